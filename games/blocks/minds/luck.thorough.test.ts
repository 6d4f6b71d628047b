import { expect, test } from 'vitest'
import { REFERENCES, referenceMedian, setups } from '../testing/kindness.ts'
import { KINDNESS } from './kindness.ts'
import { tableOf } from './luck.ts'

test('the table of kindness is made of what it says, and sorted', () => {
  expect(Object.keys(KINDNESS)).toEqual(setups.map(tableOf))
  for (const setup of setups) {
    const table = KINDNESS[tableOf(setup)]!
    expect(table).toHaveLength(REFERENCES)
    expect(table).toEqual(table.toSorted((a, b) => a - b))
    expect(table, tableOf(setup)).toContain(referenceMedian(setup, 0))
  }
})
