/** Wind pushes the active piece, on a timetable that is known ahead [FL-80…FL-87]. */
import { below } from '../../../kernel/rng.ts'
import { type FloodEvent, type Floodline, type Gusts, type Hazard, type Spot, WINDS, type WindDirection } from '../nouns.ts'
import { HEAVY } from './board/cells.ts'
import { inForce } from './endless.ts'
import { step } from './pieces/piece.ts'

type State = Floodline['State']

/** By direction, as WINDS has them. */
export const WIND_WAYS: readonly Spot[] = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 0, -1],
  [0, 0, 1],
]

const BOTH_WAYS: readonly WindDirection[] = ['EAST', 'WEST']

/** The winds there are; in an endless level the one that has been raised [FL-163]. */
export function hazardsOf(state: Pick<State, 'level' | 'endless'>): readonly Hazard[] {
  const raised = inForce(state, 'WIND')
  if (raised) return [{ ...RAISED, intervalTicks: raised.intervalTicks, pushStrength: raised.pushStrength }]
  return (state.level.hazards ?? []).filter(hazard => hazard.enabled ?? true)
}

const RAISED = { type: 'WIND_GUST', directionMode: 'RANDOM_SEEDED', directions: WINDS } as const

/** The timetables of a level, in list order; what is random is drawn here and after every gust [FL-86]. */
export function firstGusts(state: State): Gusts[] {
  return hazardsOf(state).map(hazard => {
    const next = hazard.firstGustOffsetTicks ?? below(state.windWords, hazard.intervalTicks)
    return { next, direction: direction(state, hazard, 0), gusts: 0 }
  })
}

function direction(state: State, hazard: Hazard, gust: number): number {
  switch (hazard.directionMode) {
    case 'ALTERNATE_EW':
      return gust % 2
    case 'FIXED':
      return WINDS.indexOf(hazard.fixedDirection ?? 'EAST')
    case 'RANDOM_SEEDED': {
      const among = hazard.directions ?? BOTH_WAYS
      return WINDS.indexOf(among[below(state.windWords, among.length)])
    }
  }
}

/** Gusts that are due in this tick. `calm`: the piece was dropped, so they blow over nothing [FL-84]. True if any was due. */
export function blow(state: State, calm: boolean, tell: ((event: FloodEvent) => void) | null): boolean {
  let due = false
  for (let i = 0; i < state.winds.length; i++) {
    const wind = state.winds[i]
    if (wind.next !== state.tick) continue
    const hazard = hazardsOf(state)[i]
    due = true
    if (!calm) push(state, hazard, wind.direction, tell)
    wind.gusts++
    wind.next += hazard.intervalTicks
    wind.direction = direction(state, hazard, wind.gusts)
  }
  return due
}

/** While a piece waits no time passes for the wind [FL-181]. */
export function putOff({ winds }: State): void {
  for (const wind of winds) wind.next++
}

/** One cell at a time, until something is in the way. HEAVY pieces go half as far, rounded down [FL-85]. */
function push(state: State, { pushStrength }: Hazard, direction: number, tell: ((event: FloodEvent) => void) | null): void {
  const wanted = state.material === HEAVY ? pushStrength >> 1 : pushStrength
  const [dx, dy, dz] = WIND_WAYS[direction]
  let moved = 0
  while (moved < wanted && step(state, dx, dy, dz)) moved++
  tell?.({ kind: 'gust', direction, wanted, moved })
}
