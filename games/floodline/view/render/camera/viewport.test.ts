import { expect, test } from 'vitest'
import { SOLID, WATER } from '../../../rules/board/cells.ts'
import { indexOf } from '../../../rules/board/space.ts'
import { Viewport } from './viewport.ts'

test.each([
  [0, 0],
  [0, 360],
  [640, 0],
])('a place of %d × %d, as it is when a page is left, changes nothing of what is seen', (width, height) => {
  const viewport = new Viewport()
  viewport.resize(640, 360, [{ left: 40, top: 20, right: 600, bottom: 340 }])
  viewport.camera.frame([6, 12, 6], 12, 0, true)
  const before = viewport.project([1, 2, 3])
  viewport.resize(width, height, [{ left: 0, top: 0, right: width, bottom: height }])
  expect(viewport.project([1, 2, 3])).toEqual(before)
  expect(Number.isFinite(before.x) && Number.isFinite(before.y)).toBe(true)
})

test('what stands under a piece is what its shadow falls on: a roof, the bed of water, the floor', () => {
  const bounds = [2, 6, 2] as const
  const cells = new Uint8Array(24)
  const empty = new Uint8Array(24)
  cells[indexOf(bounds, 0, 1, 0)] = SOLID
  cells[indexOf(bounds, 1, 0, 0)] = SOLID
  cells[indexOf(bounds, 1, 1, 0)] = WATER
  const viewport = new Viewport()
  viewport.show({ bounds, cells, notes: empty, tints: empty, gravity: 0, maxWorldHeight: 5, chapter: 1 })
  expect(viewport.under([0, 4, 0])).toBe(2)
  expect(viewport.under([1, 4, 0])).toBe(1)
  expect(viewport.under([1, 4, 1])).toBe(0)
  expect(viewport.under([0, 1, 0])).toBe(0)
})
