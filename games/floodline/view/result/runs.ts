/** What a game of a level came to, whoever played it: the same figures for this one, for earlier ones and for solutions that were proved. */
import type { Solution } from '../../levels/certified.ts'
import type { Floodline } from '../../nouns.ts'

export interface Run {
  readonly pieces: number
  readonly tilts: number
  readonly shift: number
  readonly ticks: number
  readonly won: boolean
  /** The name under which it can be watched; absent: the game itself is not kept. */
  readonly kept?: string | undefined
}

/** What can be compared; time is in ticks. */
export const MEASURES = ['pieces', 'tilts', 'shift', 'ticks'] as const
export type Measure = (typeof MEASURES)[number]

export function runOf(state: Floodline['State']): Run {
  const { pieces, tilts, shift } = state.metrics
  return { pieces, tilts, shift, ticks: state.tick, won: state.won }
}

/** Two games that agree in all of this to the tick are one. */
export function isSameRun(a: Run, b: Run): boolean {
  return a.won === b.won && MEASURES.every(measure => a[measure] === b[measure])
}

/** What was won before, and this one: it may be among them already, or not be kept at all. */
export function withThis(kept: readonly Run[], now: Run): readonly Run[] {
  const won = kept.filter(run => run.won)
  return !now.won || won.some(run => isSameRun(run, now)) ? won : [...won, now]
}

/** A figure in which a solution differs from a run: how much less of it the solution needs, or more. */
export interface Difference {
  readonly measure: 'pieces' | 'tilts' | 'shift' | 'lost'
  readonly less: number // negative: more
}

/** In what a solution differs; time is left out, since nobody has to hurry. */
export function differences(solution: Solution, now: Pick<Floodline['State'], 'metrics'>): readonly Difference[] {
  return (['pieces', 'tilts', 'shift', 'lost'] as const)
    .map(measure => ({ measure, less: now.metrics[measure] - solution[measure] }))
    .filter(({ less }) => less !== 0)
}
