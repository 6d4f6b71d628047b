import { expect, test } from 'vitest'
import { histogram } from './histogram.ts'

const NONE = { runs: 0, at: 100_000 }
const scores = Array.from({ length: 1000 }, (_, run) => 3 * run)

test('every run stands in one bar, also those beyond the end', () => {
  const { counts } = histogram([...scores, 90_000], 500, NONE)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1001)
})

test('everybody fits: the player, the runs, and figures under the axis', () => {
  for (const yours of [0, 12, 973, 50_000]) {
    const { top, step, counts, ticks } = histogram(scores, yours, NONE)
    expect(top).toBeGreaterThan(yours)
    expect(top).toBe(step * counts.length)
    expect(ticks.length).toBeGreaterThanOrEqual(2)
    expect(ticks.length).toBeLessThanOrEqual(5)
    expect(ticks.at(-1)).toBeLessThanOrEqual(top)
  }
})

test('the last bar says where it begins if it holds what lies beyond its end, and only then', () => {
  const { more, step, top } = histogram([...scores, 90_000], 500, NONE)
  expect(more).toBe(top - step)
  expect(histogram(scores, 500, NONE).more).toBeNull()
  expect(histogram([], 0, NONE).more).toBeNull()
})

test.each([1, 10, 300, 900])('%i runs that were stopped stand in the last bar, and all others before it', many => {
  const at = 2000
  const ended = Array.from({ length: 1000 - many }, (_, run) => Math.floor((run * (at - 1)) / 999))
  const stopped = Array.from({ length: many }, (_, run) => at + (run % 70))
  const { counts, more, top } = histogram([...ended, ...stopped], 900, { runs: many, at })
  expect(more).not.toBeNull()
  expect(more).toBeLessThanOrEqual(at)
  expect(top).toBeGreaterThan(900)
  expect(counts.at(-1)).toBe(many + ended.filter(score => score >= more!).length)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1000)
})

test('where many runs were stopped, the last bar begins exactly there', () => {
  for (const at of [3200, 3202, 7777]) {
    const { counts, more } = histogram([10, at - 1, at, at + 50], 100, { runs: 2, at })
    expect(more).toBe(at)
    expect(counts.slice(-2)).toEqual([1, 2])
  }
})
