/** Levels nobody would want to play, with every rule switched on somewhere: for comparing the fast game with the textbook. */
import { below, next, pick, type Rng } from '../../../kernel/rng.ts'
import {
  AXES,
  type Bag,
  type Constraint,
  type FloodLevel,
  GRAVITIES,
  type Hazard,
  MATERIALS,
  type Mutator,
  type Objective,
  PIECES,
  SCOPES,
  type SimpleObjective,
  type Spot,
  type StarCondition,
  type Terrain,
  type TerrainType,
  type Token,
  WINDS,
} from '../nouns.ts'
import { materialOf } from '../rules/board/cells.ts'
import { spotOf } from '../rules/board/space.ts'
import { type Board, randomBoard } from './boards.ts'

const CODES: readonly (TerrainType | null)[] = [
  null,
  'WATER',
  'SOLID',
  'SOLID',
  'SOLID',
  'POROUS',
  'POROUS',
  'POROUS',
  'ICE',
  'DRAIN',
  'WALL',
  'BEDROCK',
]

export function randomLevel(rng: Rng): FloodLevel {
  const bounds: Spot = [4 + below(rng, 5), 8 + below(rng, 8), 4 + below(rng, 5)]
  const chance = (share: number): boolean => below(rng, 100) < share
  return {
    format: 1,
    id: 'random',
    title: 'Random',
    seed: next(rng),
    bounds,
    maxWorldHeight: bounds[1] - 1 - below(rng, 4),
    gravity: chance(70) ? 'DOWN' : pick(rng, GRAVITIES),
    gravityTicksPerCell: pick(rng, [1, 2, 5, 10, 30]),
    ...(chance(30) && { voidFaces: GRAVITIES.filter(() => chance(50)) }),
    terrain: randomTerrain(rng, bounds),
    bag: randomBag(rng),
    hold: chance(60),
    ...(chance(20) && { axes: AXES.filter(() => chance(60)) }),
    tilt: {
      ...(chance(20) && { allowed: GRAVITIES.filter(() => chance(70)) }),
      ...(chance(30) && { cooldownTicks: below(rng, 40) }),
      ...(chance(20) && { maxRotations: below(rng, 12) }),
      ...(chance(20) && { tiltBudget: below(rng, 12) }),
    },
    ...(chance(20) && { lock: { delayTicks: 1 + below(rng, 20), maxResets: below(rng, 6) } }),
    abilities: {
      ...(chance(60) && { stabilise: { charges: below(rng, 6), tilts: 1 + below(rng, 3) } }),
      ...(chance(60) && { freeze: { charges: below(rng, 8), resolves: 1 + below(rng, 4), scope: pick(rng, ['ADJ6', 'ADJ26'] as const) } }),
      ...(chance(60) && { drain: { charges: below(rng, 4), rate: 1 + below(rng, 3), scope: pick(rng, SCOPES) } }),
    },
    hazards: Array.from({ length: chance(50) ? 1 + below(rng, 2) : 0 }, () => randomHazard(rng)),
    objectives: randomObjectives(rng),
    constraints: randomConstraints(rng),
    stars: {
      two: [{ type: 'MAX_HOLES', count: 5 }, ...randomAlso(rng)],
      three: [{ type: 'MAX_OVERHANG_VOXELS', count: 3 }, ...randomAlso(rng)],
    },
    ...(chance(50) && { score: { perPiece: 10, perWaterRemoved: 5, penaltyShiftVoxel: 1, penaltyLostVoxel: 3, penaltyRotation: 2 } }),
  }
}

/** A random level, endless level or sandbox in which time waits for the hand. */
export function randomWaiting(rng: Rng): FloodLevel {
  return { ...pick(rng, [randomLevel, randomEndless, randomSandbox])(rng), waits: true }
}

