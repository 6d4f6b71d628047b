import { describe, expect, test } from 'vitest'
import type { FloodLevel, Mutator, Objective } from '../../nouns.ts'
import { EVERYTHING } from '../../testing/fuzz/levels.ts'
import { refuseDeal } from '../made/generate.ts'
import { type Fault, LEVEL_RULES, MOST_FAULTS, type RuleId } from './fault.ts'
import { LIMITS } from './schema.ts'
import { faultsOf, parseLevel } from './validate.ts'

/** The smallest level there is. Not square. */
const BASE: FloodLevel = {
  format: 1,
  id: 'base',
  title: 'Base',
  seed: 1,
  bounds: [5, 12, 4],
  maxWorldHeight: 8,
  terrain: [],
  bag: { type: 'FIXED_SEQUENCE', sequence: ['I3'] },
  objectives: [{ type: 'REACH_HEIGHT', height: 3 }],
  stars: { two: [{ type: 'MAX_PIECES_USED', count: 9 }], three: [{ type: 'MAX_PIECES_USED', count: 5 }] },
}

const text = JSON.stringify(BASE)

function without(key: keyof FloodLevel): object {
  const { [key]: _, ...rest } = BASE
  return rest
}

function on(terrain: unknown[], change: object = {}): object {
  return { ...BASE, terrain, ...change }
}

function goal(objective: unknown, change: object = {}): object {
  return { ...BASE, objectives: [objective], ...change }
}

function star(condition: unknown): object {
  return { ...BASE, stars: { ...BASE.stars, two: [condition] } }
}

function endless(...mutators: Mutator[]): FloodLevel {
  return { ...BASE, objectives: [], endless: { mutators } }
}

function wind(change: object): object {
  return { ...BASE, hazards: [{ type: 'WIND_GUST', intervalTicks: 60, pushStrength: 1, directionMode: 'ALTERNATE_EW', ...change }] }
}

function told(faults: readonly Fault[]): string[] {
  return faults.map(({ rule, path }) => `${rule} ${path}`)
}

const drain = { type: 'DRAIN', at: [0, 0, 1], rate: 1, scope: 'ADJ6' }
/** A cell of water in a corner, walled in. */
const pool = [
  { type: 'WATER', at: [0, 0, 0] },
  { type: 'WALL', at: [1, 0, 0] },
  { type: 'WALL', at: [0, 0, 1] },
]

