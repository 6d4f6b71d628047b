/** What a seat could do in a position, valued at a glance: by what then stands on the board. */
import { cardCount } from '../rules/cards.ts'
import { around } from '../rules/grid.ts'
import { type Core, roomForPlacements, roomForPlays } from './core/core.ts'
import { cardOf, FIREWALL, firstPlace, NO_CARD, otherTargetOf, SCAVENGE, SHOCKWAVE, secondPlace, targetOf, withCard } from './core/move.ts'
import { settled } from './settle.ts'

export interface Candidate {
  readonly move: number
  /** To the seat to move, in parts of a point; what a card costs is taken off. */
  readonly value: number
}

/** Cards are combined with the placements that look best without them, where there are very many. */
const PAIRED = 16
/** Of all turns with a card, so many are worth a search. */
const CARDED = 24
/** With so many turns more than cards, there is all the time in the world. */
const PATIENCE = 8

export class Options {
  readonly #core: Core
  readonly #price: number
  readonly #width: number
  readonly #placements: Float64Array
  readonly #plays: Float64Array

  /** `price` is what a card must bring while there is time; of more placements than `width` only the best so many are kept. */
  constructor(core: Core, price: number, width: number) {
    this.#core = core
    this.#price = price
    this.#width = width
    this.#placements = roomForPlacements(core)
    this.#plays = roomForPlays(core)
  }

  all(cards: boolean): Candidate[] {
    return cards ? [...this.bare(), ...this.carded()] : this.bare()
  }

  /** Turns without a card. */
  bare(): Candidate[] {
    const all = this.#everyPlacement()
    return all.length > this.#width ? sortedBest(all).slice(0, this.#width) : all
  }

  /** The most promising turns with a card. */
  carded(): Candidate[] {
    const core = this.#core
    const plays = Array.from(this.#plays.subarray(0, core.plays(this.#plays))).filter(play => this.#mayHelp(play))
    if (plays.length === 0) return []
    const bare = this.#everyPlacement()
    const few = bare.length > 4 * PAIRED ? sortedBest(bare).slice(0, PAIRED) : bare
    const found = plays.flatMap(play => {
      const card = cardOf(play)
      const anywhere = card === SHOCKWAVE || card === SCAVENGE
      const places = (anywhere ? bare : few).filter(({ move }) => card !== FIREWALL || leavesFree(move, targetOf(play)))
      return places.map(({ move }) => this.#valued(withCard(move, card, targetOf(play), otherTargetOf(play))))
    })
    return sortedBest(found).slice(0, CARDED)
  }

  /** What a card is worth unplayed: next to nothing once there are as many turns as cards, and the full price while there is time. */
  cost(move: number): number {
    if (cardOf(move) === NO_CARD) return 0
    const core = this.#core
    const { config } = core
    const cards = config.maxCardsPerGame - cardCount(core.used(core.turn))
    const turns = Math.ceil(core.left / (2 * config.placementsPerTurn))
    const spare = Math.max(0, Math.min(PATIENCE, turns - cards))
    return Math.floor((this.#price * spare) / PATIENCE) + 1
  }

  #everyPlacement(): Candidate[] {
    const count = this.#core.placements(this.#placements)
    return Array.from(this.#placements.subarray(0, count), move => this.#valued(move))
  }

  /** A wall helps only beside a tile of one's own: elsewhere it keeps nobody from anything. */
  #mayHelp(play: number): boolean {
    const core = this.#core
    if (cardOf(play) !== FIREWALL) return true
    return around(core.config, targetOf(play), false).some(cell => core.ownerAt(cell) === core.turn)
  }

  #valued(move: number): Candidate {
    const core = this.#core
    const sign = core.turn === 0 ? 1 : -1
    const cost = this.cost(move)
    core.make(move)
    const value = sign * settled(core) - cost
    core.unmake()
    return { move, value }
  }
}

export function sortedBest(candidates: readonly Candidate[]): Candidate[] {
  return candidates.toSorted((a, b) => b.value - a.value)
}

function leavesFree(move: number, cell: number): boolean {
  return firstPlace(move) !== cell && secondPlace(move) !== cell
}
