/**
 * What a position is worth when the bag is open and both sides play as well as can be, cards and all: alpha-beta to the end of the game over a
 * table of positions. It leaves out only what cannot matter, so what it says is so; it may run out of budget, and then it says nothing.
 */
import { cardCount } from '../rules/cards.ts'
import type { Core } from './core/core.ts'
import { cardOf, FIREWALL, firstPlace, NOWHERE, otherTargetOf, secondPlace, targetOf, withCard } from './core/move.ts'

/** Beyond every value. Values are in half points, to the seat to move: a tie that somebody wins is worth one. */
export const BEYOND = 10_000

const EXACT = 1
const AT_LEAST = 2
const AT_MOST = 3

/** No turn. */
export const NO_MOVE = -1

/** What is known of the positions that a turn without a card leads to, by the place of the turn in the list. */
interface Bare {
  readonly moves: Float64Array
  readonly low: Int32Array
  readonly high: Int32Array
  readonly lead: Int16Array
  readonly reply: Float64Array
}

/** The best so far, and between which bounds it is looked for. */
interface Found {
  readonly alpha: number
  readonly beta: number
  value: number
  move: number
}

export class Exact {
  /** Turns tried so far. */
  nodes = 0
  /** Beyond so many it gives up; then `broke` is true and what it says means nothing. */
  budget = Number.MAX_SAFE_INTEGER
  broke = false
  /** Of the position valued last: a turn that is worth as much, or refutes it. */
  best = NO_MOVE
  readonly #core: Core
  readonly #mask: number
  readonly #low: Int32Array
  readonly #high: Int32Array
  readonly #value: Int16Array
  readonly #bound: Uint8Array
  readonly #move: Float64Array
  readonly #bare: Bare[] = [] // by depth
  readonly #plays: Float64Array[] = [] // by depth

  constructor(core: Core, tableBits: number) {
    const size = 1 << tableBits
    this.#core = core
    this.#mask = size - 1
    this.#low = new Int32Array(size)
    this.#high = new Int32Array(size)
    this.#value = new Int16Array(size)
    this.#bound = new Uint8Array(size)
    this.#move = new Float64Array(size)
  }

  /** What the position is worth to the seat to move, if it lies between the bounds; else on which side of them it lies. */
  value(alpha: number, beta: number): number {
    const core = this.#core
    this.best = NO_MOVE
    if (core.over) return (core.turn === 0 ? 1 : -1) * core.result()
    this.nodes++
    if (this.nodes > this.budget) {
      this.broke = true
      return 0
    }
    // The lead and the cards are part of the position here.
    const low = core.hash() ^ Math.imul(core.score(0) - core.score(1) + 64, 0x2c1b_3c6d)
    const high = core.hashHigh ^ Math.imul((this.#held(0) << 16) | this.#held(1), 0x297a_2d39)
    const slot = (low ^ high) & this.#mask
    let hint = NO_MOVE
    if (this.#bound[slot] !== 0 && this.#low[slot] === low && this.#high[slot] === high) {
      const kept = this.#value[slot]
      const bound = this.#bound[slot]
      hint = this.#move[slot]
      if (bound === EXACT || (bound === AT_LEAST && kept >= beta) || (bound === AT_MOST && kept <= alpha)) {
        this.best = hint
        return kept
      }
    }
    const value = this.#among(alpha, beta, hint)
    if (this.broke) return 0
    this.#low[slot] = low
    this.#high[slot] = high
    this.#value[slot] = value
    this.#bound[slot] = value >= beta ? AT_LEAST : value <= alpha ? AT_MOST : EXACT
    this.#move[slot] = this.best
    return value
  }

  /** The cards a seat can still play: none once it has played as many as it may. */
  #held(seat: number): number {
    const { maxCardsPerGame } = this.#core.config
    const used = this.#core.used(seat)
    return cardCount(used) >= maxCardsPerGame ? 0xffff : used
  }

  #among(alpha: number, beta: number, hint: number): number {
    const core = this.#core
    const { depth } = core
    const found: Found = { alpha, beta, value: -BEYOND, move: NO_MOVE }
    const bare = this.#bareAt(depth)
    if (hint === NO_MOVE || !this.#tried(hint, found)) {
      const count = core.placements(bare.moves)
      let at = 0
      while (at < count && !this.#triedBare(bare, at, found)) at++
      if (at === count) this.#carded(depth, count, found)
    }
    this.best = found.move
    return found.value
  }

  /** Whether there is no need to look any further. */
  #tried(move: number, found: Found): boolean {
    this.#core.make(move)
    const value = -this.value(-found.beta, -Math.max(found.alpha, found.value))
    this.#core.unmake()
    if (value > found.value) {
      found.value = value
      found.move = move
    }
    return this.broke || found.value >= found.beta
  }

  #triedBare(bare: Bare, at: number, found: Found): boolean {
    const core = this.#core
    core.make(bare.moves[at])
    bare.low[at] = core.hash()
    bare.high[at] = core.hashHigh
    bare.lead[at] = core.score(0) - core.score(1)
    core.unmake()
    const enough = this.#tried(bare.moves[at], found)
    bare.reply[at] = this.best
    return enough
  }

  /** Every turn with a card that could do better than the same turn without it. */
  #carded(depth: number, count: number, found: Found): void {
    const core = this.#core
    // Every pair of own tiles, every cell a few times.
    this.#plays[depth] ??= new Float64Array(core.cells * (core.cells + 4) + 2)
    const plays = this.#plays[depth]
    const bare = this.#bareAt(depth)
    const all = core.plays(plays)
    let walls = false
    for (let nth = 0; nth < all; nth++) {
      const play = plays[nth]
      if (cardOf(play) === FIREWALL) {
        walls = true
        continue
      }
      for (let at = 0; at < count; at++) {
        const move = withCard(bare.moves[at], cardOf(play), targetOf(play), otherTargetOf(play))
        // What leads to the same position for a card less is never better.
        core.make(move)
        const same = core.score(0) - core.score(1) === bare.lead[at] && core.hash() === bare.low[at] && core.hashHigh === bare.high[at]
        core.unmake()
        this.nodes++
        if (!same && this.#tried(move, found)) return
      }
    }
    if (walls && core.next !== 0) this.#walled(bare, count, found)
  }

  /** A wall stands until the answer and takes one cell from it: it can only help where the answer that was found needs that cell. */
  #walled(bare: Bare, count: number, found: Found): void {
    const core = this.#core
    for (let at = 0; at < count; at++) {
      const move = bare.moves[at]
      const reply = bare.reply[at]
      if (reply === NO_MOVE) continue
      for (const cell of cellsOf(reply)) {
        if (cell === firstPlace(move) || cell === secondPlace(move) || core.ownerAt(cell) >= 0 || core.wallAt(cell) > 0) continue
        if (this.#tried(withCard(move, FIREWALL, cell, 0), found)) return
      }
    }
  }

  #bareAt(depth: number): Bare {
    const { cells, config } = this.#core
    const most = config.placementsPerTurn === 1 && config.openingPlacements === 1 ? cells + 1 : cells * cells
    this.#bare[depth] ??= {
      moves: new Float64Array(most),
      low: new Int32Array(most),
      high: new Int32Array(most),
      lead: new Int16Array(most),
      reply: new Float64Array(most),
    }
    return this.#bare[depth]
  }
}

/** The cells that a turn needs free. */
function cellsOf(move: number): number[] {
  const cells = [firstPlace(move), secondPlace(move)].filter(cell => cell !== NOWHERE)
  return cardOf(move) === FIREWALL ? [...cells, targetOf(move)] : cells
}
