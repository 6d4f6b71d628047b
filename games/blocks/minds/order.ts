/** The complete answer to "can all of these still be placed?", for minds that must not overlook it. */
import { SLOTS } from '../rules/hand.ts'
import type { Field } from './field.ts'

/** Slots of a hand as bits: those that still hold a block. */
export function slotsLeft(hand: ArrayLike<number>): number {
  let left = 0
  for (let slot = 0; slot < SLOTS; slot++) if (hand[slot] >= 0) left |= 1 << slot
  return left
}

/** Whether an earlier slot that is left holds the same shape: placing that one instead comes to the same. */
export function doubled(hand: ArrayLike<number>, left: number, slot: number): boolean {
  for (let earlier = 0; earlier < slot; earlier++) if ((left & (1 << earlier)) !== 0 && hand[earlier] === hand[slot]) return true
  return false
}

export class Orders {
  /** The order found last: which slot goes first, second, third, and to which place. */
  readonly slots = new Int8Array(SLOTS)
  readonly places = new Int16Array(SLOTS)
  readonly #field: Field
  readonly #scratch: number

  /** Uses `SLOTS` boards of the field, from `scratch` on. */
  constructor(field: Field, scratch: number) {
    this.#field = field
    this.#scratch = scratch
  }

  /** Whether some order places every block of the hand on the board. Tries everything before it says no. */
  exists(board: number, hand: ArrayLike<number>): boolean {
    return this.#from(board, hand, slotsLeft(hand), 0, SLOTS)
  }

  /**
   * Two blocks that clear nothing can change places, so only the order with the lower slot first is looked at.
   * `after` is the slot placed just before if that cleared nothing, else none.
   */
  #from(board: number, hand: ArrayLike<number>, left: number, depth: number, after: number): boolean {
    if (left === 0) return true
    const field = this.#field
    const next = this.#scratch + depth
    for (let slot = 0; slot < SLOTS; slot++) {
      if ((left & (1 << slot)) === 0 || doubled(hand, left, slot)) continue
      const rest = left & ~(1 << slot)
      const shape = hand[slot]
      for (let place = 0; place < field.places[shape]; place++) {
        if (!field.fits(board, shape, place)) continue
        const cleared = field.place(board, next, shape, place)
        if (cleared === 0 && after < SLOTS && slot < after) continue
        if (!this.#from(next, hand, rest, depth + 1, cleared === 0 ? slot : SLOTS)) continue
        this.slots[depth] = slot
        this.places[depth] = place
        return true
      }
    }
    return false
  }
}
