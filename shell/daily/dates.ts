/** Days as they stand in an address. All of them are days in UTC: everybody gets the same deal, and it changes at one moment. */

export function dayOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10)
}

/** What is wrong with a day, or null. */
export function dayFault(date: string, today: string): 'bad' | 'future' | null {
  const at = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : Number.NaN
  // A 30th of February is read as a day of March, so it does not come back as it was written.
  if (Number.isNaN(at) || dayOf(at) !== date) return 'bad'
  return date > today ? 'future' : null
}

const DAY_MS = 86_400_000

export function dayBefore(date: string): string {
  return dayOf(Date.parse(date) - DAY_MS)
}
