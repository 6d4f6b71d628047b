import fc from 'fast-check'
import { expect, test } from 'vitest'
import { copy } from '../../../kernel/plain.ts'
import type { Constraint, FloodLevel, Metrics, Objective, ShapeObjective, SimpleObjective, Spot } from '../nouns.ts'
import { BEDROCK, EMPTY, POROUS, SOLID, WATER } from './cells.ts'
import { advance, firstProgress, type Judged, lossOf, measure } from './goals.ts'
import { DOWN, EAST, indexOf, NORTH, SOUTH, WEST } from './space.ts'

const CODES: Readonly<Record<string, number>> = { '.': EMPTY, '~': WATER, S: SOLID, P: POROUS, B: BEDROCK }

const NOTHING_YET: Metrics = {
  pieces: 0,
  tilts: 0,
  shift: 0,
  shiftLast: 0,
  lost: 0,
  lostLast: 0,
  drained: 0,
  overflowed: 0,
  mass: 0,
  holds: 0,
  stabilised: 0,
  froze: 0,
  drains: 0,
  collapses: 0,
  waterHeight: -1,
  rested: 0,
}

/** A line is a layer, the highest first; its words are its rows from north to south. */
function cellsOf(picture: string): [Spot, Uint8Array] {
  const layers = picture.trim().split('\n').reverse()
  const rows = layers.map(layer => layer.trim().split(/\s+/))
  const bounds: Spot = [rows[0]![0]!.length, rows.length, rows[0]!.length]
  const cells = new Uint8Array(bounds[0] * bounds[1] * bounds[2])
  rows.forEach((layer, y) => {
    layer.forEach((row, z) => {
      Array.from(row).forEach((sign, x) => {
        cells[indexOf(bounds, x, y, z)] = CODES[sign]!
      })
    })
  })
  return [bounds, cells]
}

interface Case {
  objectives?: readonly Objective[]
  constraints?: readonly Constraint[]
  maxWorldHeight?: number
}

/** The limit of the height is out of the way unless a test is about it. */
function drawn(picture: string, { objectives = [], constraints = [], maxWorldHeight = 99 }: Case = {}): Judged {
  const [bounds, cells] = cellsOf(picture)
  const level: FloodLevel = {
    format: 1,
    id: 'test',
    title: 'Test',
    seed: 1,
    bounds,
    maxWorldHeight,
    terrain: [],
    bag: { type: 'FIXED_SEQUENCE', sequence: ['I3'] },
    objectives,
    constraints,
  }
  return {
    level,
    cells,
    notes: new Uint8Array(cells.length),
    gravity: DOWN,
    metrics: { ...NOTHING_YET },
    goals: firstProgress(objectives),
    starGoals: [],
  }
}

interface Resolve {
  picture?: string
  gravity?: number
  metrics?: Partial<Metrics>
}

/** One more lock resolve that ends like this: whether it won, and which goals showed something new. */
function after(state: Judged, { picture, gravity = DOWN, metrics = {} }: Resolve = {}): { won: boolean; changed: number[] } {
  if (picture !== undefined) state.cells.set(cellsOf(picture)[1])
  state.gravity = gravity
  Object.assign(state.metrics, metrics)
  const changed: number[] = []
  const won = advance(state, goal => changed.push(goal))
  return { won, changed }
}

const HEIGHT_1: SimpleObjective = { type: 'REACH_HEIGHT', height: 1 }
const TALL = 'S..\nS..'
const FLAT = '...\nS..'

test('ruling 39: at the start every goal has nothing, and wants what its objective says', () => {
  const objectives: [Objective, number][] = [
    [{ type: 'REACH_HEIGHT', height: 6 }, 6],
    [{ type: 'BUILD_PLATEAU', worldLevel: 2, width: 3, depth: 2 }, 1],
    [{ type: 'BUILD_PLATEAU', worldLevel: 2, area: 7 }, 7],
    [{ type: 'BUILD_BRIDGE', gap: 4 }, 4],
    [{ type: 'ENCLOSE_CAVITY', count: 2 }, 2],
    [{ type: 'OVERHANG', length: 3 }, 3],
    [{ type: 'DRAIN_WATER', units: 12 }, 12],
    [{ type: 'STAY_UNDER_WEIGHT', maxMass: 40 }, 40],
    [{ type: 'SURVIVE_ROTATIONS', count: 5 }, 5],
    [{ type: 'PLACE_PIECES', count: 8 }, 8],
    [{ type: 'STABLE_END' }, 0],
    [{ type: 'SEQUENCE', objectives: [HEIGHT_1, { type: 'STABLE_END' }] }, 2],
  ]
  const { goals } = drawn(TALL, { objectives: objectives.map(([objective]) => objective) })
  expect(goals).toEqual(objectives.map(([, want]) => ({ have: 0, want, met: false, since: -1, stage: 0 })))
})

