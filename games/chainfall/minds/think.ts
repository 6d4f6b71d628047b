/**
 * How a mind makes up its mind: it imagines a world that looks like what it sees, lists what it could do, card and all, and
 * searches what comes of it as far as its manner and its purse go.
 */
import { type Rng, shuffle } from '../../../kernel/rng.ts'
import type { Chainfall } from '../nouns.ts'
import { cardCount } from '../rules/cards.ts'
import { around } from '../rules/grid.ts'
import { imagine } from '../rules/view.ts'
import { type Core, coreFor, MOST_PLACEMENTS, MOST_PLAYS } from './core/core.ts'
import { cardOf, FIREWALL, firstPlace, NO_CARD, otherTargetOf, SCAVENGE, SHOCKWAVE, secondPlace, targetOf, withCard } from './core/move.ts'
import { MOST, Search } from './search.ts'
import { settled } from './settle.ts'

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
  /** In how many imagined bags it plays its best turns to the end. */
  readonly bags: number
}

export interface Candidate {
  readonly move: number
  /** To the seat to move, in parts of a point; what a card costs is taken off. */
  readonly value: number
}

/** A step of a purse is so many turns tried. */
export const TURNS_A_STEP = 100

/** Cards are combined with the placements that look best without them, where there are very many. */
const PAIRED = 16
/** Of all turns with a card, so many are worth a search. */
const CARDED = 24
const FINALISTS = 5
const TABLE_BITS = 16

export class Thought {
  readonly core: Core
  readonly search: Search
  readonly #view: Chainfall['View']
  readonly #manner: Manner
  readonly #rng: Rng
  readonly #width: number
  readonly #placements = new Float64Array(MOST_PLACEMENTS)
  readonly #plays = new Float64Array(MOST_PLAYS)

  constructor(view: Chainfall['View'], manner: Manner, rng: Rng, steps: number) {
    this.#view = view
    this.#manner = manner
    this.#rng = rng
    this.core = coreFor(view.config)
    this.core.load(imagine(view, rng))
    this.#width = view.config.placementsPerTurn === 1 ? this.core.cells : manner.width
    this.search = new Search(this.core, TABLE_BITS, this.#width)
    this.search.budget = steps * TURNS_A_STEP
  }

  /** Everything worth considering, the best first. Equals are in random order. */
  ranked(): Candidate[] {
    const { core, search } = this
    const { cards, bags } = this.#manner
    const turns = this.#manner.turns[core.config.tickRule]
    const hidden = this.#view.left.reduce((sum, count) => sum + count, 0)
    let best = sortedBest(shuffle(this.#rng, this.#candidates(cards > 0)))
    // Deeper and deeper, as long as the purse lasts; what it could not finish, it forgets.
    const known = core.left - hidden
    for (let ahead = 1; ahead < turns && (ahead === 1 || ahead <= known); ahead++) {
      search.horizon({ left: hidden, turns: core.turns + 1 + ahead })
      const deeper = this.#deepened(best, cards - 1)
      if (search.broke) break
      best = deeper
    }
    return bags > 0 && !search.broke ? this.#playedOut(best) : best
  }

  /** The candidates valued by what the search finds behind each. */
  #deepened(candidates: readonly Candidate[], cards: number): Candidate[] {
    const found: Candidate[] = []
    let best = -MOST
    for (const { move } of candidates) {
      const cost = this.#cost(move)
      // One less than the best: what is as good must come out as good, not as "not better".
      const value = this.#after(move, cards, Math.max(-MOST, best + cost - 1)) - cost
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
    for (const { move } of sortedBest(this.#withCards()).slice(0, CARDED)) {
      const cost = this.#cost(move)
      this.core.make(move)
      const value = -this.search.value(-MOST, -(best + cost)) - cost
      this.core.unmake()
      if (value > best) best = value
    }
    return best
  }

  /** The best few turns once more, each in several bags that may be, to the end of the game. */
  #playedOut(candidates: readonly Candidate[]): Candidate[] {
    const { core, search } = this
    const finalists = candidates.slice(0, FINALISTS)
    const sums = finalists.map(() => 0)
    let worlds = 0
    for (let bag = 0; bag < this.#manner.bags && !search.broke; bag++) {
      core.load(imagine(this.#view, this.#rng))
      search.forget()
      search.horizon({ left: 0, turns: 0xffff })
      const values = finalists.map(({ move }) => this.#after(move, 0, -MOST) - this.#cost(move))
      if (search.broke) break
      worlds++
      for (const [at, value] of values.entries()) sums[at] += value
    }
    if (worlds === 0) return [...candidates]
    const played = finalists.map(({ move }, at) => ({ move, value: Math.floor(sums[at] / worlds) }))
    return [...sortedBest(played), ...candidates.slice(FINALISTS)]
  }

  // ── What could be done ───────────────────────────────────────────────────────────────────────────────

  /** Placements, and turns with a card if it thinks of cards, valued by what then stands on the board. */
  #candidates(cards: boolean): Candidate[] {
    const bare = this.#bare()
    const kept = bare.length > this.#width ? sortedBest(bare).slice(0, this.#width) : bare
    return cards ? [...kept, ...sortedBest(this.#withCards()).slice(0, CARDED)] : kept
  }

  #bare(): Candidate[] {
    const count = this.core.placements(this.#placements)
    return Array.from(this.#placements.subarray(0, count), move => this.#valued(move))
  }

  #withCards(): Candidate[] {
    const { core } = this
    const plays = Array.from(this.#plays.subarray(0, core.plays(this.#plays))).filter(play => this.#mayHelp(play))
    if (plays.length === 0) return []
    const bare = this.#bare()
    const few = bare.length > 4 * PAIRED ? sortedBest(bare).slice(0, PAIRED) : bare
    return plays.flatMap(play => {
      const card = cardOf(play)
      const anywhere = card === SHOCKWAVE || card === SCAVENGE
      const places = (anywhere ? bare : few).filter(({ move }) => card !== FIREWALL || leavesFree(move, targetOf(play)))
      return places.map(({ move }) => this.#valued(withCard(move, card, targetOf(play), otherTargetOf(play))))
    })
  }

  /** A wall helps only beside a tile of one's own: elsewhere it keeps nobody from anything. */
  #mayHelp(play: number): boolean {
    const { core } = this
    if (cardOf(play) !== FIREWALL) return true
    return around(core.config, targetOf(play), false).some(cell => core.ownerAt(cell) === core.turn)
  }

  #valued(move: number): Candidate {
    const { core } = this
    const sign = core.turn === 0 ? 1 : -1
    const cost = this.#cost(move)
    core.make(move)
    const value = sign * settled(core) - cost
    core.unmake()
    this.search.nodes++
    return { move, value }
  }

  /** What a card is worth unplayed: nothing once there are as many turns as cards, and the full price while there is time. */
  #cost(move: number): number {
    if (cardOf(move) === NO_CARD) return 0
    const { core } = this
    const { config } = core
    const seat = core.turn
    const cards = config.maxCardsPerGame - cardCount(core.used(seat))
    const turns = Math.ceil(core.left / (2 * config.placementsPerTurn))
    const spare = Math.max(0, Math.min(PATIENCE, turns - cards))
    return Math.floor((this.#manner.price * spare) / PATIENCE) + 1
  }
}

/** With so many turns more than cards, there is all the time in the world. */
const PATIENCE = 8

function sortedBest(candidates: readonly Candidate[]): Candidate[] {
  return candidates.toSorted((a, b) => b.value - a.value)
}

function leavesFree(move: number, cell: number): boolean {
  return firstPlace(move) !== cell && secondPlace(move) !== cell
}
