/** The deal of a day. Which day it is, somebody else says: there is no clock in here. [BP-67] */

/** From this day on every round draws from streams of its own. The days before are dealt as they were. [BP-72] [BP-73] */
const FIRST_ROUNDS = '2026-11-17'

/** The preset of the days before. */
export const UNTIL_ROUNDS = 'Fair until 2026-11-16'

/** The name of the preset a day is dealt from. */
export function dailyPreset(date: string): string {
  return date < FIRST_ROUNDS ? UNTIL_ROUNDS : 'Fair'
}

/** A day in UTC: month and day are counted from 1. */
export interface Day {
  readonly year: number
  readonly month: number
  readonly day: number
}

const FIRST_YEAR = 1
const LAST_YEAR = 9999
const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** `daily-2026-11-15`, from the three numbers or from the date as it is written. */
export function dailySeed(year: number, month: number, day: number): string
export function dailySeed(date: string): string
export function dailySeed(...when: readonly [number, number, number] | readonly [string]): string {
  const day = when.length === 1 ? parseDay(when[0]) : { year: when[0], month: when[1], day: when[2] }
  if (!day || !isDay(day)) throw new RangeError(`there is no day ${when.join('-')}`)
  return `daily-${written(day)}`
}

/** The day of a daily seed; null for every other text. */
export function dayOf(seed: string): Day | null {
  return seed.startsWith('daily-') ? parseDay(seed.slice('daily-'.length)) : null
}

/** `2026-11-15`. */
export function written({ year, month, day }: Day): string {
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`
}

export function parseDay(text: string): Day | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  const day = parts && { year: Number(parts[1]), month: Number(parts[2]), day: Number(parts[3]) }
  return day && isDay(day) ? day : null
}

export function isDay({ year, month, day }: Day): boolean {
  return within(year, FIRST_YEAR, LAST_YEAR) && within(month, 1, 12) && within(day, 1, daysIn(year, month))
}

export function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

export function daysIn(year: number, month: number): number {
  return month === 2 && isLeap(year) ? 29 : LENGTHS[month - 1]
}

function within(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most
}

function digits(value: number, places: number): string {
  return String(value).padStart(places, '0')
}
