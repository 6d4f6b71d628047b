import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Bot, Game } from '../../kernel/game.ts'
import type { Arguments } from '../../terminal/arguments.ts'
import { chooseBot, chooseDealing, chooseGame, type Dealing, plainName } from '../../terminal/choose.ts'
import { type Command, DEAL_OPTIONS, FINE, JSON_OPTION } from '../../terminal/command.ts'
import { counted, Progress } from '../../terminal/text.ts'
import { UsageError } from '../../terminal/usage-error.ts'
import type { World } from '../../terminal/world.ts'
import { playPair } from '../league/pairs.ts'
import type { Tally } from '../league/rating.ts'
import { section, withSection } from '../league/report.ts'

const USUAL_PAIRS = 100
const MOST_PAIRS = 100_000
const USUAL_STEPS = 3_000
const MOST_STEPS = 10_000_000

export const league: Command = {
  name: 'league',
  usage: 'GAME [--preset NAME | --setup JSON] [--pairs N] [--others N] [--minds LIST] [--steps N] [--file FILE] [--write] [--seed TEXT]',
  about: `Every bot plays every other in mirrored pairs: the same deal twice with the seats swapped, and the sum of both margins decides.
    Neighbours in strength play --pairs of them, all others --others. Every pair is a line of --file as soon as it is played; the same
    command goes on where it stopped, and reads what is there already. With --write the table goes into docs/league.md.`,
  examples: [
    { line: 'league nim --pairs 400 --file league.jsonl --write', does: 'the ladder of the first preset' },
    { line: 'league nim --preset five-heaps --pairs 100 --file five-heaps.jsonl', does: 'another rule set, printed' },
    { line: 'league nim --minds careless,perfect --pairs 200', does: 'two of them' },
  ],
  options: {
    pairs: { value: 'N', about: `mirrored pairs between neighbours, or a list from the weakest on (${USUAL_PAIRS})` },
    others: { value: 'N', about: 'between all others (a fifth of that)' },
    minds: { value: 'LIST', about: 'which bots, by name, separated by commas (all)' },
    steps: { value: 'N', about: `what a bot may spend on an action (${USUAL_STEPS})` },
    file: { value: 'FILE', about: 'keeps every pair as a line of JSON, and goes on from there' },
    write: { about: 'put the table into docs/league.md' },
    ...DEAL_OPTIONS,
    ...JSON_OPTION,
  },
  words: { least: 1, most: 1, missing: 'a game' },
  async run(given: Arguments, world: World) {
    const entry = chooseGame(world, given.words[0] ?? '')
    const game = await entry.game()
    if (game.seats !== 2 || game.hz !== 0)
      throw new UsageError(`${game.id} has one seat, or does not wait; a league is for two who take turns`)
    const bots = chosenBots(game, (await entry.minds()).bots, given.text('minds'))
    const pairs = pairsEach(given.text('pairs') ?? String(USUAL_PAIRS), bots.length - 1)
    const plan: Plan = {
      game,
      bots,
      dealing: await chooseDealing(entry, game, given, 'league'),
      pairs,
      others: given.whole('others', 0, MOST_PAIRS, Math.ceil(Math.min(...pairs) / 5)),
      steps: given.whole('steps', 0, MOST_STEPS, USUAL_STEPS),
      file: given.text('file') ?? null,
    }
    const name = given.text('preset') ?? given.text('variant') ?? game.presets[0]?.name ?? ''
    const tallies = await played(plan, world)
    const list = given.text('minds')
    const title = `${game.id}, ${plainName(name)}${list === undefined ? '' : `: ${bots.map(({ id }) => id).join(', ')}`}`
    const asked = [
      `--preset ${plainName(name)}`,
      ...(list === undefined ? [] : [`--minds ${bots.map(({ id }) => id).join(',')}`]),
      `--pairs ${given.text('pairs') ?? USUAL_PAIRS} --others ${plan.others} --steps ${plan.steps} --seed ${plan.dealing.seed}`,
    ]
    const text = section({
      title,
      command: `npx lockstep league ${game.id} ${asked.join(' ')}`,
      players: bots,
      tallies,
    })
    world.out(given.has('json') ? JSON.stringify({ game: game.id, minds: bots.map(({ id }) => id), tallies }) : text)
    if (given.has('write')) await write(world, title, text)
    return FINE
  },
}

