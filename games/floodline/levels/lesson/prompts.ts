/**
 * What a level says to somebody who meets it for the first time. Prompts are data: when to speak, what to say, where to point.
 * Nothing here waits for a timer or changes the game; a stage keeps a history of the events it hears and asks what to show.
 */
import {
  type Ability,
  type Axis,
  type FloodEvent,
  type Floodline,
  GRAVITIES,
  type Gravity,
  type Metrics,
  STEPS,
  type Step,
  type TiltSense,
} from '../../nouns.ts'
import { isVoxel } from '../../rules/board/cells.ts'
import { spotOf } from '../../rules/board/space.ts'
import { type Aim, type Box, isWithin, planFor } from './aims.ts'

/** A sentence in the languages of the game. */
export interface Said {
  readonly en: string
  readonly de: string
}

/** What somebody did, as far as it happened; a refused tilt is none. */
export type Deed = 'move' | 'turn' | 'soft' | 'drop' | 'tilt' | 'hold' | 'arm' | Glance

/** What somebody did that the rules do not hear of: looked from another corner, looked at what a tilt would do. */
export type Glance = 'look' | 'preview'

/**
 * Something that is true or not at the end of a tick. `nth`: for at least the nth time (1 when left out). `within`: the latest time was
 * no more than so many ticks ago. `after`: the latest such other event, if there was one, was in an earlier tick. The piece that is there before the first tick counts as spawned.
 */
export type Condition =
  | {
      readonly event: FloodEvent['kind']
      readonly nth?: number
      readonly within?: number
      readonly because?: Extract<FloodEvent, { because: string }>['because']
      readonly after?: FloodEvent['kind']
    }
  | { readonly did: Deed; readonly nth?: number; readonly within?: number }
  | { readonly idleTicks: number } // nothing was done for at least so long
  | { readonly hesitated: number } // somewhen in the time of this piece nothing was done for at least so long
  | { readonly goal: number; readonly have: number } // at least
  | { readonly metric: keyof Metrics; readonly least: number }
  | { readonly gravity: Gravity }
  | { readonly built: readonly [lowest: number, highest: number] } // a voxel stands at such a y
  | { readonly stands: Box } // a voxel stands there
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }

/**
 * A key by what it asks for, in directions of the world: whoever draws it knows the camera and the player's keys. `move` is all four,
 * `corner` looks from the next one.
 */
export type Key = 'move' | Step | `tilt ${TiltSense}` | `${Axis}${'+' | '-'}` | 'soft' | 'drop' | 'hold' | 'corner' | Ability

/** `key tilt home` is the tilt that makes down down again, whichever that is. */
export type Pointed =
  | 'key tilt home'
  | 'piece'
  | 'ghost'
  | 'gravity'
  | 'goal'
  | 'limit'
  | 'tilts'
  | 'water'
  | 'ice'
  | 'drain'
  | 'rock'
  | `key ${Key}`

export interface Prompt {
  readonly when: Condition
  readonly say: Said
  readonly point?: Pointed
  /** Where the piece should land: then the key it names is the next that helps, and `point` is for when it is over that place. */
  readonly aim?: Aim
  /** What it says instead once the piece is there. */
  readonly there?: Said
  /** Once this is true the prompt is silent. Without it, it speaks as long as `when` holds. */
  readonly until?: Condition
}

/** How often each thing happened and when last, by its name: an event, an event and its reason, or a deed. */
export interface History {
  readonly counts: Readonly<Record<string, number>>
  readonly latest: Readonly<Record<string, number>> // tick
  readonly acted: number // tick of the latest deed or attempt
  readonly hesitated: number // the longest time without one since the piece came, up to the latest
}

type State = Floodline['State']
type Seen = Pick<State, 'level' | 'cells' | 'tick' | 'gravity' | 'goals' | 'metrics' | 'won' | 'lost'>

export function firstHistory(): History {
  return { counts: { spawned: 1 }, latest: { spawned: 0 }, acted: 0, hesitated: 0 }
}

/** The history after some more events; `tick` is that of the state that they led to. */
export function remember(history: History, events: readonly FloodEvent[], tick: number): History {
  if (events.length === 0) return history
  const counts: Record<string, number> = { ...history.counts }
  const latest: Record<string, number> = { ...history.latest }
  let { acted, hesitated } = history
  for (const event of events) {
    for (const name of namesOf(event)) {
      counts[name] = (counts[name] ?? 0) + 1
      latest[name] = tick
    }
    if (deedOf(event) !== null || event.kind === 'bumped' || event.kind === 'tilt-refused') {
      hesitated = Math.max(hesitated, tick - Math.max(acted, history.latest['spawned']))
      acted = tick
    }
    if (event.kind === 'spawned') hesitated = 0
  }
  return { counts, latest, acted, hesitated }
}

