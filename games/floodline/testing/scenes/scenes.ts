/** Situations worth a picture: levels that look like the middle of a chapter, and what was played on them before. */
import { below, pick, type Rng, stream } from '../../../../kernel/rng.ts'
import type { FloodLevel, Spot, Terrain } from '../../nouns.ts'
import { painted } from './full.ts'

export interface Situation {
  readonly level: FloodLevel
  readonly lines: readonly string[]
  readonly ticks: number
}

const STARS: NonNullable<FloodLevel['stars']> = {
  two: [{ type: 'MAX_ROTATIONS_USED', count: 6 }],
  three: [{ type: 'MAX_SHIFT_VOXELS_TOTAL', count: 6 }],
}

/** Chapter 1: houses on a bare floor, so that a tilt moves them. */
export function city(): Situation {
  const rng = stream('city 3', 'scenes')
  const level: FloodLevel = {
    ...{ format: 1, id: 'picture-city', title: 'Foundation Exam', seed: 41, bounds: [10, 18, 10], maxWorldHeight: 14, hold: true },
    tilt: { tiltBudget: 8, cooldownTicks: 90 },
    terrain: [],
    bag: { type: 'WEIGHTED', weights: { O2: 3, I3: 2, L3: 3, T3: 3, C3D5: 2 } },
    objectives: [
      { type: 'REACH_HEIGHT', height: 11 },
      { type: 'BUILD_PLATEAU', worldLevel: 2, width: 3, depth: 3 },
    ],
    stars: STARS,
  }
  // Denser in the west, where a tower stands; a square is left free in the south-east.
  const spots = Array.from({ length: 34 }, (_, piece): Spot => {
    const [x, z] = [below(rng, 8) - 4, below(rng, 8) - 4]
    if (piece % 4 === 3) return [-3 + below(rng, 2), 0, -3 + below(rng, 3)]
    return x > 0 && z > 0 ? [x - 4, 0, z] : [x, 0, z]
  })
  return played(level, spots, rng)
}

/** Chapter 3: a tower of all materials in the wind. */
export function tower(): Situation {
  const rng = stream('tower 4', 'scenes')
  const level: FloodLevel = {
    ...{ format: 1, id: 'picture-tower', title: 'First Gust', seed: 17, bounds: [10, 27, 10], maxWorldHeight: 23, hold: true },
    tilt: { tiltBudget: 6 },
    terrain: [],
    bag: {
      type: 'WEIGHTED',
      weights: { 'O2:HEAVY': 3, 'I3:HEAVY': 2, 'O2:REINFORCED': 2, L3: 3, C3D5: 3, P5: 2, 'T3:REINFORCED': 1 },
    },
    hazards: [{ type: 'WIND_GUST', intervalTicks: 900, firstGustOffsetTicks: 900, pushStrength: 1, directionMode: 'ALTERNATE_EW' }],
    objectives: [
      { type: 'REACH_HEIGHT', height: 20 },
      { type: 'STAY_UNDER_WEIGHT', maxMass: 300 },
    ],
    stars: { two: [{ type: 'MAX_PIECES_USED', count: 40 }], three: [{ type: 'MAX_ROTATIONS_USED', count: 4 }] },
  }
  const spots = Array.from({ length: 26 }, (_, piece): Spot => {
    const wide = piece < 9 ? 3 : 1
    return [below(rng, 2 * wide + 1) - wide, 0, below(rng, 2 * wide + 1) - wide]
  })
  return played(level, spots, rng)
}

