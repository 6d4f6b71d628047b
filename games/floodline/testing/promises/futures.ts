/** Previews beside what they promise: a random game, looked ahead now and then, and the same thing done on a copy of it. */
import { silent } from '../../../../kernel/game.ts'
import { hash } from '../../../../kernel/hash.ts'
import { copy, equal } from '../../../../kernel/plain.ts'
import { below, pick, type Rng, stream } from '../../../../kernel/rng.ts'
import type { FloodAction, FloodEvent, Floodline } from '../../nouns.ts'
import { ask, legal, refuse } from '../../rules/actions.ts'
import { type DropFuture, Futures, type TiltFuture } from '../../rules/futures.ts'
import { outcome } from '../../rules/outcome.ts'
import { start } from '../../rules/start.ts'
import { tick } from '../../rules/tick.ts'
import { randomLevel } from '../levels.ts'

type State = Floodline['State']

/** How much was looked at. */
export interface FuturesTally {
  tilts: number // that happened
  blocked: number
  refused: number
  drops: number
  ends: number // drops that win or lose
  readonly times: number[] // milliseconds for the four tilts and the drop of one look
}

export function noFutures(): FuturesTally {
  return { tilts: 0, blocked: 0, refused: 0, drops: 0, ends: 0, times: [] }
}

/** Ticks between two looks, about: looking takes longer than playing. */
const EVERY = 12

/** Null, or what differs. `futures` may have served other games before. */
export function futuresDifference(seed: string, ticks: number, futures = new Futures(), tally = noFutures()): string | null {
  const rng = stream(seed, 'futures')
  const state = start(randomLevel(rng))
  for (let done = 0; done < ticks; done++) {
    const over = state.won || state.lost !== ''
    if (over || below(rng, EVERY) === 0) {
      const difference = lookAhead(state, futures, rng, tally)
      if (difference) return `${seed}, after tick ${done}: ${difference}`
    }
    if (over) return null
    while (below(rng, 6) === 0) askForSomething(state, rng)
    tick(state, silent)
  }
  return null
}

function askForSomething(state: State, rng: Rng): void {
  const wishes = [...legal(state)].filter(wish => wish.kind !== 'drop' || below(rng, 4) === 0)
  if (wishes.length > 0) ask(state, pick(rng, wishes))
}

function lookAhead(state: State, futures: Futures, rng: Rng, tally: FuturesTally): string | null {
  const before = hash(state)
  // Wishes that are noted already make no difference to a preview.
  const shown = copy(state)
  if (below(rng, 4) === 0) askForSomething(shown, rng)
  const noted = hash(shown)
  const began = performance.now()
  const tilts = futures.tilts(shown)
  const drop = futures.drop(shown)
  tally.times.push(performance.now() - began)
  if (hash(shown) !== noted) return 'looking ahead changed the state'
  for (const tilt of tilts) {
    const difference = tiltDifference(state, tilt, tally)
    if (difference) return `tilt ${tilt.sense}: ${difference}`
  }
  const difference = dropDifference(state, drop, tally)
  if (difference) return `drop: ${difference}`
  return hash(state) === before ? null : 'the check itself changed the state'
}

interface Played {
  readonly after: State
  readonly told: readonly FloodEvent[]
}

function played(state: State, asked: FloodAction, change: Partial<State> = {}): Played {
  const after = { ...copy(state), ...change }
  const told: FloodEvent[] = []
  ask(after, asked)
  tick(after, event => told.push(event))
  return { after, told }
}

/** A piece that locks in the tick of the tilt would cover what the tilt did: then it is given time. */
function tilted(state: State, asked: FloodAction): Played {
  const once = played(state, asked)
  return once.after.metrics.pieces === state.metrics.pieces ? once : played(state, asked, { lockIn: 1000 })
}

function tiltDifference(state: State, shown: TiltFuture, tally: FuturesTally): string | null {
  const asked: FloodAction = { kind: 'tilt', sense: shown.sense }
  const refusal = refuse(state, asked)
  if (!equal(shown.refusal, refusal)) return `refused with ${shown.refusal?.code}, in truth with ${refusal?.code}`
  if (refusal) {
    tally.refused++
    return shown.cells || shown.blocked ? 'refused, and yet something is shown' : null
  }
  const { after, told } = tilted(state, asked)
  const stopped = told.find(event => event.kind === 'tilt-refused')
  if (stopped) {
    tally.blocked++
    return equal(shown.blocked, stopped.cells) && !shown.cells ? null : `blocked at ${stopped.cells}, not at ${shown.blocked}`
  }
  tally.tilts++
  if (shown.blocked) return `not blocked at ${shown.blocked}`
  if (!equal(shown.cells, after.cells)) return `the board is ${after.cells}, not ${shown.cells}`
  const { metrics } = after
  const numbers = [after.gravity, metrics.shiftLast, metrics.lostLast, metrics.overflowed - state.metrics.overflowed]
  const promised = [shown.gravity, shown.shift, shown.lost, shown.overflow]
  return equal(promised, numbers) ? null : `gravity, shift, lost, overflow are ${numbers}, not ${promised}`
}

function dropDifference(state: State, shown: DropFuture | null, tally: FuturesTally): string | null {
  if (state.won || state.lost !== '') return shown ? 'shown after the end' : null
  if (!shown) return 'not shown'
  const { after } = played(state, { kind: 'drop' })
  tally.drops++
  if (after.won || after.lost !== '') tally.ends++
  const { cells, metrics } = after
  const truth = { cells, outcome: outcome(after) }
  for (const [name, value] of Object.entries(truth)) {
    const promised = shown[name as keyof typeof truth]
    if (!equal(promised, value)) return `${name} is ${JSON.stringify(value)}, not ${JSON.stringify(promised)}`
  }
  for (const [name, grown] of Object.entries(shown.change) as [keyof typeof metrics, number][])
    if (state.metrics[name] + grown !== metrics[name])
      return `${name} grows from ${state.metrics[name]} to ${metrics[name]}, not by ${grown}`
  return null
}
