import { dirname } from 'node:path'
import type { Bot, Game, Minds, Seat } from '../../kernel/game.ts'
import { stringify } from '../../kernel/plaintext.ts'
import { isFault } from '../../kernel/replay.ts'
import { sealOf } from '../../kernel/seal.ts'
import { Session } from '../../kernel/session.ts'
import type { Arguments } from '../../terminal/arguments.ts'
import { chooseBot, chooseDealing, chooseGame, freshSalt, secretSeed } from '../../terminal/choose.ts'
import { type Command, DEAL_OPTIONS, JSON_OPTION, MISUNDERSTOOD, WRONG } from '../../terminal/command.ts'
import { instead } from '../../terminal/did-you-mean.ts'
import type { TerminalEntry } from '../../terminal/entry.ts'
import { exists } from '../../terminal/files.ts'
import { type LevelStart, openLevel } from '../../terminal/level-argument.ts'
import { type Played, playReplay } from '../../terminal/replays.ts'
import { paint, printable } from '../../terminal/text.ts'
import { UsageError } from '../../terminal/usage-error.ts'
import type { World } from '../../terminal/world.ts'
import { Conversation } from '../play/conversation.ts'
import { Match, type Seating, seatedBefore } from '../play/match.ts'
import { SaveFile } from '../play/save-file.ts'
import { Speaker } from '../play/speaker.ts'
import type { Table } from '../play/words.ts'

export const play: Command = {
  name: 'play',
  usage:
    'GAME [LEVEL | --level ID | --preset NAME | --variant NAME | --setup JSON] [--seed TEXT] [--seat 0|1|both] [--mind BOT] [--resume FILE] [--save FILE] [--real-time]',
  about: `Type an action in its notation, or "moves" to see what you may do, "hint" for advice, "undo" to take something back, "save
    FILE", "log", "rules", "resign", "help", "quit". Tab completes.

    In games with ticks LEVEL is the id of a kept level or a level file, and time stands still between lines. A line asks for as many
    actions as you like, in order ("x+ x+ yaw+ drop"); then a tick passes. A number lets so many ticks pass, Enter one. With --real-time the
    clock runs, sixty ticks a second, and the keys on the screen play.

    Lines may as well come from a file or a pipe; the end of it means "quit". A word that is also an action of the game can be had
    as /word. With --json, everything that happens is one line of JSON.`,
  examples: [
    { line: 'play nim', does: 'seat 0, against the weakest bot' },
    { line: 'play nim --level marienbad --mind perfect --seat 1', does: 'let the strongest begin' },
    { line: 'play nim --seed kitchen-table --save game.txt', does: 'a deal you can play again, kept when it ends or is left' },
    { line: 'play nim --resume game.txt --save game.txt', does: 'go on where you left' },
    { line: 'play nim --seat both', does: 'two people, one terminal' },
    { line: 'play nim --preset five-heaps --mind 2', does: 'a preset, against the second of its minds' },
    { line: 'play nim --setup \'{"heaps":2,"misere":false,"most":9}\'', does: 'a setup of your own' },
  ],
  options: {
    ...DEAL_OPTIONS,
    seat: { value: 'SEAT', about: 'where you sit: 0, 1 or both (0)' },
    mind: { value: 'BOT', about: 'who plays against you, by name or by level from 1 on (the weakest)' },
    resume: { value: 'FILE', about: 'go on with a saved game' },
    save: { value: 'FILE', about: 'keep the game there when it ends or is left' },
    'real-time': { about: 'in games with ticks: let the clock run, and play with keys' },
    ...JSON_OPTION,
  },
  words: { least: 0, most: 2 },
  async run(given: Arguments, world: World) {
    const path = given.text('resume')
    if (path === undefined && given.words.length === 0)
      throw new UsageError(`play wants a game, as in "npx lockstep play nim"; ${instead('', ids(world), 'games')}`)
    if (path === undefined) return begin(given, world)
    for (const name of Object.keys(DEAL_OPTIONS)) given.onlyOneOf('resume', name)
    const played = await playReplay(world, path)
    if (!isFault(played)) return resume(played, path, given, world)
    world.err(printable(`lockstep: ${path}: ${played.because}`))
    return played.kind === 'wrong' ? WRONG : MISUNDERSTOOD
  },
}