/** A random level that changes as it is played, soon and often. */
export function randomEndless(rng: Rng): FloodLevel {
  const level = randomLevel(rng)
  let after = 0
  const mutators = Array.from({ length: below(rng, 12) }, (): Mutator => {
    after += below(rng, 4)
    switch (below(rng, 4)) {
      case 0:
        return { type: 'BAG', after, weights: { [randomToken(rng)]: 1 + below(rng, 5), [randomToken(rng)]: 1 + below(rng, 5) } }
      case 1:
        return { type: 'LIMIT', after, maxWorldHeight: 1 + below(rng, level.maxWorldHeight) }
      case 2:
        return { type: 'WATER', after, everyLocks: 1 + below(rng, 4), units: 1 + below(rng, 12) }
      default:
        return { type: 'WIND', after, intervalTicks: 1 + below(rng, 60), pushStrength: 1 + below(rng, 3) }
    }
  })
  return { ...level, hazards: [], objectives: [], stars: { two: [], three: [] }, endless: { mutators } }
}

/** A random endless level in which floors settle: small, so that layers fill, and half full already. */
export function randomCity(rng: Rng): FloodLevel {
  const bounds: Spot = [4 + below(rng, 2), 9 + below(rng, 5), 4 + below(rng, 2)]
  const { hazards: _, ...level } = randomEndless(rng)
  const low: Spot = [bounds[0], 1 + below(rng, 4), bounds[2]]
  const board = randomBoard(rng, low, pick(rng, ['noise', 'heights', 'boxes', 'empty'] as const))
  const chance = (share: number): boolean => below(rng, 100) < share
  return {
    ...level,
    bounds,
    maxWorldHeight: bounds[1] - 4,
    terrain: [...terrainOf(rng, board), ...almostFull(rng, bounds, low[1])],
    ...(chance(70) && { gravity: 'DOWN' }),
    score: { perPiece: 1, perWaterRemoved: 2, penaltyShiftVoxel: 0, penaltyLostVoxel: 3, penaltyRotation: 0, perFloor: 50, perSlid: 2 },
    endless: { mutators: level.endless?.mutators ?? [], settles: true },
  }
}

const FILLING: readonly Terrain[] = [
  ...Array.from({ length: 6 }, () => ({ type: 'SOLID' }) as const),
  { type: 'SOLID', anchored: true },
  { type: 'POROUS' },
  { type: 'ICE', resolves: 9 },
]

/** Layers with a few cells missing: what falls into the gaps fills them now and then. */
function almostFull(rng: Rng, [X, , Z]: Spot, from: number): Terrain[] {
  const terrain: Terrain[] = []
  for (let y = from - 1 - below(rng, 2); y < from + 1; y++) {
    if (y < 0) continue
    for (let x = 0; x < X; x++) for (let z = 0; z < Z; z++) if (below(rng, 12) > 0) terrain.push({ ...pick(rng, FILLING), at: [x, y, z] })
  }
  return terrain
}

/** A random level in which nothing is lost and everything can be put. */
export function randomSandbox(rng: Rng): FloodLevel {
  const level = randomLevel(rng)
  const bag: Bag = level.bag.type === 'FIXED_SEQUENCE' ? { ...level.bag, loop: true } : level.bag
  return { ...level, bag, objectives: [], stars: { two: [], three: [] }, sandbox: true }
}

/** The lower part of a random board, one entry a cell; the upper part stays free so that pieces can come. */
function randomTerrain(rng: Rng, bounds: Spot): Terrain[] {
  const low: Spot = [bounds[0], 1 + below(rng, 5), bounds[2]]
  const board = randomBoard(rng, low, pick(rng, ['noise', 'heights', 'boxes', 'empty'] as const))
  return terrainOf(rng, board)
}

export function terrainOf(rng: Rng, { bounds, cells, notes }: Board): Terrain[] {
  const terrain: Terrain[] = []
  for (let cell = 0; cell < cells.length; cell++) {
    const code = cells[cell]!
    const type = CODES[code]
    if (!type) continue
    terrain.push({
      type,
      at: spotOf(bounds, cell),
      ...((type === 'SOLID' || type === 'POROUS') && { material: MATERIALS[materialOf(code)]!, anchored: notes[cell]! > 0 }),
      ...(type === 'ICE' && below(rng, 2) === 0 && { resolves: 1 + below(rng, 4) }),
      ...(type === 'DRAIN' && { rate: 1 + below(rng, 3), scope: pick(rng, SCOPES) }),
    })
  }
  return terrain
}

