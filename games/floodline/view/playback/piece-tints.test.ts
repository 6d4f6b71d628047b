import { expect, test } from 'vitest'
import type { Spot } from '../../nouns.ts'
import { SOLID } from '../../rules/board/cells.ts'
import { DOWN, EAST, indexOf } from '../../rules/board/space.ts'
import { PieceTints } from './piece-tints.ts'

const BOUNDS: Spot = [4, 5, 4]
const at = (x: number, y: number, z: number): number => indexOf(BOUNDS, x, y, z)
const none = (): Uint8Array => new Uint8Array(80)

test('voxels that lock together have one number', () => {
  const tints = new PieceTints(BOUNDS, none())
  tints.follow([{ kind: 'merged', cells: [at(0, 0, 0), at(1, 0, 0)], displaced: [], drain: -1, anchored: false }], DOWN)
  tints.follow([{ kind: 'merged', cells: [at(0, 1, 0)], displaced: [], drain: -1, anchored: false }], DOWN)
  expect(tints.of[at(0, 0, 0)]).toBe(tints.of[at(1, 0, 0)])
  expect(tints.of[at(0, 0, 0)]).not.toBe(tints.of[at(0, 1, 0)])
  expect(tints.of[at(2, 0, 0)]).toBe(0)
})

test('a fall carries tones along gravity, overlapping itself, and what is lost is gone', () => {
  const tints = new PieceTints(BOUNDS, none())
  const column = [at(1, 1, 1), at(1, 2, 1), at(1, 3, 1)]
  tints.follow([{ kind: 'merged', cells: column, displaced: [], drain: -1, anchored: false }], DOWN)
  const tone = tints.of[column[0] as number]
  tints.follow([{ kind: 'fell', from: column, by: 1, lost: [] }], DOWN)
  expect([0, 1, 2, 3].map(y => tints.of[at(1, y, 1)])).toEqual([tone, tone, tone, 0])
  tints.follow(
    [
      { kind: 'tilted', from: DOWN, to: EAST },
      { kind: 'fell', from: [at(1, 0, 1), at(1, 1, 1), at(1, 2, 1)], by: 2, lost: [at(1, 2, 1)] },
    ],
    DOWN,
  )
  expect([0, 1, 2].map(y => tints.of[at(3, y, 1)])).toEqual([tone, tone, 0])
})

test('what no event spoke of is toned all the same, and what is gone is forgotten', () => {
  const cells = none()
  cells[at(0, 0, 0)] = SOLID
  cells[at(3, 0, 3)] = SOLID
  const tints = new PieceTints(BOUNDS, cells)
  expect(tints.of[at(0, 0, 0)]).toBeGreaterThan(0)
  expect(tints.of[at(0, 0, 0)]).not.toBe(tints.of[at(3, 0, 3)])
  cells[at(0, 0, 0)] = 0
  tints.catchUp(cells)
  expect(tints.of[at(0, 0, 0)]).toBe(0)
})

test('a floor that sinks takes its tones along', () => {
  const tints = new PieceTints(BOUNDS, none())
  tints.follow([{ kind: 'merged', cells: [at(0, 0, 0), at(1, 0, 0)], displaced: [], drain: -1, anchored: false }], DOWN)
  tints.follow([{ kind: 'sank', cells: [at(0, 0, 0)], drunk: [] }], DOWN)
  expect([tints.of[at(0, 0, 0)], tints.of[at(1, 0, 0)]]).toEqual([0, 1])
})
