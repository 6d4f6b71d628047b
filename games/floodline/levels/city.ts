/**
 * The endless level of a seed in which floors settle [FL-196]. What changes, and about when, is the same for everybody and written in
 * the rule book; the seed moves every change by a lock or two and says which side is open. Levels from before are in endless.ts.
 */
import { below, next, type Rng } from '../../../kernel/rng.ts'
import type { FloodLevel, Floodline, Mutator, PieceName } from '../nouns.ts'

const SIMPLE: readonly PieceName[] = ['O2', 'I3', 'L3', 'I4']
const USUAL: readonly PieceName[] = [...SIMPLE, 'T3', 'L4', 'J4']
const BENT: readonly PieceName[] = [...USUAL, 'S4', 'Z4']
const AWKWARD: readonly PieceName[] = [...BENT, 'U5', 'P5', 'C3D5']

/** How far the seed may put a change off, in locks. */
const JITTER = 3

/** Of the height limit at the start, in tenths: so a low board has the same steps as a high one. */
const TENTHS = 10

/** Loose houses may be thrown overboard, but not for ever: so many floors' worth of them. */
const OVERBOARD = 2

export function cityLevel({ width, depth, height, practice }: Floodline['Setup'], rng: Rng): FloodLevel {
  const seed = next(rng)
  const open = below(rng, 2) === 0 ? 'NORTH' : 'EAST'
  return {
    format: 1,
    id: `endless-${seed}`,
    title: 'Endless',
    seed,
    bounds: [width, height + 4, depth],
    maxWorldHeight: height,
    voidFaces: [open],
    terrain: [],
    bag: { type: 'WEIGHTED', weights: weightsOf(SIMPLE) },
    hold: true,
    // Everything only ever moves north, east and down: no shift can be made again and again for its points [FL-193].
    tilt: { allowed: ['DOWN', 'NORTH', 'EAST'], cooldownTicks: 60 },
    abilities: {
      stabilise: { charges: 3 },
      freeze: { charges: 3, resolves: 3, scope: 'ADJ6' },
      drain: { charges: 2, rate: 1, scope: 'ADJ26' },
    },
    objectives: [],
    constraints: [
      { type: 'WATER_FORBIDDEN', worldLevel: height - Math.floor(height / 4) },
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
  const limit = (tenths: number): number => Math.max(4, Math.floor((height * tenths) / TENTHS))
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
  return planned.map(mutator => ({ ...mutator, after: mutator.after + below(rng, JITTER) }))
}

/** What came last comes most: harder pieces are not lost among the easy ones. */
function weightsOf(pieces: readonly PieceName[]): Record<string, number> {
  return Object.fromEntries(pieces.map((piece, place) => [piece, place < SIMPLE.length ? 2 : 3]))
}
