import { expect, test } from 'vitest'
import { at, drawn } from '../../../testing/drawn.ts'
import { probeOf } from './probe.ts'

/** A basin of one unit that spills at 4, over two blocks on its wall; a block in the air. */
const TEXT = `
  .......
  ...H.#.
  B.B#..B
  B~BB..B
  BBBBBBB`

test('[FL-C-09, FL-C-11] a block tells its body, how large that is and whether anything holds it', () => {
  const state = drawn(TEXT)
  expect(probeOf(state, at(state, 3, 3, 0))).toMatchObject({ thing: 'block', material: 'HEAVY', body: { id: 1, voxels: 2, held: true } })
  expect(probeOf(state, at(state, 3, 2, 0)).body).toEqual(probeOf(state, at(state, 3, 3, 0)).body)
  expect(probeOf(state, at(state, 5, 3, 0))).toMatchObject({ material: 'STANDARD', body: { id: 2, voxels: 1, held: false } })
  expect(probeOf(state, at(state, 0, 1, 0))).toMatchObject({ thing: 'rock', body: null, basin: null })
})

test('[FL-C-10] water tells its basin and where it spills, what is open how high water must rise', () => {
  const state = drawn(TEXT)
  expect(probeOf(state, at(state, 1, 1, 0))).toMatchObject({ thing: 'water', req: 1, basin: { number: 0, surface: 1, spill: 4 } })
  expect(probeOf(state, at(state, 4, 1, 0))).toMatchObject({ thing: 'empty', req: 4, basin: null })
})

test('nothing comes to a cell that no water can reach', () => {
  const state = drawn(TEXT.replace('~', '.'))
  expect(probeOf(state, at(state, 4, 1, 0))).toMatchObject({ req: -1 })
})
