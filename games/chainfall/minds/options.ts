/** What a seat could do in a position, valued at a glance: by what then stands on the board. */
import { cardCount } from '../rules/cards.ts'
import { around } from '../rules/grid.ts'
import { type Core, roomForPlacements, roomForPlays } from './core/core.ts'
import {
  cardOf,
  FIREWALL,
  FORTIFY,
  firstPlace,
  NO_CARD,
  otherTargetOf,
  SCAVENGE,
  SHOCKWAVE,
  secondPlace,
  targetOf,
  withCard,
} from './core/move.ts'
import { bestFirst, moveIn, rankOf, valueIn } from './rank.ts'
import { settled, settledAfter } from './settle.ts'

export interface Candidate {
  readonly move: number
  /** To the seat to move, in parts of a point; what a card costs is taken off. */
  readonly value: number
}

/** Where there are so many placements and more, cards are combined with those that look best without them: so few, or with some cards, so many. */
const MANY = 64
const PAIRED = 16
/** From one turn to the next, another cell that touches nothing. */
const STRIDE = 7
/** Of all turns with a card, so many are worth a search. */
const CARDED = 24
/** With so many turns more than cards, there is all the time in the world. */
const PATIENCE = 8

export class Options {
  /** Turns looked at by `best`. */
  looks = 0
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
    const every = this.#everyPlacement()
    const kept = every.length > this.#width ? every.slice(0, this.#width) : every
    return cards ? [...kept, ...this.#withCards(every)] : kept
  }

  /** Turns without a card. */
  bare(): Candidate[] {
    return this.all(false)
  }

  /** The most promising turns with a card. */
  carded(): Candidate[] {
    if (this.#core.plays(this.#plays) === 0) return []
    return this.#withCards(this.#everyPlacement())
  }

  #withCards(bare: readonly Candidate[]): Candidate[] {
    const plays = Array.from(this.#plays.subarray(0, this.#core.plays(this.#plays))).filter(play => this.#mayHelp(play))
    const more = bare.length >= MANY ? bare.slice(0, MANY) : bare
    const few = bare.length >= MANY ? bare.slice(0, PAIRED) : this.#oneApart(bare)
    const found = plays.flatMap(play => {
      const card = cardOf(play)
      const places = (card === SHOCKWAVE ? more : few).filter(({ move }) => card !== FIREWALL || leavesFree(move, targetOf(play)))
      return places.map(({ move }) => this.#withCard(withCard(move, card, targetOf(play), otherTargetOf(play))))
    })
    return sortedBest(found).slice(0, CARDED)
  }

  /** The turn that looks best, card and all. It is found without a list: whole imagined games are played this way. */
  best(): number {
    const core = this.#core
    const moves = this.#placements
    const count = core.placements(moves)
    const sign = core.turn === 0 ? 1 : -1
    // Beyond those that touch something, one stands for all.
    const apart = count - core.touching
    if (apart > 1) moves[core.touching] = moves[core.touching + ((core.turns * STRIDE) % apart)]
    const places = apart > 0 ? core.touching + 1 : count
    let best = moves[0]
    let most = Number.NEGATIVE_INFINITY
    for (let at = 0; at < places; at++) {
      const value = sign * settledAfter(core, moves[at])
      this.looks++
      if (value > most) [best, most] = [moves[at], value]
    }
    const plays = this.#plays.subarray(0, core.plays(this.#plays))
    for (const play of plays) {
      if (!this.#mayHelp(play)) continue
      for (let at = 0; at < places; at++) {
        if (cardOf(play) === FIREWALL && !leavesFree(moves[at], targetOf(play))) continue
        const { move, value } = this.#withCard(withCard(moves[at], cardOf(play), targetOf(play), otherTargetOf(play)))
        this.looks++
        if (value > most) [best, most] = [move, value]
      }
    }
    return best
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

  /** Those that touch something, and one of the others, in turn: they are all worth the same beside a card, too. */
  #oneApart(bare: readonly Candidate[]): readonly Candidate[] {
    const { touching, turns } = this.#core
    const apart = bare.length - touching
    if (apart <= 1) return bare
    return [...bare.slice(0, touching), bare[touching + ((turns * STRIDE) % apart)]]
  }

  /** Where there are very many, only the best, and those come first. */
  #everyPlacement(): Candidate[] {
    const moves = this.#placements
    const count = this.#core.placements(moves)
    const sign = this.#core.turn === 0 ? 1 : -1
    if (count <= this.#width && count < MANY) {
      const { touching } = this.#core
      const apart = touching < count ? sign * settledAfter(this.#core, moves[touching]) : 0
      return Array.from(moves.subarray(0, count), (move, at) => ({
        move,
        value: at < touching ? sign * settledAfter(this.#core, move) : apart,
      }))
    }
    for (let at = 0; at < count; at++) moves[at] = rankOf(sign * settledAfter(this.#core, moves[at]), moves[at])
    const kept = bestFirst(moves, count, Math.max(this.#width, MANY))
    return Array.from(moves.subarray(0, kept), rank => ({ move: moveIn(rank), value: valueIn(rank) }))
  }

  /**
   * A wall helps only beside a tile of one's own: elsewhere it keeps nobody from anything. What a blast does differently is nothing where nothing
   * goes off, and two values that are both placed now need not change places: their cells can.
   */
  #mayHelp(play: number): boolean {
    const core = this.#core
    switch (cardOf(play)) {
      case FIREWALL:
        return around(core.config, targetOf(play), false).some(cell => core.ownerAt(cell) === core.turn)
      case SHOCKWAVE:
      case FORTIFY:
        return this.#goesOff()
      case SCAVENGE:
        return (core.turns === 0 ? core.config.openingPlacements : core.config.placementsPerTurn) === 1
      default:
        return true
    }
  }

  /** Whether anything can go off in this turn, whatever is placed where. */
  #goesOff(): boolean {
    const { config, turn, next, cells } = this.#core
    if (next === 1 || (config.placementsPerTurn > 1 && config.bag?.[0] !== 0)) return true
    for (let cell = 0; cell < cells; cell++)
      if (this.#core.fuseAt(cell) === 1 && (config.tickRule === 'all' || this.#core.ownerAt(cell) === turn)) return true
    return false
  }

  #withCard(move: number): Candidate {
    const core = this.#core
    const sign = core.turn === 0 ? 1 : -1
    const cost = this.cost(move)
    core.make(move)
    const value = sign * settled(core) - cost
    core.unmake()
    return { move, value }
  }
}

export function sortedBest<C extends Candidate>(candidates: readonly C[]): C[] {
  return candidates.toSorted((a, b) => b.value - a.value)
}

function leavesFree(move: number, cell: number): boolean {
  return firstPlace(move) !== cell && secondPlace(move) !== cell
}
