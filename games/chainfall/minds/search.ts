/**
 * Searches turns without cards: alpha-beta over a table of positions. On a board of v1 there are at most a few tiles, so the same positions come
 * up again and again, and the table makes what would be millions of lines a few thousand: there it goes to the end of what is known, and is
 * exact. Where a turn has hundreds of placements, only those that look best are followed.
 */
import { type Core, roomForPlacements } from './core/core.ts'
import { NOWHERE } from './core/move.ts'
import { bestFirst, moveIn, rankOf } from './rank.ts'
import { endedAfter, POINT, settled, settledAfter } from './settle.ts'

/** Beyond every value. */
export const MOST = 30_000

/** Of what `Core.result` says, to the parts of a point. */
const RESULT = POINT / 2

const EXACT = 1
const AT_LEAST = 2
const AT_MOST = 3

/** More values no turn places. */
const MOST_PLACED = 2

/** No turn. */
const NONE = NOWHERE | (NOWHERE << 8)

/** Where a search stops: when so few values are left to place, 0 being the end of the game, or so many turns were taken. */
export interface Horizon {
  readonly left: number
  readonly turns: number
}

export class Search {
  /** Turns tried so far. */
  nodes = 0
  /** Beyond so many it gives up; then `broke` is true and what it says means nothing. */
  budget = Number.MAX_SAFE_INTEGER
  broke = false
  readonly #core: Core
  readonly #width: number
  // The table, which is laid out with the first horizon: a glance needs none.
  readonly #size: number
  readonly #mask: number
  #low = new Int32Array(0)
  #high = new Int32Array(0)
  #value = new Int16Array(0)
  #bound = new Uint8Array(0)
  #until = new Uint16Array(0)
  #move = new Uint16Array(0)
  readonly #moves: Float64Array[] = [] // by depth
  #best = NONE // what the position searched last is best met with
  #left = 0
  #turns = 0

  /** Of more placements than `width` only so many are followed, those that look best at once. */
  constructor(core: Core, tableBits: number, width: number) {
    this.#core = core
    this.#width = width
    this.#size = 1 << tableBits
    this.#mask = this.#size - 1
  }

  /** What the table holds for another number of turns still says where to look first; for another bag, or another `left`, it lies. */
  horizon({ left, turns }: Horizon): void {
    if (this.#bound.length === 0) this.#lay()
    else if (left !== this.#left) this.#bound.fill(0)
    this.#left = left
    this.#turns = Math.min(turns, 0xffff)
  }

  #lay(): void {
    const size = this.#size
    this.#low = new Int32Array(size)
    this.#high = new Int32Array(size)
    this.#value = new Int16Array(size)
    this.#bound = new Uint8Array(size)
    this.#until = new Uint16Array(size)
    this.#move = new Uint16Array(size)
  }

  /** What the position is worth to the seat to move, if it lies between the bounds; else on which side of them it lies. */
  value(alpha: number, beta: number): number {
    const core = this.#core
    this.nodes++
    if (this.nodes > this.budget) {
      this.broke = true
      return 0
    }
    const sign = core.turn === 0 ? 1 : -1
    if (core.over) return sign * RESULT * core.result()
    if (core.turns >= this.#turns || (this.#left > 0 && core.left <= this.#left)) return sign * settled(core)
    // The lead is part of the position: mercy and ties depend on it.
    const low = core.hash() ^ Math.imul(core.score(0) - core.score(1) + 64, 0x2c1b_3c6d)
    const high = core.hashHigh
    const slot = low & this.#mask
    let hint = NONE
    if (this.#bound[slot] !== 0 && this.#low[slot] === low && this.#high[slot] === high) {
      const kept = this.#value[slot]
      const bound = this.#bound[slot]
      if (this.#until[slot] === this.#turns)
        if (bound === EXACT || (bound === AT_LEAST && kept >= beta) || (bound === AT_MOST && kept <= alpha)) return kept
      hint = this.#move[slot]
    }
    const value = this.#isLast() ? this.#glanced(beta) : this.#among(alpha, beta, hint)
    if (this.broke) return 0
    this.#low[slot] = low
    this.#high[slot] = high
    this.#value[slot] = value
    this.#bound[slot] = value >= beta ? AT_LEAST : value <= alpha ? AT_MOST : EXACT
    this.#until[slot] = this.#turns
    this.#move[slot] = this.#best
    return value
  }

  /** Whether the search stops with the next turn, and the game does not: then nothing need be made to see what it is worth. */
  #isLast(): boolean {
    const core = this.#core
    if (core.left <= MOST_PLACED) return false
    return core.turns + 1 >= this.#turns || (this.#left > 0 && core.left - core.config.placementsPerTurn <= this.#left)
  }

  #glanced(beta: number): number {
    const core = this.#core
    const moves = this.#buffer(core.depth)
    const count = core.placements(moves)
    const followed = Math.min(count, core.touching + 1) // the others are worth the same
    const sign = core.turn === 0 ? 1 : -1
    let value = -MOST
    this.#best = NONE
    for (let at = 0; at < followed && value < beta; at++) {
      this.nodes++
      value = Math.max(value, sign * endedAfter(core, moves[at]))
    }
    return value
  }

  #among(alpha: number, beta: number, hint: number): number {
    const core = this.#core
    const moves = this.#buffer(core.depth)
    const count = this.#ordered(moves, hint)
    let value = -MOST
    let best = moves[0]
    let floor = alpha
    for (let at = 0; at < count; at++) {
      core.make(moves[at])
      const found = -this.value(-beta, -floor)
      core.unmake()
      if (this.broke) return 0
      if (found <= value) continue
      value = found
      best = moves[at]
      if (value > floor) floor = value
      if (value >= beta) break
    }
    this.#best = best
    return value
  }

  #buffer(depth: number): Float64Array {
    this.#moves[depth] ??= roomForPlacements(this.#core)
    return this.#moves[depth]
  }

  /** The placements to follow, the most promising first; says how many. */
  #ordered(moves: Float64Array, hint: number): number {
    let count = this.#core.placements(moves)
    if (count > this.#width) {
      this.#rank(moves, count)
      count = this.#width
    }
    for (let at = 1; at < count; at++)
      if (moves[at] === hint) {
        moves.copyWithin(1, 0, at)
        moves[0] = hint
        break
      }
    return count
  }

  /** Puts the placements that look best to the front. */
  #rank(moves: Float64Array, count: number): void {
    const core = this.#core
    const sign = core.turn === 0 ? 1 : -1
    for (let at = 0; at < count; at++) moves[at] = rankOf(sign * settledAfter(core, moves[at]), moves[at])
    this.nodes += count
    bestFirst(moves, count, this.#width)
    for (let at = 0; at < this.#width; at++) moves[at] = moveIn(moves[at])
  }
}
