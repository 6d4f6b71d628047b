/** A search that somebody asks for, in rounds: each begins with other chance and may look a little further than those before it. */
import { performance } from 'node:perf_hooks'
import { solve } from '../../minds/solve/solve.ts'
import { type Answer, HUMAN, type Most, type Stars, type Tool } from '../../minds/solve/types.ts'
import type { FloodLevel } from '../../nouns.ts'

/** What is looked for: plain data, so that it can be noted down and handed to a worker. */
export interface Asked {
  readonly wanted: Stars
  readonly exactly: boolean
  readonly without: readonly Tool[]
  readonly most: Most
}

export interface Round {
  readonly seed: number
  readonly placements: number
  readonly seconds: number
}

const FIRST_ROUND = 100_000

/** How far a round may look: the first so far, every further one for each core as much more. */
export function placementsOf(round: number, workers: number): number {
  return FIRST_ROUND * (1 + Math.floor(round / workers))
}

export function oneRound(level: FloodLevel, asked: Asked, { seed, placements, seconds }: Round, say: (line: string) => void): Answer {
  const end = performance.now() + 1000 * seconds
  let told = performance.now()
  return solve(level, { ...asked, pace: HUMAN, seed, budget: { placements, enough: () => performance.now() > end } }, progress => {
    if (performance.now() - told < 2000) return
    told = performance.now()
    const { by, pieces, worth, placements: done } = progress
    say(`seed ${seed}: ${by}, piece ${pieces}, worth ${Math.round(worth)}, ${done} placements`)
  })
}
