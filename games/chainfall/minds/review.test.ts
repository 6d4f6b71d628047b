import { expect, test } from 'vitest'
import { stream } from '../../../kernel/rng.ts'
import { chainfall } from '../game.ts'
import { drawn } from '../testing/drawn.ts'
import { review } from './review.ts'

const STEPS = 200

test('a turn that gives a point away costs one, and the turn that does not is named', () => {
  // A 1 on b1 takes the red tile; anywhere else it is wasted.
  const state = drawn('.. .. .. ..\n.. .. .. ..\n.. R4 .. ..', { queue: [1, 3, 3, 3], bag: [3, 3], config: { cardsEnabled: false } })
  const before = chainfall.view(state, 'public')
  chainfall.apply(state, 0, { plays: [], places: [{ row: 2, col: 3 }] }, () => {})
  const seen = review(before, { plays: [], places: [{ row: 2, col: 3 }] }, chainfall.view(state, 'public'), stream('review', 'a'), STEPS)
  expect(seen.cost).toBeGreaterThanOrEqual(50)
  expect(['a1', 'c1', 'b2']).toContain(chainfall.notate(seen.choices[0]!.action))
})

test('the best turn costs nothing', () => {
  const state = drawn('.. .. .. ..\n.. .. .. ..\n.. R4 .. ..', { queue: [1, 3, 3, 3], bag: [3, 3], config: { cardsEnabled: false } })
  const before = chainfall.view(state, 'public')
  const best = { plays: [], places: [{ row: 0, col: 0 }] }
  chainfall.apply(state, 0, best, () => {})
  expect(review(before, best, chainfall.view(state, 'public'), stream('review', 'b'), STEPS).cost).toBe(0)
})