/** What breaks a rule, where it is told, and how. A text is a file, anything else a value. */
const CASES: readonly [RuleId, string, unknown, RegExp][] = [
  ['LV-1', '', ' '.repeat(LIMITS.text + 1), /1048577 characters/],
  ['LV-2', '/bounds', text.replace('[5,12,4]', '[5,12,4'), /line 1, column \d+: a comma or the closing \] belongs here, not ":"/],
  ['LV-2', '', `${text} x`, /nothing may follow, not "x"/],
  ['LV-2', '', '', /column 1: a value belongs here .*, not the end of the file/],
  ['LV-2', '', '{\n  "format": 1,\n  }', /line 3, column 3: a key in double quotes belongs here, not "}"/],
  ['LV-2', '', '{"format" 1}', /a colon belongs after the key "format"/],
  ['LV-2', '/title', '{"title": "a\nb"}', /line 1, column 13: a text ends on the line it began/],
  ['LV-2', '/title', '{"title": "a', /closing " of a text is missing, not the end/],
  ['LV-2', '/title', '{"title": "\\x"}', /after a backslash/],
  ['LV-2', '/seed', '{"seed": 01}', /does not begin with 0/],
  ['LV-2', '/seed', '{"seed": -}', /a digit belongs here/],
  ['LV-2', '/seed', '{"seed": NaN}', /a value belongs here/],
  ['LV-3', '/seed', text.replace('"seed":1', '"seed":1,"seed":2'), /"seed" is said twice/],
  ['LV-3', '/bag/type', text.replace('"bag":{', '"bag":{"t\\u0079pe":"BAG_N",'), /"type" is said twice/],
  ['LV-4', '/gravityTicksPerCell', { ...BASE, gravityTicksPerCell: 1.5 }, /whole .*1\.5 at \/gravityTicksPerCell/],
  ['LV-4', '/seed', text.replace('"seed":1', '"seed":1.0'), /1\.0 at \/seed/],
  ['LV-4', '/seed', text.replace('"seed":1', '"seed":1e3'), /1e3 at \/seed/],
  ['LV-4', '/terrain/0/at/1', on([{ type: 'WALL', at: [0, -0, 0] }]), /-0 at \/terrain\/0\/at\/1/],
  ['LV-5', '/title', { ...BASE, title: 'x'.repeat(LIMITS.string + 1) }, /at most 2000 characters/],
  ['LV-5', '/terrain', on(Array.from({ length: LIMITS.items + 1 }, () => drain)), /at most 4096 items/],
  ['LV-5', '/terrain', on(new Array(3)), /no gaps/],
  ['LV-5', '/bounds', { ...BASE, bounds: new Uint8Array([5, 12, 4]) }, /plain records and lists/],
  ['LV-5', '/hold', { ...BASE, hold: undefined }, /no undefined/],
  ['LV-6', '/bag', without('bag'), /"bag" is missing/],
  ['LV-6', '/bounds/2', { ...BASE, bounds: [5, 12] }, /three numbers/],
  ['LV-6', '/objectives/0/type', goal({ height: 3 }), /"type" is missing/],
  ['LV-7', '/gravityTicksPerCel', { ...BASE, gravityTicksPerCel: 30 }, /no field "gravityTicksPerCel".*Did you mean "gravityTicksPerCell"/],
  ['LV-7', '/constructor', { ...BASE, constructor: 1 }, /no field "constructor"/],
  ['LV-7', '/bag/loops', { ...BASE, bag: { ...BASE.bag, loops: true } }, /Did you mean "loop"/],
  ['LV-7', '/a~1b~0c', { ...BASE, 'a/b~c': 1 }, /no field/],
  ['LV-8', '', 7, /the level is a record/],
  ['LV-8', '/format', { ...BASE, format: 2 }, /"format" is 1/],
  ['LV-8', '/id', { ...BASE, id: 'Not this' }, /small letters/],
  ['LV-8', '/title', { ...BASE, title: '' }, /not empty/],
  ['LV-8', '/seed', { ...BASE, seed: 4_294_967_296 }, /at most 4294967295, not 4294967296/],
  ['LV-8', '/bounds/0', { ...BASE, bounds: [65, 12, 4] }, /at most 64/],
  ['LV-8', '/bounds/3', { ...BASE, bounds: [5, 12, 4, 4] }, /too many/],
  ['LV-8', '/tilt', { ...BASE, tilt: [] }, /"tilt" is a record/],
  ['LV-8', '/tilt/cooldownTicks', { ...BASE, tilt: { cooldownTicks: -1 } }, /at least 0, not -1/],
  ['LV-8', '/hold', { ...BASE, hold: 'yes' }, /true or false/],
  ['LV-8', '/bag', { ...BASE, bag: 3 }, /"bag" is a record/],
  ['LV-8', '/terrain/0/resolves', on([{ type: 'ICE', at: [0, 0, 0], resolves: 0 }]), /at least 1, not 0/],
  ['LV-8', '/bag/weights/I3', { ...BASE, bag: { type: 'WEIGHTED', weights: { I3: 1_000_001 } } }, /at most 1000000/],
  ['LV-8', '/hazards/0/intervalTicks', wind({ intervalTicks: 0 }), /at least 1/],
  ['LV-8', '/hazards/0/pushStrength', wind({ pushStrength: 9 }), /at most 8/],
  ['LV-9', '/gravity', { ...BASE, gravity: 'UP' }, /"UP" is none of DOWN, NORTH/],
  ['LV-9', '/terrain/0/type', on([{ type: 'BEDROK', at: [0, 0, 0] }]), /Did you mean "BEDROCK"/],
  ['LV-9', '/bag/sequence/1', { ...BASE, bag: { type: 'FIXED_SEQUENCE', sequence: ['I3', 'I5'] } }, /no piece "I5"\. Did you mean "I3"/],
  ['LV-9', '/bag/weights/o2:heavy', { ...BASE, bag: { type: 'WEIGHTED', weights: { 'o2:heavy': 1 } } }, /Did you mean "O2:HEAVY"/],
  ['LV-10', '/title', { ...BASE, title: 'two\nlines' }, /one line/],
  ['LV-10', '/title', { ...BASE, title: ' ' }, /one line/],
  ['LV-10', '/about', { ...BASE, about: 'half \ud800' }, /visible/],
  ['LV-11', '/axes/1', { ...BASE, axes: ['yaw', 'yaw'] }, /yaw is in this list already/],
  ['LV-12', '/bounds/1', { ...BASE, bounds: [5, 11, 4] }, /11 high.*at least 12/],
  ['LV-20', '/terrain/0', on([{ type: 'WALL' }]), /"at" for one cell/],
  ['LV-20', '/terrain/0', on([{ type: 'WALL', at: [0, 0, 0], from: [0, 0, 0], to: [0, 0, 0] }]), /not with both/],
  ['LV-20', '/terrain/0', on([{ type: 'WALL', from: [0, 0, 0] }]), /"from" and "to"/],
  ['LV-21', '/terrain/0/at/2', on([{ type: 'WALL', at: [4, 11, 4] }]), /4 is outside the board, which has 4 cells there: 0 to 3/],
  ['LV-21', '/terrain/0/to/0', on([{ type: 'WALL', from: [4, 0, 0], to: [5, 0, 0] }]), /5 is outside/],
  ['LV-21', '/terrain/0/from/1', on([{ type: 'WALL', from: [0, 12, 0], to: [0, 13, 0] }]), /12 is outside/],
  ['LV-22', '/terrain/0/from/1', on([{ type: 'WALL', from: [0, 3, 0], to: [1, 2, 1] }]), /"from" is 3 here and "to" is 2/],
  [
    'LV-23',
    '/terrain/1/at',
    on([
      { type: 'WALL', from: [0, 0, 0], to: [2, 2, 2] },
      { type: 'WATER', at: [1, 2, 1] },
    ]),
    /1, 2, 1 is claimed by \/terrain\/0/,
  ],
  [
    'LV-23',
    '/terrain/1',
    on([
      { type: 'WALL', at: [1, 1, 1] },
      { type: 'WALL', from: [0, 0, 0], to: [2, 2, 2] },
    ]),
    /1, 1, 1 is claimed/,
  ],
  ['LV-24', '/terrain/0/rate', on([{ type: 'WALL', at: [0, 0, 0], rate: 1 }]), /"rate" does not belong to WALL/],
  ['LV-24', '/terrain/0/material', on([{ type: 'ICE', at: [0, 0, 0], material: 'HEAVY' }]), /"material" does not belong to ICE/],
  ['LV-25', '/terrain/0/rate', on([{ type: 'DRAIN', at: [0, 0, 0], scope: 'SELF' }]), /"rate" is missing/],
  ['LV-25', '/terrain/0/scope', on([{ type: 'DRAIN', at: [0, 0, 0], rate: 1 }]), /"scope" is missing/],
  [
    'LV-26',
    '/terrain/250',
    on(
      Array.from({ length: 252 }, (_, n) => ({ ...drain, at: [n % 16, 0, Math.floor(n / 16)] })),
      { bounds: [16, 12, 16] },
    ),
    /more than 250/,
  ],
  ['LV-27', '/terrain/0/at/1', on([{ type: 'SOLID', at: [0, 9, 0], anchored: true }]), /y 9 is above maxWorldHeight 8/],
  ['LV-27', '/terrain/0/to/1', on([{ type: 'POROUS', from: [0, 0, 0], to: [0, 9, 0] }]), /make it WALL/],
  ['LV-30', '/bag/sequence', { ...BASE, bag: { type: 'FIXED_SEQUENCE', sequence: [] } }, /empty/],
  ['LV-30', '/bag/tokens', { ...BASE, bag: { type: 'BAG_N', tokens: [] } }, /empty/],
  ['LV-30', '/bag/weights', { ...BASE, bag: { type: 'WEIGHTED', weights: {} } }, /empty/],
  ['LV-31', '/bag/weights', { ...BASE, bag: { type: 'WEIGHTED', weights: { I3: 0, O2: 0 } } }, /all weights are 0/],
  [
    'LV-32',
    '/bag/tokens/1',
    { ...BASE, bounds: [3, 12, 4], bag: { type: 'BAG_N', tokens: ['I3', 'I4:HEAVY'] } },
    /I4:HEAVY is 4 cells along x, and the board has 3/,
  ],
  ['LV-32', '/bag/weights/O2', { ...BASE, bounds: [5, 12, 1], bag: { type: 'WEIGHTED', weights: { O2: 1, S4: 0 } } }, /along z/],
  ['LV-33', '/terrain', on([{ type: 'WALL', at: [2, 11, 1] }]), /no room to appear/],
  ['LV-40', '/abilities/freeze/resolves', { ...BASE, abilities: { freeze: { charges: 1, resolves: 1, scope: 'ADJ6' } } }, /at least 2/],
  ['LV-41', '/abilities/drain/rate', { ...BASE, abilities: { drain: { charges: 1, scope: 'ADJ6' } } }, /ability "drain" needs it/],
  ['LV-42', '/stars/two/0/ability', star({ type: 'MAX_ABILITY_USES', ability: 'freeze', count: 0 }), /no charges of "freeze"/],
  ['LV-43', '/tilt/allowed', { ...BASE, tilt: { allowed: ['DOWN'] } }, /no tilt leads from DOWN/],
  [
    'LV-43',
    '/tilt/allowed',
    goal({ type: 'PLACE_PIECES', count: 2 }, { gravity: 'NORTH', tilt: { allowed: ['EAST', 'SOUTH'] } }),
    /no tilt leads from NORTH/,
  ],
  ['LV-45', '/hazards/0', wind({ directionMode: 'FIXED' }), /needs "fixedDirection"/],
  ['LV-46', '/hazards/0/fixedDirection', wind({ fixedDirection: 'EAST' }), /belongs to FIXED/],
  ['LV-46', '/hazards/0/directions', wind({ directions: ['EAST'] }), /belongs to RANDOM_SEEDED/],
  ['LV-50', '/objectives/0/height', goal({ type: 'REACH_HEIGHT', height: 7 }), /at least 9/],
  ['LV-50', '/stars/two/0/objective/height', star({ type: 'ALSO', objective: { type: 'REACH_HEIGHT', height: 7 } }), /at least 9/],
  ['LV-51', '/objectives/0', { ...BASE, gravity: 'WEST', tilt: { allowed: [] } }, /only while gravity is DOWN/],
  ['LV-52', '/objectives/0/units', goal({ type: 'DRAIN_WATER', units: 2 }, { terrain: [...pool.slice(0, 2), drain] }), /the level has 1 /],
  [
    'LV-52',
    '/objectives/0/units',
    goal({ type: 'DRAIN_WATER', units: 1 }, { terrain: [{ type: 'ICE', at: [0, 0, 0] }, drain] }),
    /the level has 0/,
  ],
  ['LV-53', '/objectives/0', goal({ type: 'DRAIN_WATER', units: 1 }, { terrain: pool }), /nothing drains water/],
  ['LV-54', '/objectives/0', goal({ type: 'BUILD_PLATEAU', worldLevel: 1, width: 2 }), /"area" alone/],
  ['LV-54', '/objectives/0', goal({ type: 'BUILD_PLATEAU', worldLevel: 1, width: 2, depth: 2, area: 4 }), /"area" alone/],
  ['LV-54', '/objectives/0/width', goal({ type: 'BUILD_PLATEAU', worldLevel: 1, width: 5, depth: 5 }), /does not fit a floor of 5 by 4/],
  ['LV-54', '/objectives/0/area', goal({ type: 'BUILD_PLATEAU', worldLevel: 1, area: 21 }), /larger than the floor, which has 20/],
  ['LV-54', '/objectives/0/worldLevel', goal({ type: 'BUILD_PLATEAU', worldLevel: 9, area: 2 }), /above maxWorldHeight 8/],
  ['LV-55', '/objectives/0/gap', goal({ type: 'BUILD_BRIDGE', gap: 4 }), /two ends do not fit/],
  [
    'LV-55',
    '/objectives/0/objectives/1/length',
    goal({ type: 'SEQUENCE', objectives: [{ type: 'STABLE_END' }, { type: 'OVERHANG', length: 5 }] }),
    /5 cells and the end/,
  ],
  ['LV-56', '/objectives/0/count', goal({ type: 'PLACE_PIECES', count: 2 }, { bag: { ...BASE.bag, loop: false } }), /ends after 1/],
  [
    'LV-57',
    '/objectives/0/count',
    goal({ type: 'SURVIVE_ROTATIONS', count: 4 }, { tilt: { maxRotations: 5, tiltBudget: 3 } }),
    /at most 3/,
  ],
  ['LV-57', '/objectives/0/count', goal({ type: 'SURVIVE_ROTATIONS', count: 2 }, { tilt: { allowed: ['EAST', 'WEST'] } }), /at most 1/],
  ['LV-57', '/objectives/0/count', goal({ type: 'SURVIVE_ROTATIONS', count: 1 }, { tilt: { allowed: [] } }), /at most 0/],
  [
    'LV-57',
    '/objectives/0/holdForTilts',
    goal({ type: 'REACH_HEIGHT', height: 3, holdForTilts: 3 }, { tilt: { tiltBudget: 3 } }),
    /takes 4, and at most 3/,
  ],
  [
    'LV-58',
    '/objectives/0/maxMass',
    { ...BASE, objectives: [{ type: 'STAY_UNDER_WEIGHT', maxMass: 0 }, ...BASE.objectives] },
    /weighs 3, more than 0/,
  ],
  [
    'LV-58',
    '/constraints/0/maxMass',
    { ...BASE, bag: { type: 'BAG_N', tokens: ['I3:HEAVY'] }, constraints: [{ type: 'WEIGHT_LIMIT', maxMass: 5 }] },
    /weighs 6/,
  ],
  ['LV-58', '/stars/two/0/mass', star({ type: 'MAX_MASS', mass: 2 }), /weighs 3/],
  ['LV-80', '/objectives', { ...BASE, objectives: [] }, /add at least one/],
  ['LV-80', '/objectives', { ...BASE, sandbox: true }, /a sandbox has no goals/],
  ['LV-80', '/objectives', { ...BASE, endless: { mutators: [] } }, /an endless level has no goals/],
  [
    'LV-81',
    '/endless/mutators/1/after',
    endless({ type: 'WATER', after: 4, everyLocks: 2, units: 3 }, { type: 'WATER', after: 3, everyLocks: 1, units: 3 }),
    /after 3 locks, and the one before it after 4/,
  ],
  ['LV-81', '/endless/mutators/0/maxWorldHeight', endless({ type: 'LIMIT', after: 4, maxWorldHeight: 50 }), /above that of the level/],
  [
    'LV-81',
    '/endless/mutators/0',
    { ...wind({}), ...endless({ type: 'WIND', after: 4, intervalTicks: 60, pushStrength: 1 }) },
    /exclude each other/,
  ],
  ['LV-31', '/endless/mutators/0/weights', endless({ type: 'BAG', after: 4, weights: { I3: 0 } }), /all weights are 0/],
  ['LV-82', '/sandbox', { ...endless(), sandbox: true }, /not both/],
  [
    'LV-82',
    '/bag/loop',
    { ...BASE, objectives: [], sandbox: true, bag: { type: 'FIXED_SEQUENCE', sequence: ['I3'], loop: false } },
    /must not run out/,
  ],
  [
    'LV-60',
    '/terrain/2',
    on([
      { type: 'BEDROCK', from: [0, 0, 0], to: [0, 1, 3] },
      { type: 'WALL', at: [4, 0, 0] },
      { type: 'WATER', at: [0, 2, 0] },
    ]),
    /0, 2, 0 would move to \d, 0, \d/,
  ],
  ['LV-70', '', without('stars'), /no "stars"/],
  ['LV-70', '/stars/three', { ...BASE, stars: { two: BASE.stars?.two, three: [] } }, /no condition/],
  [
    'LV-83',
    '/score/perFloor',
    { ...BASE, score: { perPiece: 1, perWaterRemoved: 1, penaltyShiftVoxel: 0, penaltyLostVoxel: 0, penaltyRotation: 0, perFloor: 5 } },
    /only where floors settle/,
  ],
  [
    'LV-71',
    '/terrain/1',
    on([
      { type: 'WALL', at: [4, 0, 3] },
      { type: 'SOLID', from: [0, 1, 0], to: [1, 3, 0] },
    ]),
    /6 voxels fall at the first lock: \(0, 1, 0\) .* and 1 more/,
  ],
  ['LV-72', '/terrain/0', on([{ type: 'WATER', at: [0, 0, 3] }]), /give it a basin/],
  ['LV-73', '/gravityTicksPerCell', { ...BASE, gravityTicksPerCell: 3 }, /in 3 ticks/],
  ['LV-73', '/gravityTicksPerCell', { ...BASE, gravityTicksPerCell: 121 }, /in 121 ticks/],
  [
    'LV-74',
    '/objectives',
    { ...BASE, objectives: [{ type: 'STABLE_END' }, { type: 'STAY_UNDER_WEIGHT', maxMass: 9 }] },
    /first piece wins/,
  ],
]

