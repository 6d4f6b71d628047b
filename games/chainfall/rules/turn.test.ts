import { expect, test } from 'vitest'
import { stream } from '../../../kernel/rng.ts'
import { chainfall } from '../game.ts'
import { drawn, notations, picture, played, refused, told, V1 } from '../testing/drawn.ts'

test('[CF-01] [CF-17] the board begins empty, nobody has points, and eight values are in sight', () => {
  const state = chainfall.start(chainfall.deal(V1, stream('start', 'deal')))
  expect(state.owner).toEqual(new Int8Array(36).fill(-1))
  expect(state.score).toEqual([0, 0])
  expect(state.queue).toHaveLength(8)
  expect(state.bag).toHaveLength(28)
  expect(state.used).toEqual([0, 0])
})

test('[CF-58] the deal says who begins, and both seats do', () => {
  const firsts = Array.from({ length: 40 }, (_, nth) => chainfall.deal(V1, stream(`first-${nth}`, 'deal')).first)
  expect(new Set(firsts)).toEqual(new Set([0, 1]))
  for (const first of [0, 1] as const)
    expect(chainfall.toMove(chainfall.start({ ...chainfall.deal(V1, stream('first', 'deal')), first }))).toBe(first)
})

test('[CF-01] the seats take turns', () => {
  const state = drawn('.. .. ..')
  expect(chainfall.refuse(state, 1, { plays: [], places: [{ row: 0, col: 0 }] })).toEqual({
    code: 'not-your-turn',
    because: "it is Blue's turn",
    facts: { turn: 0 },
  })
  expect(chainfall.toMove(played(state, 'a1'))).toBe(1)
})

test('[CF-11] a column is a letter from the left and a row is a number from below', () => {
  expect(picture(played(drawn('.. .. ..\n.. .. ..'), 'c1'))).toBe('.. .. ..\n.. .. B3')
  expect(refused(drawn('.. .. ..\n.. .. ..'), 'a3')).toMatchObject({
    code: 'off-board',
    because: 'there is no cell a3; the board goes from a1 to c2',
  })
})

test('[CF-12] a tile has an owner, a countdown and a number of its own', () => {
  const state = played(drawn('.. .. .. ..', { queue: [4, 3] }), 'b1', 'd1')
  expect(Array.from(state.owner)).toEqual([-1, 0, -1, 1])
  expect(Array.from(state.fuse)).toEqual([0, 2, 0, 2])
  expect(Array.from(state.id)).toEqual([0, 1, 0, 2])
})

test('[CF-15] [CF-21] the first value of the queue is placed, and the queue fills up from the bag', () => {
  const state = drawn('.. ..\n.. ..', { queue: [4, 3, 2], bag: [1, 4], config: { queueSize: 3 } })
  const next = played(state, 'a2')
  expect(picture(next)).toBe('B3 ..\n.. ..')
  expect(next.queue).toEqual([3, 2, 1])
  expect(next.bag).toEqual([4])
  expect(played(next, 'b2', 'a1').queue).toEqual([1, 4])
})

test('[CF-18] cards, placing, tick, detonation: events come in the order of the turn', () => {
  const state = drawn('R1 .. ..\n.. .. ..', { queue: [3, 2], bag: [4], config: { queueSize: 2 } })
  expect(told(state, 'scav, c2').map(({ kind }) => kind)).toEqual(['card', 'placed', 'drawn', 'ticked', 'wave', 'scored'])
  expect(told(state, 'scav, c2')).toMatchObject([
    { card: 'scavenge', cells: [] },
    { cell: 5, fuse: 2, id: 2 },
    { fuse: 4 },
    {
      tiles: [
        { cell: 3, fuse: 0 },
        { cell: 5, fuse: 1 },
      ],
      walls: [],
    },
    { wave: 1, exploding: [3], blast: [0, 3, 4], points: 1 },
    { seat: 0, points: 1, score: [1, 0] },
  ])
})

