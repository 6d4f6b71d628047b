import { expect, test } from 'vitest'
import { FRESH_MS, seenAgain } from './presence.ts'

const now = 1_000_000

test('whoever was heard to leave is away, although the lease was renewed when they left', () => {
  expect(seenAgain({ there: false, at: now - 500 }, now - 500, now)).toEqual({ there: false, at: now - 500 })
})

test('a lease that was renewed since says that they are back', () => {
  expect(seenAgain({ there: false, at: now - 500 }, now - 100, now)).toEqual({ there: true, at: now - 100 })
})

test('a lease that nobody renews runs out', () => {
  expect(seenAgain({ there: true, at: now - FRESH_MS + 1 }, now - FRESH_MS - 1, now).there).toBe(true)
  expect(seenAgain({ there: true, at: now - FRESH_MS }, now - FRESH_MS - 1, now).there).toBe(false)
})
