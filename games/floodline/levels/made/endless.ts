/**
 * The endless level of a seed. What changes, and about when, is the same for everybody and written in the rule book [FL-167]; the
 * seed moves every change by a few locks and says which side is open. Pieces, wind and where water comes down follow from the seed in play.
 */
import { below, type Rng } from '../../../../kernel/rng.ts'
import type { FloodLevel, Floodline, Mutator } from '../../nouns.ts'
import { AWKWARD, BENT, endlessBoard, floodedAt, partOf, putOff, USUAL, weightsOf } from './endless-parts.ts'

/** How far the seed may put a change off, in locks. */
const JITTER = 3

export function endlessLevel(setup: Floodline['Setup'], rng: Rng): FloodLevel {
  const { depth, height, practice } = setup
  return {
    ...endlessBoard(setup, rng),
    terrain: [{ type: 'DRAIN', at: [0, 0, depth - 1], rate: 1 + below(rng, 2), scope: 'ADJ26' }],
    constraints: [{ type: 'WATER_FORBIDDEN', worldLevel: floodedAt(height) }],
    score: { perPiece: 20, perWaterRemoved: 10, penaltyShiftVoxel: 1, penaltyLostVoxel: 3, penaltyRotation: 5 },
    endless: { mutators: scheduleOf(height, rng) },
    ...(practice ? { undos: true } : {}),
  }
}

function scheduleOf(height: number, rng: Rng): Mutator[] {
  const limit = (sixteenths: number): number => partOf(height, sixteenths, 16)
  const planned: Mutator[] = [
    { type: 'WATER', after: 6, everyLocks: 6, units: 4 },
    { type: 'BAG', after: 10, weights: weightsOf(USUAL) },
    { type: 'WIND', after: 16, intervalTicks: 720, pushStrength: 1 },
    { type: 'BAG', after: 22, weights: weightsOf(BENT) },
    { type: 'WATER', after: 28, everyLocks: 5, units: 6 },
    { type: 'LIMIT', after: 34, maxWorldHeight: limit(14) },
    { type: 'BAG', after: 40, weights: { ...weightsOf(AWKWARD), 'O2:HEAVY': 1 } },
    { type: 'WIND', after: 46, intervalTicks: 600, pushStrength: 1 },
    { type: 'LIMIT', after: 52, maxWorldHeight: limit(12) },
    { type: 'WATER', after: 58, everyLocks: 4, units: 8 },
    { type: 'BAG', after: 66, weights: { ...weightsOf(AWKWARD), 'I4:HEAVY': 2, 'L4:HEAVY': 2, 'T3:HEAVY': 2 } },
    { type: 'LIMIT', after: 74, maxWorldHeight: limit(10) },
    { type: 'WIND', after: 82, intervalTicks: 480, pushStrength: 2 },
    { type: 'WATER', after: 90, everyLocks: 3, units: 9 },
    { type: 'LIMIT', after: 100, maxWorldHeight: limit(8) },
    { type: 'WATER', after: 120, everyLocks: 2, units: 10 },
  ]
  return putOff(planned, JITTER, rng)
}