/** Just short of the objective, and just enough. */
const THRESHOLDS: [name: string, Objective, short: Resolve, haveShort: number, enough: Resolve, haveEnough: number][] = [
  [
    '39: a height counts from zero',
    { type: 'REACH_HEIGHT', height: 2 },
    { picture: '....\nS...\nS...' },
    1,
    { picture: 'S...\nS...\nS...' },
    2,
  ],
  [
    '39: nothing built is below the floor',
    { type: 'REACH_HEIGHT', height: 0 },
    { picture: '....\n....\nB...' },
    -1,
    { picture: '....\n....\nS...' },
    0,
  ],
  [
    '43: a rectangle is there or not',
    { type: 'BUILD_PLATEAU', worldLevel: 1, width: 3, depth: 1 },
    { picture: '..S.\nSSSS\n....' },
    0,
    { picture: '~...\nSSSS\n....' },
    1,
  ],
  [
    '43: an area may be equal',
    { type: 'BUILD_PLATEAU', worldLevel: 0, area: 3 },
    { picture: '....\n..S.\nSSSS' },
    2,
    { picture: '....\n...S\nSSSS' },
    3,
  ],
  ['46: a bridge may be equal', { type: 'BUILD_BRIDGE', gap: 2 }, { picture: '....\nSSSS\nS.SS' }, 1, { picture: '....\nSSSS\nS..S' }, 2],
  ['46: an overhang may be equal', { type: 'OVERHANG', length: 2 }, { picture: '....\nSSSS\nSSS.' }, 1, { picture: '....\nSSSS\nSS..' }, 2],
  [
    '46: cavities may be as many',
    { type: 'ENCLOSE_CAVITY', count: 2 },
    { picture: '....\nSSSS\nS..S' },
    1,
    { picture: '....\nSSSS\n.S.S' },
    2,
  ],
  ['34: drained units', { type: 'DRAIN_WATER', units: 5 }, { metrics: { drained: 4, overflowed: 9 } }, 4, { metrics: { drained: 5 } }, 5],
  ['42: the mass may be equal', { type: 'STAY_UNDER_WEIGHT', maxMass: 9 }, { metrics: { mass: 10 } }, 10, { metrics: { mass: 9 } }, 9],
  ['24: tilts', { type: 'SURVIVE_ROTATIONS', count: 3 }, { metrics: { tilts: 2 } }, 2, { metrics: { tilts: 3 } }, 3],
  ['46: pieces placed', { type: 'PLACE_PIECES', count: 3 }, { metrics: { pieces: 2 } }, 2, { metrics: { pieces: 3 } }, 3],
  ['46: a stable end', { type: 'STABLE_END' }, { metrics: { shiftLast: 1 } }, 1, { metrics: { shiftLast: 0, shift: 7 } }, 0],
]

test.each(THRESHOLDS)('ruling %s', (_, objective, short, haveShort, enough, haveEnough) => {
  const state = drawn('....\n....\n....', { objectives: [objective] })
  expect(after(state, short).won).toBe(false)
  expect(state.goals[0]).toMatchObject({ have: haveShort, met: false, since: -1 })
  expect(after(state, enough).won).toBe(true)
  expect(state.goals[0]).toMatchObject({ have: haveEnough, met: true, since: state.metrics.tilts })
  expect(after(state, short).won).toBe(false)
  expect(state.goals[0]).toMatchObject({ have: haveShort, met: false, since: -1 })
})

