/** What endless levels have in common, whether floors settle in them or not. */
import { below, next, type Rng } from '../../../../kernel/rng.ts'
import type { FloodLevel, Floodline, Mutator, PieceName } from '../../nouns.ts'

const SIMPLE: readonly PieceName[] = ['O2', 'I3', 'L3', 'I4']
export const USUAL: readonly PieceName[] = [...SIMPLE, 'T3', 'L4', 'J4']
export const BENT: readonly PieceName[] = [...USUAL, 'S4', 'Z4']
export const AWKWARD: readonly PieceName[] = [...BENT, 'U5', 'P5', 'C3D5']

/** What came last comes most: harder pieces are not lost among the easy ones. */
export function weightsOf(pieces: readonly PieceName[]): Record<string, number> {
  return Object.fromEntries(pieces.map((piece, place) => [piece, place < SIMPLE.length ? 2 : 3]))
}

/** The board, its open side and the tools: without what changes, what it pays and what loses it. */
export function endlessBoard({ width, depth, height }: Floodline['Setup'], rng: Rng): FloodLevel {
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
    // To the other two sides water would climb the wall from its top down.
    tilt: { allowed: ['DOWN', 'NORTH', 'EAST'], cooldownTicks: 60 },
    abilities: {
      stabilise: { charges: 3 },
      freeze: { charges: 3, resolves: 3, scope: 'ADJ6' },
      drain: { charges: 2, rate: 1, scope: 'ADJ26' },
    },
    objectives: [],
  }
}

/** Water at three quarters of the height loses. */
export function floodedAt(height: number): number {
  return height - Math.floor(height / 4)
}

/** A part of the height limit at the start: so a low board has the same steps as a high one. */
export function partOf(height: number, count: number, parts: number): number {
  return Math.max(4, Math.floor((height * count) / parts))
}

/** Every change by up to so many locks later, as the seed has it. */
export function putOff(planned: readonly Mutator[], locks: number, rng: Rng): Mutator[] {
  return planned.map(mutator => ({ ...mutator, after: mutator.after + below(rng, locks + 1) }))
}
