/**
 * Water that a body displaced rises in the pool it stands in. That is FL-63 for a few units in one set of connected cells, and most locks in
 * water are no more: only that set is looked at, from the lowest unit up, and not the whole board. Where the units are in several sets nothing
 * is done, and the board is filled (water.ts).
 */
import { bitCount } from '../../../../kernel/bits.ts'
import type { Field, Plane } from './field.ts'

/** More than a piece has: beyond that it was a collapse, which is seldom in one pool. */
const MOST = 16

/** The units are not all in one set, or are too many. Nothing was done. */
export const APART = -1

export class Rise {
  readonly #field: Field
  readonly #open: Plane // water may pass
  readonly #free: Plane // water may stay
  readonly #reached: Plane // cells of the set
  readonly #touched: Int32Array // words of it
  readonly #stack: Int32Array // words that have grown and whose neighbours were not asked
  readonly #stacked: Uint8Array // by word
  readonly #landed = new Int32Array(MOST) // by unit: word · 32 + bit
  #touchedCount = 0
  #stackCount = 0
  #room = 0 // free cells of the set
  #lowestFree = 0 // the first word of the set with any of them

  constructor(field: Field, open: Plane, free: Plane) {
    this.#field = field
    this.#open = open
    this.#free = free
    this.#reached = new Int32Array(field.size)
    this.#touched = new Int32Array(field.size)
    this.#stack = new Int32Array(field.size)
    this.#stacked = new Uint8Array(field.size)
  }

  /** Takes their cells out of `free` and puts them into `water`. Says how many found no room, or APART. */
  rise(units: Plane, water: Plane): number {
    const count = this.#letFall(units)
    if (count === APART) return APART
    const overflow = this.#fill(count, water)
    for (let n = 0; n < this.#touchedCount; n++) this.#reached[this.#touched[n]] = 0
    this.#touchedCount = 0
    return overflow
  }

  /** Units go straight down through open cells as far as they can [FL-62]. */
  #letFall(units: Plane): number {
    const { size, level } = this.#field
    let count = 0
    for (let word = 0; word < size; word++)
      for (let bits = units[word]; bits !== 0; bits &= bits - 1) {
        if (count === MOST) return APART
        const bit = bits & -bits
        let at = word
        while (at >= level && (this.#open[at - level] & bit) !== 0) at -= level
        this.#landed[count++] = at * 32 + (31 - Math.clz32(bit))
      }
    return count
  }

  /** Level by level: what can be reached at most so high, and then the cells in it that are free [FL-63]. */
  #fill(count: number, water: Plane): number {
    const { frame, level } = this.#field
    const first = this.#lowestUnit(count)
    let left = count
    this.#room = 0
    this.#lowestFree = this.#field.size
    this.#reach(first >> 5, 1 << (first & 31))
    for (let e = ((first >> 5) / level) | 0; e < frame.levels; e++) {
      this.#spread((e + 1) * level)
      const inside = this.#countInside(count, (e + 1) * level)
      if (inside === APART || (this.#room > 0 && inside < count)) return APART
      if (this.#room > 0) left -= this.#take(left, water)
      if (left === 0) return 0
      if (e + 1 < frame.levels) this.#climb(e * level)
    }
    return left
  }

  #lowestUnit(count: number): number {
    let lowest = this.#landed[0]
    for (let n = 1; n < count; n++) if (this.#landed[n] < lowest) lowest = this.#landed[n]
    return lowest
  }

  /** How many units are in the set. APART: one that lies below `end` is not, so it is in a set of its own. */
  #countInside(count: number, end: number): number {
    let inside = 0
    for (let n = 0; n < count; n++) {
      const word = this.#landed[n] >> 5
      if ((this.#reached[word] >>> (this.#landed[n] & 31)) & 1) inside++
      else if (word < end) return APART
    }
    return inside
  }

  /** From a level that is complete to the one above. */
  #climb(start: number): void {
    const { level } = this.#field
    for (let word = start; word < start + level; word++) if (this.#reached[word] !== 0) this.#reach(word + level, this.#reached[word])
  }

  /** Everything that is connected with what was reached, in words before `end`. */
  #spread(end: number): void {
    const { words, level } = this.#field
    while (this.#stackCount > 0) {
      const word = this.#stack[--this.#stackCount]
      this.#stacked[word] = 0
      const bits = this.#reached[word]
      const inLevel = word % level
      if (word >= level) this.#reach(word - level, bits)
      if (word + level < end) this.#reach(word + level, bits)
      if (inLevel >= words) this.#reach(word - words, bits)
      if (inLevel + words < level) this.#reach(word + words, bits)
      if (words === 1) continue
      const inRow = word % words
      if (inRow > 0 && bits & 1) this.#reach(word - 1, 1 << 31)
      if (inRow + 1 < words && bits < 0) this.#reach(word + 1, 1)
    }
  }

  /** Cells of a word, and whatever is open beside them in it. */
  #reach(word: number, bits: number): void {
    const before = this.#reached[word]
    const fresh = bits & this.#open[word] & ~before
    if (fresh === 0) return
    const grown = runsWith(fresh, this.#open[word]) & ~before
    if (before === 0) this.#touched[this.#touchedCount++] = word
    this.#reached[word] = before | grown
    const free = grown & this.#free[word]
    if (free !== 0) {
      this.#room += bitCount(free)
      if (word < this.#lowestFree) this.#lowestFree = word
    }
    if (this.#stacked[word] !== 0) return
    this.#stacked[word] = 1
    this.#stack[this.#stackCount++] = word
  }

  /** The first free cells of the set in canonical order, at most so many; says how many. */
  #take(wanted: number, water: Plane): number {
    const most = wanted < this.#room ? wanted : this.#room
    let left = most
    let word = this.#lowestFree
    for (; left > 0; word++)
      for (let cells = this.#reached[word] & this.#free[word]; cells !== 0 && left > 0; cells &= cells - 1, left--) {
        const bit = cells & -cells
        water[word] |= bit
        this.#free[word] &= ~bit
      }
    this.#lowestFree = most === this.#room ? this.#field.size : word - 1
    this.#room -= most
    return most
  }
}

/** The stretches of neighbouring bits in `open` that hold a bit of `seeds`: doubling steps, up and then down. */
function runsWith(seeds: number, open: number): number {
  let up = seeds
  let down = seeds
  let upward = open
  let downward = open
  for (let by = 1; by < 32; by <<= 1) {
    up |= upward & (up << by)
    upward &= upward << by
    down |= downward & (down >>> by)
    downward &= downward >>> by
  }
  return up | down
}
