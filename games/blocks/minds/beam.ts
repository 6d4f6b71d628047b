/** Places a whole hand in every order worth a look and keeps the best boards it comes to. */
import { next, type Rng } from '../../../kernel/rng.ts'
import { SLOTS } from '../rules/hand.ts'
import { type Field, pointsOf } from './field.ts'
import { doubled, slotsLeft } from './order.ts'

/** How many boards of the field a beam of this width needs. */
export function boardsFor(widest: number): number {
  return 1 + SLOTS * (widest + 1)
}

/** A place is below 256 on the largest grid. */
const SLOT_SHIFT = 8
const PLACE_MASK = 0xff

/** How far a wavering beam is led astray, in bits. */
const WAVER = 8

/** After so many steps through the table of boards seen, a board is taken for a new one. */
const PROBES = 8

/**
 * Level by level: every board kept is continued by every block left at every place; the `width` best of what comes out
 * are kept. Boards reached in two ways are valued once. Everything lies in flat arrays made at construction.
 *
 * A level owns `widest + 1` boards of the field. `#order` lists them: those kept, best first, then the spare ones. A new
 * board is made on the first spare one and moves up as far as its rank carries it.
 */
export class Beam {
  /** Boards valued since the beginning: what a purse is counted in. */
  steps = 0
  /** After a search: how many blocks could be placed, and how many boards with so many placed were kept. */
  placed = 0
  kept = 0
  readonly #field: Field
  readonly #root: number
  readonly #widest: number
  readonly #order: Int32Array
  readonly #rank: Int32Array // by entry: value of the board and the points on the way
  readonly #points: Int32Array
  readonly #left: Uint8Array // slots still to be placed, as bits
  readonly #parent: Int32Array
  readonly #move: Int32Array // slot and place that led here
  readonly #seenLow: Int32Array
  readonly #seenHigh: Int32Array
  readonly #seenWhen: Int32Array // which level of which search, and the slots left
  #level = 0

  /** Uses `boardsFor(widest)` boards of the field, from `root` on. */
  constructor(field: Field, root: number, widest: number) {
    const entries = boardsFor(widest)
    this.#field = field
    this.#root = root
    this.#widest = widest
    this.#order = Int32Array.from({ length: entries }, (_, entry) => entry)
    this.#rank = new Int32Array(entries)
    this.#points = new Int32Array(entries)
    this.#left = new Uint8Array(entries)
    this.#parent = new Int32Array(entries)
    this.#move = new Int32Array(entries)
    const room = 1 << (32 - Math.clz32(Math.max(1024, 64 * widest) - 1))
    this.#seenLow = new Int32Array(room)
    this.#seenHigh = new Int32Array(room)
    this.#seenWhen = new Int32Array(room)
  }

  /**
   * `greed` is what a point counts beside the value of a board. With chance to waver by, every board looks better than it
   * is by a random number of `WAVER` bits.
   */
  search(board: number, hand: ArrayLike<number>, width: number, greed: number, chance: Rng | null = null): void {
    this.#field.copy(board, this.#root)
    this.#left[0] = slotsLeft(hand)
    this.#points[0] = 0
    this.placed = 0
    this.kept = 1
    const least = Math.min(width, this.#widest)
    for (let left = this.#left[0]; left !== 0; left &= left - 1) {
      const kept = this.#expand(this.placed, this.kept, hand, least, greed, chance)
      if (kept === 0) return
      this.placed++
      this.kept = kept
    }
  }

  /** Of the boards kept last, the best being 0: the board itself, its rank, the points on the way, the blocks placed. */
  board(nth: number): number {
    return this.#root + this.#nth(nth)
  }

  rank(nth: number): number {
    return this.#rank[this.#nth(nth)]
  }

  points(nth: number): number {
    return this.#points[this.#nth(nth)]
  }

  /** The block placed as number `step` on the way there, and its place. */
  slotOf(nth: number, step: number): number {
    return this.#moveOf(nth, step) >> SLOT_SHIFT
  }

  placeOf(nth: number, step: number): number {
    return this.#moveOf(nth, step) & PLACE_MASK
  }

  #moveOf(nth: number, step: number): number {
    let entry = this.#nth(nth)
    for (let at = this.placed - 1; at > step; at--) entry = this.#parent[entry]
    return this.#move[entry]
  }

  #nth(nth: number): number {
    return this.#order[this.#first(this.placed) + nth]
  }

  /** The first entry of the boards with so many blocks placed. */
  #first(placed: number): number {
    return placed === 0 ? 0 : 1 + (placed - 1) * (this.#widest + 1)
  }

  #expand(placed: number, parents: number, hand: ArrayLike<number>, width: number, greed: number, chance: Rng | null): number {
    const field = this.#field
    const from = this.#first(placed)
    const to = this.#first(placed + 1)
    let kept = 0
    this.#level += 1 << SLOTS
    for (let nth = 0; nth < parents; nth++) {
      const parent = this.#order[from + nth]
      const left = this.#left[parent]
      for (let slot = 0; slot < SLOTS; slot++) {
        if ((left & (1 << slot)) === 0 || doubled(hand, left, slot)) continue
        const shape = hand[slot]
        const rest = left & ~(1 << slot)
        for (let place = 0; place < field.places[shape]; place++) {
          if (!field.fits(this.#root + parent, shape, place)) continue
          const entry = this.#order[to + kept]
          const cleared = field.place(this.#root + parent, this.#root + entry, shape, place)
          if (this.#seen(this.#root + entry, rest)) continue
          const points = this.#points[parent] + pointsOf(shape, cleared)
          const rank = field.value(this.#root + entry) + greed * points + (chance === null ? 0 : next(chance) >>> (32 - WAVER))
          this.steps++
          if (kept === width && rank <= this.#rank[this.#order[to + width - 1]]) continue
          this.#rank[entry] = rank
          this.#points[entry] = points
          this.#left[entry] = rest
          this.#parent[entry] = parent
          this.#move[entry] = (slot << SLOT_SHIFT) | place
          this.#rise(to, kept)
          if (kept < width) kept++
        }
      }
    }
    return kept
  }

  /** Moves the entry listed at `first + at` up past all that rank lower. */
  #rise(first: number, at: number): void {
    const order = this.#order
    const entry = order[first + at]
    const rank = this.#rank[entry]
    let to = first + at
    while (to > first && this.#rank[order[to - 1]] < rank) {
      order[to] = order[to - 1]
      to--
    }
    order[to] = entry
  }

  /** Whether this board with the same slots left was met before on this level; it is from now on. */
  #seen(board: number, left: number): boolean {
    const low = this.#field.keyLow(board)
    const high = this.#field.keyHigh(board)
    const when = this.#level | left
    const mask = this.#seenWhen.length - 1
    let at = Math.imul(low, 0x9e37_79b1) ^ Math.imul(high, 0x85eb_ca6b)
    at = (at ^ (at >>> 15) ^ left) & mask
    for (let probe = 0; probe < PROBES; probe++) {
      const met = this.#seenWhen[at]
      if (met >> SLOTS !== when >> SLOTS) {
        this.#seenLow[at] = low
        this.#seenHigh[at] = high
        this.#seenWhen[at] = when
        return false
      }
      if (met === when && this.#seenLow[at] === low && this.#seenHigh[at] === high) return true
      at = (at + 1) & mask
    }
    return false
  }
}