function ids({ games }: World): string[] {
  return games.map(({ id }) => id)
}

async function begin(given: Arguments, world: World): Promise<number> {
  const entry = chooseGame(world, given.words[0] ?? '')
  const [game, minds] = await Promise.all([entry.game(), entry.minds()])
  const seating = chooseSeating(game, minds, given, null)
  const { title, deal, origin } = await chooseStart(entry, game, given, world)
  const saveFile = await chooseSaveFile(given, null)
  const match = new Match(new Session(game, deal), origin, seating)
  return sitDown(match, `${game.id}, ${title}`, saveFile, given, world)
}

async function chooseStart(entry: TerminalEntry, game: Game, given: Arguments, world: World): Promise<LevelStart> {
  const [, level] = given.words
  if (level === undefined) {
    // Between two, who knows the seed knows the deal: a seed that nobody has named is not told, and the deal is sealed instead.
    const secret = game.seats === 2 && !given.has('seed')
    const { seed, title, name, setup, deal } = await chooseDealing(entry, game, given, secret ? secretSeed() : undefined)
    const dealt = deal(seed)
    if (!secret || setup === undefined) return { title, ...dealt }
    const salt = freshSalt()
    return { title: name, ...dealt, origin: { ...dealt.origin, seal: sealOf(stringify(dealt.deal), salt), salt } }
  }
  if (game.hz === 0) throw new UsageError(`play does not know what to do with "${level}": lockstep play ${play.usage}`)
  const also = Object.keys(DEAL_OPTIONS).find(name => given.has(name))
  if (also !== undefined) throw new UsageError(`the level ${level} and --${also} cannot go together; give one of them`)
  return openLevel(world, entry, game, level)
}

async function resume(played: Played, path: string, given: Arguments, world: World): Promise<number> {
  const { game, session, origin } = played
  const { outcome } = session
  const entry = entryOf(game, given, world, path)
  if (outcome) throw new UsageError(`${path} is over (${outcome.because}); look at it with: npx lockstep show ${path}`)
  const seating = chooseSeating(game, await entry.minds(), given, seatedBefore(origin.notes ?? []))
  const saveFile = await chooseSaveFile(given, path)
  return sitDown(new Match(session, origin, seating), `${game.id}, resumed from ${path}`, saveFile, given, world)
}

function entryOf(game: Game, given: Arguments, world: World, path: string): TerminalEntry {
  const [id, level] = given.words
  if (level !== undefined) throw new UsageError(`--resume goes on with a game that has its level; leave out "${level}"`)
  if (id !== undefined && chooseGame(world, id).id !== game.id) throw new UsageError(`${path} is a game of ${game.id}, not of ${id}`)
  return chooseGame(world, game.id)
}

async function chooseSaveFile(given: Arguments, resumed: string | null): Promise<SaveFile> {
  const path = given.text('save') ?? null
  // Said now, not when a long game is over.
  if (path !== null && !(await exists(dirname(path)))) throw new UsageError(`there is no folder ${dirname(path)} to save to`)
  if (path !== null && path !== resumed && (await exists(path)))
    throw new UsageError(`there is a file called ${path} already; choose another name, or go on with it: --resume ${path} --save ${path}`)
  return new SaveFile(path, resumed === null ? [] : [resumed])
}

async function sitDown(match: Match, title: string, saveFile: SaveFile, given: Arguments, world: World): Promise<number> {
  const speaker = new Speaker(world, given.has('json'))
  const { game, session, bots } = match
  const terminal = await chooseGame(world, game.id).terminal()
  const [tickPlay = null, turnPlay = null] = await Promise.all([terminal?.tickPlay?.(), terminal?.turnPlay?.()])
  const at = { match, speaker, saveFile, tickPlay, turnPlay }
  if (given.has('real-time')) return inRealTime(at, given)
  const facts = {
    game: game.id,
    rules: game.rules,
    title,
    seed: match.sealed ? null : match.seed,
    ...(match.sealed && { seal: match.sealed.seal }),
    bots: bots.slice(0, game.seats).map(bot => bot?.id ?? null),
    tick: session.tick,
  }
  speaker.tell('begin', facts, greeting(match, title, world))
  return new Conversation(at).run()
}

