import { expect, test } from 'vitest'
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