test('[CF-21] a tile goes on an empty cell, and what is in the way is named', () => {
  const state = drawn('R3 .. #2')
  expect(notations({ ...state, config: { ...state.config, cardsEnabled: false } })).toEqual(['b1'])
  expect(refused(state, 'a1')).toMatchObject({ code: 'taken', because: 'there is already a tile on a1, so nothing can be placed there' })
  expect(refused(state, 'c1')).toMatchObject({ code: 'walled', because: 'there is a wall on c1, so nothing can be placed there' })
})

test('[CF-21] nobody may pass while there is something to place', () => {
  expect(refused(drawn('.. ..'), 'pass')).toMatchObject({ code: 'must-place', because: 'a tile must be placed this turn' })
  expect(refused(drawn('.. .. ..'), 'a1 b1')).toMatchObject({ code: 'too-many-places', because: 'this turn places a tile, not 2' })
})

test('[CF-22] with an empty queue the turn is a pass, and the board goes on ticking', () => {
  const state = drawn('B2 .. R4', { queue: [] })
  expect(refused(state, 'b1')).toMatchObject({
    code: 'must-pass',
    because: 'the queue is empty, so nothing can be placed; the turn is a pass',
  })
  expect(picture(played(state, 'pass'))).toBe('B1 .. R3')
  expect(told(state, 'pass')[0]).toEqual({ kind: 'passed', seat: 0 })
})

test('[CF-62] with a full board the turn is a pass too, and cards may still be played', () => {
  const state = drawn('B4 R4\nR4 B4', { queue: [1, 2] })
  expect(refused(state, 'a1')).toMatchObject({
    code: 'must-pass',
    because: 'no cell is empty, so nothing can be placed; the turn is a pass',
  })
  expect(notations(state)).toContain('pass')
  expect(picture(played(state, 'sab b2, pass'))).toBe('B3 R2\nR3 B3')
})

test('[CF-60] a turn is done as a whole or not at all', () => {
  const state = drawn('B2 .. R4')
  const before = structuredClone(state)
  expect(refused(state, 'shock, a1')).toMatchObject({ code: 'taken' })
  expect(refused(state, 'sab a1, b1')).toMatchObject({ code: 'not-theirs' })
  expect(state).toEqual(before)
  expect(notations(state)).toContain('shock, b1')
})

test('[CF-23] every tile counts down, the fresh one on the turn it is placed', () => {
  expect(picture(played(drawn('B2 .. R4 ..'), 'd1'))).toBe('B1 .. R3 B3')
})

test('[CF-24] walls wear off by one a turn and go at zero', () => {
  const state = drawn('#2 .. .. #1')
  expect(picture(played(state, 'b1'))).toBe('#1 B3 .. ..')
  expect(played(state, 'b1').mason[3]).toBe(-1)
  expect(told(state, 'b1')[1]).toMatchObject({
    walls: [
      { cell: 0, left: 1 },
      { cell: 3, left: 0 },
    ],
  })
})

test('[CF-61] a turn is written as people say it', () => {
  const at = (col: number, row: number): { row: number; col: number } => ({ row: row - 1, col })
  expect(chainfall.notate({ plays: [{ card: 'fortify', at: [at(1, 2)] }], places: [at(2, 3)] })).toBe('fort b2, c3')
  expect(chainfall.notate({ plays: [{ card: 'transplant', at: [at(0, 1), at(1, 2)] }], places: [] })).toBe('trans a1 b2, pass')
  expect(chainfall.notate({ plays: [], places: [at(2, 3), at(3, 12)] })).toBe('c3 d12')
  expect(chainfall.parse('rein l12, shock, a1')).toEqual({
    plays: [
      { card: 'reinforce', at: [at(11, 12)] },
      { card: 'shockwave', at: [] },
    ],
    places: [at(0, 1)],
  })
  for (const text of [
    'c',
    'c0',
    'C3',
    '3c',
    'c3 ',
    ' c3',
    'c03',
    'c13',
    'm1',
    'c3,d4',
    'fort, c3',
    'fort b2',
    'shock b2, c3',
    'trans a1, c3',
    'pass, c3',
    'fort b2,c3',
    'c3  d4',
  ])
    expect(chainfall.parse(text), text).toBeNull()
})