async function inRealTime(at: Table, given: Arguments): Promise<number> {
  const { game } = at.match
  given.onlyOneOf('real-time', 'json')
  if (game.hz === 0) throw new UsageError(`time in ${game.id} passes only when somebody acts, so there is no --real-time`)
  if (!at.tickPlay) throw new UsageError(`${game.id} has no keys yet to play it in real time; leave out --real-time`)
  if (!at.speaker.world.interactive)
    throw new UsageError('--real-time wants a keyboard and a screen; without it, lines may come from a pipe')
  const { RealTime } = await import('../play/real-time.ts')
  return new RealTime(at, at.tickPlay).run()
}

function greeting(match: Match, title: string, world: World): string {
  const [example] = match.game.legal(match.session.state, match.session.toMove ?? 0)
  const action = example === undefined ? 'an action' : `an action, for example ${match.game.notate(example)}`
  const what = match.game.hz === 0 ? action : `${action}, or several; a number to let so many ticks pass`
  return [
    paint(world, 'bold', printable(title)),
    ...seats(match),
    ...(match.sealed ? [`Seal of the deal: ${match.sealed.seal}`] : []),
    `Type ${what}, or help.${world.interactive ? ' Tab completes, twice lists.' : ''}`,
  ].join('\n')
}

function seats({ game, shared, bots }: Match): string[] {
  if (game.seats === 1) return []
  if (shared) return ['Two people play; the prompt says whose turn it is.']
  return bots.flatMap((bot, seat) => (bot ? [`You have seat ${1 - seat}. ${bot.id} has seat ${seat}: ${bot.about}`] : []))
}

// ── Who sits where ───────────────────────────────────────────────────────────────────────────────────

const SEATS: readonly string[] = ['0', '1', 'both']

/** Reads `--seat` and `--mind`; what they leave open is as it was before, in a game that goes on. */
function chooseSeating(game: Game, { bots, guide }: Minds, given: Arguments, before: ReturnType<typeof seatedBefore>): Seating {
  const seat = given.text('seat')
  const mind = given.text('mind')
  if (seat !== undefined && !SEATS.includes(seat)) throw new UsageError(`there is no seat "${seat}"; ${instead(seat, SEATS, 'seats')}`)
  if (game.seats === 1) {
    if (seat !== undefined && seat !== '0') throw new UsageError(`${game.id} has one seat, and it is yours`)
    if (mind !== undefined)
      throw new UsageError(`${game.id} has one seat, so there is nobody to play against; say "hint" in the game for advice`)
    return { bots: [null, null], guide }
  }
  if (seat === 'both' && mind !== undefined) throw new UsageError('with --seat both two people play, so there is no place for --mind')
  const person = chairOf(seat, mind, before)
  if (person === 'both' || (bots.length === 0 && seat === undefined && mind === undefined)) return { bots: [null, null], guide }
  const opponent = chooseOpponent(game, bots, mind ?? before?.[person === 0 ? 1 : 0] ?? undefined)
  return { bots: person === 0 ? [null, opponent] : [opponent, null], guide }
}

function chairOf(seat: string | undefined, mind: string | undefined, before: ReturnType<typeof seatedBefore>): Seat | 'both' {
  if (seat !== undefined) return seat === 'both' ? 'both' : seat === '0' ? 0 : 1
  if (!before) return 0
  if (before[0] === null && before[1] === null && mind === undefined) return 'both'
  return before[0] === null ? 0 : 1
}

function chooseOpponent(game: Game, bots: readonly Bot[], id: string | undefined): Bot {
  const [weakest] = bots
  if (!weakest) throw new UsageError(`${game.id} has no bots; two people play it with --seat both`)
  return id === undefined ? weakest : chooseBot(game, bots, id)
}
