import { describe, expect, test } from 'vitest'
import { at, drawn, tilted } from '../../testing/drawn.ts'
import { blocks, codeOf, DRAIN, isBuilt, isOpen, isVoxel, materialOf, PLACED } from './cells.ts'

/** The table of the rule book. */
const THINGS: [code: number, thing: string, stopsPieces: boolean, waterPasses: boolean, waterStays: boolean, moves: boolean][] = [
  [0, 'EMPTY', false, true, true, false],
  [1, 'WATER', false, true, true, false],
  [2, 'SOLID of STANDARD', true, false, false, true],
  [3, 'SOLID of HEAVY', true, false, false, true],
  [4, 'SOLID of REINFORCED', true, false, false, true],
  [5, 'POROUS of STANDARD', true, true, false, true],
  [6, 'POROUS of HEAVY', true, true, false, true],
  [7, 'POROUS of REINFORCED', true, true, false, true],
  [8, 'ICE', true, false, false, false],
  [9, 'DRAIN', true, false, false, false],
  [10, 'WALL', true, false, false, false],
  [11, 'BEDROCK', true, false, false, false],
]

describe('[FL-3] a cell holds exactly one thing', () => {
  test.each(THINGS)('code %i is %s', (code, thing, stops, passes, stays, moves) => {
    expect([blocks(code), isOpen(code), isVoxel(code)]).toEqual([stops, passes, moves])
    const type = thing.split(' ')[0] as 'SOLID'
    if (code > 1) expect(codeOf(type, moves ? materialOf(code) : 0)).toBe(code)
    expect(stays).toBe(!stops)
  })

  test.each(THINGS)('code %i, %s, in the way of water', (code, _, _stops, passes, stays) => {
    const state = drawn('B~B\nB.B\nB.B\nBBB')
    state.cells[at(state, 1, 2)] = code
    state.notes[at(state, 1, 2)] = 255
    state.cells[at(state, 1, 1)] = 0
    tilted(state)
    const wet = [3, 2, 1].filter(y => state.cells[at(state, 1, y)] === 1)
    expect(wet).toEqual(code === 1 ? [2, 1] : passes ? [1] : [3])
    if (!stays) expect(state.cells[at(state, 1, 2)]).toBe(code)
  })

  test.each(THINGS)('code %i, %s, with nothing under it', (code, _, _stops, _passes, _stays, moves) => {
    const state = drawn('...\n.#.\n...\n...')
    state.cells[at(state, 1, 2)] = code
    tilted(state)
    if (code > 1) expect(state.cells[at(state, 1, moves ? 0 : 2)]).toBe(code)
    expect(state.metrics.shift).toBe(moves ? 1 : 0)
  })
})

test('[FL-90] built are voxels, those of the level too, and drains that were placed; terrain is not', () => {
  const built = THINGS.filter(([code]) => isBuilt(code, 1)).map(([code]) => code)
  expect(built).toEqual([2, 3, 4, 5, 6, 7])
  expect([isBuilt(DRAIN, PLACED), isBuilt(DRAIN, 1), isBuilt(DRAIN, 2)]).toEqual([true, false, false])
})
