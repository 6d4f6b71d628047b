import { describe, expect, test } from 'vitest'
import { stream } from '../../../kernel/rng.ts'
import type { FloodLevel, Metrics, SimpleObjective, StarCondition } from '../nouns.ts'
import { drawing, levelOf } from '../testing/drawn.ts'
import { DOWN, EAST } from './board/space.ts'
import { advance, alsoWanted, firstProgress } from './goals.ts'
import { score, scoreParts, starConditionMet, stars, starsOf } from './stars.ts'

/** Every number is another one, so that a condition that reads the wrong one is found out. */
const PLAYED: Metrics = {
  pieces: 10,
  tilts: 20,
  shift: 30,
  shiftLast: 35,
  lost: 40,
  lostLast: 45,
  drained: 50,
  overflowed: 60,
  mass: 70,
  holds: 80,
  stabilised: 90,
  froze: 100,
  drains: 110,
  collapses: 120,
  waterHeight: 13,
  rested: 0,
}

const WEIGHTS = { perPiece: 1000, perWaterRemoved: 100, penaltyShiftVoxel: 7, penaltyLostVoxel: 11, penaltyRotation: 13 }

type Lists = NonNullable<FloodLevel['stars']>
type Finished = Parameters<typeof stars>[0]

function won(picture: string, lists?: Lists, metrics: Partial<Metrics> = {}): Finished {
  const { bounds, cells, notes } = drawing(picture)
  const level = levelOf(bounds, { maxWorldHeight: 99, objectives: [], ...(lists === undefined ? {} : { stars: lists }) })
  return { level, cells, notes, gravity: DOWN, metrics: { ...PLAYED, ...metrics }, goals: [], starGoals: [], won: true }
}

const FLAT = '...\n##.'

test.each([
  ['[FL-121] MAX_PIECES_USED', 10, count => ({ type: 'MAX_PIECES_USED', count })],
  ['[FL-121] MAX_ROTATIONS_USED', 20, count => ({ type: 'MAX_ROTATIONS_USED', count })],
  ['[FL-121] MAX_SHIFT_VOXELS_TOTAL', 30, count => ({ type: 'MAX_SHIFT_VOXELS_TOTAL', count })],
  ['[FL-121] MAX_LOST_VOXELS_TOTAL', 40, count => ({ type: 'MAX_LOST_VOXELS_TOTAL', count })],
  ['[FL-125] MAX_MASS', 70, mass => ({ type: 'MAX_MASS', mass })],
  ['[FL-124] MAX_HOLDS_USED', 80, count => ({ type: 'MAX_HOLDS_USED', count })],
  ['[FL-124] MAX_ABILITY_USES of stabilise', 90, count => ({ type: 'MAX_ABILITY_USES', ability: 'stabilise', count })],
  ['[FL-124] MAX_ABILITY_USES of freeze', 100, count => ({ type: 'MAX_ABILITY_USES', ability: 'freeze', count })],
  ['[FL-124] MAX_ABILITY_USES of drain', 110, count => ({ type: 'MAX_ABILITY_USES', ability: 'drain', count })],
  ['[FL-125] MAX_COLLAPSES', 120, count => ({ type: 'MAX_COLLAPSES', count })],
  ['[FL-122] MAX_HOLES', 4, count => ({ type: 'MAX_HOLES', count })],
  ['[FL-123] MAX_OVERHANG_VOXELS', 2, count => ({ type: 'MAX_OVERHANG_VOXELS', count })],
  ['[FL-126] MAX_WATER_HEIGHT', 1, worldLevel => ({ type: 'MAX_WATER_HEIGHT', worldLevel })],
  ['[FL-126] MAX_WATER_HEIGHT, ever', 13, worldLevel => ({ type: 'MAX_WATER_HEIGHT', worldLevel, ever: true })],
] as [string, number, (limit: number) => StarCondition][])('%s is met at %i and not one below', (_, actual, condition) => {
  const state = won('#.:.\n...~\n.~..')
  expect(starConditionMet(state, condition(actual + 1))).toBe(true)
  expect(starConditionMet(state, condition(actual))).toBe(true)
  expect(starConditionMet(state, condition(actual - 1))).toBe(false)
})

const NONE_OF: [string, StarCondition][] = [
  ['[FL-126] a dry and tidy board has no water above the floor', { type: 'MAX_WATER_HEIGHT', worldLevel: 0 }],
  ['[FL-122] a dry and tidy board has no holes', { type: 'MAX_HOLES', count: 0 }],
  ['[FL-123] a dry and tidy board has no overhangs', { type: 'MAX_OVERHANG_VOXELS', count: 0 }],
  ['[FL-126] a dry and tidy board has no voxel on water', { type: 'NO_RESTING_ON_WATER' }],
]

test.each(NONE_OF)('%s', (_, condition) => {
  expect(starConditionMet(won('...\n##.'), condition)).toBe(true)
})

test('[FL-126] NO_RESTING_ON_WATER looks at the last position, along its gravity, or with `ever` at every lock', () => {
  const now: StarCondition = { type: 'NO_RESTING_ON_WATER' }
  const ever: StarCondition = { type: 'NO_RESTING_ON_WATER', ever: true }
  const afloat = won('#..\n~..')
  expect(starConditionMet(afloat, now)).toBe(false)
  expect(starConditionMet({ ...afloat, gravity: EAST }, now)).toBe(true)
  expect(starConditionMet(won(FLAT, undefined, { rested: 1 }), now)).toBe(true)
  expect(starConditionMet(won(FLAT, undefined, { rested: 1 }), ever)).toBe(false)
  expect(starConditionMet(won(FLAT), ever)).toBe(true)
})

