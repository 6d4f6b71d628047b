/** Whole games on bits, for whoever plays thousands of them. They come out as by the rules, hand for hand: tested against them. */
import { below, type Rng } from '../../../kernel/rng.ts'
import type { Blocks } from '../nouns.ts'
import { drawn, roundStream, SLOTS } from '../rules/hand.ts'
import { shapesFor } from '../rules/shapes.ts'
import { Beam, boardsFor } from './beam.ts'
import { type Field, fieldFor, pointsOf } from './field.ts'
import { Orders, slotsLeft } from './order.ts'
import { TIDY_GREED, Tidy } from './tidy.ts'

const BOARD = 0
const SCRATCH = 1
const ORDERS = 2
const BEAM = ORDERS + SLOTS
const WIDTH = 2
const BOARDS = BEAM + boardsFor(WIDTH)

/** A grid on which so many hands in a row cannot be placed is rare, and left to the rules. */
const QUICK_DRAWS = 8

export class QuickGame {
  score = 0
  combo = 0
  over = false
  round = 0 // hands dealt so far
  again = false // the hand drawn first could not be placed, so it was drawn again
  readonly hand = new Int8Array(SLOTS)
  readonly #setup: Blocks['Setup']
  readonly #pool: readonly number[]
  readonly #field: Field
  readonly #orders: Orders
  readonly #tidy: Tidy
  readonly #beam: Beam
  readonly #dealt: Rng = new Uint32Array(4) // the words of the deal
  readonly #words: Rng = new Uint32Array(4)
  readonly #again: Rng = new Uint32Array(4)
  readonly #empty: Uint8Array

  constructor(setup: Blocks['Setup']) {
    this.#setup = setup
    this.#pool = shapesFor(setup.rows, setup.cols)
    this.#field = fieldFor(setup, BOARDS)
    this.#orders = new Orders(this.#field, ORDERS)
    this.#tidy = new Tidy(this.#field, SCRATCH)
    this.#beam = new Beam(this.#field, BEAM, WIDTH)
    this.#empty = new Uint8Array(setup.rows * setup.cols)
  }

  /** From an empty grid, with the blocks these words draw. */
  start(words: Rng): void {
    const { rows, cols } = this.#setup
    this.#field.load(BOARD, { rows, cols, cells: this.#empty })
    this.#dealt.set(words)
    this.#words.set(words)
    this.round = 0
    this.score = 0
    this.combo = 0
    this.over = false
    this.#deal()
    this.#see()
  }

  /** One placement by the tidy mind, which may waver. */
  step(chance: Rng | null = null, heat = 0): void {
    if (this.#tidy.choose(BOARD, this.hand, chance, heat)) this.#place(this.#tidy.slot, this.#tidy.place)
  }

  /** All of the hand that a narrow, wavering beam can place. */
  plan(rng: Rng): void {
    const beam = this.#beam
    beam.search(BOARD, this.hand, WIDTH, TIDY_GREED, rng)
    for (let step = 0, steps = beam.placed; step < steps; step++) this.#place(beam.slotOf(0, step), beam.placeOf(0, step))
  }

  #place(slot: number, place: number): void {
    const shape = this.hand[slot]
    const cleared = this.#field.place(BOARD, BOARD, shape, place)
    this.combo = cleared === 0 ? 0 : this.combo + 1
    this.score += pointsOf(shape, cleared) + this.#setup.comboBonus * Math.max(0, this.combo - 1)
    this.hand[slot] = -1
    if (slotsLeft(this.hand) === 0) this.#deal()
    this.#see()
  }

  #see(): void {
    for (let slot = 0; slot < SLOTS; slot++) if (this.hand[slot] >= 0 && this.#fits(this.hand[slot])) return
    this.over = true
  }

  #fits(shape: number): boolean {
    for (let place = 0; place < this.#field.places[shape]; place++) if (this.#field.fits(BOARD, shape, place)) return true
    return false
  }

  #deal(): void {
    this.round++
    this.again = false
    if (this.#setup.streams === 'round') this.#words.set(roundStream(this.#dealt, this.round))
    if (this.#setup.dealer === 'pure') return this.#chance()
    this.#again.set(this.#words)
    for (let draws = 0; draws < QUICK_DRAWS; draws++) {
      this.#chance()
      if (this.#orders.exists(BOARD, this.hand)) return
      this.again = true
    }
    this.#words.set(this.#again)
    this.hand.set(drawn({ ...this.#setup, cells: this.#cells() }, this.#words).shapes)
  }

  #chance(): void {
    for (let slot = 0; slot < SLOTS; slot++) this.hand[slot] = this.#pool[below(this.#words, this.#pool.length)]
  }

  #cells(): number[] {
    const { rows, cols } = this.#setup
    return Array.from({ length: rows * cols }, (_, cell) => Number(this.#field.filledAt(BOARD, Math.floor(cell / cols), cell % cols)))
  }
}
