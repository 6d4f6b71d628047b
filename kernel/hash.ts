/**
 * The fingerprint of plain data: 64 bits, the same on every engine and for every order of keys.
 * It finds accidents (a diverged replay, a rule that depends on the machine); it is no defence against
 * somebody who searches for collisions. Where that matters, use sha256.ts.
 *
 * docs/formats/replay.md defines it word for word, so that a referee in another language can agree.
 */
import { type Typed, typedKind } from './plain.ts'

// The two words being mixed. Scratch for one call of `hash`, which never runs inside itself.
let h1 = 0
let h2 = 0

const START1 = 0x243f6a88
const START2 = 0x85a308d3 | 0

const TAG = { null: 1, false: 2, true: 3, integer: 4, wide: 5, string: 6, list: 7, record: 8, typed: 9 } as const

/** Sixteen hexadecimal digits. */
export function hash(value: unknown): string {
  h1 = START1
  h2 = START2
  absorb(value)
  return finish()
}

function finish(): string {
  const a = scramble(h1 ^ Math.imul(h2, 0x9e3779b1))
  const b = scramble(h2 ^ Math.imul(a, 0x85ebca6b))
  return hex(a, b)
}

const DIGIT = Uint8Array.from('0123456789abcdef', digit => digit.charCodeAt(0))

/** All sixteen digits in one call: joining strings, or `toString` and `padStart`, took as long as hashing a kilobyte. */
function hex(a: number, b: number): string {
  return String.fromCharCode(
    DIGIT[a >>> 28],
    DIGIT[(a >>> 24) & 15],
    DIGIT[(a >>> 20) & 15],
    DIGIT[(a >>> 16) & 15],
    DIGIT[(a >>> 12) & 15],
    DIGIT[(a >>> 8) & 15],
    DIGIT[(a >>> 4) & 15],
    DIGIT[a & 15],
    DIGIT[b >>> 28],
    DIGIT[(b >>> 24) & 15],
    DIGIT[(b >>> 20) & 15],
    DIGIT[(b >>> 16) & 15],
    DIGIT[(b >>> 12) & 15],
    DIGIT[(b >>> 8) & 15],
    DIGIT[(b >>> 4) & 15],
    DIGIT[b & 15],
  )
}

/** A bijection in which every bit of the input reaches every bit of the output. */
function scramble(word: number): number {
  let x = word ^ (word >>> 16)
  x = Math.imul(x, 0x7feb352d)
  x ^= x >>> 15
  x = Math.imul(x, 0x846ca68b)
  return x ^ (x >>> 16)
}

/** Takes in one word. The second lane hears of the first, so that the pair is as strong as its 64 bits. */
function mix(word: number): void {
  const x = h1 ^ word
  h1 = Math.imul((x << 15) | (x >>> 17), 0x9e3779b1)
  const y = h2 ^ h1 ^ word
  h2 = Math.imul((y << 13) | (y >>> 19), 0x85ebca6b)
}

function absorb(value: unknown): void {
  switch (typeof value) {
    case 'number':
      return absorbInteger(value)
    case 'string':
      mix(TAG.string)
      return absorbText(value)
    case 'boolean':
      return mix(value ? TAG.true : TAG.false)
    case 'object':
      if (value === null) return mix(TAG.null)
      if (Array.isArray(value)) return absorbList(value)
      if (ArrayBuffer.isView(value)) return absorbTyped(value as Typed)
      return absorbRecord(value as Readonly<Record<string, unknown>>)
    default:
      throw new TypeError(`only plain data has a hash, and this is ${typeof value}`)
  }
}

function absorbInteger(value: number): void {
  const low = value | 0
  if (low === value) {
    mix(TAG.integer) // -0 comes here too and is 0
    return mix(low)
  }
  if (!Number.isSafeInteger(value)) throw new TypeError(`only integers have a hash, and this is ${value}`)
  mix(TAG.wide)
  mix(low)
  mix((value - (low >>> 0)) / 0x1_0000_0000)
}

/** Two characters a word; the length says whether the last word holds one or two. */
function absorbText(text: string): void {
  const { length } = text
  mix(length)
  for (let i = 0; i < length; i += 2) mix(text.charCodeAt(i) | (i + 1 < length ? text.charCodeAt(i + 1) << 16 : 0))
}

function absorbList(list: readonly unknown[]): void {
  mix(TAG.list)
  mix(list.length)
  for (let i = 0; i < list.length; i++) absorb(list[i])
}

/**
 * Every field is mixed by itself and the results are added up, so the order of keys cannot matter and nothing is sorted.
 * `for … in` over a plain record is also the fastest way there is to reach its fields.
 */
function absorbRecord(record: Readonly<Record<string, unknown>>): void {
  const outer1 = h1
  const outer2 = h2
  let sum1 = 0
  let sum2 = 0
  let fields = 0
  for (const key in record) {
    h1 = START1
    h2 = START2
    absorbText(key)
    absorb(record[key])
    sum1 = (sum1 + h1) | 0
    sum2 = (sum2 + h2) | 0
    fields++
  }
  h1 = outer1
  h2 = outer2
  mix(TAG.record)
  mix(fields)
  mix(sum1)
  mix(sum2)
}

function absorbTyped(array: Typed): void {
  const kind = typedKind(array)
  if (kind < 0) throw new TypeError(`only integer arrays have a hash, and this is a ${array.constructor.name}`)
  mix(TAG.typed)
  mix(kind)
  mix(array.byteLength)
  // Words can only be read at multiples of four bytes; a view that begins elsewhere is copied to where they can.
  const { buffer, byteOffset } = (array.byteOffset & 3) === 0 ? array : array.slice()
  absorbWords(new Int32Array(buffer, byteOffset, array.byteLength >>> 2))
  const tail = array.byteLength & 3
  if (tail === 0) return
  const bytes = new Uint8Array(buffer, byteOffset + array.byteLength - tail, tail)
  let last = 0
  for (let i = 0; i < tail; i++) last |= bytes[i] << (8 * i)
  mix(last)
}

/**
 * Four lanes, each taking every fourth word: a processor works on all of them at once, which is where the speed over
 * one chain comes from. A lane alone is only 32 bits strong, so a fifth word listens to the four after every round.
 * (Two words for one multiplication were faster still, and let single bits of neighbouring words stand for each other.)
 */
function absorbWords(words: Int32Array): void {
  let a = h1
  let b = h2
  let c = ~h1
  let d = ~h2
  let e = h1 ^ h2
  const whole = words.length & ~3
  for (let i = 0; i < whole; i += 4) {
    a ^= words[i]
    b ^= words[i + 1]
    c ^= words[i + 2]
    d ^= words[i + 3]
    a = Math.imul((a << 15) | (a >>> 17), 0x9e3779b1)
    b = Math.imul((b << 15) | (b >>> 17), 0x9e3779b1)
    c = Math.imul((c << 15) | (c >>> 17), 0x9e3779b1)
    d = Math.imul((d << 15) | (d >>> 17), 0x9e3779b1)
    e ^= a ^ b ^ c ^ d
    e = Math.imul((e << 13) | (e >>> 19), 0x85ebca6b)
  }
  h1 = a
  h2 = b
  mix(c)
  mix(d)
  mix(e)
  for (let i = whole; i < words.length; i++) mix(words[i])
}

// Words are read from memory as they lie there. Every engine we know of runs on little-endian machines; one that did
// not would give other hashes for the same state, so it is told at once instead.
if (new Uint8Array(new Uint32Array([1]).buffer)[0] !== 1) throw new Error('Lockstep hashes need a little-endian machine')
