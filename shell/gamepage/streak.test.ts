import { expect, test } from 'vitest'
import type { DailyResult } from '../storage/index.ts'
import { lastDays, streak } from './streak.ts'

const on = (date: string, best = 1): DailyResult => ({ v: 1, game: 'stackdoku', date, first: best, best, tries: 1 })

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
    { date: '2026-03-01', done: false, best: 0 },
    { date: '2026-02-28', done: true, best: 7 },
  ])
})
