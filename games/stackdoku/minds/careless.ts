/** Somebody who takes any pair. How often that ends stuck is the measure of how hard a stack is. [SD-20] */
import { next, type Rng } from '../../../kernel/rng.ts'
import type { Places } from './places.ts'

const NUMBERS = 10
const WORDS = 0x1_0000_0000 // so many different words chance has

export class Careless {
  /** Tiles two by two, as they were taken in the latest play. */
  readonly taken: number[] = []
  readonly #places: Places
  readonly #values: Uint8Array
  readonly #first: readonly number[] // tiles that are free at the start
  // The position at hand: what is left, and by number the tiles that are free and how many they are.
  #low = 0
  #high = 0
  readonly #freeLow = new Int32Array(NUMBERS)
  readonly #freeHigh = new Int32Array(NUMBERS)
  readonly #counts = new Int32Array(NUMBERS)
  #pairs = 0

  constructor(places: Places) {
    this.#places = places
    this.#values = new Uint8Array(places.count)
    this.#whole()
    this.#first = Array.from(this.#values.keys()).filter(tile => places.isFree(tile, this.#low, this.#high))
  }

  /** Of so many random plays of the whole stack, how many got stuck. */
  stuck(values: ArrayLike<number>, plays: number, rng: Rng): number {
    let stuck = 0
    for (let play = 0; play < plays; play++) if (!this.clears(values, rng)) stuck++
    return stuck
  }

  /** Plays once, from the whole stack. True if it was cleared. */
  clears(values: ArrayLike<number>, rng: Rng): boolean {
    this.#begin(values)
    for (let left = this.#places.count; left > 0; left -= 2) {
      if (this.#pairs === 0) return false
      this.#takePair(Math.trunc((next(rng) * this.#pairs) / WORDS))
    }
    return true
  }

  #begin(values: ArrayLike<number>): void {
    this.taken.length = 0
    this.#whole()
    this.#freeLow.fill(0)
    this.#freeHigh.fill(0)
    this.#counts.fill(0)
    this.#pairs = 0
    this.#values.set(values)
    for (const tile of this.#first) this.#open(tile)
  }

  #whole(): void {
    const { count } = this.#places
    this.#low = count >= 32 ? -1 : (1 << count) - 1
    this.#high = count >= 64 ? -1 : count > 32 ? (1 << (count - 32)) - 1 : 0
  }

  #open(tile: number): void {
    const number = this.#values[tile]
    if (tile < 32) this.#freeLow[number] |= 1 << tile
    else this.#freeHigh[number] |= 1 << (tile - 32)
    this.#pairs += this.#counts[number]++
  }

  /** Pairs are counted number by number; those of a number as second and first: 10, 20, 21, 30, 31, 32 … */
  #takePair(nth: number): void {
    let number = 0
    let left = nth
    for (let pairs = this.#pairsOf(number); left >= pairs; pairs = this.#pairsOf(number)) {
      left -= pairs
      number++
    }
    let second = 1
    for (; left >= second; second++) left -= second
    const a = this.#nthFree(number, left)
    const b = this.#nthFree(number, second)
    this.#close(a, number)
    this.#close(b, number)
    this.taken.push(a, b)
    this.#release(a)
    this.#release(b)
  }

  #pairsOf(number: number): number {
    return (this.#counts[number] * (this.#counts[number] - 1)) >> 1
  }

  #nthFree(number: number, nth: number): number {
    let left = nth
    for (let bits = this.#freeLow[number]; bits !== 0; bits &= bits - 1) if (left-- === 0) return 31 - Math.clz32(bits & -bits)
    for (let bits = this.#freeHigh[number]; bits !== 0; bits &= bits - 1) if (left-- === 0) return 63 - Math.clz32(bits & -bits)
    throw new Error(`there are not ${nth + 1} free tiles with a ${number}`)
  }

  #close(tile: number, number: number): void {
    this.#pairs -= --this.#counts[number]
    if (tile < 32) {
      this.#freeLow[number] &= ~(1 << tile)
      this.#low &= ~(1 << tile)
    } else {
      this.#freeHigh[number] &= ~(1 << (tile - 32))
      this.#high &= ~(1 << (tile - 32))
    }
  }

  /** Who has become free because this one is gone. Whoever was free before is free already. */
  #release(tile: number): void {
    for (const other of this.#places.below[tile]) {
      const word = other < 32 ? this.#low : this.#high
      const free = other < 32 ? this.#freeLow[this.#values[other]] : this.#freeHigh[this.#values[other]]
      if ((word & ~free & (1 << (other & 31))) !== 0 && this.#places.isFree(other, this.#low, this.#high)) this.#open(other)
    }
  }
}
