/**
 * How a mind makes up its mind: it imagines a world that looks like what it sees, lists what it could do, card and all, and
 * searches what comes of it as far as its manner and its purse go.
 */
import { type Rng, shuffle } from '../../../kernel/rng.ts'
import type { Chainfall } from '../nouns.ts'
import { imagine } from '../rules/view.ts'
import { type Core, coreFor } from './core/core.ts'
import { type Candidate, Options, sortedBest } from './options.ts'
import { MOST, Search } from './search.ts'
import { Worlds } from './worlds.ts'

/** What tells one mind from another. */
export interface Manner {
  /** How many turns it looks ahead, its own among them, if the purse lasts: where everything ticks, and where tiles stand longer. */
  readonly turns: { readonly all: number; readonly owner: number }
  /** Where a turn places two tiles, and there are hundreds of ways to, it follows so many: those that look best. */
  readonly width: number
  /** In how many of these turns it thinks of cards: its own, then the opponent's answer. */
  readonly cards: 0 | 1 | 2
  /** What a card must bring while there is time to wait for something better, in parts of a point. */
  readonly price: number
  /** In how many worlds at least it plays on, at first, from the turns it cannot choose between. Without, it never looks beyond the queue. */
  readonly worlds?: number
}

/** A step of a purse is so many turns tried. */
export const TURNS_A_STEP = 100

/** A table of so many positions, in bits: what three turns come to, and what a whole queue does. */
const FEW_BITS = 12
const MANY_BITS = 16

/** With so many steps in the purse, one more world can be imagined. */
const STEPS_A_WORLD = 1000
/** So many turns are played on from, if they are worth less than so many parts of a point less than the best. */
const CLOSE = 8
const NEARLY = 48

export class Thought {
  readonly core: Core
  readonly search: Search
  readonly #view: Chainfall['View']
  readonly #manner: Manner
  readonly #rng: Rng
  readonly #options: Options

  constructor(view: Chainfall['View'], manner: Manner, rng: Rng, steps: number) {
    this.#view = view
    this.#manner = manner
    this.#rng = rng
    this.core = coreFor(view.config)
    this.core.load(imagine(view, rng))
    const width = view.config.placementsPerTurn === 1 ? this.core.cells : manner.width
    this.search = new Search(this.core, manner.turns[view.config.tickRule] > 3 ? MANY_BITS : FEW_BITS, width)
    this.#options = new Options(this.core, manner.price, width)
    this.search.budget = steps * TURNS_A_STEP
  }

  /** Everything worth considering, the best first. Equals are in random order. */
  ranked(): readonly Candidate[] {
    const { core, search } = this
    const { cards } = this.#manner
    const turns = this.#manner.turns[core.config.tickRule]
    const hidden = this.#view.left.reduce((sum, count) => sum + count, 0)
    let best = sortedBest(shuffle(this.#rng, this.#options.all(cards > 0)))
    // Deeper and deeper, as long as the purse lasts; what it could not finish, it forgets.
    const known = core.left - hidden
    for (let ahead = 1; ahead < turns && (ahead === 1 || ahead <= known); ahead++) {
      search.horizon({ left: hidden, turns: core.turns + 1 + ahead })
      const deeper = this.#deepened(best, cards - 1)
      if (search.broke) break
      best = deeper
    }
    return hidden > 0 && core.config.placementsPerTurn === 1 ? this.#playedOut(best) : best
  }

  /** Those that are nearly as good as the best, told apart by how imagined games end after them. */
  #playedOut(ranked: readonly Candidate[]): readonly Candidate[] {
    const { worlds = 0, price } = this.#manner
    const { search } = this
    if (worlds === 0 || search.broke) return ranked
    const nearly = ranked.filter(({ value }, at) => at < CLOSE && value > ranked[0].value - NEARLY)
    const imagined = new Worlds(this.#view, this.#rng, price)
    const many = Math.max(worlds, Math.floor(search.budget / (TURNS_A_STEP * STEPS_A_WORLD)))
    return [...imagined.toldApart(nearly, many, search.budget - search.nodes), ...ranked.slice(nearly.length)]
  }

  /** The candidates valued by what the search finds behind each. */
  #deepened(candidates: readonly Candidate[], cards: number): Candidate[] {
    const found: Candidate[] = []
    // Less than the best: what is as good, or nearly, must come out as what it is, not as "not better".
    const less = this.#manner.worlds ? NEARLY : 1
    let best = -MOST
    for (const { move } of candidates) {
      const cost = this.#options.cost(move)
      const value = this.#after(move, cards, Math.max(-MOST, best + cost - less)) - cost
      if (this.search.broke) return found
      if (value > best) best = value
      found.push({ move, value })
    }
    return sortedBest(found)
  }

  /** What a turn is worth to the seat that takes it, if that is more than `floor`. */
  #after(move: number, cards: number, floor: number): number {
    const { core, search } = this
    core.make(move)
    let value = -search.value(-MOST, -floor)
    if (cards > 0 && value > floor && !core.over) value = Math.min(value, -this.#answered(-value))
    core.unmake()
    return value
  }

  /** The best the seat to move can get with a card, if that is more than `floor`. */
  #answered(floor: number): number {
    let best = floor
    for (const { move } of this.#options.carded()) {
      const cost = this.#options.cost(move)
      this.core.make(move)
      const value = -this.search.value(-MOST, -(best + cost)) - cost
      this.core.unmake()
      if (value > best) best = value
    }
    return best
  }
}
