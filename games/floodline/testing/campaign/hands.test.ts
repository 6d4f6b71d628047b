import { expect, test } from 'vitest'
import type { FloodLevel } from '../../nouns.ts'
import { highest, lowest, pillars, wallStick } from './greedy.ts'
import { DROPS, IDLE, PUSHES, TILTS_FIRST, tried } from './hands.ts'

const LEVEL: FloodLevel = {
  ...{ format: 1, id: 'open', title: 'Open', seed: 1, bounds: [8, 14, 8], maxWorldHeight: 9, waits: true, axes: ['yaw'], terrain: [] },
  bag: { type: 'FIXED_SEQUENCE', sequence: ['O2', 'O2', 'O2', 'O2', 'O2', 'O2'], loop: false },
  objectives: [{ type: 'PLACE_PIECES', count: 3 }],
  stars: { two: [{ type: 'MAX_PIECES_USED', count: 3 }], three: [{ type: 'MAX_ROTATIONS_USED', count: 0 }] },
}
const HIGH: FloodLevel = { ...LEVEL, objectives: [{ type: 'REACH_HEIGHT', height: 4 }] }

test('there are as many ways as are told of', () => {
  expect([IDLE.length, DROPS.length, PUSHES.length, TILTS_FIRST.length]).toEqual([2, 1, 41, 480])
  expect(new Set([...PUSHES, ...TILTS_FIRST].map(({ name }) => name)).size).toBe(521)
})

test('a level that wins itself is found out', () => {
  expect(tried(LEVEL, IDLE)).toEqual({ games: 2, won: ['nothing, and time passes'], ends: { 'not over': 1, 'won ★★★': 1 } })
  expect(tried(LEVEL, DROPS).won).toEqual(['drop'])
  expect(tried(LEVEL, PUSHES).won).toHaveLength(41)
  expect(tried(LEVEL, TILTS_FIRST).won.length).toBeGreaterThan(100)
})

test('a height that flat pieces do not reach is not reached by hands that do not think', () => {
  const tower: FloodLevel = { ...HIGH, objectives: [{ type: 'REACH_HEIGHT', height: 7 }] }
  for (const ways of [IDLE, DROPS, PUSHES, TILTS_FIRST]) expect(tried(tower, ways).won).toEqual([])
  for (const hand of [highest, lowest, pillars]) expect(hand(tower).won).toEqual([])
})

test('the highest place builds a tower, the lowest a floor; a pillar stands in every corner', () => {
  expect(highest(HIGH)).toMatchObject({ games: 1, ends: { 'won ★★': 1 } })
  expect(lowest(HIGH)).toMatchObject({ games: 1, won: [] })
  expect(pillars(HIGH).won).toEqual(['north-west', 'north-east', 'south-west', 'south-east'])
})

/** A wall of rock in the east as high as the goal: what is thrown at it stays there. */
const WALL: FloodLevel = {
  ...LEVEL,
  terrain: [{ type: 'BEDROCK', from: [7, 0, 0], to: [7, 9, 7] }],
  objectives: [{ type: 'REACH_HEIGHT', height: 8 }],
  tilt: { allowed: ['DOWN', 'EAST'] },
}

test('who sticks to a wall wins where rock stands at the height of the goal', () => {
  const { won } = wallStick(WALL)
  expect(won[0]).toBe('tilt right, 1 on the wall, back, the highest place')
  expect(wallStick({ ...WALL, tilt: { allowed: [] } })).toEqual({ games: 0, won: [], ends: {} })
})
