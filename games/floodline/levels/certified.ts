/** Solutions that were played over and found to hold. The list is made with the index; the replays stay files, fetched by whoever watches one. */
import type { Said } from './lesson/prompts.ts'

/** What a solution came to. */
export interface Solution {
  readonly file: string // gold, silver, bronze, more-1 …: the name of its replay
  readonly stars: readonly [boolean, boolean, boolean]
  readonly pieces: number
  readonly tilts: number
  readonly shift: number
  readonly lost: number
  readonly holds: number
  readonly ticks: number
}

export interface Certified {
  readonly place: string // campaign/01-first-stack: the folder of its replays
  readonly idea: Said // what the best solution does: for those who have won
  readonly solutions: readonly Solution[] // the best first
}
