/** One placement at a time, the one that leaves the best grid. Quick, and no fool. */
import { next, type Rng } from '../../../kernel/rng.ts'
import { SLOTS } from '../rules/hand.ts'
import { type Field, pointsOf } from './field.ts'
import { doubled, slotsLeft } from './order.ts'

/** What a point counts beside the value of the grid. */
export const TIDY_GREED = 5

export class Tidy {
  /** The block chosen last and its place. */
  slot = 0
  place = 0
  readonly #field: Field
  readonly #scratch: number

  /** Uses one board of the field. */
  constructor(field: Field, scratch: number) {
    this.#field = field
    this.#scratch = scratch
  }

  /**
   * False if nothing fits. Of equals it takes the first. With chance to waver by, every placement looks better than it is
   * by a random number of `heat` bits.
   */
  choose(board: number, hand: ArrayLike<number>, chance: Rng | null = null, heat = 0): boolean {
    const field = this.#field
    const left = slotsLeft(hand)
    let best = Number.NEGATIVE_INFINITY
    for (let slot = 0; slot < SLOTS; slot++) {
      if ((left & (1 << slot)) === 0 || doubled(hand, left, slot)) continue
      const shape = hand[slot]
      for (let place = 0; place < field.places[shape]; place++) {
        if (!field.fits(board, shape, place)) continue
        const cleared = field.place(board, this.#scratch, shape, place)
        const rank =
          field.value(this.#scratch) + TIDY_GREED * pointsOf(shape, cleared) + (chance === null ? 0 : next(chance) >>> (32 - heat))
        if (rank <= best) continue
        best = rank
        this.slot = slot
        this.place = place
      }
    }
    return best > Number.NEGATIVE_INFINITY
  }
}
