/** Days in a row. A day that is not over yet does not end a streak. */
import { dayBefore } from '../daily/dates.ts'
import type { DailyResult } from '../storage/index.ts'

/** A day counts when something came of it: points, or a level solved. */
function isDone({ best }: DailyResult): boolean {
  return best > 0
}

export function streak(results: readonly DailyResult[], today: string): { readonly now: number; readonly longest: number } {
  const done = new Set(results.filter(isDone).map(({ date }) => date))
  const from = (last: string): number => {
    let days = 0
    for (let day = last; done.has(day); day = dayBefore(day)) days++
    return days
  }
  return {
    now: from(done.has(today) ? today : dayBefore(today)),
    longest: Math.max(0, ...[...done].map(from)),
  }
}

export interface Day {
  readonly date: string
  /** Null: not played. */
  readonly done: boolean | null
  readonly best: number
}

/** The last days, today first. */
export function lastDays(results: readonly DailyResult[], today: string, many: number): readonly Day[] {
  const days: Day[] = []
  for (let date = today; days.length < many; date = dayBefore(date)) {
    const result = results.find(each => each.date === date)
    days.push({ date, done: result ? isDone(result) : null, best: result?.best ?? 0 })
  }
  return days
}
