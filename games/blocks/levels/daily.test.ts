import { describe, expect, test } from 'vitest'
import { stream } from '../../../kernel/rng.ts'
import { blocks } from '../game.ts'
import { dailyPreset, dailySeed, dayOf, daysIn, isDay, isLeap } from './daily.ts'

describe('[BP-67] the daily', () => {
  test('is named by its date, with leading zeros', () => {
    expect(dailySeed(2026, 11, 15)).toBe('daily-2026-11-15')
    expect(dailySeed(987, 1, 2)).toBe('daily-0987-01-02')
    expect(dailySeed('2026-11-15')).toBe('daily-2026-11-15')
  })

  test('of a day that does not exist is refused', () => {
    for (const [year, month, of] of [
      [2026, 2, 29],
      [2026, 13, 1],
      [2026, 0, 1],
      [2026, 4, 31],
      [2026, 1, 0],
      [10000, 1, 1],
      [2026, 1, 1.5],
    ] as const)
      expect(() => dailySeed(year, month, of)).toThrow(RangeError)
    for (const text of ['2026-2-3', '2026-02-30', 'today', '', '2026-11-15 ']) expect(() => dailySeed(text)).toThrow(RangeError)
  })

  test('is another deal every day, and the same all day', () => {
    const hand = (seed: string): string => String(blocks.deal(blocks.presets[0]!.setup, stream(seed, 'deal')).words)
    expect(hand(dailySeed(2026, 11, 15))).toBe(hand('daily-2026-11-15'))
    expect(hand(dailySeed(2026, 11, 16))).not.toBe(hand(dailySeed(2026, 11, 15)))
  })

  test('[BP-73] until 2026-11-16 is dealt from one stream, as it was, and from then on by rounds', () => {
    const streams = (date: string): string | undefined => blocks.presets.find(({ name }) => name === dailyPreset(date))!.setup.streams
    expect(['2025-01-01', '2026-11-16'].map(streams)).toEqual([undefined, undefined])
    expect(['2026-11-17', '2027-01-01'].map(streams)).toEqual(['round', 'round'])
  })

  test('its day can be read from the seed', () => {
    expect(dayOf('daily-2024-02-29')).toEqual({ year: 2024, month: 2, day: 29 })
    for (const seed of ['daily-2026-02-29', '2026-11-15', 'daily-', 'weekly-2026-11-15']) expect(dayOf(seed)).toBeNull()
  })
})

describe('days', () => {
  test('leap years are those of the calendar', () => {
    expect([1900, 2000, 2023, 2024, 2100, 2400].map(isLeap)).toEqual([false, true, false, true, false, true])
    expect([2023, 2024].map(year => daysIn(year, 2))).toEqual([28, 29])
    expect(isDay({ year: 2000, month: 2, day: 29 })).toBe(true)
    expect(isDay({ year: 1900, month: 2, day: 29 })).toBe(false)
  })
})
