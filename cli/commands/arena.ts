import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { examine } from '../../games/provenance.ts'
import type { Arguments } from '../../terminal/arguments.ts'
import { chooseBot, chooseGame, choosePreset } from '../../terminal/choose.ts'
import { type Command, FINE, JSON_OPTION, WRONG } from '../../terminal/command.ts'
import type { TerminalEntry } from '../../terminal/entry.ts'
import { counted, Progress, paint, printable, table } from '../../terminal/text.ts'
import { UsageError } from '../../terminal/usage-error.ts'
import type { World } from '../../terminal/world.ts'
import { makeBots } from '../arena/accounts.ts'
import { type Ended, type Running, start, startServer } from '../arena/processes.ts'

const USUAL_CONTESTS = 10
const MOST_CONTESTS = 10_000

export const arena: Command = {
  name: 'arena',
  usage: '[GAME] [--contests N] [--preset NAME] [--pair] [--mind NAME] [--keep FOLDER]',
  about: `Starts a server of its own in a folder that is deleted afterwards, makes two bot accounts, and lets the bots of examples/ play each other over its socket, as
    anybody's bots would. Then it asks for every replay and verifies it: the game, the seal, the commitment, and what both added. The pages must have been built
    ("npm run build"), and there must be a python3. The exit code is 1 if the bots disagree about a result, or a replay does not hold.`,
  examples: [
    { line: 'arena', does: `${USUAL_CONTESTS} games of the first game that two can play` },
    { line: 'arena nim --contests 3 --mind perfect', does: 'the bot in TypeScript thinks with a mind of the arcade' },
    { line: 'arena --pair --contests 5 --keep replays', does: 'mirrored pairs, and their replays are kept' },
  ],
  options: {
    contests: { value: 'N', about: `how many (${USUAL_CONTESTS})` },
    preset: { value: 'NAME', about: 'what is played; the first one, if none is named' },
    pair: { about: 'mirrored pairs instead of single games' },
    mind: { value: 'NAME', about: 'which mind thinks for the bot in TypeScript; otherwise it plays by chance' },
    keep: { value: 'FOLDER', about: 'writes the replays there' },
    ...JSON_OPTION,
  },
  words: { least: 0, most: 1 },
  async run(given: Arguments, world: World) {
    const wish = await wishOf(given, world)
    const folder = await mkdtemp(join(tmpdir(), 'lockstep-arena-'))
    try {
      const contests = await playAll(wish, folder, world)
      if (given.has('json')) for (const contest of contests) world.out(JSON.stringify(contest))
      else world.out(report(wish, contests, world))
      return contests.length === wish.contests && contests.every(({ faults }) => faults.length === 0) ? FINE : WRONG
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}

interface Wish {
  readonly entry: TerminalEntry
  readonly preset: string
  readonly pair: boolean
  readonly mind: string | null
  readonly contests: number
  readonly keep: string | null
}

async function wishOf(given: Arguments, world: World): Promise<Wish> {
  const playable = await twoSeated(world)
  const entry = chooseGame(world, given.words[0] ?? playable[0] ?? '')
  const game = await entry.game()
  if (!playable.includes(entry.id))
    throw new UsageError(`${entry.id} is not played between two on a server; there is ${playable.join(', ')}`)
  const preset = given.text('preset')
  const mind = given.text('mind')
  return {
    entry,
    preset: preset === undefined ? (game.presets[0]?.name ?? '') : choosePreset(game, preset).name,
    pair: given.has('pair'),
    mind: mind === undefined ? null : chooseBot(game, (await entry.minds()).bots, mind).id,
    contests: given.whole('contests', 1, MOST_CONTESTS, USUAL_CONTESTS),
    keep: given.text('keep') ?? null,
  }
}

/** What a server offers: games between two, without ticks. */
async function twoSeated({ games }: World): Promise<readonly string[]> {
  const all = await Promise.all(games.map(entry => entry.game()))
  return all.filter(({ seats, hz }) => seats === 2 && hz === 0).map(({ id }) => id)
}

/** As one bot told it. */
interface Told {
  readonly contest: string
  readonly result: string
  readonly because: string
  readonly shuffle: string
  readonly matches: readonly string[]
}

interface Contest extends Omit<Told, 'shuffle'> {
  /** As each of them found it: `fair`, or `alone` for whoever was too late to add anything. */
  readonly shuffle: readonly string[]
  /** Sentences; empty when everything holds. */
  readonly faults: readonly string[]
}

const BOTS = ['typescript', 'python'] as const

async function playAll(wish: Wish, folder: string, world: World): Promise<readonly Contest[]> {
  const server = await startServer(world.root, folder)
  const running: Running[] = [server]
  const deaf = world.onInterrupt(() => running.forEach(each => each.stop()))
  try {
    const told: readonly [Told[], Told[]] = [[], []]
    const progress = new Progress(world, 'playing')
    const tokens = await makeBots(server.address, BOTS)
    for (const [index, bot] of BOTS.entries()) {
      const env = { LOCKSTEP_TOKEN: tokens[index], LOCKSTEP_SERVER: server.address }
      const hear = (line: string): void => {
        told[index]?.push(...readTold(line))
        progress.show((told[0].length + told[1].length) / 2 / wish.contests, counted(told[0].length, 'contest'))
      }
      running.push(await start(commandOf(bot, wish), world.root, env, hear).catch(() => missing(bot)))
    }
    const ended = await Promise.all(running.slice(1).map(each => each.ended))
    progress.end()
    const broken = ended.map(brokenBot).filter(fault => fault !== null)
    if (broken.length > 0) throw new UsageError(broken.join('; '))
    return await judgeAll(told, server.address, wish)
  } finally {
    deaf()
    for (const each of running.reverse()) {
      each.stop()
      await each.ended
    }
  }
}

function commandOf(bot: (typeof BOTS)[number], { entry, preset, pair, mind, contests }: Wish): readonly [string, ...string[]] {
  const options = ['--game', entry.id, '--preset', preset, '--contests', String(contests), ...(pair ? ['--pair'] : [])]
  if (bot === 'python') return ['python3', '-B', 'examples/bot-python/bot.py', ...options]
  return [process.execPath, '--import', 'tsx', 'examples/bot-typescript/bot.ts', ...options, ...(mind === null ? [] : ['--mind', mind])]
}

function missing(bot: string): never {
  throw new UsageError(`the bot in ${bot} cannot be started; is there a python3?`)
}

function brokenBot({ code, errors }: Ended, index: number): string | null {
  return code === 0 ? null : `the bot in ${BOTS[index]} ended with ${code}: ${errors.slice(-400)}`
}

/** A line of a bot: contest, result, why, shuffle, matches. A match that was called off is nobody's. */
function readTold(line: string): readonly Told[] {
  const [contest = '', result = '', because = '', shuffle = '', ...matches] = line.split(' ')
  return ['won', 'lost', 'drawn'].includes(result) ? [{ contest, result, because, shuffle, matches }] : []
}

const OPPOSITE: Readonly<Record<string, string>> = { won: 'lost', lost: 'won', drawn: 'drawn' }

async function judgeAll([ours, theirs]: readonly [Told[], Told[]], server: string, wish: Wish): Promise<readonly Contest[]> {
  if (wish.keep !== null) await mkdir(wish.keep, { recursive: true })
  const contests: Contest[] = []
  for (const told of ours) {
    const other = theirs.find(({ contest }) => contest === told.contest)
    const faults = other?.result === OPPOSITE[told.result] ? [] : [`the other bot says that it has ${other?.result ?? 'not played it'}`]
    const shuffle = [told.shuffle, other?.shuffle ?? '-']
    if (shuffle.includes('UNFAIR')) faults.push('a bot says that the shuffle does not follow from what was committed to')
    for (const match of told.matches) faults.push(...(await judge(match, server, wish)))
    contests.push({ ...told, shuffle, faults })
  }
  return contests
}

/** What is wrong with the replay of a match. */
async function judge(match: string, server: string, { entry, keep }: Wish): Promise<readonly string[]> {
  const answer = await fetch(new URL(`/api/matches/${match}/replay`, server))
  const text = await answer.text()
  if (!answer.ok) return [`the replay of ${match} is not to be had: ${answer.status}`]
  if (keep !== null) await writeFile(join(keep, `${match}.replay`), text)
  const { verdict, origin } = await examine(text, entry, new Date().toISOString().slice(0, 10))
  if (!verdict.ok) return [`the replay of ${match} does not hold: ${verdict.fault.because}`]
  return origin?.commit === undefined ? [`the replay of ${match} has no commitment`] : []
}

function report(wish: Wish, contests: readonly Contest[], world: World): string {
  const count = (result: string): number => contests.filter(each => each.result === result).length
  const rows = contests.map(({ contest, result, because, shuffle, matches }) => [
    ...[contest, `${BOTS[0]} ${result}`, because, [...new Set(shuffle)].join(' and '), matches.join(' ')],
  ])
  const faults = contests.flatMap(each =>
    each.faults.map(fault => `${paint(world, 'red', 'wrong')}  ${printable(`${each.contest}: ${fault}`)}`),
  )
  const replays = contests.reduce((sum, { matches }) => sum + matches.length, 0)
  const held = faults.length === 0 ? 'all of which hold' : `${counted(faults.length, 'fault')}`
  return [
    table([['contest', 'result', 'because', 'shuffle', 'matches'], ...rows], world.width),
    ...faults,
    '',
    `${wish.entry.id}, ${wish.preset}: ${BOTS[0]} won ${count('won')}, ${BOTS[1]} won ${count('lost')}, ${count('drawn')} drawn; ${counted(replays, 'replay')}, ${held}`,
  ].join('\n')
}