describe('[FL-146] the smallest level that breaks each rule', () => {
  test('there is nothing wrong with the level they start from, nor with one that has every field', () => {
    expect(faultsOf(BASE)).toEqual([])
    expect(faultsOf(BASE, text)).toEqual([])
    expect(parseLevel(text)).toEqual({ level: BASE, warnings: [] })
    expect(faultsOf(EVERYTHING)).toEqual([])
  })

  test.each(CASES.map(([rule, path, given, says], n) => ({ name: `${rule} at ${path || 'the top'} (${n})`, rule, path, given, says })))(
    '$name',
    ({ rule, path, given, says }) => {
      const read = typeof given === 'string' ? parseLevel(given) : { faults: faultsOf(given) }
      const faults = 'faults' in read ? read.faults : read.warnings
      expect(told(faults)).toEqual([`${rule} ${path}`])
      expect(faults[0]!.says).toMatch(says)
      expect(faults[0]!.severity).toBe(LEVEL_RULES[rule][0])
      if (typeof given !== 'string')
        expect(refuseDeal(given)?.facts ?? null).toEqual(LEVEL_RULES[rule][0] === 'fault' ? { at: path, rule } : null)
    },
  )

  test('every rule has one', () => {
    expect([...new Set(CASES.map(([rule]) => rule))].toSorted()).toEqual(Object.keys(LEVEL_RULES).toSorted())
  })
})

