/** What happened in a tick, put together: one short sentence with its reason instead of one for every event. */
import type { FloodEvent, Floodline, LossCode, Progress } from '../../nouns.ts'
import { spotOf } from '../../rules/board/space.ts'

type State = Floodline['State']

/** Why bodies fell, as the order of events has it. The panel that is asked with a key knows it body by body. */
export type FallReason = 'tilt' | 'thaw' | 'released' | 'floor' | 'not-held'

/** Why water moved. */
export type FlowReason = 'tilt' | 'displaced' | 'thaw' | 'drained' | 'room'

export interface TickSummary {
  readonly locked: { readonly piece: number; readonly material: number; readonly height: number } | null
  readonly tilted: { readonly from: number; readonly to: number } | null
  readonly fell: { readonly blocks: number; readonly far: number; readonly lost: number; readonly because: FallReason } | null
  readonly flowed: { readonly units: number; readonly spilled: number; readonly because: FlowReason } | null
  readonly frozen: number
  readonly drained: number
  readonly thawed: number
  readonly floors: readonly number[] // layers that settled, by height
  readonly points: number // for floors, safe shifts and planned collapses
  readonly goals: readonly ({ readonly goal: number } & Readonly<Pick<Progress, 'have' | 'want' | 'met'>>)[]
  readonly next: { readonly piece: number; readonly material: number } | null
  readonly won: number | null // stars
  readonly lost: LossCode | null
}

type Of<Kind extends FloodEvent['kind']> = Extract<FloodEvent, { kind: Kind }>

/** Null when nothing of it is worth saying: steps and turns, which the player made and felt. */
export function summaryOf(events: readonly FloodEvent[], { level: { bounds } }: Readonly<State>): TickSummary | null {
  const all = <Kind extends FloodEvent['kind']>(kind: Kind): Of<Kind>[] => events.filter((event): event is Of<Kind> => event.kind === kind)
  const [locked] = all('locked')
  const [tilted] = all('tilted')
  const [spawned] = all('spawned')
  const [won] = all('won')
  const [lost] = all('lost')
  if (!locked && !tilted && !spawned && !won && !lost) return null
  return {
    locked: locked
      ? { piece: locked.piece, material: locked.material, height: Math.min(...locked.cells.map(cell => spotOf(bounds, cell)[1])) }
      : null,
    tilted: tilted ? { from: tilted.from, to: tilted.to } : null,
    fell: fellIn(all('fell'), fallReason(events)),
    flowed: flowedIn(all('flowed'), flowReason(events)),
    frozen: sum(all('frozen').map(({ cells }) => cells.length)),
    drained: sum(all('drained').map(({ cells }) => cells.length)) + sum(all('sank').map(({ drunk }) => drunk.length)),
    thawed: sum(all('thawed').map(({ cells }) => cells.length)),
    floors: all('settled').map(({ y }) => y),
    points: sum(all('paid').map(({ points }) => points)),
    goals: all('progress').map(({ goal, have, want, met }) => ({ goal, have, want, met })),
    next: spawned ? { piece: spawned.piece, material: spawned.material } : null,
    won: won ? won.stars : null,
    lost: lost ? lost.because : null,
  }
}

function fellIn(falls: readonly Of<'fell'>[], because: FallReason): TickSummary['fell'] {
  if (falls.length === 0) return null
  return {
    blocks: sum(falls.map(({ from }) => from.length)),
    far: Math.max(...falls.map(({ by }) => by)),
    lost: sum(falls.map(({ lost }) => lost.length)),
    because,
  }
}

function flowedIn(flows: readonly Of<'flowed'>[], because: FlowReason): TickSummary['flowed'] {
  const units = sum(flows.map(({ out, into }) => Math.max(out.length, into.length)))
  const spilled = sum(flows.map(({ overflow }) => overflow))
  return units + spilled === 0 ? null : { units, spilled, because }
}

const CAUSES: ReadonlySet<FloodEvent['kind']> = new Set<FloodEvent['kind']>(['thawed', 'released', 'tilted', 'locked', 'sank'])

/** The nearest thing before the first fall that can let a body go. */
function fallReason(events: readonly FloodEvent[]): FallReason {
  const before = events.slice(
    0,
    events.findIndex(({ kind }) => kind === 'fell'),
  )
  const cause = before.findLast(({ kind }) => CAUSES.has(kind))?.kind
  if (cause === 'sank') return 'floor'
  if (cause === 'thawed') return 'thaw'
  if (cause === 'released') return 'released'
  return cause === 'tilted' ? 'tilt' : 'not-held'
}

function flowReason(events: readonly FloodEvent[]): FlowReason {
  const has = (kind: FloodEvent['kind']): boolean => events.some(event => event.kind === kind)
  if (has('tilted')) return 'tilt'
  if (events.some(event => event.kind === 'merged' && event.displaced.length > 0)) return 'displaced'
  if (has('thawed')) return 'thaw'
  return has('drained') ? 'drained' : 'room'
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
