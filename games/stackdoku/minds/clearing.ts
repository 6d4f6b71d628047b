/**
 * Can this stack still be cleared, and how? Exact: every answer is a way or a proof that there is none. Tiles are bits in two words.
 *
 * What keeps it short:
 * - A tile that holds nobody down can wait for any partner. Where a number has as many of those as it has tiles that are not free
 *   yet, its other free tiles go at once: nothing can be lost by it.
 * - Pairs may be taken in any order. So when taking a pair has failed, no way from here has that pair in it, now or later, and it is
 *   not tried again below; positions found dead are dead for good and are remembered.
 * - A position is given up when it could not even be cleared by somebody who may take a free tile alone, as soon as some
 *   possible partner has come free as well.
 */

import { bitCount } from '../../../kernel/bits.ts'
import type { Stack } from '../nouns.ts'
import type { Places } from './places.ts'

/** Most stacks are cleared on the way down: so many positions are not looked at any closer. */
const CAREFREE = 40

const NUMBERS = 10 // 1..9; 0 is no number
// Places to remember dead positions in: at first, and at most. Powers of two.
const FEW_DEAD = 1 << 10
const MOST_DEAD = 1 << 18

export class Clearing {
  /** Positions looked at for the latest question. */
  nodes = 0
  /** Tiles two by two, in the order in which they go: the way found for the latest question. */
  readonly order: number[] = []
  readonly #places: Places
  // By tile: who cannot be its partner in any way from here.
  readonly #apartLow: Int32Array
  readonly #apartHigh: Int32Array
  // By number: its tiles, gone or not.
  readonly #numberLow = new Int32Array(NUMBERS)
  readonly #numberHigh = new Int32Array(NUMBERS)
  // Dead positions, by hash: two words, and for which question they were written down.
  #deadLow = new Int32Array(FEW_DEAD)
  #deadHigh = new Int32Array(FEW_DEAD)
  #deadAsked = new Int32Array(FEW_DEAD)
  #deadCount = 0
  #asked = 0
  // The position at hand: tiles that are left, and those of them that are free.
  #low = 0
  #high = 0
  #freeLow = 0
  #freeHigh = 0

  constructor(places: Places) {
    this.#places = places
    this.#apartLow = new Int32Array(places.count)
    this.#apartHigh = new Int32Array(places.count)
  }

  /** Whether the tiles that are not gone can all be taken. If so, `order` says how. */
  canClear(gone: Stack['gone'], values: ArrayLike<number>): boolean {
    this.nodes = 0
    this.order.length = 0
    this.#asked++
    this.#deadCount = 0
    let low = 0
    let high = 0
    this.#numberLow.fill(0)
    this.#numberHigh.fill(0)
    this.#apartLow.fill(0)
    this.#apartHigh.fill(0)
    for (let tile = 0; tile < this.#places.count; tile++) {
      if (gone[tile] !== 0) continue
      if (tile < 32) {
        low |= 1 << tile
        this.#numberLow[values[tile]] |= 1 << tile
      } else {
        high |= 1 << (tile - 32)
        this.#numberHigh[values[tile]] |= 1 << (tile - 32)
      }
    }
    this.#lookAt(low, high)
    return this.#search(low, high)
  }

