import fc from 'fast-check'
import { expect, test } from 'vitest'
import { copy } from '../../../kernel/plain.ts'
import type { Constraint, Metrics, Objective, ShapeObjective, SimpleObjective } from '../nouns.ts'
import { drawing, levelOf } from '../testing/drawn.ts'
import { DOWN, EAST, indexOf, NORTH, SOUTH, WEST } from './board/space.ts'
import { advance, firstProgress, type Judged, lossOf, measure } from './goals.ts'

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

interface Case {
  objectives?: readonly Objective[]
  constraints?: readonly Constraint[]
  maxWorldHeight?: number
}

/** The limit of the height is out of the way unless a test is about it. */
function drawn(picture: string, { objectives = [], constraints = [], maxWorldHeight = 99 }: Case = {}): Judged {
  const { bounds, cells, notes } = drawing(picture)
  const level = levelOf(bounds, { maxWorldHeight, objectives, constraints })
  const goals = firstProgress(objectives)
  return { level, cells, notes, gravity: DOWN, metrics: { ...NOTHING_YET }, goals, starGoals: [] }
}

interface Resolve {
  picture?: string
  gravity?: number
  metrics?: Partial<Metrics>
}

/** One more lock resolve that ends like this: whether it won, and which goals showed something new. */
function after(state: Judged, { picture, gravity = DOWN, metrics = {} }: Resolve = {}): { won: boolean; changed: number[] } {
  if (picture !== undefined) state.cells.set(drawing(picture).cells)
  state.gravity = gravity
  Object.assign(state.metrics, metrics)
  const changed: number[] = []
  const won = advance(state, goal => changed.push(goal))
  return { won, changed }
}

const HEIGHT_1: SimpleObjective = { type: 'REACH_HEIGHT', height: 1 }
const TALL = '#..\n#..'
const FLAT = '...\n#..'

test('[FL-92] at the start every goal has nothing, and wants what its objective says', () => {
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
    '[FL-94] a height counts from zero',
    { type: 'REACH_HEIGHT', height: 2 },
    { picture: '....\n#...\n#...' },
    1,
    { picture: '#...\n#...\n#...' },
    2,
  ],
  [
    '[FL-94] nothing built is below the floor',
    { type: 'REACH_HEIGHT', height: 0 },
    { picture: '....\n....\nB...' },
    -1,
    { picture: '....\n....\n#...' },
    0,
  ],
  [
    '[FL-95] a rectangle is there or not',
    { type: 'BUILD_PLATEAU', worldLevel: 1, width: 3, depth: 1 },
    { picture: '..#.\n####\n....' },
    0,
    { picture: '~...\n####\n....' },
    1,
  ],
  [
    '[FL-95] an area may be equal',
    { type: 'BUILD_PLATEAU', worldLevel: 0, area: 3 },
    { picture: '....\n..#.\n####' },
    2,
    { picture: '....\n...#\n####' },
    3,
  ],
  [
    '[FL-96] a bridge may be equal',
    { type: 'BUILD_BRIDGE', gap: 2 },
    { picture: '....\n####\n#.##' },
    1,
    { picture: '....\n####\n#..#' },
    2,
  ],
  [
    '[FL-98] an overhang may be equal',
    { type: 'OVERHANG', length: 2 },
    { picture: '....\n####\n###.' },
    1,
    { picture: '....\n####\n##..' },
    2,
  ],
  [
    '[FL-97] cavities may be as many',
    { type: 'ENCLOSE_CAVITY', count: 2 },
    { picture: '....\n####\n#..#' },
    1,
    { picture: '....\n####\n.#.#' },
    2,
  ],
  [
    '[FL-100] drained units are counted, and not what overflowed',
    { type: 'DRAIN_WATER', units: 5 },
    { metrics: { drained: 4, overflowed: 9 } },
    4,
    { metrics: { drained: 5 } },
    5,
  ],
  ['[FL-101] the mass may be equal', { type: 'STAY_UNDER_WEIGHT', maxMass: 9 }, { metrics: { mass: 10 } }, 10, { metrics: { mass: 9 } }, 9],
  ['[FL-102] tilts may be as many', { type: 'SURVIVE_ROTATIONS', count: 3 }, { metrics: { tilts: 2 } }, 2, { metrics: { tilts: 3 } }, 3],
  [
    '[FL-103] pieces placed may be as many',
    { type: 'PLACE_PIECES', count: 3 },
    { metrics: { pieces: 2 } },
    2,
    { metrics: { pieces: 3 } },
    3,
  ],
  [
    '[FL-104] a stable end looks at this resolve only',
    { type: 'STABLE_END' },
    { metrics: { shiftLast: 1 } },
    1,
    { metrics: { shiftLast: 0, shift: 7 } },
    0,
  ],
]