/** Each piece is turned a little, moved to its place and dropped. */
function played(level: FloodLevel, spots: readonly Spot[], rng: Rng): Situation {
  const lines: string[] = []
  let tick = 0
  const ask = (wish: string): void => void lines.push(`${tick++} ${wish}`)
  for (const [x, , z] of spots) {
    for (let turns = below(rng, 3); turns > 0; turns--) ask(pick(rng, ['yaw+', 'pitch+', 'roll+'] as const))
    for (let steps = 0; steps < Math.abs(x); steps++) ask(x < 0 ? 'x-' : 'x+')
    for (let steps = 0; steps < Math.abs(z); steps++) ask(z < 0 ? 'z-' : 'z+')
    ask('drop')
    tick++
  }
  return { level, lines, ticks: tick + 20 }
}

/** How high the rock stands: terraces around a deep corner in the south-west, and a tub in the north-east. */
function rockAt(x: number, z: number): number {
  const far = Math.max(x, 9 - z)
  if (far <= 2) return 0
  if (far <= 4) return far - 2
  if (x >= 5 && x <= 9 && z <= 4) return x >= 6 && x <= 8 && z >= 1 && z <= 3 ? 4 : 6
  return far <= 6 ? 3 : far <= 7 ? 4 : 5
}

/** Chapter 2: two basins, a drain, ice with something on it, and a town on the terraces. */
export function plain(): Situation {
  const terrain: Terrain[] = []
  const put = (type: 'BEDROCK' | 'WATER' | 'ICE' | 'SOLID' | 'DRAIN', x: number, y: number, z: number): void =>
    void terrain.push(type === 'DRAIN' ? { type, at: [x, y, z], rate: 2, scope: 'ADJ6' } : { type, at: [x, y, z] })
  const ice = (x: number, z: number): boolean => x <= 1 && z >= 5 && z <= 7
  for (let x = 0; x < 10; x++)
    for (let z = 0; z < 10; z++) {
      const rock = rockAt(x, z)
      for (let y = 0; y < rock; y++) if (!(x === 4 && z === 6 && y === 1)) put('BEDROCK', x, y, z)
      if (x === 4 && z === 6) put('DRAIN', x, 1, z)
      for (let y = rock; y < 3; y++)
        if (y === 2 && ice(x, z)) terrain.push({ type: 'ICE', at: [x, y, z], resolves: 2 })
        else put('WATER', x, y, z)
      if (rock === 4 && x >= 6 && z <= 3) for (let y = 4; y < 6; y++) put('WATER', x, y, z)
    }
  const house = (from: Spot, to: Spot): void => void terrain.push({ type: 'SOLID', from, to })
  house([0, 3, 5], [1, 3, 6])
  house([0, 4, 5], [0, 5, 5])
  house([0, 5, 0], [1, 7, 1])
  house([0, 8, 0], [0, 9, 1])
  house([2, 5, 0], [2, 6, 0])
  house([3, 4, 2], [3, 5, 3])
  house([0, 4, 2], [1, 5, 2])
  house([8, 5, 9], [9, 6, 9])
  house([9, 5, 6], [9, 8, 6])
  house([8, 5, 6], [8, 6, 6])
  house([7, 5, 8], [7, 6, 8])
  house([6, 3, 9], [6, 4, 9])
  return {
    level: {
      ...{ format: 1, id: 'picture-plain', title: 'Floodplain Exam', seed: 9, bounds: [10, 16, 10], maxWorldHeight: 12, hold: true },
      tilt: { tiltBudget: 10 },
      terrain: painted(terrain),
      bag: { type: 'FIXED_SEQUENCE', sequence: ['S4', 'L4', 'O2', 'J4', 'I3', 'T3'] },
      abilities: { freeze: { charges: 1, resolves: 3, scope: 'ADJ6' }, drain: { charges: 1, rate: 2, scope: 'ADJ6' } },
      objectives: [
        { type: 'DRAIN_WATER', units: 20 },
        { type: 'REACH_HEIGHT', height: 10 },
      ],
      stars: { two: [{ type: 'MAX_PIECES_USED', count: 22 }], three: [{ type: 'MAX_LOST_VOXELS_TOTAL', count: 8 }] },
    },
    lines: [],
    ticks: 60,
  }
}
