/** What is explained without being asked, while time stands still: what nobody saw coming, and what cost something. */
import type { FloodEvent, Floodline } from '../../nouns.ts'

type State = Floodline['State']

/** A resolve that moved so many voxels without a tilt. */
const STARTLING = 1

/** What ended the level always; `state` is what the events led to. */
export function isStartling(state: Readonly<State>, events: readonly FloodEvent[]): boolean {
  const tilted = events.some(({ kind }) => kind === 'tilted')
  const locked = events.some(({ kind }) => kind === 'locked')
  if (state.lost !== '') return locked
  return tilted ? isCostly(state, events) : locked && state.metrics.shiftLast >= STARTLING
}

/** A tilt is made to move things: only what it cost is explained, where the level counts it. */
function isCostly({ level, metrics }: Readonly<State>, events: readonly FloodEvent[]): boolean {
  const { constraints = [], stars = { two: [], three: [] } } = level
  const counts = (type: string): boolean => [...constraints, ...stars.two, ...stars.three].some(each => each.type.startsWith(type))
  const spilled = events.some(event => event.kind === 'flowed' && event.overflow > 0)
  return (metrics.lostLast > 0 && counts('MAX_LOST_VOXELS')) || (spilled && counts('MAX_WATER_OVERFLOW'))
}
