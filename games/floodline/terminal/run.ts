import { dirname } from 'node:path'
import type { Game } from '../../../kernel/game.ts'
import { hash } from '../../../kernel/hash.ts'
import { stringify } from '../../../kernel/plaintext.ts'
import { MOST_TICKS, write } from '../../../kernel/replay.ts'
import { Session } from '../../../kernel/session.ts'
import type { Arguments } from '../../../terminal/arguments.ts'
import { chooseGame } from '../../../terminal/choose.ts'
import { type Command, FINE, JSON_OPTION, WRONG } from '../../../terminal/command.ts'
import { exists, readText, writeWhole } from '../../../terminal/files.ts'
import { openLevel } from '../../../terminal/level-argument.ts'
import { indented, paint, printable, table } from '../../../terminal/text.ts'
import { UsageError } from '../../../terminal/usage-error.ts'
import type { World } from '../../../terminal/world.ts'
import { type Input, readInputs } from './inputs.ts'

export const run: Command = {
  name: 'run',
  usage: 'LEVEL --inputs FILE [--ticks N] [--trace] [--out FILE]',
  about: `Plays a level of floodline as fast as it can and prints what it came to: the board, everything that is counted, the goals,
    the outcome and the hash of the state. LEVEL is the id of a kept level or a level file. The inputs are lines such as "12 x+ drop": what is
    asked for in which tick (docs/formats/inputs.md). It ends after the tick of the last line, or after --ticks.

    With --trace everything that happens is told, tick by tick, in the order in which it happens. --out keeps the game as a replay.`,
  examples: [
    { line: 'run template --inputs inputs.txt', does: 'what comes of it' },
    { line: 'run template --inputs inputs.txt --trace', does: '… and how' },
    { line: 'run my-level.json --inputs inputs.txt --ticks 600 --out game.replay', does: 'ten seconds, kept as a replay' },
    { line: 'run template --ticks 600 --trace --json', does: 'nobody touches a key; for programs' },
  ],
  options: {
    inputs: { value: 'FILE', about: 'what is asked for, tick by tick; - for the standard input' },
    ticks: { value: 'N', about: 'how many ticks (one more than the last line)' },
    trace: { about: 'tell everything that happens' },
    out: { value: 'FILE', about: 'keep the game there, as a replay' },
    ...JSON_OPTION,
  },
  words: { least: 1, most: 1, missing: 'a level: the id of a kept one, or a file' },
  async run(given: Arguments, world: World) {
    const entry = chooseGame(world, 'floodline')
    const game = await entry.game()
    const level = await openLevel(world, entry, game, given.words[0] ?? '')
    const inputs = await chooseInputs(given, game, world)
    const ticks = chooseTicks(given, inputs)
    const out = await chooseOut(given)
    const session = new Session(game, level.deal)
    const traced: Traced[] = []
    const fault = play(session, inputs, ticks, given.has('trace') ? traced : null)
    if (fault !== null) {
      world.err(printable(`lockstep: ${given.text('inputs')}: ${fault}`))
      return WRONG
    }
    const kept = out === null ? null : await writeWhole(out, write(session, level.origin))
    if (kept !== null) throw new UsageError(`${out} cannot be written: ${kept}`)
    if (given.has('json')) world.out(stringify(await asData(session, level.title, traced, given.has('trace'))))
    else await report(session, level.title, traced, world)
    if (out !== null && !given.has('json')) world.out(`Kept as ${out}.`)
    return FINE
  },
}

// ── What is asked ────────────────────────────────────────────────────────────────────────────────────

async function chooseInputs(given: Arguments, game: Game, world: World): Promise<readonly Input[]> {
  const path = given.text('inputs')
  if (path === undefined) {
    if (given.has('ticks')) return []
    throw new UsageError('run wants to know what to do: --inputs FILE, or --ticks N to let time pass')
  }
  const read = await readText(path, world.input, 'file of inputs')
  if ('because' in read) throw new UsageError(`${path} ${read.because}`)
  const inputs = readInputs(read.text, game)
  if ('because' in inputs) throw new UsageError(`${path}: line ${inputs.line}: ${inputs.because}`)
  return inputs
}