test('ruling 44: objectives must hold in the same resolve', () => {
  const state = drawn(FLAT, { objectives: [HEIGHT_1, { type: 'STABLE_END' }] })
  expect(after(state, { picture: TALL, metrics: { shiftLast: 4 } }).won).toBe(false)
  expect(after(state, { picture: FLAT, metrics: { shiftLast: 0 } }).won).toBe(false)
  expect(after(state, { picture: TALL }).won).toBe(true)
})

test('ruling 39: a goal is told when what it shows changes, and only then', () => {
  const state = drawn(FLAT, {
    objectives: [
      { type: 'PLACE_PIECES', count: 2 },
      { type: 'REACH_HEIGHT', height: 1 },
    ],
  })
  expect(after(state, { metrics: { pieces: 1 } }).changed).toEqual([0]) // the height has been 0 from the start
  expect(after(state, { picture: TALL }).changed).toEqual([1])
  expect(after(state, { metrics: { pieces: 2 } }).changed).toEqual([0])
  expect(after(state).changed).toEqual([])
  expect(after(state, { picture: FLAT }).changed).toEqual([1])
})

test('ruling 39: a goal that is met without its number moving is told too', () => {
  const state = drawn(FLAT, { objectives: [{ type: 'STABLE_END' }] })
  expect(after(state)).toEqual({ won: true, changed: [0] })
})

const SHAPES: ShapeObjective[] = [
  { type: 'REACH_HEIGHT', height: 1 },
  { type: 'BUILD_PLATEAU', worldLevel: 1, width: 2, depth: 1 },
  { type: 'BUILD_PLATEAU', worldLevel: 1, area: 2 },
  { type: 'BUILD_BRIDGE', gap: 1 },
  { type: 'OVERHANG', length: 2 },
  { type: 'ENCLOSE_CAVITY', count: 1 },
]
const EVERY_SHAPE = '.......\nSSSSSSS\nS.S.S..'
const BARE = '.......\n.......\n.......'

test.each(SHAPES)('ruling 40: $type is judged only under DOWN, and keeps what it showed', objective => {
  for (const gravity of [NORTH, SOUTH, EAST, WEST]) {
    const state = drawn(BARE, { objectives: [objective] })
    expect(after(state, { picture: EVERY_SHAPE, gravity })).toEqual({ won: false, changed: [] })
    expect(state.goals[0]).toMatchObject({ have: 0, met: false, since: -1 })
    expect(after(state, { metrics: { tilts: 3 } }).won).toBe(true)
    const shown = { ...state.goals[0]! }
    expect(after(state, { picture: BARE, gravity, metrics: { tilts: 4 } })).toEqual({ won: false, changed: [] })
    expect(state.goals[0]).toEqual(shown)
  }
})

test('ruling 40: a met shape does not win a resolve that ends under another gravity, whatever else is met there', () => {
  const state = drawn(TALL, { objectives: [HEIGHT_1, { type: 'DRAIN_WATER', units: 2 }] })
  expect(after(state).won).toBe(false)
  expect(after(state, { gravity: EAST, metrics: { drained: 2 } })).toEqual({ won: false, changed: [1] })
  expect(state.goals.map(({ met }) => met)).toEqual([true, true])
  expect(after(state).won).toBe(true)
})

test('ruling 40: without shapes a level is won under any gravity', () => {
  const state = drawn(FLAT, { objectives: [{ type: 'SURVIVE_ROTATIONS', count: 1 }, { type: 'STABLE_END' }] })
  expect(after(state, { gravity: WEST, metrics: { tilts: 1 } }).won).toBe(true)
})

test('ruling 46: a hold counts the tilts from the resolve in which the shape became true', () => {
  const state = drawn(FLAT, { objectives: [{ type: 'REACH_HEIGHT', height: 1, holdForTilts: 2 }] })
  expect(after(state, { picture: TALL, metrics: { tilts: 3 } }).won).toBe(false)
  expect(state.goals[0]).toMatchObject({ have: 1, met: false, since: 3 })
  expect(after(state, { metrics: { tilts: 4 } }).won).toBe(false)
  expect(after(state, { metrics: { tilts: 5 }, gravity: EAST }).won).toBe(false)
  expect(state.goals[0]).toMatchObject({ met: false, since: 3 })
  expect(after(state, { metrics: { tilts: 5 } }).won).toBe(true)
  expect(state.goals[0]).toMatchObject({ met: true, since: 3 })
})