describe('right at the limit there is no fault:', () => {
  const fine: [string, object][] = [
    ['a height to reach two below the limit', goal({ type: 'REACH_HEIGHT', height: 6 })],
    ['a plateau the other way round', goal({ type: 'BUILD_PLATEAU', worldLevel: 8, width: 4, depth: 5 })],
    ['a plateau of the whole floor', goal({ type: 'BUILD_PLATEAU', worldLevel: 0, area: 20 })],
    ['a bridge with both ends at the edge', goal({ type: 'BUILD_BRIDGE', gap: 3 })],
    ['an overhang from edge to edge', goal({ type: 'OVERHANG', length: 4 })],
    ['as many pieces as the sequence has', goal({ type: 'PLACE_PIECES', count: 1 }, { bag: { ...BASE.bag, loop: false } })],
    ['more pieces than a sequence that loops has', goal({ type: 'PLACE_PIECES', count: 9 })],
    ['as many tilts as allowed', goal({ type: 'SURVIVE_ROTATIONS', count: 3 }, { tilt: { tiltBudget: 3 } })],
    ['a tilt that leads nowhere else', goal({ type: 'SURVIVE_ROTATIONS', count: 1 }, { tilt: { allowed: ['EAST'] } })],
    ['holding for as many tilts as there are', goal({ type: 'REACH_HEIGHT', height: 3, holdForTilts: 2 }, { tilt: { tiltBudget: 2 } })],
    ['no tilting at all', { ...BASE, tilt: { allowed: [] } }],
    ['a level on its side that can be set upright', { ...BASE, gravity: 'WEST' }],
    ['room for exactly one piece', { ...BASE, constraints: [{ type: 'WEIGHT_LIMIT', maxMass: 3 }] }],
    [
      'ice that thaws, and a drain to be placed',
      goal(
        { type: 'DRAIN_WATER', units: 1 },
        { terrain: [{ type: 'ICE', at: [0, 0, 0], resolves: 1 }], abilities: { drain: { charges: 1, rate: 1, scope: 'SELF' } } },
      ),
    ],
    ['water in a pool', on(pool)],
    ['water over the whole floor', on([{ type: 'WATER', from: [0, 0, 0], to: [4, 0, 3] }])],
    [
      'a voxel that a wall holds',
      on([
        { type: 'WALL', at: [0, 3, 0] },
        { type: 'SOLID', at: [1, 3, 0] },
      ]),
    ],
    ['the largest board', { ...BASE, bounds: [64, 64, 64], maxWorldHeight: 60 }],
    ['a text of several lines about it', { ...BASE, about: 'One.\nTwo. 👍🏽' }],
  ]
  test.each(fine)('%s', (_, level) => {
    expect(faultsOf(level)).toEqual([])
  })
})

