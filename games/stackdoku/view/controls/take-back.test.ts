import { expect, test } from 'vitest'
import { Session } from '../../../../kernel/session.ts'
import { LocalTable } from '../../../../kernel/table.ts'
import { stackdoku } from '../../game.ts'
import { tutorial } from '../../levels/tutorial.ts'
import type { Stackdoku } from '../../nouns.ts'
import { FarTable } from '../../testing/far-table.ts'
import { takeBack } from './take-back.ts'

function begun(): Session<Stackdoku> {
  const session = new Session(stackdoku, tutorial.deal)
  for (const text of ['6 9', '8 r3c9', '8 r8c3']) session.offer(0, text)
  return session
}

test('several undos in one press, at a table that answers at once', () => {
  const table = new LocalTable(begun(), 0)
  let done = 0
  takeBack(table, 2, () => done++)
  expect([table.view.trail.length, done]).toEqual([1, 1])
})

test('far away, the next undo goes out when the one before has arrived', () => {
  const table = new FarTable(begun(), 0)
  let done = 0
  takeBack(table, 2, () => done++)
  expect([table.view.trail.length, table.pending, done]).toEqual([3, '!undo', 0])
  table.arrive()
  expect([table.view.trail.length, table.pending, done]).toEqual([2, '!undo', 0])
  table.arrive()
  expect([table.view.trail.length, table.pending, done]).toEqual([1, null, 1])
})

test('it ends where an undo is refused, and claims nothing', () => {
  const session = begun()
  const table = new FarTable(session, 0)
  let done = 0
  takeBack(table, 9, () => done++)
  for (let arrivals = 0; arrivals < 9; arrivals++) table.arrive()
  expect([table.view.trail.length, table.pending, done]).toEqual([0, null, 0])
})

test('it ends when something else happens in between', () => {
  const session = begun()
  const table = new FarTable(session, 0)
  takeBack(table, 3)
  session.offer(0, '1 4')
  table.arrive()
  expect([table.view.trail.length, table.pending]).toEqual([3, null])
})
