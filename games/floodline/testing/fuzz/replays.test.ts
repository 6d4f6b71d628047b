import { expect, test } from 'vitest'
import { fuzzReplays } from './replays.ts'

test('spoilt replays, seed unit: a verdict every time, and no spoilt game passes for a true one', () => {
  const { tried, fine } = fuzzReplays('unit', 400)
  expect(tried).toBe(400)
  expect(fine).toBe(0)
})
