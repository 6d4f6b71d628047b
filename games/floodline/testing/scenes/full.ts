/** Boards for looking at and for measuring: as full as a board of 10 × 10 × 30 gets, and one with everything that can be seen on it. */
import { below, pick, stream } from '../../../../kernel/rng.ts'
import { type FloodLevel, MATERIALS, type Spot, type Terrain } from '../../nouns.ts'

const SIDE = 10
const LIMIT = 30

/** Later over earlier, as a painter works; a level names every cell once. */
export function painted(terrain: readonly Terrain[]): Terrain[] {
  const cells = new Map<string, Terrain>()
  for (const { at, from = at, to = from, ...what } of terrain as readonly (Terrain & { at?: Spot; from?: Spot; to?: Spot })[]) {
    if (!from || !to) continue
    for (let y = from[1]; y <= to[1]; y++)
      for (let x = from[0]; x <= to[0]; x++)
        for (let z = from[2]; z <= to[2]; z++) cells.set([x, y, z].join(), { ...what, at: [x, y, z] } as Terrain)
  }
  return [...cells.values()]
}

/** Columns of every height and material up to five below the limit, a deep well of water among them, and room above to play on. */
export function fullLevel(seed = 'full'): FloodLevel {
  const rng = stream(seed, 'full')
  const terrain: Terrain[] = []
  for (let x = 0; x < SIDE; x++)
    for (let z = 0; z < SIDE; z++) {
      const well = x > 5 && x < 9 && z > 0 && z < 4
      const top = well ? 9 : LIMIT - 8 + below(rng, 4)
      for (let y = 0; y <= top; ) {
        const end = Math.min(top, y + below(rng, 4))
        terrain.push({ type: 'SOLID', from: [x, y, z], to: [x, end, z], material: pick(rng, MATERIALS) })
        y = end + 1
      }
    }
  terrain.push({ type: 'WATER', from: [6, 10, 1], to: [8, 15, 3] })
  return {
    ...{ format: 1, id: 'full', title: 'Full', seed: 7, bounds: [SIDE, LIMIT + 4, SIDE], maxWorldHeight: LIMIT, terrain, hold: true },
    bag: { type: 'WEIGHTED', weights: { O2: 3, I3: 3, L3: 3, T3: 2, S4: 1, U5: 1 } },
    objectives: [{ type: 'PLACE_PIECES', count: 100_000 }],
  }
}

/** A board that never fills: what is loose is tipped out over two sides. A trough of water at one edge, where nothing lands, and wind stay. */
export function endlessLevel(): FloodLevel {
  return {
    ...{ format: 1, id: 'tipping', title: 'Tipping', seed: 5, bounds: [SIDE, LIMIT + 4, SIDE], maxWorldHeight: LIMIT, hold: true },
    voidFaces: ['EAST', 'WEST'],
    gravityTicksPerCell: 20,
    terrain: painted([
      { type: 'BEDROCK', from: [0, 0, 0], to: [9, 1, 1] },
      { type: 'WATER', from: [1, 1, 0], to: [8, 1, 0] },
    ]),
    bag: { type: 'WEIGHTED', weights: { O2: 3, I3: 3, L3: 3, T3: 2, S4: 1, U5: 1 } },
    hazards: [{ type: 'WIND_GUST', intervalTicks: 480, pushStrength: 1, directionMode: 'ALTERNATE_EW' }],
    objectives: [{ type: 'PLACE_PIECES', count: 100_000 }],
  }
}

/** Everything that can be seen, side by side: the three materials, rock, wall, two depths of water, ice, a drain. */
export function showcase(): FloodLevel {
  return {
    ...{ format: 1, id: 'showcase', title: 'Everything', seed: 3, bounds: [SIDE, 18, SIDE], maxWorldHeight: 14, hold: true },
    terrain: painted([
      { type: 'BEDROCK', from: [0, 0, 0], to: [9, 0, 9] },
      { type: 'BEDROCK', from: [5, 1, 5], to: [9, 2, 9] },
      { type: 'WATER', from: [6, 1, 6], to: [8, 2, 8] },
      { type: 'ICE', from: [6, 2, 6], to: [6, 2, 8] },
      { type: 'WALL', from: [0, 1, 5], to: [3, 1, 5] },
      { type: 'WALL', from: [3, 1, 5], to: [3, 1, 9] },
      { type: 'WATER', from: [0, 1, 6], to: [2, 1, 9] },
      { type: 'DRAIN', at: [3, 1, 7], rate: 1, scope: 'ADJ6' },
      { type: 'SOLID', from: [0, 1, 0], to: [1, 4, 1] },
      { type: 'SOLID', from: [3, 1, 0], to: [4, 3, 0], material: 'HEAVY' },
      { type: 'SOLID', from: [6, 1, 0], to: [7, 3, 0], material: 'REINFORCED' },
      { type: 'SOLID', from: [9, 1, 1], to: [9, 2, 3] },
      { type: 'ICE', from: [4, 1, 3], to: [5, 1, 3] },
    ]),
    bag: { type: 'FIXED_SEQUENCE', sequence: ['T3', 'L3:HEAVY', 'O2:REINFORCED', 'I4', 'C3D5'] },
    abilities: { stabilise: { charges: 1 }, freeze: { charges: 1, resolves: 3, scope: 'ADJ6' } },
    objectives: [{ type: 'REACH_HEIGHT', height: 9 }],
  }
}
