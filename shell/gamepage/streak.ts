/** Days in a row. A day that is not over yet does not end a streak. */
import { dayBefore } from '../daily/dates.ts'
import type { DailyResult } from '../storage/index.ts'

/** A day counts when something came of it on the day itself: points, or a level solved. Played later, it is practice. */
function isOnDay({ onDay = 0 }: DailyResult): boolean {
  return onDay > 0
}

export function streak(results: readonly DailyResult[], today: string): { readonly now: number; readonly longest: number } {
  const done = new Set(results.filter(isOnDay).map(({ date }) => date))
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
  /** Something came of it on its day, or only later; nothing came of it; null: it was not played. */
  readonly done: 'on-day' | 'later' | 'failed' | null
  readonly best: number
}

/** The last days, today first. */
export function lastDays(results: readonly DailyResult[], today: string, many: number): readonly Day[] {
  const days: Day[] = []
  for (let date = today; days.length < many; date = dayBefore(date)) {
    const result = results.find(each => each.date === date)
    days.push({ date, done: result ? doneIn(result) : null, best: result?.best ?? 0 })
  }
  return days
}

function doneIn(result: DailyResult): Day['done'] {
  return isOnDay(result) ? 'on-day' : result.best > 0 ? 'later' : 'failed'
}