describe('the door', () => {
  test('[FL-142] names the place and the reason where a number has a point or an exponent', () => {
    const level = { ...BASE, gravityTicksPerCell: 30, terrain: [{ type: 'WALL', at: [1, 2, 3] }] }
    const file = JSON.stringify(level).replace('[1,2,3]', '[1,2e0,3]').replace(':30', ':30.0')
    const read = parseLevel(file)
    expect('faults' in read && read.faults.map(({ says }) => says)).toEqual([
      'numbers are whole and written with digits only: 2e0 at /terrain/0/at/1',
      'numbers are whole and written with digits only: 30.0 at /gravityTicksPerCell',
    ])
  })

  test('tells several faults at once, each once', () => {
    const level = { ...BASE, seed: -1, gravity: 'UP', bounds: [5, 12], hold: 3 }
    expect(told(faultsOf(level, JSON.stringify(level).replace('"hold":3', '"hold":3.0'))).toSorted()).toEqual([
      'LV-4 /hold',
      'LV-6 /bounds/2',
      'LV-8 /hold',
      'LV-8 /seed',
      'LV-9 /gravity',
    ])
  })

  test(`stops at ${MOST_FAULTS}`, () => {
    expect(faultsOf(on(Array.from({ length: 300 }, () => ({ type: 'WALL' }))))).toHaveLength(MOST_FAULTS)
    expect(faultsOf({}, `[${'1.5,'.repeat(4000)}1]`)).toHaveLength(MOST_FAULTS)
  })

  test('does not throw, whatever it is handed', () => {
    const circle: Record<string, unknown> = { ...BASE }
    circle.tilt = circle
    const trap = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('boo')
        },
      },
    )
    const touchy = {
      ...BASE,
      get about(): string {
        throw new Error('boo')
      },
    }
    for (const value of [
      undefined,
      null,
      1,
      Number.NaN,
      'x',
      [],
      [[]],
      circle,
      trap,
      touchy,
      Symbol('x'),
      () => 1,
      1n,
      new Map(),
      new Date(0),
      Object.create(BASE),
    ]) {
      expect(faultsOf(value).some(({ severity }) => severity === 'fault')).toBe(true)
      expect(refuseDeal(value)).toMatchObject({ code: 'level' })
    }
  })

  test('says in little time that a huge file is too much', () => {
    for (const bomb of [
      '['.repeat(1_000_000),
      '{"a":'.repeat(200_000),
      `[${'1,'.repeat(500_000)}1]`,
      `{"terrain":[${'[],'.repeat(300_000)}[]]}`,
      `"${'x'.repeat(1_000_000)}"`,
    ]) {
      const read = parseLevel(bomb)
      expect('faults' in read && read.faults[0]!.rule).toBe('LV-5')
    }
    const long = Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [`key${n}`, n]))
    expect(told(faultsOf(long))).toEqual(['LV-5 '])
  })

  test('repeats nothing that could trouble a terminal', () => {
    const [fault] = faultsOf({ ...BASE, ['\u001b[31m\u202e' + 'x'.repeat(100)]: 1 })
    expect(fault!.path).toBe(`/?[31m?${'x'.repeat(34)}…`)
    expect(fault!.says).toContain(`"?[31m?${'x'.repeat(34)}…"`)
  })

  test('fills nothing in: a level stays as it was written', () => {
    const read = parseLevel(text)
    expect('level' in read && JSON.stringify(read.level)).toBe(text)
  })

  test('many boxes over the same cells cost no more than one', () => {
    const boxes = Array.from({ length: LIMITS.items }, () => ({ type: 'WALL', from: [0, 0, 0], to: [63, 63, 63] }))
    const objectives: Objective[] = [{ type: 'PLACE_PIECES', count: 3 }]
    const faults = faultsOf({ ...BASE, bounds: [64, 64, 64], maxWorldHeight: 60, terrain: boxes, objectives })
    expect(faults).toHaveLength(MOST_FAULTS)
    expect(new Set(faults.map(({ rule }) => rule))).toEqual(new Set(['LV-23']))
  })
})
