/**
 * Plain data: what a state, a deal, an action, an event and a view are made of. Because there is nothing
 * else in them, copying, comparing, hashing, saving and sending are written once, here, for every game.
 *
 * Integers only: engines disagree about most of floating-point mathematics, and about nothing in the integers.
 */

/** Arrays of machine integers. The order is part of the hash format: append, never reorder. */
export const TYPED = [Uint8Array, Int8Array, Uint16Array, Int16Array, Uint32Array, Int32Array] as const

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
