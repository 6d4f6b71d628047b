/** The player's own games of a level, as they were written down. */
import { runsOf } from '../campaign/history.ts'
import type { Run } from './runs.ts'

/** The latest last. */
export async function ownRuns(level: string): Promise<readonly Run[]> {
  return (await runsOf(level)).map(({ pieces, tilts, shift, ticks, won, replay: kept }) => ({ pieces, tilts, shift, ticks, won, kept }))
}