test.each(THRESHOLDS)('%s', (_, objective, short, haveShort, enough, haveEnough) => {
  const state = drawn('....\n....\n....', { objectives: [objective] })
  expect(after(state, short).won).toBe(false)
  expect(state.goals[0]).toMatchObject({ have: haveShort, met: false, since: -1 })
  expect(after(state, enough).won).toBe(true)
  expect(state.goals[0]).toMatchObject({ have: haveEnough, met: true, since: state.metrics.tilts })
  expect(after(state, short).won).toBe(false)
  expect(state.goals[0]).toMatchObject({ have: haveShort, met: false, since: -1 })
})

test('[FL-106] objectives must hold in the same resolve', () => {
  const state = drawn(FLAT, { objectives: [HEIGHT_1, { type: 'STABLE_END' }] })
  expect(after(state, { picture: TALL, metrics: { shiftLast: 4 } }).won).toBe(false)
  expect(after(state, { picture: FLAT, metrics: { shiftLast: 0 } }).won).toBe(false)
  expect(after(state, { picture: TALL }).won).toBe(true)
})

test('[FL-157] a goal is told when what it shows changes, and only then', () => {
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

test('[FL-157] a goal that is met without its number moving is told too', () => {
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
const EVERY_SHAPE = '.......\n#######\n#.#.#..'
const BARE = '.......\n.......\n.......'

test.each(SHAPES)('[FL-93] $type is judged only under DOWN, and keeps what it showed', objective => {
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

test('[FL-93] a met shape does not win a resolve that ends under another gravity, whatever else is met there', () => {
  const state = drawn(TALL, { objectives: [HEIGHT_1, { type: 'DRAIN_WATER', units: 2 }] })
  expect(after(state).won).toBe(false)
  expect(after(state, { gravity: EAST, metrics: { drained: 2 } })).toEqual({ won: false, changed: [1] })
  expect(state.goals.map(({ met }) => met)).toEqual([true, true])
  expect(after(state).won).toBe(true)
})

test('[FL-93] without shapes a level is won under any gravity', () => {
  const state = drawn(FLAT, { objectives: [{ type: 'SURVIVE_ROTATIONS', count: 1 }, { type: 'STABLE_END' }] })
  expect(after(state, { gravity: WEST, metrics: { tilts: 1 } }).won).toBe(true)
})

test('[FL-99] a hold counts the tilts from the resolve in which the shape became true', () => {
  const state = drawn(FLAT, { objectives: [{ type: 'REACH_HEIGHT', height: 1, holdForTilts: 2 }] })
  expect(after(state, { picture: TALL, metrics: { tilts: 3 } }).won).toBe(false)
  expect(state.goals[0]).toMatchObject({ have: 1, met: false, since: 3 })
  expect(after(state, { metrics: { tilts: 4 } }).won).toBe(false)
  expect(after(state, { metrics: { tilts: 5 }, gravity: EAST }).won).toBe(false)
  expect(state.goals[0]).toMatchObject({ met: false, since: 3 })
  expect(after(state, { metrics: { tilts: 5 } }).won).toBe(true)
  expect(state.goals[0]).toMatchObject({ met: true, since: 3 })
})

test('[FL-99] [FL-144] every goal remembers since how many tilts it is true, a shape or not', () => {
  const objectives: Objective[] = [
    { type: 'PLACE_PIECES', count: 2 },
    { type: 'STAY_UNDER_WEIGHT', maxMass: 5 },
    { type: 'STABLE_END' },
    { type: 'SEQUENCE', objectives: [{ type: 'PLACE_PIECES', count: 1 }] },
  ]
  const state = drawn(FLAT, { objectives })
  const since = (): number[] => state.goals.map(goal => goal.since)
  expect(since()).toEqual([-1, -1, -1, -1])
  after(state, { metrics: { pieces: 1, tilts: 3, mass: 4, shiftLast: 1 } })
  expect(since(), 'a sequence that is done has none').toEqual([-1, 3, -1, -1])
  after(state, { metrics: { pieces: 2, tilts: 4, mass: 4, shiftLast: 0 } })
  expect(since()).toEqual([4, 3, 4, -1])
  after(state, { metrics: { pieces: 3, tilts: 6, mass: 9, shiftLast: 2 } })
  expect(since()).toEqual([4, -1, -1, -1])
})

test('[FL-99] a hold begins again when the shape is judged false', () => {
  const state = drawn(FLAT, { objectives: [{ type: 'REACH_HEIGHT', height: 1, holdForTilts: 2 }] })
  after(state, { picture: TALL, metrics: { tilts: 0 } })
  after(state, { picture: FLAT, metrics: { tilts: 1 } })
  expect(state.goals[0]).toMatchObject({ met: false, since: -1 })
  expect(after(state, { picture: TALL, metrics: { tilts: 2 } }).won).toBe(false)
  expect(after(state, { metrics: { tilts: 3 } }).won).toBe(false)
  expect(after(state, { metrics: { tilts: 4 } }).won).toBe(true)
})

test('[FL-99] a hold is not broken by what a resolve under another gravity looks like', () => {
  const state = drawn(TALL, { objectives: [{ type: 'REACH_HEIGHT', height: 1, holdForTilts: 1 }] })
  after(state)
  after(state, { picture: FLAT, gravity: NORTH, metrics: { tilts: 1 } })
  expect(after(state, { picture: TALL, metrics: { tilts: 2 } }).won).toBe(true)
})

test('[FL-105] a sequence takes its parts in order', () => {
  const state = drawn(FLAT, { objectives: [{ type: 'SEQUENCE', objectives: [HEIGHT_1, { type: 'PLACE_PIECES', count: 4 }] }] })
  expect(after(state, { metrics: { pieces: 4 } })).toEqual({ won: false, changed: [] })
  expect(state.goals[0]).toMatchObject({ have: 0, stage: 0, met: false })
  expect(after(state, { picture: TALL })).toEqual({ won: true, changed: [0] }) // both parts in one resolve
  expect(state.goals[0]).toMatchObject({ have: 2, want: 2, stage: 2, met: true, since: -1 })
})

test('[FL-105] a finished part may fall again, and a finished sequence stays met', () => {
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

test('[FL-105] a sequence waits under another gravity only when its next part is a shape', () => {
  const parts: SimpleObjective[] = [{ type: 'DRAIN_WATER', units: 1 }, HEIGHT_1, { type: 'STABLE_END' }]
  const state = drawn(TALL, { objectives: [{ type: 'SEQUENCE', objectives: parts }] })
  expect(after(state, { gravity: SOUTH, metrics: { drained: 1 } })).toEqual({ won: false, changed: [0] })
  expect(state.goals[0]).toMatchObject({ stage: 1 })
  expect(after(state, { metrics: { shiftLast: 2 } }).won).toBe(false)
  expect(state.goals[0]).toMatchObject({ stage: 2 })
  expect(after(state, { gravity: SOUTH, metrics: { shiftLast: 0 } }).won).toBe(true)
})

test('[FL-105] each part of a sequence counts its own hold', () => {
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

test('[FL-129] the highest water after any lock, and the locks that ended with a voxel on water, are kept', () => {
  const state = drawn('...\n...\n~..')
  measure(state)
  expect(state.metrics).toMatchObject({ waterHeight: 0, rested: 0 })
  state.cells.set(drawing('#..\n~..\n~..').cells)
  measure(state)
  measure(state)
  expect(state.metrics).toMatchObject({ waterHeight: 1, rested: 2 })
  state.cells.set(drawing('...\n...\n#~.').cells)
  measure(state)
  expect(state.metrics).toMatchObject({ waterHeight: 1, rested: 2 })
  state.gravity = EAST
  measure(state)
  expect(state.metrics).toMatchObject({ waterHeight: 1, rested: 3 })
})

test('[FL-129] without water there is no highest one', () => {
  const state = drawn(TALL)
  measure(state)
  expect(state.metrics.waterHeight).toBe(-1)
})

test('[FL-111] a voxel above the limit loses under DOWN, and at the limit does not', () => {
  const state = drawn('.#.\n.#.\n.#.', { maxWorldHeight: 1 })
  expect(lossOf(state)).toEqual({ because: 'overflow', cell: indexOf(state.level.bounds, 1, 2, 0) })
  for (const gravity of [NORTH, SOUTH, EAST, WEST]) expect(lossOf({ ...state, gravity })).toBe(null)
  expect(lossOf(drawn('.#.\n.#.\n.#.', { maxWorldHeight: 2 }))).toBe(null)
  expect(lossOf(drawn('.B.\n.#.\n.#.', { maxWorldHeight: 1 }))).toBe(null)
})

const LIMITS: [rule: string, Constraint, keyof Metrics, limit: number, because: string][] = [
  ['[FL-112]', { type: 'WEIGHT_LIMIT', maxMass: 12 }, 'mass', 12, 'weight-exceeded'],
  ['[FL-115]', { type: 'MAX_LOST_VOXELS', count: 3 }, 'lost', 3, 'too-many-lost'],
  ['[FL-116]', { type: 'MAX_WATER_OVERFLOW', units: 0 }, 'overflowed', 0, 'water-overflowed'],
]

test.each(LIMITS)('%s %o is kept at the limit and broken beyond it', (_, constraint, metric, limit, because) => {
  const state = drawn(TALL, { constraints: [constraint] })
  state.metrics[metric] = limit
  expect(lossOf(state)).toBe(null)
  state.metrics[metric] = limit + 1
  expect(lossOf(state)).toEqual({ because, cell: -1 })
  expect(lossOf({ ...state, gravity: EAST })).toEqual({ because, cell: -1 })
})

test('[FL-113] forbidden water loses under any gravity', () => {
  const constraints: Constraint[] = [{ type: 'WATER_FORBIDDEN', worldLevel: 1 }]
  expect(lossOf(drawn('...\n~~~', { constraints }))).toBe(null)
  const state = drawn('.~.\n~~~', { constraints })
  for (const gravity of [DOWN, NORTH, EAST]) expect(lossOf({ ...state, gravity })).toEqual({ because: 'water-forbidden', cell: 4 })
})

test('[FL-114] resting on water loses only where the level says so, along the gravity of the moment', () => {
  const constraints: Constraint[] = [{ type: 'NO_RESTING_ON_WATER' }]
  const state = drawn('..#\n..~', { constraints })
  expect(lossOf(state)).toEqual({ because: 'resting-on-water', cell: 5 })
  expect(lossOf({ ...state, gravity: WEST })).toBe(null)
  expect(lossOf(drawn('..#\n..~'))).toBe(null)
  expect(lossOf({ ...drawn('...\n.~:', { constraints }), gravity: WEST })).toEqual({ because: 'resting-on-water', cell: 2 })
})

const FEATHER: SimpleObjective = { type: 'STAY_UNDER_WEIGHT', maxMass: 5 }

test.each([
  ['by itself', [FEATHER]],
  ['as a part of a sequence that has not come to it', [{ type: 'SEQUENCE', objectives: [HEIGHT_1, FEATHER] }]],
] as [string, Objective[]][])('[FL-112] a weight objective that is exceeded loses, %s', (_, objectives) => {
  const state = drawn(FLAT, { objectives })
  state.metrics.mass = 5
  expect(lossOf(state)).toBe(null)
  state.metrics.mass = 6
  expect(lossOf(state)).toEqual({ because: 'weight-exceeded', cell: -1 })
})

test('[FL-101] a weight objective that a sequence has passed still loses', () => {
  const state = drawn(FLAT, { objectives: [{ type: 'SEQUENCE', objectives: [FEATHER, HEIGHT_1] }] })
  after(state, { metrics: { mass: 5 } })
  expect(state.goals[0]).toMatchObject({ stage: 1 })
  state.metrics.mass = 6
  expect(lossOf(state)).toMatchObject({ because: 'weight-exceeded' })
})

test('[FL-110] of several losses the first in the order of the rule book is told, whatever the order in the level', () => {
  const constraints: Constraint[] = [
    { type: 'MAX_WATER_OVERFLOW', units: 0 },
    { type: 'MAX_LOST_VOXELS', count: 0 },
    { type: 'NO_RESTING_ON_WATER' },
    { type: 'WATER_FORBIDDEN', worldLevel: 0 },
    { type: 'WEIGHT_LIMIT', maxMass: 0 },
  ]
  const state = drawn('#..\n~..', { constraints, maxWorldHeight: 0 })
  Object.assign(state.metrics, { mass: 1, lost: 1, overflowed: 1 })
  const told: string[] = []
  const mend = [
    () => Object.assign(state.level, { maxWorldHeight: 1 }),
    () => Object.assign(state.metrics, { mass: 0 }),
    () => Object.assign(constraints[3]!, { worldLevel: 1 }),
    () => state.cells.set(drawing('...\n#~.').cells),
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

test('[FL-110] of two constraints of one kind the stricter one loses, whichever comes first', () => {
  const limits: Constraint[] = [
    { type: 'WATER_FORBIDDEN', worldLevel: 3 },
    { type: 'WATER_FORBIDDEN', worldLevel: 1 },
  ]
  for (const constraints of [limits, limits.toReversed()]) {
    expect(lossOf(drawn('~..\n~..', { constraints }))).toEqual({ because: 'water-forbidden', cell: 3 })
  }
})

test('[FL-110] asking what is lost and what is true changes nothing', () => {
  const state = drawn('#..\n~..', { objectives: [HEIGHT_1], constraints: [{ type: 'NO_RESTING_ON_WATER' }], maxWorldHeight: 0 })
  const before = copy(state)
  lossOf(state)
  expect(state).toEqual(before)
})

// A level of one hold and one plain objective, against a hold told from the whole history of resolves.

const anyResolve = fc.record({ tilts: fc.integer({ min: 0, max: 2 }), tall: fc.boolean(), down: fc.boolean() })

test('[FL-99] a hold is met when every judged resolve has been true since one that lies enough tilts back', () => {
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

test('FL-110: more tilts than the level allows lose it, although nobody can make them', () => {
  for (const tilt of [{ maxRotations: 2 }, { tiltBudget: 2 }]) {
    const state = drawn(FLAT, { objectives: [{ type: 'PLACE_PIECES', count: 9 }] })
    const forged = { ...state, level: { ...state.level, tilt } }
    forged.metrics.tilts = 2
    expect(lossOf(forged)).toBeNull()
    forged.metrics.tilts = 3
    expect(lossOf(forged)).toEqual({ because: 'tilt-budget-exceeded', cell: -1 })
  }
})