describe('[FL-127] ALSO asks for another goal, followed from lock to lock like the goals', () => {
  const earns = (objective: SimpleObjective, { gravity = DOWN, tilts = [0] }: { gravity?: number; tilts?: number[] } = {}): boolean => {
    const state = won('#..\n#..', { two: [{ type: 'ALSO', objective }], three: [] })
    state.starGoals = firstProgress(alsoWanted(state.level))
    state.gravity = gravity
    for (const count of tilts) {
      state.metrics.tilts = count
      advance(state, () => {})
    }
    return starsOf(state)[1]
  }

  test.each([
    ['a height that is reached', { type: 'REACH_HEIGHT', height: 1 }, true],
    ['a height that is not', { type: 'REACH_HEIGHT', height: 2 }, false],
    ['enough water drained', { type: 'DRAIN_WATER', units: 50 }, true],
    ['not enough', { type: 'DRAIN_WATER', units: 51 }, false],
    ['a weight at the limit', { type: 'STAY_UNDER_WEIGHT', maxMass: 70 }, true],
    ['a resolve in which something moved', { type: 'STABLE_END' }, false],
  ] as [string, SimpleObjective, boolean][])('%s', (_, objective, earned) => expect(earns(objective)).toBe(earned))

  test('shapes are not judged under a tilt, counters are', () => {
    expect(earns({ type: 'REACH_HEIGHT', height: 1 }, { gravity: EAST })).toBe(false)
    expect(earns({ type: 'PLACE_PIECES', count: 10 }, { gravity: EAST })).toBe(true)
  })

  test('it may have to stand for some tilts', () => {
    const survives: SimpleObjective = { type: 'REACH_HEIGHT', height: 1, holdForTilts: 2 }
    expect(earns(survives, { tilts: [3] })).toBe(false)
    expect(earns(survives, { tilts: [3, 4] })).toBe(false)
    expect(earns(survives, { tilts: [3, 5] })).toBe(true)
  })
})

const YES: StarCondition = { type: 'MAX_PIECES_USED', count: 10 }
const NO: StarCondition = { type: 'MAX_PIECES_USED', count: 9 }

test.each([
  ['both', [YES], [YES], [true, true, true], 3],
  ['only the second', [YES], [NO], [true, true, false], 2],
  ['only the third', [NO], [YES], [true, false, true], 2],
  ['neither', [NO], [NO], [true, false, false], 1],
  ['all of a list, or not the star', [YES, NO], [YES, YES], [true, false, true], 2],
] as [string, StarCondition[], StarCondition[], boolean[], number][])(
  '[FL-120] stars two and three are earned by themselves: %s',
  (_, two, three, which, count) => {
    const state = won(FLAT, { two, three })
    expect(starsOf(state)).toEqual(which)
    expect(stars(state)).toBe(count)
  },
)

test('[FL-120] who has not won has no star', () => {
  const state = { ...won(FLAT, { two: [YES], three: [YES] }), won: false }
  expect(starsOf(state)).toEqual([false, false, false])
  expect(stars(state)).toBe(0)
})

test('[FL-120] a level that lists no stars has one', () => {
  expect(starsOf(won(FLAT))).toEqual([true, false, false])
  expect(stars(won(FLAT))).toBe(1)
})

test('[FL-128] the score adds pieces and drained water, and takes off shift, losses and tilts', () => {
  const { level, metrics } = won(FLAT)
  expect(score({ level: { ...level, score: WEIGHTS }, metrics })).toBe(1000 * 10 + 100 * 50 - 7 * 30 - 11 * 40 - 13 * 20)
  expect(score({ level: { ...level, score: { ...WEIGHTS, perPiece: 0, perWaterRemoved: 0 } }, metrics })).toBe(-910)
})

test('[FL-128] a level without weights keeps no score', () => {
  expect(score(won(FLAT))).toBe(0)
})

describe('[FL-194] the score is the sum of its parts', () => {
  const terms = { ...WEIGHTS, perFloor: 17, perSlid: 3, perCollapse: 19 }
  const endless = { done: 0, pourIn: 0, pourAt: -1, words: stream('any', 'any'), floors: 5, slid: 21, collapses: 2 }

  test('floors, safe slides and safe collapses among them, in a fixed order', () => {
    const { level, metrics } = won(FLAT)
    const state = { level: { ...level, score: terms }, metrics, endless }
    const parts = scoreParts(state)
    expect(parts.map(({ part, count, points }) => `${part} ${count} ${points}`)).toEqual([
      ...['pieces 10 10000', 'water 50 5000', 'floors 5 85', 'slides 21 63', 'collapses 2 38'],
      ...['shift 30 -210', 'lost 40 -440', 'tilts 20 -260'],
    ])
    expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(score(state))
  })

  test('what pays nothing is no part, what has not happened yet is one', () => {
    const { level, metrics } = won(FLAT)
    const free = { ...terms, penaltyShiftVoxel: 0, penaltyRotation: 0, perWaterRemoved: 0 }
    const parts = scoreParts({ level: { ...level, score: free }, metrics: { ...metrics, lost: 0 }, endless: { ...endless, floors: 0 } })
    expect(parts.map(({ part }) => part)).toEqual(['pieces', 'floors', 'slides', 'collapses', 'lost'])
    expect(parts.filter(({ count }) => count === 0).map(({ points }) => points)).toEqual([0, 0])
  })

  test('a level without weights has none', () => expect(scoreParts(won(FLAT))).toEqual([]))
})
