/** Plain data as text, for whoever writes it down or reads it: nobody needs it to play. */
import { type Plain, TYPED, type Typed, typedKind } from './plain.ts'

const TYPED_NAMES = ['$u8', '$i8', '$u16', '$i16', '$u32', '$i32'] as const

/** Where and why something is not plain data, in words; null if it is. */
export function plainFault(value: unknown, path = 'it'): string | null {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return null
  if (typeof value === 'number') return Number.isSafeInteger(value) ? null : `${path} is ${value}, not an integer`
  if (typeof value !== 'object') return `${path} is ${typeof value === 'undefined' ? 'undefined' : `a ${typeof value}`}`
  if (typedKind(value) >= 0) return null
  if (Array.isArray(value)) return firstFault(value.keys(), index => [value[index], `${path}[${index}]`])
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return `${path} is a ${value.constructor.name}, not a plain record`
  const record = value as Record<string, unknown>
  const reserved = Object.keys(record).find(key => key.startsWith('$') || key === '__proto__')
  if (reserved !== undefined) return `${path} has the reserved key "${reserved}"`
  return firstFault(Object.keys(record), key => [record[key], `${path}.${key}`])
}

function firstFault<K>(keys: Iterable<K>, at: (key: K) => [unknown, string]): string | null {
  for (const key of keys) {
    const fault = plainFault(...at(key))
    if (fault) return fault
  }
  return null
}

/** One line of JSON with keys in order, so that equal data gives equal text. Typed arrays become `{"$u8":[…]}`. */
export function stringify(value: unknown): string {
  return JSON.stringify(forJson(value))
}

function forJson(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(forJson)
  const kind = typedKind(value)
  if (kind >= 0) return { [TYPED_NAMES[kind]]: Array.from(value as Typed) }
  const record = value as Record<string, unknown>
  const result: Record<string, unknown> = {}
  for (const key of sortedKeys(record)) result[key] = forJson(record[key])
  return result
}

/** The inverse of stringify. Throws a SyntaxError on text that is not JSON or holds something that is not plain. */
export function parsePlain(text: string): Plain {
  const value = fromJson(JSON.parse(text))
  const fault = plainFault(value)
  if (fault) throw new SyntaxError(fault)
  return value as Plain
}

function fromJson(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(fromJson)
  const entries = Object.entries(value)
  const kind = entries.length === 1 ? TYPED_NAMES.indexOf(entries[0][0] as '$u8') : -1
  if (kind >= 0) return typedFromJson(kind, entries[0][1])
  const result: Record<string, unknown> = {}
  for (const [key, field] of entries) {
    // Assigned, it would change what the record is instead of what it holds.
    if (key === '__proto__') throw new SyntaxError('the key "__proto__" is reserved')
    result[key] = fromJson(field)
  }
  return result
}

function typedFromJson(kind: number, items: unknown): Typed {
  if (!Array.isArray(items)) throw new SyntaxError(`${TYPED_NAMES[kind]} wants a list of integers`)
  const typed = new TYPED[kind](items.length)
  for (let i = 0; i < items.length; i++) {
    typed[i] = items[i]
    if (typed[i] !== items[i]) throw new SyntaxError(`${TYPED_NAMES[kind]} cannot hold ${JSON.stringify(items[i])}`)
  }
  return typed
}

function sortedKeys(record: object): string[] {
  return Object.keys(record).sort((a, b) => (a < b ? -1 : 1))
}
