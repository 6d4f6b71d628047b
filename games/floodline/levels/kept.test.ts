import { expect, test } from 'vitest'
import { levels } from './kept.ts'
import { faultsOf } from './validate.ts'

test.each(levels.map(level => [level.id, level] as const))('there is nothing wrong with the kept level %s', (_, { id, name, deal }) => {
  expect(faultsOf(deal)).toEqual([])
  expect([id, name]).toEqual([deal.id, deal.title])
})

test('no two kept levels have the same id', () => {
  expect(new Set(levels.map(({ id }) => id)).size).toBe(levels.length)
})
