/** The board gives way under what lands on it, and swings back: a damped spring. */
import type { Matrix, Point } from '../camera/lens.ts'

const SWING_MS = 200
const CALM_MS = 120
const LASTS_MS = 400
const CELLS = 0.065 // for a weight of one
const MOST = 0.5 // cells

/** How far a weight (mass times the cells it fell) pushes the board at most, in cells. */
export function joltOf(weight: number): number {
  return Math.min(MOST, CELLS * Math.sqrt(Math.max(0, weight)))
}

/** Where the spring is, as a part of how far it was pushed. */
export function swingAt(ms: number): number {
  if (ms <= 0 || ms >= LASTS_MS) return 0
  return Math.exp(-ms / CALM_MS) * Math.sin((2 * Math.PI * ms) / SWING_MS)
}

export class Jolt {
  readonly #shaken = new Float64Array(16)
  #way: Point = [0, -1, 0]
  #far = 0
  #since = Number.NEGATIVE_INFINITY

  /** A second blow counts if it is felt beside what is left of the first. */
  hit(weight: number, way: Point, now: number): void {
    const far = joltOf(weight)
    if (far < this.#far * Math.exp(-(now - this.#since) / CALM_MS)) return
    this.#way = way
    this.#far = far
    this.#since = now
  }

  moving(now: number): boolean {
    return now - this.#since < LASTS_MS
  }

  /** The same matrix while nothing swings; else another one, which is good until this is asked again. */
  shake(board: Matrix, now: number): Matrix {
    if (!this.moving(now)) return board
    const by = this.#far * swingAt(now - this.#since)
    this.#shaken.set(board)
    for (let axis = 0; axis < 3; axis++) this.#shaken[12 + axis] = (board[12 + axis] as number) + (this.#way[axis] as number) * by
    return this.#shaken
  }
}
