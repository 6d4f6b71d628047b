import { expect, test } from 'vitest'
import { below } from './ahead.ts'

test('what a drop would do is written under the keys round its ghost, never over one', () => {
  const keys = [
    { x: 100, y: 90 },
    { x: 180, y: 140 },
  ]
  expect(below(keys, 150, 120)).toBeGreaterThan(140 + 13 + 10)
  expect(below(keys, 600, 120)).toBe(120) // beside them
  expect(below([], 150, 120)).toBe(120)
})
