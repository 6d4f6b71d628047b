import { expect, test } from 'vitest'
import { histogram } from './histogram.ts'

const scores = Array.from({ length: 1000 }, (_, run) => 3 * run)

test('every run stands in one bar, also those beyond the end', () => {
  const { counts } = histogram([...scores, 90_000], 500)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1001)
})

test('everybody fits: the player, the runs, and figures under the axis', () => {
  for (const yours of [0, 12, 973, 50_000]) {
    const { top, step, counts, ticks } = histogram(scores, yours)
    expect(top).toBeGreaterThan(yours)
    expect(top).toBe(step * counts.length)
    expect(ticks.length).toBeGreaterThanOrEqual(2)
    expect(ticks.length).toBeLessThanOrEqual(5)
    expect(ticks.at(-1)).toBeLessThanOrEqual(top)
  }
})
