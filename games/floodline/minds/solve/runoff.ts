/** How much water would run off by itself, and how far the rest is from it: one flood from the drains, up and over what is in the way. */

import type { Scope, Spot } from '../../nouns.ts'
import { isOpen, PLACED, WATER } from '../../rules/board/cells.ts'
import { AXES_OF, contains, frameOf, indexOf, spotOf } from '../../rules/board/space.ts'
import type { State } from './types.ts'

const FAR = 0x7fff
/** Of a unit that runs to a drain, and of one that stands at the very rim, in thousandths of one that is drained. */
const RUNS = 800
const AT_THE_RIM = 400

export class Runoff {
  readonly #bounds: Spot
  readonly #rim: Int16Array // by cell: the highest that has to be passed on the way to a drain
  readonly #next: Int32Array // by cell: the next of the same rim
  readonly #heads: Int32Array // by rim
  readonly #levels: readonly Int16Array[] // by gravity and cell: how high it is

  constructor({ level: { bounds }, cells }: Readonly<State>) {
    this.#bounds = bounds
    this.#rim = new Int16Array(cells.length)
    this.#next = new Int32Array(cells.length)
    this.#heads = new Int32Array(Math.max(...bounds) + 1)
    this.#levels = [0, 1, 2, 3, 4].map(gravity => levelsOf(bounds, gravity, cells.length))
  }

  /** In thousandths of a unit, at most so many units. */
  of(state: Readonly<State>, units: number): number {
    const levels = this.#levels[state.gravity]
    this.#flood(state, levels)
    let sum = 0
    let count = 0
    for (let cell = state.cells.indexOf(WATER); cell >= 0; cell = state.cells.indexOf(WATER, cell + 1)) {
      const rim = this.#rim[cell]
      if (rim === FAR) continue
      count++
      sum += rim <= levels[cell] ? RUNS : Math.trunc((AT_THE_RIM * (levels[cell] + 1)) / (rim + 1))
    }
    return count > units ? Math.trunc((sum * units) / count) : sum
  }

  #flood(state: Readonly<State>, levels: Int16Array): void {
    const { cells, drainCells } = state
    this.#rim.fill(FAR)
    this.#heads.fill(-1)
    for (const drain of drainCells) this.#drink(state, drain, levels)
    for (let rim = 0; rim < this.#heads.length; rim++)
      for (let cell = this.#heads[rim]; cell >= 0; cell = this.#heads[rim]) {
        this.#heads[rim] = this.#next[cell]
        this.#around(cell, rim, cells, levels)
      }
  }

  /** What a drain takes by itself: it reaches round corners if its scope does. */
  #drink(state: Readonly<State>, drain: number, levels: Int16Array): void {
    const { cells, gravity } = state
    const scope = scopeOf(state, drain)
    if (scope === 'ADJ6') return this.#around(drain, 0, cells, levels)
    const [X, Y, Z] = this.#bounds
    const [x, y, z] = spotOf(this.#bounds, drain)
    if (scope === 'SELF') {
      const [dx, dy, dz] = AXES_OF[gravity].u
      if (contains(this.#bounds, x + dx, y + dy, z + dz)) this.#enter(indexOf(this.#bounds, x + dx, y + dy, z + dz), 0, cells, levels)
      return
    }
    for (let cy = Math.max(0, y - 1); cy <= Math.min(Y - 1, y + 1); cy++)
      for (let cx = Math.max(0, x - 1); cx <= Math.min(X - 1, x + 1); cx++)
        for (let cz = Math.max(0, z - 1); cz <= Math.min(Z - 1, z + 1); cz++) this.#enter((cy * X + cx) * Z + cz, 0, cells, levels)
  }

  #around(cell: number, rim: number, cells: Uint8Array, levels: Int16Array): void {
    const [X, Y, Z] = this.#bounds
    const z = cell % Z
    const column = (cell - z) / Z
    const x = column % X
    const y = (column - x) / X
    if (z > 0) this.#enter(cell - 1, rim, cells, levels)
    if (z < Z - 1) this.#enter(cell + 1, rim, cells, levels)
    if (x > 0) this.#enter(cell - Z, rim, cells, levels)
    if (x < X - 1) this.#enter(cell + Z, rim, cells, levels)
    if (y > 0) this.#enter(cell - X * Z, rim, cells, levels)
    if (y < Y - 1) this.#enter(cell + X * Z, rim, cells, levels)
  }

  #enter(cell: number, from: number, cells: Uint8Array, levels: Int16Array): void {
    if (this.#rim[cell] !== FAR || !isOpen(cells[cell])) return
    const rim = Math.max(from, levels[cell])
    this.#rim[cell] = rim
    this.#next[cell] = this.#heads[rim]
    this.#heads[rim] = cell
  }
}

function scopeOf({ level, notes }: Readonly<State>, drain: number): Scope {
  const note = notes[drain]
  if (note === PLACED) return level.abilities?.drain?.scope ?? 'SELF'
  return level.terrain.filter(({ type }) => type === 'DRAIN')[note - 1]?.scope ?? 'SELF'
}

function levelsOf(bounds: Spot, gravity: number, size: number): Int16Array {
  const { levels, rows, length, first, up, right, forward } = frameOf(bounds, gravity)
  const heights = new Int16Array(size)
  for (let e = 0; e < levels; e++)
    for (let r = 0; r < rows; r++) for (let f = 0; f < length; f++) heights[first + e * up + r * right + f * forward] = e
  return heights
}
