/**
 * Searches turns without cards to the end of what is known: alpha-beta over a table of positions. There are at most a few tiles on a board of
 * v1, so the same positions come up again and again, and the table makes what would be millions of lines a few thousand.
 */
import { type Core, MOST_PLACEMENTS } from './core/core.ts'
import { NOWHERE } from './core/move.ts'

/** Beyond every value. */
export const MOST = 30_000

const EXACT = 1
const AT_LEAST = 2
const AT_MOST = 3

/** What a position is worth to seat 0 where the search stops, in the units of `Core.result`. */
export type Evaluate = (core: Core) => number

export class Exact {
  /** Positions looked at so far. */
  nodes = 0
  readonly #core: Core
  readonly #evaluate: Evaluate
  readonly #mask: number
  readonly #low: Int32Array
  readonly #high: Int32Array
  readonly #value: Int16Array
  readonly #bound: Uint8Array
  readonly #move: Uint16Array
  readonly #moves: Float64Array[] = [] // by depth
  #stop = 0

  constructor(core: Core, evaluate: Evaluate, tableBits: number) {
    const size = 1 << tableBits
    this.#core = core
    this.#evaluate = evaluate
    this.#mask = size - 1
    this.#low = new Int32Array(size)
    this.#high = new Int32Array(size)
    this.#value = new Int16Array(size)
    this.#bound = new Uint8Array(size)
    this.#move = new Uint16Array(size)
  }

  /** Searches as long as more than `stop` values are left to place; 0 is to the end of the game. Another horizon needs another table. */
  horizon(stop: number): void {
    if (stop !== this.#stop) this.#bound.fill(0)
    this.#stop = stop
  }

  /** What the position is worth to the seat to move, if it lies between the bounds; else on which side of them it lies. */
  value(alpha: number, beta: number): number {
    const core = this.#core
    this.nodes++
    const sign = core.turn === 0 ? 1 : -1
    if (core.over) return sign * core.result()
    if (this.#stop > 0 && core.left <= this.#stop) return sign * this.#evaluate(core)
    const lead = core.score(0) - core.score(1)
    const low = core.hash() ^ Math.imul(lead + 64, 0x2c1b_3c6d)
    const high = core.hashHigh
    const slot = low & this.#mask
    let best = NOWHERE | (NOWHERE << 8)
    if (this.#bound[slot] !== 0 && this.#low[slot] === low && this.#high[slot] === high) {
      const kept = this.#value[slot]
      const bound = this.#bound[slot]
      if (bound === EXACT || (bound === AT_LEAST && kept >= beta) || (bound === AT_MOST && kept <= alpha)) return kept
      best = this.#move[slot]
    }
    return this.#among(alpha, beta, low, high, best)
  }

  #among(alpha: number, beta: number, low: number, high: number, hint: number): number {
    const core = this.#core
    const depth = core.depth
    this.#moves[depth] ??= new Float64Array(core.config.placementsPerTurn === 1 ? core.cells + 1 : MOST_PLACEMENTS)
    const moves = this.#moves[depth]
    const count = core.placements(moves)
    for (let at = 1; at < count; at++)
      if (moves[at] === hint) {
        moves[at] = moves[0]
        moves[0] = hint
        break
      }
    let value = -MOST
    let best = moves[0]
    let floor = alpha
    for (let at = 0; at < count; at++) {
      core.make(moves[at])
      const found = -this.value(-beta, -floor)
      core.unmake()
      if (found <= value) continue
      value = found
      best = moves[at]
      if (value > floor) floor = value
      if (value >= beta) break
    }
    const slot = low & this.#mask
    this.#low[slot] = low
    this.#high[slot] = high
    this.#value[slot] = value
    this.#bound[slot] = value >= beta ? AT_LEAST : value <= alpha ? AT_MOST : EXACT
    this.#move[slot] = best
    return value
  }
}
