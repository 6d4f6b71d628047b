/** How hard a level is, measured and not asserted. [SD-20] [SD-21] */
import type { Rng } from '../../../kernel/rng.ts'
import { Careless } from '../minds/careless.ts'
import { Places } from '../minds/places.ts'
import { grade } from '../minds/reason.ts'
import type { Technique } from '../minds/step.ts'
import type { Stackdoku } from '../nouns.ts'
import { parseLine } from '../rules/notation.ts'
import { freeTiles } from '../rules/stack.ts'

export interface Measured {
  readonly tiles: number
  readonly free: number // tiles that are free at the start
  readonly jam: number // times in a hundred that somebody careless gets stuck
  readonly peak: number // most tokens in the tray, along the proof
  readonly technique: Technique | 'none' // the hardest that the Sudoku takes
  readonly rating: number
}

export function measure(deal: Stackdoku['Deal'], plays: number, rng: Rng): Measured {
  const tiles = deal.xs.length
  const graded = grade(deal.givens)
  return {
    tiles,
    free: freeTiles({ ...deal, gone: new Uint8Array(tiles) }).length,
    jam: nearest(100 * new Careless(new Places(deal)).stuck(deal.values, plays, rng), plays),
    peak: peakOf(deal.line),
    technique: graded?.technique ?? 'none',
    rating: graded?.rating ?? 0,
  }
}

/** A quotient as the nearest whole number. */
function nearest(value: number, by: number): number {
  return Math.floor((2 * value + by) / (2 * by))
}

function peakOf(line: string): number {
  let held = 0
  let peak = 0
  for (const { kind } of parseLine(line) ?? []) {
    held += kind === 'take' ? 2 : -1
    peak = Math.max(peak, held)
  }
  return peak
}
