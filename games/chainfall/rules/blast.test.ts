import { expect, test } from 'vitest'
import { drawn, picture, played, waves } from '../testing/drawn.ts'

test('[CF-25] [CF-26] a tile at zero takes its own cell and the four beside it', () => {
  const state = drawn(`
    R3 R4 R3 ..
    R4 B1 R4 ..
    R3 R4 R3 ..`)
  expect(waves(state, 'd1')).toEqual(['b2 burns b1 a2 b2 c2 b3 +4'])
  expect(picture(played(state, 'd1'))).toBe('R2 .. R2 ..\n.. .. .. ..\nR2 .. R2 B3')
})

test('[CF-13] corners are not neighbours, and the edge of the board ends a blast', () => {
  expect(picture(played(drawn('.. .. R3\n.. R3 ..\nB1 .. ..'), 'c1'))).toBe('.. .. R2\n.. R2 ..\n.. .. B3')
  // a cell at the end of a row is not beside the first cell of the next
  expect(picture(played(drawn('R3 .. ..\n.. .. B1'), 'b2'))).toBe('R2 B3 ..\n.. .. ..')
})

test('[CF-25] a one explodes on the turn it is placed', () => {
  const state = drawn('R3 .. ..', { queue: [1] })
  expect(waves(state, 'b1')).toEqual(['b1 burns a1 b1 +1'])
  expect(picture(played(state, 'b1'))).toBe('.. .. ..')
})

test('[CF-27] a wave is simultaneous: two explosions that hit each other both count, and a tile hit twice scores once', () => {
  const state = drawn('B1 R3 B1 ..')
  expect(waves(state, 'd1')).toEqual(['a1 c1 burns a1 b1 c1 d1 +1'])
  expect(waves(drawn('R1 R1 .. ..'), 'd1')).toEqual(['a1 b1 burns a1 b1 +2'])
})

test('[CF-28] the player whose turn it is gets a point for each enemy tile, and nothing for own ones', () => {
  const state = drawn('B3 B1 R3 .. ..')
  expect(played(state, 'e1').score).toEqual([1, 0])
  expect(played({ ...state, turn: 1 }, 'e1').score).toEqual([0, 2])
})

test('[CF-28] an enemy tile that runs out on my turn is a point for me', () => {
  expect(played(drawn('R1 .. ..'), 'c1').score).toEqual([1, 0])
  expect(played(drawn('B1 .. ..'), 'c1').score).toEqual([0, 0])
})

test('[CF-29] a tile that is removed at countdown 1, after the tick, explodes in the next wave', () => {
  const state = drawn(`
    .. .. R3 ..
    B1 R2 R4 ..
    .. .. .. ..`)
  expect(waves(state, 'd1')).toEqual(['a2 burns a2 b2 lights b2 +1', 'b2 burns c2 +1'])
  expect(picture(played(state, 'd1'))).toBe('.. .. R2 ..\n.. .. .. ..\n.. .. .. B3')
})

test('[CF-29] a lit tile goes off from its old cell even when nothing is left to take', () => {
  expect(waves(drawn('R1 B2 R2 .. ..', { queue: [2] }), 'd1')).toEqual([
    'a1 burns a1 b1 lights b1 +1',
    'b1 burns c1 lights c1 +1',
    'c1 burns d1 lights d1 +0',
    'd1 burns nothing +0',
  ])
})

test('[CF-30] nothing at zero is left after a turn', () => {
  const state = played(drawn('R1 B1 R2 B2 R3 ..', { queue: [1] }), 'f1')
  expect(Array.from(state.fuse).filter((fuse, cell) => state.owner[cell]! >= 0 && fuse === 0)).toEqual([])
})

test('[CF-31] nobody but the active player ever scores', () => {
  const state = drawn('B1 R3 B3 .. ..', { turn: 1 })
  expect(waves(state, 'e1')).toEqual(['a1 burns a1 b1 +1'])
  expect(played(state, 'e1').score).toEqual([0, 1])
})

test('[CF-50] [CF-26] with diagonal explosions the corners count as beside', () => {
  const state = drawn('.. R3 ..\nB1 .. ..', { config: { diagonalExplosions: true } })
  expect(waves(state, 'c1')).toEqual(['a1 burns a1 b2 +1'])
})

test('[CF-68] by owner tick only the tiles of the player whose turn it is count down, walls always', () => {
  const state = drawn('B3 R3 #2 .. ..', { config: { tickRule: 'owner' } })
  expect(picture(played(state, 'e1'))).toBe('B2 R3 #1 .. B3')
  expect(picture(played(state, 'e1', 'd1'))).toBe('B2 R2 .. R3 B3')
})

test('[CF-70] a chain may be lit by tiles with more left', () => {
  const state = drawn('B1 R3 R2 R3', { config: { chainTriggerMax: 2 }, queue: [] })
  expect(waves(state, 'pass')).toEqual([
    'a1 burns a1 b1 lights b1 +1',
    'b1 burns c1 lights c1 +1',
    'c1 burns d1 lights d1 +1',
    'd1 burns nothing +0',
  ])
  expect(waves(drawn('B1 R2', { config: { chainTriggerMax: 0 }, queue: [] }), 'pass')).toEqual(['a1 burns a1 b1 +1'])
})

test('[CF-71] it can be agreed that a tile that ran out by itself is no point', () => {
  const config = { selfExplosionScores: false }
  expect(played(drawn('R1 R3 ..', { config, queue: [] }), 'pass').score).toEqual([1, 0])
  expect(played(drawn('R1 .. ..', { config, queue: [] }), 'pass').score).toEqual([0, 0])
})
