import type { FloodEvent, Floodline } from '../../../nouns.ts'

type State = Floodline['State']

/** A resolve as it is remembered: the state it began from, with what was asked noted in it, and what happened. */
export interface Remembered {
  readonly before: State
  readonly events: readonly FloodEvent[]
  readonly released: readonly number[] // anchors that had expired
}

export function lostIn(events: readonly FloodEvent[]): number {
  return events.reduce((sum, event) => sum + (event.kind === 'fell' ? event.lost.length : 0), 0)
}

export function spilledIn(events: readonly FloodEvent[]): number {
  return events.reduce((sum, event) => sum + (event.kind === 'flowed' ? event.overflow : 0), 0)
}
