/**
 * Plain data: what a state, a deal, an action, an event and a view are made of. Because there is nothing
 * else in them, copying, comparing, hashing, saving and sending are written once, here, for every game.
 *
 * Integers only: engines disagree about most of floating-point mathematics, and about nothing in the integers.
 */

/** Arrays of machine integers. The order is part of the hash format: append, never reorder. */
const TYPED = [Uint8Array, Int8Array, Uint16Array, Int16Array, Uint32Array, Int32Array] as const
const TYPED_NAMES = ['$u8', '$i8', '$u16', '$i16', '$u32', '$i32'] as const

export type Typed = InstanceType<(typeof TYPED)[number]>

export type Plain = null | boolean | number | string | readonly Plain[] | Typed | { readonly [key: string]: Plain }

/** The position of a typed array's kind in TYPED, or -1. */
export function typedKind(value: object): number {
  if (!ArrayBuffer.isView(value)) return -1
  for (let kind = 0; kind < TYPED.length; kind++) if (value instanceof TYPED[kind]) return kind
  return -1
}

/** A value of its own: nothing in it is shared with the original. */
export function copy<T>(value: T): T {
  return (typeof value === 'object' && value !== null ? copyObject(value) : value) as T
}

function copyObject(value: object): object {
  if (Array.isArray(value)) return copyArray(value)
  if (ArrayBuffer.isView(value)) return (value as Typed).slice()
  const source = value as Record<string, unknown>
  const result: Record<string, unknown> = {}
  for (const key in source) {
    const field = source[key]
    result[key] = typeof field === 'object' && field !== null ? copyObject(field) : field
  }
  return result
}

function copyArray(source: readonly unknown[]): unknown[] {
  // `slice` is one block copy. Most arrays hold only numbers or strings, and then that is all there is to do.
  const result = source.slice()
  for (let i = 0; i < result.length; i++) {
    const item = result[i]
    if (typeof item === 'object' && item !== null) result[i] = copyObject(item)
  }
  return result
}

/** Same data, whatever the order of keys. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) return Array.isArray(b) && sameItems(a, b)
  if (Array.isArray(b)) return false
  const kind = typedKind(a)
  if (kind !== typedKind(b)) return false
  if (kind >= 0) return sameNumbers(a as Typed, b as Typed)
  return sameFields(a as Record<string, unknown>, b as Record<string, unknown>)
}

function sameItems(a: ArrayLike<unknown>, b: ArrayLike<unknown>): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (!equal(a[i], b[i])) return false
  return true
}

/** Apart from sameItems, because boards are compared often and hold nothing that needs a closer look. */
function sameNumbers(a: Typed, b: Typed): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

function sameFields(a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  for (const key of keys) if (!Object.hasOwn(b, key) || !equal(a[key], b[key])) return false
  return true
}

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

// ── Text ─────────────────────────────────────────────────────────────────────────────────────────────

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