test('ruling 46: a hold begins again when the shape is judged false', () => {
  const state = drawn(FLAT, { objectives: [{ type: 'REACH_HEIGHT', height: 1, holdForTilts: 2 }] })
  after(state, { picture: TALL, metrics: { tilts: 0 } })
  after(state, { picture: FLAT, metrics: { tilts: 1 } })
  expect(state.goals[0]).toMatchObject({ met: false, since: -1 })
  expect(after(state, { picture: TALL, metrics: { tilts: 2 } }).won).toBe(false)
  expect(after(state, { metrics: { tilts: 3 } }).won).toBe(false)
  expect(after(state, { metrics: { tilts: 4 } }).won).toBe(true)
})

test('ruling 46: a hold is not broken by what a resolve under another gravity looks like', () => {
  const state = drawn(TALL, { objectives: [{ type: 'REACH_HEIGHT', height: 1, holdForTilts: 1 }] })
  after(state)
  after(state, { picture: FLAT, gravity: NORTH, metrics: { tilts: 1 } })
  expect(after(state, { picture: TALL, metrics: { tilts: 2 } }).won).toBe(true)
})

test('ruling 46: a sequence takes its parts in order', () => {
  const state = drawn(FLAT, { objectives: [{ type: 'SEQUENCE', objectives: [HEIGHT_1, { type: 'PLACE_PIECES', count: 4 }] }] })
  expect(after(state, { metrics: { pieces: 4 } })).toEqual({ won: false, changed: [] })
  expect(state.goals[0]).toMatchObject({ have: 0, stage: 0, met: false })
  expect(after(state, { picture: TALL })).toEqual({ won: true, changed: [0] }) // both parts in one resolve
  expect(state.goals[0]).toMatchObject({ have: 2, want: 2, stage: 2, met: true, since: -1 })
})

test('ruling 46: a finished part may fall again, and a finished sequence stays met', () => {
  const parts: SimpleObjective[] = [HEIGHT_1, { type: 'DRAIN_WATER', units: 1 }]
  const state = drawn(TALL, {
    objectives: [
      { type: 'SEQUENCE', objectives: parts },
      { type: 'PLACE_PIECES', count: 3 },
    ],
  })
  expect(after(state, { metrics: { pieces: 1 } }).changed).toEqual([0, 1])
  expect(after(state, { picture: FLAT, metrics: { drained: 1 } })).toEqual({ won: false, changed: [0] })
  expect(state.goals[0]).toMatchObject({ stage: 2, met: true })
  expect(after(state, { metrics: { pieces: 3 } }).won).toBe(true)
})

test('ruling 40: a sequence waits under another gravity only when its next part is a shape', () => {
  const parts: SimpleObjective[] = [{ type: 'DRAIN_WATER', units: 1 }, HEIGHT_1, { type: 'STABLE_END' }]
  const state = drawn(TALL, { objectives: [{ type: 'SEQUENCE', objectives: parts }] })
  expect(after(state, { gravity: SOUTH, metrics: { drained: 1 } })).toEqual({ won: false, changed: [0] })
  expect(state.goals[0]).toMatchObject({ stage: 1 })
  expect(after(state, { metrics: { shiftLast: 2 } }).won).toBe(false)
  expect(state.goals[0]).toMatchObject({ stage: 2 })
  expect(after(state, { gravity: SOUTH, metrics: { shiftLast: 0 } }).won).toBe(true)
})

test('ruling 46: each part of a sequence counts its own hold', () => {
  const parts: SimpleObjective[] = [
    { type: 'REACH_HEIGHT', height: 1, holdForTilts: 1 },
    { type: 'REACH_HEIGHT', height: 0, holdForTilts: 2 },
  ]
  const state = drawn(TALL, { objectives: [{ type: 'SEQUENCE', objectives: parts }] })
  after(state, { metrics: { tilts: 5 } })
  expect(state.goals[0]).toMatchObject({ stage: 0, since: 5 })
  after(state, { metrics: { tilts: 6 } }) // the second part is true in the same resolve and begins to count here
  expect(state.goals[0]).toMatchObject({ stage: 1, since: 6 })
  after(state, { metrics: { tilts: 7 } })
  expect(state.goals[0]).toMatchObject({ stage: 1, since: 6 })
  expect(after(state, { metrics: { tilts: 8 } }).won).toBe(true)
})