interface Plan {
  readonly game: Game
  readonly bots: readonly Bot[]
  readonly dealing: Dealing
  readonly pairs: readonly number[] // of each with the next in strength
  readonly others: number
  readonly steps: number
  readonly file: string | null
}

/** One number for all neighbours, or a list with one for each. */
function pairsEach(text: string, neighbours: number): number[] {
  const numbers = text.split(',').map(Number)
  if (numbers.some(pairs => !Number.isInteger(pairs) || pairs < 1 || pairs > MOST_PAIRS))
    throw new UsageError(`--pairs wants whole numbers from 1 to ${MOST_PAIRS}, not ${text}`)
  if (numbers.length === 1) return new Array<number>(neighbours).fill(numbers[0] ?? 0)
  if (numbers.length !== neighbours) throw new UsageError(`--pairs wants one number, or ${neighbours}: one for each two neighbours`)
  return numbers
}

function chosenBots(game: Game, bots: readonly Bot[], list: string | undefined): readonly Bot[] {
  const chosen = list === undefined ? bots : list.split(',').map(id => chooseBot(game, bots, id.trim()))
  if (chosen.length < 2) throw new UsageError('a league needs at least two bots')
  return chosen
}

interface Line {
  readonly a: string
  readonly b: string
  readonly seed: string
  readonly margins: readonly [number, number]
}

/** One pair of bots after the other, a little of each at a time, so that a league that is stopped says something about all of them. */
async function played(plan: Plan, world: World): Promise<Tally[]> {
  const { game, bots, dealing, steps, file } = plan
  const lines = await kept(file)
  const done = new Set(lines.map(({ a, b, seed }) => `${a} ${b} ${seed}`))
  const due = fixtures(plan).filter(({ a, b, seed }) => !done.has(`${a.id} ${b.id} ${seed}`))
  const progress = new Progress(world, `${game.id} league`)
  let stopped = false
  const deaf = world.onInterrupt(() => {
    stopped = true
  })
  for (const [nth, { a, b, seed }] of due.entries()) {
    if (stopped) break
    progress.show(nth / due.length, `${nth} of ${counted(due.length, 'pair')}, ${a.id} – ${b.id}`)
    const line: Line = { a: a.id, b: b.id, seed, margins: playPair(game, dealing.deal(seed).deal, [a, b], seed, { steps }) }
    lines.push(line)
    if (file !== null) await appendFile(file, `${JSON.stringify(line)}\n`)
    await new Promise<void>(next => setImmediate(next)) // an interrupt is heard between pairs
  }
  progress.end()
  deaf()
  return tallied(bots, lines)
}

async function kept(file: string | null): Promise<Line[]> {
  if (file === null) return []
  const text = await readFile(file, 'utf8').catch(() => '')
  return text
    .split('\n')
    .filter(line => line.trim() !== '')
    .map((line, at) => {
      try {
        return JSON.parse(line) as Line
      } catch {
        throw new UsageError(`line ${at + 1} of ${file} is no pair of a league`)
      }
    })
}

interface Fixture {
  readonly a: Bot
  readonly b: Bot
  readonly seed: string
}

function fixtures({ bots, dealing, pairs, others }: Plan): Fixture[] {
  const found: Fixture[] = []
  for (let nth = 0; nth < Math.max(...pairs, others); nth++)
    for (const [at, a] of bots.entries())
      for (const [below, b] of bots.slice(0, at).entries())
        if (nth < (at - below === 1 ? (pairs[below] ?? 0) : others)) found.push({ a, b, seed: `${dealing.seed}-${nth}` })
  return found
}

function tallied(bots: readonly Bot[], lines: readonly Line[]): Tally[] {
  return bots.flatMap(({ id: first }, a) =>
    bots.slice(0, a).map(({ id: second }, b) => {
      const sums = lines.filter(line => line.a === first && line.b === second).map(({ margins }) => margins[0] + margins[1])
      const count = (wanted: (sum: number) => boolean): number => sums.filter(wanted).length
      return { a, b, won: count(sum => sum > 0), drawn: count(sum => sum === 0), lost: count(sum => sum < 0) }
    }),
  )
}

async function write({ root }: World, title: string, text: string): Promise<void> {
  const path = join(root, 'docs', 'league.md')
  const old = await readFile(path, 'utf8').catch(() => '')
  await writeFile(path, withSection(old, title, text))
}