function randomToken(rng: Rng): Token {
  const piece = pick(rng, PIECES)
  return below(rng, 3) > 0 ? piece : `${piece}:${pick(rng, MATERIALS)}`
}

function randomBag(rng: Rng): Bag {
  const tokens = Array.from({ length: 3 + below(rng, 30) }, () => randomToken(rng))
  switch (below(rng, 3)) {
    case 0:
      return { type: 'FIXED_SEQUENCE', sequence: tokens, ...(below(rng, 2) === 0 && { loop: below(rng, 2) === 0 }) }
    case 1:
      return { type: 'WEIGHTED', weights: Object.fromEntries(tokens.map(token => [token, 1 + below(rng, 9)])) }
    default:
      return { type: 'BAG_N', tokens }
  }
}

function randomHazard(rng: Rng): Hazard {
  const directionMode = pick(rng, ['ALTERNATE_EW', 'FIXED', 'RANDOM_SEEDED'] as const)
  return {
    type: 'WIND_GUST',
    ...(below(rng, 8) === 0 && { enabled: false }),
    intervalTicks: 1 + below(rng, 60),
    ...(below(rng, 2) === 0 && { firstGustOffsetTicks: below(rng, 50) }),
    pushStrength: 1 + below(rng, 3),
    directionMode,
    ...(directionMode === 'FIXED' && { fixedDirection: pick(rng, WINDS) }),
    ...(directionMode === 'RANDOM_SEEDED' && below(rng, 2) === 0 && { directions: WINDS }),
  }
}

function randomAlso(rng: Rng): StarCondition[] {
  const [objective] = randomObjectives(rng)
  return objective && objective.type !== 'SEQUENCE' && below(rng, 2) === 0 ? [{ type: 'ALSO', objective }] : []
}

/** Far away, so that most games last; some of them near, so that games are won. */
function randomObjectives(rng: Rng): Objective[] {
  const goals: SimpleObjective[] = [
    { type: 'REACH_HEIGHT', height: 4 + below(rng, 8), ...(below(rng, 2) === 0 && { holdForTilts: below(rng, 3) }) },
    { type: 'BUILD_PLATEAU', worldLevel: below(rng, 4), width: 1 + below(rng, 3), depth: 2 },
    { type: 'BUILD_PLATEAU', worldLevel: below(rng, 4), area: 3 + below(rng, 6), holdForTilts: below(rng, 2) },
    { type: 'BUILD_BRIDGE', gap: 1 + below(rng, 3) },
    { type: 'ENCLOSE_CAVITY', count: 1 + below(rng, 3) },
    { type: 'OVERHANG', length: 1 + below(rng, 4) },
    { type: 'DRAIN_WATER', units: 5 + below(rng, 20) },
    { type: 'STAY_UNDER_WEIGHT', maxMass: 40 + below(rng, 200) },
    { type: 'SURVIVE_ROTATIONS', count: 2 + below(rng, 8) },
    { type: 'PLACE_PIECES', count: 10 + below(rng, 30) },
    { type: 'STABLE_END' },
  ]
  const some = (count: number): SimpleObjective[] => Array.from({ length: count }, () => pick(rng, goals))
  const chosen: Objective[] = some(1 + below(rng, 3))
  if (below(rng, 4) === 0) chosen.push({ type: 'SEQUENCE', objectives: some(1 + below(rng, 3)) })
  return chosen
}

function randomConstraints(rng: Rng): Constraint[] {
  const constraints: Constraint[] = [
    { type: 'WEIGHT_LIMIT', maxMass: 60 + below(rng, 200) },
    { type: 'WATER_FORBIDDEN', worldLevel: 4 + below(rng, 8) },
    { type: 'NO_RESTING_ON_WATER' },
    { type: 'MAX_LOST_VOXELS', count: below(rng, 20) },
    { type: 'MAX_WATER_OVERFLOW', units: below(rng, 6) },
  ]
  return constraints.filter(() => below(rng, 5) === 0)
}