test('ruling 41: the highest water after any lock, and the locks that ended with a voxel on water, are kept', () => {
  const state = drawn('...\n...\n~..')
  measure(state)
  expect(state.metrics).toMatchObject({ waterHeight: 0, rested: 0 })
  state.cells.set(cellsOf('S..\n~..\n~..')[1])
  measure(state)
  measure(state)
  expect(state.metrics).toMatchObject({ waterHeight: 1, rested: 2 })
  state.cells.set(cellsOf('...\n...\nS~.')[1])
  measure(state)
  expect(state.metrics).toMatchObject({ waterHeight: 1, rested: 2 })
  state.gravity = EAST
  measure(state)
  expect(state.metrics).toMatchObject({ waterHeight: 1, rested: 3 })
})

test('ruling 41: without water there is no highest one', () => {
  const state = drawn(TALL)
  measure(state)
  expect(state.metrics.waterHeight).toBe(-1)
})

test('ruling 40: a voxel above the limit loses under DOWN, and at the limit does not', () => {
  const state = drawn('.S.\n.S.\n.S.', { maxWorldHeight: 1 })
  expect(lossOf(state)).toEqual({ because: 'overflow', cell: indexOf(state.level.bounds, 1, 2, 0) })
  for (const gravity of [NORTH, SOUTH, EAST, WEST]) expect(lossOf({ ...state, gravity })).toBe(null)
  expect(lossOf(drawn('.S.\n.S.\n.S.', { maxWorldHeight: 2 }))).toBe(null)
  expect(lossOf(drawn('.B.\n.S.\n.S.', { maxWorldHeight: 1 }))).toBe(null)
})

const LIMITS: [Constraint, keyof Metrics, limit: number, because: string][] = [
  [{ type: 'WEIGHT_LIMIT', maxMass: 12 }, 'mass', 12, 'weight-exceeded'],
  [{ type: 'MAX_LOST_VOXELS', count: 3 }, 'lost', 3, 'too-many-lost'],
  [{ type: 'MAX_WATER_OVERFLOW', units: 0 }, 'overflowed', 0, 'water-overflowed'],
]

test.each(LIMITS)('RULES §11: %o is kept at the limit and broken beyond it', (constraint, metric, limit, because) => {
  const state = drawn(TALL, { constraints: [constraint] })
  state.metrics[metric] = limit
  expect(lossOf(state)).toBe(null)
  state.metrics[metric] = limit + 1
  expect(lossOf(state)).toEqual({ because, cell: -1 })
  expect(lossOf({ ...state, gravity: EAST })).toEqual({ because, cell: -1 })
})

test('ruling 41: forbidden water loses under any gravity', () => {
  const constraints: Constraint[] = [{ type: 'WATER_FORBIDDEN', worldLevel: 1 }]
  expect(lossOf(drawn('...\n~~~', { constraints }))).toBe(null)
  const state = drawn('.~.\n~~~', { constraints })
  for (const gravity of [DOWN, NORTH, EAST]) expect(lossOf({ ...state, gravity })).toEqual({ because: 'water-forbidden', cell: 4 })
})

test('ruling 41: resting on water loses only where the level says so, along the gravity of the moment', () => {
  const constraints: Constraint[] = [{ type: 'NO_RESTING_ON_WATER' }]
  const state = drawn('..S\n..~', { constraints })
  expect(lossOf(state)).toEqual({ because: 'resting-on-water', cell: 5 })
  expect(lossOf({ ...state, gravity: WEST })).toBe(null)
  expect(lossOf(drawn('..S\n..~'))).toBe(null)
  expect(lossOf({ ...drawn('...\n.~P', { constraints }), gravity: WEST })).toEqual({ because: 'resting-on-water', cell: 2 })
})

const FEATHER: SimpleObjective = { type: 'STAY_UNDER_WEIGHT', maxMass: 5 }

test.each([
  ['by itself', [FEATHER]],
  ['as a part of a sequence that has not come to it', [{ type: 'SEQUENCE', objectives: [HEIGHT_1, FEATHER] }]],
] as [string, Objective[]][])('ruling 42: a weight objective that is exceeded loses, %s', (_, objectives) => {
  const state = drawn(FLAT, { objectives })
  state.metrics.mass = 5
  expect(lossOf(state)).toBe(null)
  state.metrics.mass = 6
  expect(lossOf(state)).toEqual({ because: 'weight-exceeded', cell: -1 })
})