/** The history after a look at something. */
export function rememberGlance(history: History, glance: Glance, tick: number): History {
  const name = `did ${glance}`
  return {
    ...history,
    counts: { ...history.counts, [name]: (history.counts[name] ?? 0) + 1 },
    latest: { ...history.latest, [name]: tick },
    acted: tick,
  }
}

function namesOf(event: FloodEvent): string[] {
  const names: string[] = [event.kind]
  if ('because' in event) names.push(`${event.kind} ${event.because}`)
  const deed = deedOf(event)
  if (deed !== null) names.push(`did ${deed}`)
  return names
}

function deedOf(event: FloodEvent): Deed | null {
  switch (event.kind) {
    case 'moved':
      return event.step === 'soft' ? 'soft' : STEPS.some(step => step === event.step) ? 'move' : null
    case 'turned':
      return 'turn'
    case 'dropped':
      return 'drop'
    case 'tilted':
      return 'tilt'
    case 'held':
      return 'hold'
    case 'armed':
      return 'arm'
    default:
      return null
  }
}

/** The prompt to show now, if any. Of several the last in the list speaks: what comes later in a level knows more. */
export function promptFor(prompts: readonly Prompt[], history: History, state: Seen): Prompt | null {
  if (state.won || state.lost !== '') return null
  return prompts.findLast(({ when, until }) => isSo(when, history, state) && !(until && isSo(until, history, state))) ?? null
}

function isSo(condition: Condition, history: History, state: Seen): boolean {
  if ('event' in condition) {
    const { event, because, after } = condition
    const name = because === undefined ? event : `${event} ${because}`
    if (after !== undefined && (history.latest[after] ?? -1) >= (history.latest[name] ?? -1)) return false
    return happened(name, condition, history, state.tick)
  }
  if ('did' in condition) return happened(`did ${condition.did}`, condition, history, state.tick)
  if ('idleTicks' in condition) return state.tick - history.acted >= condition.idleTicks
  if ('hesitated' in condition) {
    const since = state.tick - Math.max(history.acted, history.latest['spawned'])
    return Math.max(history.hesitated, since) >= condition.hesitated
  }
  if ('goal' in condition) return (state.goals[condition.goal]?.have ?? 0) >= condition.have
  if ('metric' in condition) return state.metrics[condition.metric] >= condition.least
  if ('gravity' in condition) return GRAVITIES[state.gravity] === condition.gravity
  if ('built' in condition) return isBuilt(state, condition.built)
  if ('stands' in condition) return stands(state, condition.stands)
  if ('all' in condition) return condition.all.every(part => isSo(part, history, state))
  if ('any' in condition) return condition.any.some(part => isSo(part, history, state))
  return !isSo(condition.not, history, state)
}

function happened(
  name: string,
  { nth = 1, within }: { nth?: number; within?: number },
  { counts, latest }: History,
  tick: number,
): boolean {
  return (counts[name] ?? 0) >= nth && (within === undefined || tick - latest[name] <= within)
}

function isBuilt({ level, cells }: Seen, [lowest, highest]: readonly [number, number]): boolean {
  const layer = level.bounds[0] * level.bounds[2]
  for (let cell = lowest * layer; cell < Math.min(cells.length, (highest + 1) * layer); cell++) if (isVoxel(cells[cell])) return true
  return false
}

function stands({ level: { bounds }, cells }: Seen, box: Box): boolean {
  return cells.some((code, cell) => isVoxel(code) && isWithin(spotOf(bounds, cell), box))
}

// ── What a prompt comes to, from where the piece is ──────────────────────────────────────────────────

/** What is said now. */
export interface Advice {
  readonly say: Said
  readonly keys: readonly Key[]
  /** Where the piece is wanted; none: nowhere in particular. */
  readonly cells: readonly number[]
}

/** The tilt that leads back to DOWN, by gravity [FL-39]. */
const HOME: Readonly<Record<Gravity, TiltSense | null>> = { DOWN: null, NORTH: 'back', SOUTH: 'forward', EAST: 'left', WEST: 'right' }

/** The words of a prompt, and the key that helps. Where its aim cannot be reached it names what it points at. */
export function adviceOf({ say, there = say, aim, point }: Prompt, state: Readonly<State>): Advice {
  const plan = aim === undefined ? null : planFor(state, aim)
  if (plan?.key) return { say, keys: [plan.key], cells: plan.cells }
  const keys = point === undefined ? [] : keysOf(point, state)
  return plan ? { say: there, keys: point === undefined ? ['drop'] : keys, cells: plan.cells } : { say, keys, cells: [] }
}

function keysOf(point: Pointed, { gravity }: Readonly<State>): readonly Key[] {
  if (!point.startsWith('key ')) return []
  if (point !== 'key tilt home') return [point.slice('key '.length) as Key]
  const home = HOME[GRAVITIES[gravity]]
  return home === null ? [] : [`tilt ${home}`]
}
