import { type Leak, type Open, type Secrets, type Sifted, sift } from '../../kernel/testing/secrets.ts'
import type { Arguments } from '../../terminal/arguments.ts'
import { chooseGame, chooseSeed } from '../../terminal/choose.ts'
import { type Command, FINE, JSON_OPTION, SEED_OPTION, WRONG } from '../../terminal/command.ts'
import type { TerminalEntry } from '../../terminal/entry.ts'
import { counted, Progress, paint } from '../../terminal/text.ts'
import type { World } from '../../terminal/world.ts'

const USUAL_GAMES = 1000
const MOST_GAMES = 1_000_000

/** So many different leaks of a game are printed. */
const PRINTED = 10

export const secrets: Command = {
  name: 'secrets',
  usage: '[GAME] [--games N] [--every N] [--seed TEXT]',
  about: `Random games of every preset and level, each position beside a twin that differs only in what is secret (games/GAME/testing/secrets.ts).
    Views, pictures, events, refusals and outcomes must be the same for every eye, and no secret may be found in them.`,
  examples: [
    { line: 'secrets blocks --games 20', does: 'one game, twenty times' },
    { line: 'secrets nim --games 20 --seed tonight', does: 'other deals' },
  ],
  options: {
    games: { value: 'N', about: `how many of each (${USUAL_GAMES})` },
    every: { value: 'N', about: 'reads every Nth position of a game (1)' },
    ...SEED_OPTION,
    ...JSON_OPTION,
  },
  words: { least: 0, most: 1 },
  async run(given: Arguments, world: World) {
    const [id] = given.words
    const entries = id === undefined ? world.games : [chooseGame(world, id)]
    const wish = {
      games: given.whole('games', 1, MOST_GAMES, USUAL_GAMES),
      every: given.whole('every', 1, MOST_GAMES, 1),
      seed: chooseSeed(given),
    }
    let worst = FINE
    for (const entry of entries) {
      const declared = (await entry.secrets()) as Secrets | Open | null
      const sifted = declared && (await sifting(entry, declared, wish, world))
      if (!sifted || sifted.leaks.length > 0) worst = WRONG
      const open = declared && 'open' in declared ? declared.open : null
      if (given.has('json')) world.out(JSON.stringify({ game: entry.id, seed: wish.seed, declared: declared !== null, open, ...sifted }))
      else world.out(sifted ? report(entry.id, sifted, open, world) : unsaid(entry.id, world))
    }
    return worst
  },
}

interface Wish {
  readonly games: number
  readonly every: number
  readonly seed: string
}

async function sifting(entry: TerminalEntry, declared: Secrets | Open, wish: Wish, world: World): Promise<Sifted> {
  const [game, levels] = await Promise.all([entry.game(), entry.levels()])
  const bar = new Progress(world, `reading ${entry.id}`)
  const deals = levels.map(({ deal }) => deal)
  const sifted = sift(game, declared, { ...wish, deals, progress: done => bar.show(done / wish.games, counted(done, 'game')) })
  bar.end()
  return sifted
}

function unsaid(id: string, world: World): string {
  return `${paint(world, 'red', 'unsaid')}  ${id}: nobody has said what is secret; games/${id}/testing/secrets.ts is where to say it`
}

function report(id: string, { games, positions, read, leaks }: Sifted, open: string | null, world: World): string {
  const done = `${id}: ${counted(games, 'game')}, ${counted(positions, 'position')}, ${counted(read, 'thing')} read`
  if (leaks.length === 0)
    return `${paint(world, 'green', 'ok')}  ${done}, 0 secrets found${open === null ? '' : ` (nothing is secret: ${open})`}`
  return [`${paint(world, 'red', 'broken')}  ${done}, ${counted(leaks.length, 'secret')} found`, ...distinct(leaks)].join('\n')
}

/** Each kind of leak once, with the first place where it was seen. */
function distinct(leaks: readonly Leak[]): string[] {
  const kinds = new Map<string, Leak>()
  for (const leak of leaks) kinds.set(`${leak.eye} ${leak.what}`, kinds.get(`${leak.eye} ${leak.what}`) ?? leak)
  return [...kinds.values()]
    .slice(0, PRINTED)
    .map(({ eye, what, seed, after }) => `  eye ${eye}, ${what} (${seed}, after ${counted(after, 'action')})`)
}
