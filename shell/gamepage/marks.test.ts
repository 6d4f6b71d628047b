import { expect, test } from 'vitest'
import { tallies } from '../storage/ledger.ts'
import { Library } from '../storage/library.ts'
import { readRecord } from '../storage/records.ts'
import { MemoryStore } from '../storage/testing/memory-store.ts'
import { addMark, isOfTables, marksOf } from './marks.ts'

const books = (): Library =>
  new Library(
    new MemoryStore(),
    () => 1,
    () => 'id',
  )

test('of what is noted in a room the best stays, and no other room hears of it', async () => {
  const library = books()
  for (const mark of [0, 2, 1]) await addMark(library, 'chainfall', 'puzzles', 'first', mark)
  await addMark(library, 'chainfall', 'puzzles', 'second', 0)
  await addMark(library, 'chainfall', 'lesson', 'first', 1)
  await addMark(library, 'nim', 'puzzles', 'third', 1)
  expect(await marksOf(library, 'chainfall', 'puzzles')).toEqual(
    new Map([
      ['first', 2],
      ['second', 0],
    ]),
  )
  expect(await library.tally('chainfall', 'room:puzzles:first')).toMatchObject({ played: 3, won: 2, best: 2 })
})

test('a note is a record like any other, and no game at a table', async () => {
  const library = books()
  await addMark(library, 'chainfall', 'puzzles', 'first', 1)
  const all = await tallies(library)
  expect(all.map(tally => readRecord('tallies', tally))).toEqual(all)
  expect(all.filter(isOfTables)).toEqual([])
  expect(isOfTables({ mode: 'preset:v1~spark' })).toBe(true)
})
