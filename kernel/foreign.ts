/** What a doorkeeper needs (`refuseSetup`, `refuseDeal`): data from strangers is looked at field by field before anybody trusts it. */
import type { Refusal } from './game.ts'

/** The fields of a record; none if it is something else, so that every check that follows simply fails. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
}

export function isWithin(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most
}

/** A field nobody knows is more likely a misspelt one than a harmless one. */
export function refuseStray(value: unknown, known: readonly string[]): Refusal | null {
  const key = Object.keys(fieldsOf(value)).find(name => !known.includes(name))
  return key === undefined ? null : malformed(key, `there is no field "${key}"; the fields are ${known.join(', ')}`)
}

/** `at` is the path of the field that is wrong. */
export function malformed(at: string, because: string): Refusal {
  return { code: 'malformed', because, facts: { at } }
}
