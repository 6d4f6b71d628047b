/**
 * The endless level of a seed in which floors settle [FL-196]. What changes, and about when, is the same for everybody and written in
 * the rule book; the seed moves every change by a lock or two and says which side is open. Levels from before are in endless.ts.
 */
import type { Rng } from '../../../../kernel/rng.ts'
import type { FloodLevel, Floodline, Mutator } from '../../nouns.ts'
import { AWKWARD, BENT, endlessBoard, floodedAt, partOf, putOff, USUAL, weightsOf } from './endless-parts.ts'

/** How far the seed may put a change off, in locks. */
const JITTER = 2

/** Loose houses may be thrown overboard, but not for ever: so many floors' worth of them. */
const OVERBOARD = 2

/** Everything only ever moves north, east and down: no shift can be made again and again for its points [FL-193]. */
export function cityLevel(setup: Floodline['Setup'], rng: Rng): FloodLevel {
  const { width, depth, height, practice } = setup
  return {
    ...endlessBoard(setup, rng),
    constraints: [
      { type: 'WATER_FORBIDDEN', worldLevel: floodedAt(height) },
      { type: 'MAX_LOST_VOXELS', count: OVERBOARD * width * depth },
    ],
    score: {
      ...{ perPiece: 10, perWaterRemoved: 5, penaltyShiftVoxel: 0, penaltyLostVoxel: 5, penaltyRotation: 0 },
      ...{ perFloor: 10 * width * depth, perSlid: 5, perCollapse: 50 },
    },
    endless: { mutators: scheduleOf(height, rng), settles: true },
    ...(practice ? { undos: true } : {}),
  }
}

function scheduleOf(height: number, rng: Rng): Mutator[] {
  const limit = (tenths: number): number => partOf(height, tenths, 10)
  const planned: Mutator[] = [
    { type: 'WATER', after: 4, everyLocks: 5, units: 4 },
    { type: 'BAG', after: 8, weights: weightsOf(USUAL) },
    { type: 'WIND', after: 12, intervalTicks: 600, pushStrength: 1 },
    { type: 'LIMIT', after: 18, maxWorldHeight: limit(9) },
    { type: 'BAG', after: 23, weights: weightsOf(BENT) },
    { type: 'WATER', after: 27, everyLocks: 4, units: 5 },
    { type: 'LIMIT', after: 32, maxWorldHeight: limit(8) },
    { type: 'WIND', after: 38, intervalTicks: 480, pushStrength: 1 },
    { type: 'LIMIT', after: 45, maxWorldHeight: limit(7) },
    { type: 'BAG', after: 50, weights: { ...weightsOf(AWKWARD), 'O2:HEAVY': 1 } },
    { type: 'WATER', after: 60, everyLocks: 4, units: 6 },
    { type: 'LIMIT', after: 70, maxWorldHeight: limit(6) },
    { type: 'WIND', after: 80, intervalTicks: 420, pushStrength: 2 },
    { type: 'WATER', after: 95, everyLocks: 3, units: 7 },
    { type: 'LIMIT', after: 110, maxWorldHeight: limit(5) },
    { type: 'WATER', after: 140, everyLocks: 2, units: 7 },
  ]
  return putOff(planned, JITTER, rng)
}
