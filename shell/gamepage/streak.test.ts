import { expect, test } from 'vitest'
import type { DailyResult } from '../storage/index.ts'
import { dailies, tried } from '../storage/ledger.ts'
import { Library } from '../storage/library.ts'
import { MemoryStore } from '../storage/testing/memory-store.ts'
import { lastDays, streak } from './streak.ts'

const on = (date: string, best = 1): DailyResult => ({ v: 1, game: 'stackdoku', date, first: best, best, tries: 1, onDay: best })

test('a streak goes back day by day, over the end of a month, and today may still come', () => {
  const days = ['2026-03-02', '2026-03-01', '2026-02-28', '2026-02-26'].map(date => on(date))
  expect(streak(days, '2026-03-02')).toEqual({ now: 3, longest: 3 })
  expect(streak(days, '2026-03-03')).toEqual({ now: 3, longest: 3 })
  expect(streak(days, '2026-03-04')).toEqual({ now: 0, longest: 3 })
})

test('a day that was played and not solved ends a streak', () => {
  expect(streak([on('2026-03-02'), on('2026-03-01', 0), on('2026-02-28')], '2026-03-02')).toEqual({ now: 1, longest: 1 })
  expect(streak([], '2026-03-02')).toEqual({ now: 0, longest: 0 })
})

test('the archive lists every day, played or not, today first', () => {
  expect(lastDays([on('2026-03-01', 0), on('2026-02-28', 7)], '2026-03-02', 3)).toEqual([
    { date: '2026-03-02', done: null, best: 0 },
    { date: '2026-03-01', done: 'failed', best: 0 },
    { date: '2026-02-28', done: 'on-day', best: 7 },
  ])
})

test('days of the archive build no streak: 13 and 14 November, played on the 15th', async () => {
  let ids = 0
  const books = new Library(
    new MemoryStore(),
    () => Date.parse('2026-11-15T12:00:00Z'),
    () => `id-${++ids}`,
  )
  await tried(books, 'blocks', '2026-11-13', 120)
  await tried(books, 'blocks', '2026-11-14', 90)
  const results = await dailies(books, 'blocks')
  expect(streak(results, '2026-11-15')).toEqual({ now: 0, longest: 0 })
  expect(lastDays(results, '2026-11-15', 3).map(({ done }) => done)).toEqual([null, 'later', 'later'])
  await tried(books, 'blocks', '2026-11-15', 10)
  expect(streak(await dailies(books, 'blocks'), '2026-11-15')).toEqual({ now: 1, longest: 1 })
})
