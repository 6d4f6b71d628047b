import { expect, test } from 'vitest'
import { chainfall } from '../game.ts'
import { drawn, played, refused } from '../testing/drawn.ts'

test('[CF-32] the game ends when bag and queue are empty and no tile is left; walls do not prolong it', () => {
  const last = drawn('B1 #2 ..', { queue: [], score: [5, 3] })
  expect(chainfall.outcome(last)).toBeNull()
  const end = played(last, 'pass')
  expect(chainfall.outcome(end)).toEqual({
    winner: 0,
    scores: [5, 3],
    code: 'points',
    because: 'Blue wins 5 to 3',
    facts: { winner: 0, more: 5, less: 3, lead: 2 },
  })
  expect(chainfall.toMove(end)).toBeNull()
  expect(refused(end, 'pass')).toMatchObject({ code: 'over' })
  expect(chainfall.outcome(drawn('.. .. ..', { queue: [1] }))).toBeNull()
})

test('[CF-33] a lead of eight ends the game after the last wave, a lead of seven does not', () => {
  const seven = played(drawn('R1 .. .. R9', { score: [6, 0] }), 'c1')
  expect(seven.score).toEqual([7, 0])
  expect(chainfall.outcome(seven)).toBeNull()
  const eight = played(drawn('R1 .. .. R9', { score: [7, 0] }), 'c1')
  expect(chainfall.outcome(eight)).toMatchObject({
    winner: 0,
    code: 'mercy',
    because: 'Blue leads 8 to 0, and a lead of 8 ends the game',
  })
  // within a turn, all waves count before anybody asks for mercy
  const nine = played(drawn('R1 B2 R3 .. ..', { score: [7, 0] }), 'e1')
  expect(nine.score).toEqual([9, 0])
  expect(chainfall.outcome(nine)?.facts).toEqual({ winner: 0, more: 9, less: 0, lead: 9, mercyLead: 8 })
})

test('[CF-49] mercy can be switched off or set elsewhere', () => {
  expect(chainfall.outcome(drawn('R9', { score: [30, 0], config: { mercyRule: false } }))).toBeNull()
  expect(chainfall.outcome(drawn('R9', { score: [0, 2], config: { mercyLead: 2 } }))).toMatchObject({ winner: 1, code: 'mercy' })
})

test('[CF-34] in a tie whoever placed the last tile loses', () => {
  const end = played(drawn('B1 ..', { queue: [], score: [4, 4], lastPlacer: 0 }), 'pass')
  expect(chainfall.outcome(end)).toMatchObject({
    winner: 1,
    code: 'tie',
    because: '4 to 4, and Blue placed the last tile, which loses a tie',
  })
})

test('[CF-72] the table may agree on another way to settle a tie', () => {
  const end = drawn('.. ..', { queue: [], score: [4, 4], lastPlacer: 0 })
  const by = (tieBreak: 'last-placer-wins' | 'draw'): unknown => chainfall.outcome({ ...end, config: { ...end.config, tieBreak } })?.winner
  expect(by('last-placer-wins')).toBe(0)
  expect(by('draw')).toBe('draw')
  expect(chainfall.outcome({ ...end, lastPlacer: -1 })).toMatchObject({ winner: 'draw', code: 'draw' })
})
