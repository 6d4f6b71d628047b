import { expect, test } from 'vitest'
import { clocksAt, dueAt, hasFlagged, leftAfter, leftNow, START_MS, startInMs, type Timing } from './clock.ts'

const live = { clock_kind: 'live', base_ms: 60_000, increment_ms: 2_000 } as const
const days = { clock_kind: 'days', base_ms: 86_400_000, increment_ms: 0 } as const
const free = { clock_kind: null, base_ms: 0, increment_ms: 0 } as const
const timing = (changes: Partial<Timing> = {}): Timing => ({
  terms: live,
  ordinal: 1,
  ply: 2,
  toMove: 1,
  left: [50_000, 40_000],
  since: 1_000,
  ...changes,
})

test('only the clock of whoever is to move runs, and a move adds to it', () => {
  expect(leftNow(timing(), 11_000)).toEqual([50_000, 30_000])
  expect(leftAfter(timing(), 11_000)).toEqual([50_000, 32_000])
  expect(clocksAt(timing(), 11_000)).toEqual({ left: [50_000, 30_000], running: 1 })
})

test('a flag falls when nothing is left, and not a millisecond before', () => {
  expect(hasFlagged(timing(), 40_999)).toBe(false)
  expect(hasFlagged(timing(), 41_000)).toBe(true)
  expect(dueAt(timing())).toBe(41_000)
})

test('until both have moved no clock runs, and a game that nobody begins is due', () => {
  const first = timing({ ply: 1 })
  expect(leftNow(first, 999_000)).toEqual([50_000, 40_000])
  expect(leftAfter(first, 999_000)).toEqual([50_000, 40_000])
  expect(hasFlagged(first, 999_000)).toBe(false)
  expect(dueAt(first)).toBe(1_000 + START_MS)
  expect(dueAt(timing({ ply: 0, terms: days }))).toBe(1_000 + days.base_ms)
  expect(startInMs(first, 11_000)).toBe(START_MS - 10_000)
  expect(startInMs(first, 999_000)).toBe(0)
  for (const never of [timing(), timing({ ply: 0, ordinal: 2 }), timing({ ply: 1, toMove: null }), timing({ ply: 1, terms: free })])
    expect(startInMs(never, 11_000)).toBeNull()
})

test('the second game of a pair runs from its first move, after the pause', () => {
  const second = timing({ ply: 0, ordinal: 2, since: 10_000 })
  expect(leftNow(second, 5_000)).toEqual([50_000, 40_000])
  expect(leftNow(second, 12_000)).toEqual([50_000, 38_000])
})

test('with a day for each move, every move has a whole day again', () => {
  const move = timing({ terms: days, left: [86_400_000, 86_400_000] })
  expect(leftAfter(move, 1_000 + 80_000_000)).toEqual([86_400_000, 86_400_000])
  expect(hasFlagged(move, 1_000 + 86_400_000)).toBe(true)
})

test('without a clock nothing is ever due', () => {
  expect(dueAt(timing({ terms: free }))).toBeNull()
  expect(clocksAt(timing({ terms: free }), 5)).toBeNull()
})