  #lookAt(low: number, high: number): void {
    this.#freeLow = 0
    this.#freeHigh = 0
    for (let bits = low; bits !== 0; bits &= bits - 1) {
      const tile = 31 - Math.clz32(bits & -bits)
      if (this.#places.isFree(tile, low, high)) this.#freeLow |= 1 << tile
    }
    for (let bits = high; bits !== 0; bits &= bits - 1) {
      const tile = 63 - Math.clz32(bits & -bits)
      if (this.#places.isFree(tile, low, high)) this.#freeHigh |= 1 << (tile - 32)
    }
  }

  /** Which tiles are free now that this one, already left out of the position, is gone. */
  #release(tile: number, low: number, high: number): void {
    if (tile < 32) this.#freeLow &= ~(1 << tile)
    else this.#freeHigh &= ~(1 << (tile - 32))
    for (const other of this.#places.below[tile]) {
      if (other < 32) {
        if ((low & (1 << other)) !== 0 && this.#places.isFree(other, low, high)) this.#freeLow |= 1 << other
      } else if ((high & (1 << (other - 32))) !== 0 && this.#places.isFree(other, low, high)) this.#freeHigh |= 1 << (other - 32)
    }
  }

  #search(fromLow: number, fromHigh: number): boolean {
    this.nodes++
    const done = this.order.length
    this.#low = fromLow
    this.#high = fromHigh
    for (let more = true; more; ) {
      more = false
      for (let number = 1; number < NUMBERS; number++) if (this.#takeSafe(number)) more = true
    }
    const low = this.#low
    const high = this.#high
    if ((low | high) === 0) return true
    const hopeful = this.nodes <= CAREFREE || (!this.#isDead(low, high) && this.#plausible(low, high))
    if (hopeful && this.#branch(low, high)) return true
    this.order.length = done
    this.#bury(low, high)
    return false
  }

  /** Takes the tiles of a number that can be taken without losing anything; false if there are none. */
  #takeSafe(number: number): boolean {
    const left = this.#numberLow[number] & this.#low
    const right = this.#numberHigh[number] & this.#high
    if ((left | right) === 0) return false
    const freeLeft = left & this.#freeLow
    const freeRight = right & this.#freeHigh
    const closed = bitCount(left & ~freeLeft) + bitCount(right & ~freeRight)
    if (closed === 0) return this.#takeAll(freeLeft, freeRight)
    let idle = 0 // free, and holding nobody down
    let busyLeft = 0
    let busyRight = 0
    let spare = -1
    for (let bits = freeLeft; bits !== 0; bits &= bits - 1) {
      const tile = 31 - Math.clz32(bits & -bits)
      if (this.#holds(tile)) busyLeft |= bits & -bits
      else {
        idle++
        spare = tile
      }
    }
    for (let bits = freeRight; bits !== 0; bits &= bits - 1) {
      const tile = 63 - Math.clz32(bits & -bits)
      if (this.#holds(tile)) busyRight |= bits & -bits
      else {
        idle++
        spare = tile
      }
    }
    if (idle < closed || (busyLeft | busyRight) === 0) return false
    if ((bitCount(busyLeft) + bitCount(busyRight)) % 2 !== 0) {
      if (spare < 32) busyLeft |= 1 << spare
      else busyRight |= 1 << (spare - 32)
    }
    return this.#takeAll(busyLeft, busyRight)
  }

  #takeAll(left: number, right: number): true {
    this.#low &= ~left
    this.#high &= ~right
    for (let bits = left; bits !== 0; bits &= bits - 1) this.#go(31 - Math.clz32(bits & -bits), this.#low, this.#high)
    for (let bits = right; bits !== 0; bits &= bits - 1) this.#go(63 - Math.clz32(bits & -bits), this.#low, this.#high)
    return true
  }

  #go(tile: number, low: number, high: number): void {
    this.order.push(tile)
    this.#release(tile, low, high)
  }

  /** Whether it lies on, or stands beside, a tile that is left. */
  #holds(tile: number): boolean {
    return ((this.#places.belowLow[tile] & this.#low) | (this.#places.belowHigh[tile] & this.#high)) !== 0
  }

  /** Every pair that does something, the most helpful first. */
  #branch(low: number, high: number): boolean {
    const freeLow = this.#freeLow
    const freeHigh = this.#freeHigh
    const pairs = this.#pairs(low, high)
    const here = this.order.length
    let tried = 0
    for (; tried < pairs.length; tried++) {
      highestTo(pairs, tried)
      const a = (pairs[tried] >> 6) & 63
      const b = pairs[tried] & 63
      const nextLow = low & ~(a < 32 ? 1 << a : 0) & ~(b < 32 ? 1 << b : 0)
      const nextHigh = high & ~(a < 32 ? 0 : 1 << (a - 32)) & ~(b < 32 ? 0 : 1 << (b - 32))
      this.#freeLow = freeLow
      this.#freeHigh = freeHigh
      this.#go(a, nextLow, nextHigh)
      this.#go(b, nextLow, nextHigh)
      if (this.#search(nextLow, nextHigh)) return true
      this.order.length = here
      this.#part(a, b)
    }
    while (tried > 0) {
      tried--
      this.#part((pairs[tried] >> 6) & 63, pairs[tried] & 63)
    }
    return false
  }

  /** From here on these two are no pair; said again, they may be one. */
  #part(a: number, b: number): void {
    if (b < 32) this.#apartLow[a] ^= 1 << b
    else this.#apartHigh[a] ^= 1 << (b - 32)
    if (a < 32) this.#apartLow[b] ^= 1 << a
    else this.#apartHigh[b] ^= 1 << (a - 32)
  }

  #areApart(a: number, b: number): boolean {
    return (b < 32 ? (this.#apartLow[a] >>> b) & 1 : (this.#apartHigh[a] >>> (b - 32)) & 1) !== 0
  }

  /** Free pairs as numbers: how many tiles they hold down, then the two tiles. Who hold nobody down can wait. */
  #pairs(low: number, high: number): number[] {
    const pairs: number[] = []
    const free: number[] = []
    for (let number = 1; number < NUMBERS; number++) {
      free.length = 0
      for (let bits = this.#numberLow[number] & this.#freeLow; bits !== 0; bits &= bits - 1) free.push(31 - Math.clz32(bits & -bits))
      for (let bits = this.#numberHigh[number] & this.#freeHigh; bits !== 0; bits &= bits - 1) free.push(63 - Math.clz32(bits & -bits))
      for (let i = 1; i < free.length; i++) {
        const held = this.#weight(free[i], low, high)
        for (let j = 0; j < i; j++) {
          const both = held + this.#weight(free[j], low, high)
          if (both > 0 && !this.#areApart(free[i], free[j])) pairs.push((both << 12) | (free[i] << 6) | free[j])
        }
      }
    }
    return pairs
  }

  #weight(tile: number, low: number, high: number): number {
    return bitCount(this.#places.belowLow[tile] & low) + bitCount(this.#places.belowHigh[tile] & high)
  }

  /** Somebody who may take a free tile alone, once a possible partner has come free, clears it. Who cannot even do that never will. */
  #plausible(fromLow: number, fromHigh: number): boolean {
    const keepLow = this.#freeLow
    const keepHigh = this.#freeHigh
    let low = fromLow
    let high = fromHigh
    for (let more = true; more; ) {
      more = false
      for (let number = 1; number < NUMBERS; number++) {
        const left = this.#numberLow[number] & fromLow
        const right = this.#numberHigh[number] & fromHigh
        // Come free, whether taken since or not.
        const openLow = left & (this.#freeLow | ~low)
        const openHigh = right & (this.#freeHigh | ~high)
        for (let bits = left & this.#freeLow & low; bits !== 0; bits &= bits - 1) {
          const bit = bits & -bits
          const tile = 31 - Math.clz32(bit)
          if (((openLow & ~bit & ~this.#apartLow[tile]) | (openHigh & ~this.#apartHigh[tile])) === 0) continue
          low &= ~bit
          this.#release(tile, low, high)
          more = true
        }
        for (let bits = right & this.#freeHigh & high; bits !== 0; bits &= bits - 1) {
          const bit = bits & -bits
          const tile = 63 - Math.clz32(bit)
          if (((openLow & ~this.#apartLow[tile]) | (openHigh & ~bit & ~this.#apartHigh[tile])) === 0) continue
          high &= ~bit
          this.#release(tile, low, high)
          more = true
        }
      }
    }
    this.#freeLow = keepLow
    this.#freeHigh = keepHigh
    return (low | high) === 0
  }

  #place(low: number, high: number): number {
    const last = this.#deadLow.length - 1
    let at = Math.imul(low, 0x9e37_79b1) ^ Math.imul(high, 0x85eb_ca6b)
    at = (at ^ (at >>> 15)) & last
    while (this.#deadAsked[at] === this.#asked && (this.#deadLow[at] !== low || this.#deadHigh[at] !== high)) at = (at + 1) & last
    return at
  }

  #isDead(low: number, high: number): boolean {
    return this.#deadAsked[this.#place(low, high)] === this.#asked
  }

  /** When there is no more room, it is only forgotten: the answer stays exact. */
  #bury(low: number, high: number): void {
    if (this.#deadCount >= this.#deadLow.length >> 1 && !this.#grow()) return
    const at = this.#place(low, high)
    if (this.#deadAsked[at] === this.#asked) return
    this.#deadCount++
    this.#deadAsked[at] = this.#asked
    this.#deadLow[at] = low
    this.#deadHigh[at] = high
  }

  #grow(): boolean {
    const lows = this.#deadLow
    const highs = this.#deadHigh
    const asked = this.#deadAsked
    if (lows.length >= MOST_DEAD) return false
    this.#deadLow = new Int32Array(2 * lows.length)
    this.#deadHigh = new Int32Array(2 * lows.length)
    this.#deadAsked = new Int32Array(2 * lows.length)
    for (let old = 0; old < lows.length; old++) {
      if (asked[old] !== this.#asked) continue
      const at = this.#place(lows[old], highs[old])
      this.#deadLow[at] = lows[old]
      this.#deadHigh[at] = highs[old]
      this.#deadAsked[at] = this.#asked
    }
    return true
  }
}

/** Brings the highest number from here on to this place. The first is mostly all that is wanted, so nothing is sorted. */
function highestTo(numbers: number[], at: number): void {
  let best = at
  for (let other = at + 1; other < numbers.length; other++) if (numbers[other] > numbers[best]) best = other
  const highest = numbers[best]
  numbers[best] = numbers[at]
  numbers[at] = highest
}
