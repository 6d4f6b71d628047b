/** The deal of a day [FL-197]. Which day it is, somebody else says: there is no clock in here. */

/** From this day on floors settle. The days before are dealt as they were. */
const FIRST_FLOORS = '2026-11-17'

/** From this day on a day's seed is one that was tried out [FL-198]. */
export const FIRST_PROVED = '2026-11-18'

/** The preset of the days before. */
export const UNTIL_FLOORS = 'Endless until 2026-11-16'

/** The name of the preset a day is dealt from. */
export function dailyPreset(date: string): string {
  return date < FIRST_FLOORS ? UNTIL_FLOORS : 'Endless'
}

/** `tries`: for every day from FIRST_PROVED on, how many seeds of it were no good. A day beyond the list has its first. */
export function dailySeed(date: string, tries: readonly number[]): string {
  return seedOf(date, tries[dayNumber(date) - dayNumber(FIRST_PROVED)] ?? 0)
}

/** Every seed of a day ends in it: whoever sees one knows whose it is. */
export function seedOf(date: string, tried: number): string {
  return tried === 0 ? `daily-${date}` : `daily-${tried}-${date}`
}

/** Days since some day long ago. Years begin with March, so that a leap day is the last of its year. */
function dayNumber(date: string): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const years = month > 2 ? year : year - 1
  const leaps = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400)
  return 365 * years + leaps + Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day
}