test('ruling 42: a weight objective that a sequence has passed still loses', () => {
  const state = drawn(FLAT, { objectives: [{ type: 'SEQUENCE', objectives: [FEATHER, HEIGHT_1] }] })
  after(state, { metrics: { mass: 5 } })
  expect(state.goals[0]).toMatchObject({ stage: 1 })
  state.metrics.mass = 6
  expect(lossOf(state)).toMatchObject({ because: 'weight-exceeded' })
})

test('RULES §11: of several losses the first in the order of the rule book is told, whatever the order in the level', () => {
  const constraints: Constraint[] = [
    { type: 'MAX_WATER_OVERFLOW', units: 0 },
    { type: 'MAX_LOST_VOXELS', count: 0 },
    { type: 'NO_RESTING_ON_WATER' },
    { type: 'WATER_FORBIDDEN', worldLevel: 0 },
    { type: 'WEIGHT_LIMIT', maxMass: 0 },
  ]
  const state = drawn('S..\n~..', { constraints, maxWorldHeight: 0 })
  Object.assign(state.metrics, { mass: 1, lost: 1, overflowed: 1 })
  const told: string[] = []
  const mend = [
    () => Object.assign(state.level, { maxWorldHeight: 1 }),
    () => Object.assign(state.metrics, { mass: 0 }),
    () => Object.assign(constraints[3]!, { worldLevel: 1 }),
    () => state.cells.set(cellsOf('...\nS~.')[1]),
    () => Object.assign(state.metrics, { lost: 0 }),
    () => Object.assign(state.metrics, { overflowed: 0 }),
  ]
  for (const step of mend) {
    told.push(lossOf(state)?.because ?? '')
    step()
  }
  expect(told).toEqual(['overflow', 'weight-exceeded', 'water-forbidden', 'resting-on-water', 'too-many-lost', 'water-overflowed'])
  expect(lossOf(state)).toBe(null)
})

test('RULES §11: of two constraints of one kind the stricter one loses, whichever comes first', () => {
  const limits: Constraint[] = [
    { type: 'WATER_FORBIDDEN', worldLevel: 3 },
    { type: 'WATER_FORBIDDEN', worldLevel: 1 },
  ]
  for (const constraints of [limits, limits.toReversed()]) {
    expect(lossOf(drawn('~..\n~..', { constraints }))).toEqual({ because: 'water-forbidden', cell: 3 })
  }
})

test('ruling 38: asking what is lost and what is true changes nothing', () => {
  const state = drawn('S..\n~..', { objectives: [HEIGHT_1], constraints: [{ type: 'NO_RESTING_ON_WATER' }], maxWorldHeight: 0 })
  const before = copy(state)
  lossOf(state)
  expect(state).toEqual(before)
})

// A level of one hold and one plain objective, against a hold told from the whole history of resolves.

const anyResolve = fc.record({ tilts: fc.integer({ min: 0, max: 2 }), tall: fc.boolean(), down: fc.boolean() })

test('ruling 46: a hold is met when every judged resolve has been true since one that lies enough tilts back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4 }), fc.array(anyResolve, { maxLength: 20 }), (holdForTilts, resolves) => {
      const state = drawn(FLAT, { objectives: [{ type: 'REACH_HEIGHT', height: 1, holdForTilts }] })
      const judged: { tilts: number; tall: boolean }[] = []
      let tilts = 0
      for (const resolve of resolves) {
        tilts += resolve.tilts
        if (resolve.down) judged.push({ tilts, tall: resolve.tall })
        const { won } = after(state, { picture: resolve.tall ? TALL : FLAT, gravity: resolve.down ? DOWN : EAST, metrics: { tilts } })
        const standing = judged.slice(judged.findLastIndex(({ tall }) => !tall) + 1)
        const met = standing.length > 0 && judged.at(-1)!.tilts - standing[0]!.tilts >= holdForTilts
        expect([won, state.goals[0]!.met]).toEqual([resolve.down && met, met])
      }
    }),
    { numRuns: 500 },
  )
})
