import { expect, test } from 'vitest'
import { miscounted, TABLES } from './perft.ts'

for (const [nth, table] of TABLES.entries())
  test(`perft: ${table.name}`, () => {
    // The deepest counts take the slow ones long: the first table is counted by the rules to the end, the others by the core.
    const deep = nth === 0
    expect(miscounted(table, { rules: deep ? 4 : 3, textbook: 3, cards: deep ? 2 : 1 })).toBeNull()
    expect(miscounted({ ...table, bare: [...table.bare.slice(0, 1), 1] }, { rules: 0, textbook: 0, cards: 0 })).toMatch('counts')
  })