function chooseTicks(given: Arguments, inputs: readonly Input[]): number {
  const last = inputs.at(-1)
  const least = last === undefined ? 0 : last.tick + 1
  const ticks = given.whole('ticks', 0, MOST_TICKS, least)
  if (ticks >= least || last === undefined) return ticks
  throw new UsageError(`--ticks ${ticks} ends before line ${last.line} of the inputs, which is about tick ${last.tick}`)
}

async function chooseOut(given: Arguments): Promise<string | null> {
  const path = given.text('out') ?? null
  if (path === null) return null
  if (!(await exists(dirname(path)))) throw new UsageError(`there is no folder ${dirname(path)} to write to`)
  if (await exists(path)) throw new UsageError(`there is a file called ${path} already; choose another name`)
  return path
}

// ── Playing ──────────────────────────────────────────────────────────────────────────────────────────

interface Traced {
  readonly tick: number
  readonly event: unknown
}

/** Gives what went wrong, if anything did. The tick of an event is the tick it happens in: the one its inputs name. */
function play(session: Session, inputs: readonly Input[], ticks: number, traced: Traced[] | null): string | null {
  let tick = 0
  const deafen = traced ? session.listen(events => traced.push(...events.map(event => ({ tick, event })))) : () => {}
  const pass = (until: number): void => {
    // One by one only for somebody who wants to know when.
    if (!traced) session.advance(until - session.tick)
    for (; session.tick < until && !session.outcome; session.advance(1)) tick = session.tick
  }
  for (const { line, tick: at, actions } of inputs) {
    pass(at)
    if (session.tick < at) return `line ${line}: the level was over at tick ${session.tick}, and this is about tick ${at}`
    tick = at // a tool of a sandbox works at once, before that tick
    for (const text of actions) {
      const refusal = session.offer(0, text)
      if (refusal) return `line ${line}: "${text}" is refused in tick ${at}: ${refusal.because}`
    }
  }
  pass(ticks)
  deafen()
  return null
}

// ── What it came to ──────────────────────────────────────────────────────────────────────────────────

type Telling = typeof import('../minds/describe-events.ts')
type State = Parameters<Telling['counts']>[0]
type Event = Parameters<Telling['sentenceFor']>[0]

function telling(): Promise<Telling> {
  return import('../minds/describe-events.ts')
}

async function asData(session: Session, title: string, traced: readonly Traced[], trace: boolean): Promise<object> {
  const { counts, goalLines, phaseOf, sentenceFor } = await telling()
  const state = session.state as State
  return {
    title,
    ticks: session.tick,
    ...(trace && {
      trace: traced.map(({ tick, event }) => ({
        tick,
        phase: phaseOf(event as Event),
        says: sentenceFor(event as Event, state.level),
        event,
      })),
    }),
    text: session.game.text(session.game.view(state, 'referee')),
    metrics: Object.fromEntries(counts(state)),
    goals: state.goals.map((goal, index) => ({ ...goal, says: goalLines(state)[index] })),
    outcome: session.outcome,
    hash: hash(state),
  }
}

async function report(session: Session, title: string, traced: readonly Traced[], world: World): Promise<void> {
  const { counts, goalLines, phaseOf, sentenceFor } = await telling()
  const state = session.state as State
  const section = (name: string, text: string): void => world.out(`\n${paint(world, 'bold', name)}\n${indented(text)}`)
  world.out(paint(world, 'bold', printable(`floodline, ${title}`)))
  if (traced.length > 0) {
    const rows = traced.map(({ tick, event }) => [String(tick), phaseOf(event as Event), sentenceFor(event as Event, state.level)])
    section('What happened', table([['tick', 'phase', ''], ...rows], world.width - 2))
  }
  world.out(`\n${session.game.text(session.game.view(state, 'referee'))}`)
  section('Metrics', table(inPairs(counts(state).map(([name, count]) => [name, String(count)])), world.width - 2))
  section('Goals', goalLines(state).join('\n'))
  const { outcome } = session
  const how = outcome ? `${outcome.winner === 0 ? 'won' : 'lost'} (${outcome.code}): ${outcome.because}` : 'not over'
  section('Outcome', `${how}, after ${session.tick} ticks\nstate ${hash(state)}`)
}

/** Two to a line: there are many, and they are short. */
function inPairs(rows: readonly (readonly string[])[]): string[][] {
  const half = Math.ceil(rows.length / 2)
  return rows.slice(0, half).map((row, index) => [...row, ...(rows[half + index] ?? [])])
}
