/** The deal of a day [FL-197]. Which day it is, somebody else says: there is no clock in here. */

/** From this day on floors settle. The days before are dealt as they were. */
const FIRST_FLOORS = '2026-11-17'

/** The preset of the days before. */
export const UNTIL_FLOORS = 'Endless until 2026-11-16'

/** The name of the preset a day is dealt from. */
export function dailyPreset(date: string): string {
  return date < FIRST_FLOORS ? UNTIL_FLOORS : 'Endless'
}
