import { expect, test } from 'vitest'
import { dealHash } from '../../../provenance.ts'
import { gameModule } from '../../module.ts'
import { dealtOn, floorSettles, provedDay } from '../../testing/runs/floor-of-a-day.ts'
import { dailySeed, FIRST_PROVED } from './daily.ts'
import { tries } from './daily-tries.ts'

/** Every so many days, and the last: another sample than the days somebody looked at while writing this. */
const SAMPLE = 131

test('[FL-198] on the days of the list a floor settles for whoever lays every piece where it lies lowest', () => {
  const days = tries.map((tried, number) => ({ tried, date: provedDay(number) }))
  const sample = days.filter((_, number) => number % SAMPLE === 0 || number === days.length - 1)
  expect(sample.length).toBeGreaterThan(15)
  for (const { tried, date } of sample) expect(floorSettles(dealtOn(date, tried)), date).toBe(true)
})

test('[FL-198] a seed is the first of its day that is good, and not every seed is', () => {
  for (const number of [0, 1, 3]) {
    const before = Array.from({ length: tries[number]! }, (_, tried) => floorSettles(dealtOn(provedDay(number), tried)))
    expect(before).not.toContain(true)
  }
  expect(tries.filter(tried => tried === 0).length / tries.length).toBeLessThan(0.3)
})

test('[FL-198] a day finds its place in the list, leap days and turns of the year included, and beyond it has its first seed', () => {
  const numbered = Array.from({ length: 5000 }, (_, number) => number)
  for (const number of numbered) {
    const date = provedDay(number)
    expect(dailySeed(date, numbered)).toBe(number === 0 ? `daily-${date}` : `daily-${number}-${date}`)
  }
  expect(provedDay(468)).toBe('2028-02-29')
  expect([dailySeed('2026-11-17', numbered), dailySeed('2099-01-01', numbered)]).toEqual(['daily-2026-11-17', 'daily-2099-01-01'])
})

test('[FL-198] the game deals its days from the list, and the days before as ever', async () => {
  const daily = await gameModule.daily?.()
  expect(daily?.seed('2026-11-17')).toBe('daily-2026-11-17')
  expect([daily?.seed(FIRST_PROVED), daily?.seed('2026-11-19')]).toEqual(['daily-19-2026-11-18', 'daily-17-2026-11-19'])
  const hashes = ['2026-11-15', '2026-11-17'].map(date => dealHash(dealtOn(date, 0)).slice(0, 16))
  expect(hashes, 'what everybody played on these days').toEqual(['409270bdeca8c5c7', 'd4a02e457bcdd39a'])
})
