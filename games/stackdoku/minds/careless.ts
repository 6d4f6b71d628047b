/** Somebody who takes any pair. How often that ends stuck is the measure of how hard a stack is. [SD-20] */
import { next, type Rng } from '../../../kernel/rng.ts'
import type { Places } from './places.ts'

const NUMBERS = 10
const TILES = 64
const WORDS = 0x1_0000_0000 // so many different words chance has

// What keeps a tile from being free, in one number: how many lie on it, then how many stand at its left and at its right, two at most.
const ABOVE = 1
const LEFT = 64
const RIGHT = 256

/** By that number: 1 where the tile is free. */
const FREE: Uint8Array = Uint8Array.from({ length: 1024 }, (_, held) =>
  held % LEFT === 0 && (held % RIGHT < LEFT || held < RIGHT) ? 1 : 0,
)

/** By how many free tiles a number has: so many pairs. */
const PAIRS: Uint16Array = Uint16Array.from({ length: TILES + 1 }, (_, count) => (count * (count - 1)) >> 1)

export class Careless {
  /** Tiles two by two, as they were taken by the latest `clears`. */
  readonly taken: number[] = []
  readonly #count: number
  // By tile, one after the other: whom it holds, and how; and where in those lists a tile begins.
  readonly #others: Uint8Array
  readonly #ways: Uint16Array
  readonly #from: Uint16Array
  // The whole stack: what holds each tile, and those that are free, number by number.
  readonly #heldAtFirst = new Uint16Array(TILES)
  readonly #freeAtFirst = new Uint8Array(TILES)
  readonly #countsAtFirst = new Uint8Array(NUMBERS)
  readonly #firsts = new Uint8Array(NUMBERS) // by number: where its tiles begin in #free
  readonly #values = new Uint8Array(TILES)
  // The position at hand.
  readonly #held = new Uint16Array(TILES)
  readonly #free = new Uint8Array(TILES)
  readonly #counts = new Uint8Array(NUMBERS)
  readonly #order = new Uint8Array(TILES)
  #pairs = 0

  constructor(places: Places) {
    this.#count = places.count
    const others: number[] = []
    const ways: number[] = []
    this.#from = new Uint16Array(TILES + 1)
    for (let tile = 0; tile < places.count; tile++) {
      for (const other of places.below[tile]) {
        const way = places.isAbove(tile, other) ? ABOVE : places.isLeft(tile, other) ? LEFT : RIGHT
        others.push(other)
        ways.push(way)
        this.#heldAtFirst[other] += way
      }
      this.#from[tile + 1] = others.length
    }
    this.#others = Uint8Array.from(others)
    this.#ways = Uint16Array.from(ways)
  }

  /** Of so many random plays of the whole stack, how many got stuck. */
  stuck(values: ArrayLike<number>, plays: number, rng: Rng): number {
    this.#lay(values)
    let stuck = 0
    for (let play = 0; play < plays; play++) if (this.#play(rng) < this.#count) stuck++
    return stuck
  }

  /** Plays once, from the whole stack. True if it was cleared. */
  clears(values: ArrayLike<number>, rng: Rng): boolean {
    this.#lay(values)
    this.taken.length = this.#play(rng)
    for (let at = 0; at < this.taken.length; at++) this.taken[at] = this.#order[at]
    return this.taken.length === this.#count
  }

  /** Numbers for the tiles. Each number has its own stretch of #free, long enough for all its tiles. */
  #lay(values: ArrayLike<number>): void {
    this.#values.set(values)
    this.#countsAtFirst.fill(0)
    for (let tile = 0; tile < this.#count; tile++) this.#countsAtFirst[values[tile]]++
    for (let number = 1; number < NUMBERS; number++) this.#firsts[number] = this.#firsts[number - 1] + this.#countsAtFirst[number - 1]
    this.#countsAtFirst.fill(0)
    for (let tile = 0; tile < this.#count; tile++)
      if (FREE[this.#heldAtFirst[tile]] !== 0) this.#freeAtFirst[this.#firsts[values[tile]] + this.#countsAtFirst[values[tile]]++] = tile
  }

  /**
   * How many tiles were taken. In one piece, because everybody waits for it. Pairs are counted number by number; those of a number as
   * second and first: 10, 20, 21, 30, 31, 32 …
   */
  #play(rng: Rng): number {
    const free = this.#free
    const counts = this.#counts
    const firsts = this.#firsts
    this.#held.set(this.#heldAtFirst)
    free.set(this.#freeAtFirst)
    counts.set(this.#countsAtFirst)
    this.#pairs = 0
    for (let number = 0; number < NUMBERS; number++) this.#pairs += PAIRS[counts[number]]
    for (let at = 0; at < this.#count; at += 2) {
      if (this.#pairs === 0) return at
      let left = Math.trunc((next(rng) * this.#pairs) / WORDS)
      let number = 0
      while (left >= PAIRS[counts[number]]) left -= PAIRS[counts[number++]]
      let second = 1
      for (; left >= second; second++) left -= second
      const first = firsts[number]
      const count = counts[number]
      const a = free[first + left]
      const b = free[first + second]
      // The last of the list takes the place of one, then the last of what is left that of the other.
      free[first + second] = free[first + count - 1]
      free[first + left] = free[first + count - 2]
      counts[number] = count - 2
      this.#pairs -= 2 * count - 3
      this.#order[at] = a
      this.#order[at + 1] = b
      this.#release(a)
      this.#release(b)
    }
    return this.#count
  }

  /** Who has become free because this one is gone. */
  #release(tile: number): void {
    const held = this.#held
    const others = this.#others
    const to = this.#from[tile + 1]
    for (let at = this.#from[tile]; at < to; at++) {
      const other = others[at]
      const before = held[other]
      const after = before - this.#ways[at]
      held[other] = after
      if (FREE[after] === 0 || FREE[before] !== 0) continue
      const number = this.#values[other]
      const count = this.#counts[number]++
      this.#free[this.#firsts[number] + count] = other
      this.#pairs += count
    }
  }
}
