/** How hard the levels are, measured. [SD-20] [SD-21] */
import { stream } from '../../../kernel/rng.ts'
import type { Difficulty } from '../nouns.ts'
import { type Measured, measure } from './measure.ts'
import { nth } from './proofs.ts'

/** What the rule book promises, in a hundred plays. */
export const PROMISED: Readonly<Record<Difficulty, readonly [least: number, most: number] | null>> = {
  easy: [0, 15],
  medium: [20, 35],
  hard: [40, 60],
  expert: null,
}

const PLAYS = 4000

export function measured(difficulty: Difficulty, levels: number, from = 0): Measured[] {
  return Array.from({ length: levels }, (_, at) =>
    measure(nth(from + at, difficulty).deal, PLAYS, stream(`measure-${from + at}`, difficulty)),
  )
}

export interface Summary {
  readonly difficulty: Difficulty
  readonly levels: number
  readonly jam: number // the mean
  readonly within: number // how many keep the promise
  readonly free: number // the mean, in a hundred tiles
  readonly peak: number // the mean, in tenths
  readonly rating: number // the mean
}

export function summary(difficulty: Difficulty, found: readonly Measured[]): Summary {
  const mean = (of: (each: Measured) => number): number => found.reduce((sum, each) => sum + of(each), 0) / found.length
  const promised = PROMISED[difficulty]
  return {
    difficulty,
    levels: found.length,
    jam: mean(({ jam }) => jam),
    within: promised ? found.filter(({ jam }) => jam >= promised[0] && jam <= promised[1]).length : found.length,
    free: mean(({ free, tiles }) => (100 * free) / tiles),
    peak: mean(({ peak }) => peak),
    rating: mean(({ rating }) => rating),
  }
}
