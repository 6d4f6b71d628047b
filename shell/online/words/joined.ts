/** A figure and what it counts stay in one line: `23 h` is one thing. */
import { type Counter, counterOf } from '../../../ui/count.ts'
import type { Language } from '../../../ui/language.ts'

const NBSP = '\u00a0'

/** All of it stays in one line. */
export const joined = (text: string): string => text.replaceAll(' ', NBSP)

export function joinedCounterOf(spoken: Language): Counter {
  const counter = counterOf(spoken)
  const form = (text: string): string => text.replace('# ', `#${NBSP}`)
  return { ...counter, counted: (count, { one, other }) => counter.counted(count, { one: form(one), other: form(other) }) }
}
