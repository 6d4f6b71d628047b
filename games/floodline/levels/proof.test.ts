import { expect, test } from 'vitest'
import { provedBy, RECORDED } from './proof.ts'

test('[FL-C-14] [FL-C-15] a hundred resolves of random boards end as recorded', () => {
  expect(RECORDED).toHaveLength(100)
  expect(new Set(RECORDED).size, 'each is a game of its own').toBe(100)
  expect(RECORDED.map((_, i) => provedBy(i + 1))).toEqual(RECORDED)
})
