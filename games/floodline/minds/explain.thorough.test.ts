import { expect, test } from 'vitest'
import { collapses } from '../testing/promises/explained.ts'

test('of random collapses every cause stands: take it away, and the effect is gone', () => {
  const { checked, passed, failures } = collapses('unit', 300)
  expect(failures).toEqual([])
  expect(passed).toBe(checked)
}, 120_000)
