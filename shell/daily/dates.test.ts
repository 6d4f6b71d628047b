import { expect, test } from 'vitest'
import { findGame } from '../../games/index.ts'
import { dealFrom } from '../../kernel/session.ts'
import { presetId } from '../table/open/opening.ts'
import { dayBefore, dayFault, dayOf } from './dates.ts'

test('[BP-67] a day begins at midnight UTC, whatever the clock on the wall says', () => {
  expect(dayOf(Date.UTC(2026, 10, 15))).toBe('2026-11-15')
  expect(dayOf(Date.UTC(2026, 10, 15) - 1)).toBe('2026-11-14')
})

test('days follow each other over the ends of months and years', () => {
  expect(dayBefore('2027-01-01')).toBe('2026-12-31')
  expect(dayBefore('2028-03-01')).toBe('2028-02-29')
  expect(dayBefore('2026-03-01')).toBe('2026-02-28')
})

test.each([
  ['2026-11-15', null],
  ['2026-01-01', null],
  ['2026-11-16', 'future'],
  ['2027-01-01', 'future'],
  ['2026-02-30', 'bad'],
  ['2026-13-01', 'bad'],
  ['2026-1-1', 'bad'],
  ['yesterday', 'bad'],
  ['', 'bad'],
] as const)('on 2026-11-15, the day %j is %s', (date, fault) => {
  expect(dayFault(date, '2026-11-15')).toBe(fault)
})

test('[BP-67] a day has one deal, and it comes from a preset that exists', async () => {
  const entry = findGame('blocks')
  const daily = await entry?.daily?.()
  const game = await entry?.game()
  if (!daily || !game) throw new Error('blocks has no daily')
  const presetOf = (date: string) => game.presets.find(({ name }) => name === daily.preset(date))
  const dealt = (date: string) => dealFrom(game, presetOf(date)?.setup, daily.seed(date))
  for (const date of ['2026-11-15', '2027-01-01']) expect(presetId(presetOf(date))).toBe(presetId({ name: daily.preset(date) }))
  expect(daily.seed('2026-11-15')).toBe('daily-2026-11-15')
  expect(dealt('2026-11-15')).toEqual(dealt('2026-11-15'))
  expect(dealt('2026-11-15')).not.toEqual(dealt('2026-11-16'))
})
