/** What to do with a hand: the best way to place it, judged also by hands that may come after it. */
import { below, type Rng } from '../../../kernel/rng.ts'
import type { Blocks, Dealer, Placement } from '../nouns.ts'
import { cornerOf } from '../rules/core.ts'
import { SLOTS } from '../rules/hand.ts'
import { shapesFor } from '../rules/shapes.ts'
import { Beam, boardsFor } from './beam.ts'
import { type Field, fieldFor } from './field.ts'
import { Orders, slotsLeft } from './order.ts'

/** How a mind goes about it. */
export interface Manner {
  readonly widest: number // boards kept at each step of the hand
  readonly first: number // so many steps go to the hand itself before any are left for hands to come
  readonly share: number // and of a larger purse so many hundredths
  readonly finalists: number // how many ways to place the hand are tried on hands to come
  readonly futures: number // at most so many hands to come
  readonly width: number // boards kept at each step of a hand to come
  readonly thorough: boolean // before giving a hand up, tries everything
  readonly greed: Readonly<Record<Dealer, number>> // what a point counts beside the value of a grid
  readonly trust: Readonly<Record<Dealer, number>> // the value of a grid counts as much as so many hands to come
}

export interface Plan {
  readonly steps: readonly Placement[] // in order; fewer than the hand where not all can be placed
  readonly whole: boolean // whether they place the whole hand
  readonly tried: number // on how many imagined hands it was compared with other plans
}

/** The value of a grid on which a hand cannot be placed. */
const DEAD = -20_000

/** A board for the grid as it is, then the orders' scratch, then the two beams. */
const NOW = 0
const SCRATCH = 1
const BEAMS = SCRATCH + SLOTS

export function planFor(view: Blocks['View'], manner: Manner, rng: Rng, steps: number): Plan {
  return new Planner(view, manner).plan(view, rng, steps)
}

class Planner {
  readonly #manner: Manner
  readonly #field: Field
  readonly #orders: Orders
  readonly #beam: Beam
  readonly #ahead: Beam

  constructor(size: Pick<Blocks['Setup'], 'rows' | 'cols'>, manner: Manner) {
    this.#manner = manner
    const ahead = BEAMS + boardsFor(manner.widest)
    this.#field = fieldFor(size, ahead + boardsFor(manner.width))
    this.#orders = new Orders(this.#field, SCRATCH)
    this.#beam = new Beam(this.#field, BEAMS, manner.widest)
    this.#ahead = new Beam(this.#field, ahead, manner.width)
  }

  plan(view: Blocks['View'], rng: Rng, steps: number): Plan {
    const { first, share, thorough } = this.#manner
    this.#field.load(NOW, view)
    const own = Math.min(steps, Math.max(first, Math.floor((steps * share) / 100)))
    this.#beam.search(NOW, view.hand, this.#widthFor(view.hand, own), this.#manner.greed[view.dealer])
    const blocks = countOf(slotsLeft(view.hand))
    if (this.#beam.placed === blocks) return this.#bestOf(view, rng, steps)
    // The beam is narrow, and the only order there is may begin with a board that looked bad.
    if (thorough && this.#orders.exists(NOW, view.hand)) return { steps: this.#found(view.hand, blocks), whole: true, tried: 0 }
    return { steps: this.#steps(view.hand, 0), whole: false, tried: 0 }
  }

  /** The widest beam this many steps pay for: one board after the other is continued by about as many as the first was. */
  #widthFor(hand: ArrayLike<number>, steps: number): number {
    let continuations = 1
    for (let slot = 0; slot < SLOTS; slot++) {
      if (hand[slot] < 0) continue
      for (let place = 0; place < this.#field.places[hand[slot]]; place++) if (this.#field.fits(NOW, hand[slot], place)) continuations++
    }
    return Math.max(1, Math.floor(steps / continuations) - 1)
  }

  /** The best of the boards the beam came to is the first, unless hands to come say otherwise. */
  #bestOf(view: Blocks['View'], rng: Rng, steps: number): Plan {
    const { finalists, futures } = this.#manner
    const candidates = Math.min(finalists, this.#beam.kept)
    if (candidates < 2) return { steps: this.#steps(view.hand, 0), whole: true, tried: 0 }
    const pool = shapesFor(view.rows, view.cols)
    const hand = new Int8Array(SLOTS)
    const sums = new Int32Array(candidates)
    const counts = new Int32Array(candidates)
    let tried = 0
    while (tried < futures && this.#beam.steps + this.#ahead.steps < steps) {
      tried++
      for (let slot = 0; slot < SLOTS; slot++) hand[slot] = pool[below(rng, pool.length)]
      for (let nth = 0; nth < candidates; nth++) this.#tryOn(nth, hand, view.dealer, sums, counts)
    }
    const best = this.#highest(candidates, view.dealer, sums, counts)
    return { steps: this.#steps(view.hand, best), whole: true, tried }
  }

  #tryOn(nth: number, hand: Int8Array, dealer: Dealer, sums: Int32Array, counts: Int32Array): void {
    const ahead = this.#ahead
    ahead.search(this.#beam.board(nth), hand, this.#manner.width, this.#manner.greed[dealer])
    const whole = ahead.placed === SLOTS
    if (!whole && dealer === 'fair') return // it would not be dealt
    sums[nth] += whole ? ahead.rank(0) : DEAD
    counts[nth]++
  }

  /** A few hands to come are chance, so they do not overrule what is known of a grid, they are weighed with it. */
  #highest(candidates: number, dealer: Dealer, sums: Int32Array, counts: Int32Array): number {
    const greed = this.#manner.greed[dealer]
    const trust = this.#manner.trust[dealer]
    let best = 0
    let most = Number.NEGATIVE_INFINITY
    for (let nth = 0; nth < candidates; nth++) {
      const rank = this.#beam.rank(nth)
      const ahead = sums[nth] + counts[nth] * greed * this.#beam.points(nth)
      const weight = trust + counts[nth]
      const mean = weight === 0 ? rank : Math.floor((trust * rank + ahead) / weight)
      if (mean > most) {
        most = mean
        best = nth
      }
    }
    return best
  }

  #steps(hand: ArrayLike<number>, nth: number): Placement[] {
    return Array.from({ length: this.#beam.placed }, (_, step) =>
      this.#placement(hand, this.#beam.slotOf(nth, step), this.#beam.placeOf(nth, step)),
    )
  }

  #found(hand: ArrayLike<number>, blocks: number): Placement[] {
    return Array.from({ length: blocks }, (_, step) => this.#placement(hand, this.#orders.slots[step], this.#orders.places[step]))
  }

  #placement(hand: ArrayLike<number>, slot: number, place: number): Placement {
    const [row, col] = cornerOf(this.#field, hand[slot], place)
    return { slot, row, col }
  }
}

function countOf(left: number): number {
  return (left & 1) + ((left >> 1) & 1) + ((left >> 2) & 1)
}
