/**
 * The endless level of a seed. What changes, and about when, is the same for everybody and written in the rule book [FL-167]; the
 * seed moves every change by a few locks and says which side is open. Pieces, wind and where water comes down follow from the seed in play.
 */
import { below, next, type Rng } from '../../../kernel/rng.ts'
import type { FloodLevel, Floodline, Mutator, PieceName } from '../nouns.ts'

const SIMPLE: readonly PieceName[] = ['O2', 'I3', 'L3', 'I4']
const USUAL: readonly PieceName[] = [...SIMPLE, 'T3', 'L4', 'J4']
const BENT: readonly PieceName[] = [...USUAL, 'S4', 'Z4']
const AWKWARD: readonly PieceName[] = [...BENT, 'U5', 'P5', 'C3D5']

/** How far the seed may put a change off, in locks. */
const JITTER = 4

/** Of the height limit at the start, in sixteenths: so a low board has the same steps as a high one. */
const SIXTEENTHS = 16

export function endlessLevel({ width, depth, height, practice }: Floodline['Setup'], rng: Rng): FloodLevel {
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
    terrain: [{ type: 'DRAIN', at: [0, 0, depth - 1], rate: 1 + below(rng, 2), scope: 'ADJ26' }],
    bag: { type: 'WEIGHTED', weights: weightsOf(SIMPLE) },
    hold: true,
    // To the other two sides water would climb the wall from its top down.
    tilt: { allowed: ['DOWN', 'NORTH', 'EAST'], cooldownTicks: 60 },
    abilities: {
      stabilise: { charges: 3 },
      freeze: { charges: 3, resolves: 3, scope: 'ADJ6' },
      drain: { charges: 2, rate: 1, scope: 'ADJ26' },
    },
    objectives: [],
    constraints: [{ type: 'WATER_FORBIDDEN', worldLevel: height - Math.floor(height / 4) }],
    score: { perPiece: 20, perWaterRemoved: 10, penaltyShiftVoxel: 1, penaltyLostVoxel: 3, penaltyRotation: 5 },
    endless: { mutators: scheduleOf(height, rng) },
    ...(practice ? { undos: true } : {}),
  }
}

function scheduleOf(height: number, rng: Rng): Mutator[] {
  const limit = (sixteenths: number): number => Math.max(4, Math.floor((height * sixteenths) / SIXTEENTHS))
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
  return planned.map(mutator => ({ ...mutator, after: mutator.after + below(rng, JITTER) }))
}

/** What came last comes most: harder pieces are not lost among the easy ones. */
function weightsOf(pieces: readonly PieceName[]): Record<string, number> {
  return Object.fromEntries(pieces.map((piece, place) => [piece, place < SIMPLE.length ? 2 : 3]))
}
