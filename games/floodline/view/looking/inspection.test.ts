import { expect, test } from 'vitest'
import { EAST, spotOf } from '../../rules/board/space.ts'
import { at, drawn } from '../../testing/drawn.ts'
import { FACE_SOUTH, FACE_UP, FACE_WEST } from '../render/mesh/faces.ts'
import { cellMeantBy, Inspection } from './inspection.ts'

const TEXT = `
  ..... ..... .....
  ..... ..#.. .....
  ..~.. ..... .....
  BB~BB BBBBB BBBBB`

function pointed(face: number, x: number, y: number, z: number, gravity = 0) {
  const state = drawn(TEXT, { state: { gravity } })
  const cell = at(state, x, y, z)
  return spotOf(state.level.bounds, cellMeantBy(state, { cell, spot: [x, y, z], face }))
}

test('pointing at a block means the block, pointing at the ground means what is open there', () => {
  expect(pointed(FACE_UP, 2, 2, 1)).toEqual([2, 2, 1])
  expect(pointed(FACE_SOUTH, 2, 2, 1)).toEqual([2, 2, 1])
  expect(pointed(FACE_UP, 0, 0, 1)).toEqual([0, 1, 1])
  expect(pointed(FACE_SOUTH, 0, 0, 2)).toEqual([0, 0, 2]) // its side, at the edge of the board
})

test('water means its surface, whichever way that is', () => {
  expect(pointed(FACE_UP, 2, 0, 0)).toEqual([2, 1, 0]) // through it, on the bare floor
  expect(pointed(FACE_WEST, 3, 0, 0, EAST)).toEqual([2, 0, 0]) // surfaces look west
})

test('a cell that is asked about comes along from layer to layer, and goes with the last', () => {
  const state = drawn(TEXT)
  const inspection = new Inspection()
  expect(inspection.probed.value).toBeNull()
  inspection.slice(state, 1)
  expect(spotOf(state.level.bounds, inspection.probed.value ?? -1)).toEqual([2, 1, 1])
  inspection.probed.value = at(state, 4, 1, 0)
  inspection.slice(state, 9)
  expect(inspection.layer).toBe(3)
  expect(spotOf(state.level.bounds, inspection.probed.value ?? -1)).toEqual([4, 3, 0])
  expect(inspection.looking.brush).toEqual([at(state, 4, 3, 0)])
  inspection.slice(state, null)
  expect(inspection.probed.value).toBeNull()
  expect(inspection.looking.brush).toEqual([])
})
