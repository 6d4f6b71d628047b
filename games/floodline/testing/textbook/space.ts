/** Directions, neighbours and the canonical order, as FL-1 to FL-7 define them: vectors, products, comparisons. */
import type { Spot } from '../../nouns.ts'
import { indexOf, spotOf } from '../../rules/board/space.ts'

/** By gravity code: where things fall to. */
const GRAVITY: readonly Spot[] = [
  [0, -1, 0],
  [0, 0, -1],
  [0, 0, 1],
  [1, 0, 0],
  [-1, 0, 0],
]

/** By gravity code: the table of FL-4. */
const RIGHT: readonly Spot[] = [
  [1, 0, 0],
  [1, 0, 0],
  [1, 0, 0],
  [0, 0, 1],
  [0, 0, 1],
]

export interface Frame {
  readonly g: Spot
  readonly u: Spot
  readonly r: Spot
  readonly f: Spot
}

export function frame(gravity: number): Frame {
  const g = GRAVITY[gravity]!
  const u = times(g, -1)
  const r = RIGHT[gravity]!
  return { g, u, r, f: cross(u, r) }
}

export function plus([a, b, c]: Spot, [x, y, z]: Spot): Spot {
  return [a + x, b + y, c + z]
}

export function times([x, y, z]: Spot, factor: number): Spot {
  return [x * factor, y * factor, z * factor]
}

export function dot([a, b, c]: Spot, [x, y, z]: Spot): number {
  return a * x + b * y + c * z
}

function cross([a, b, c]: Spot, [x, y, z]: Spot): Spot {
  return [b * z - c * y, c * x - a * z, a * y - b * x]
}

export function isInside([X, Y, Z]: Spot, [x, y, z]: Spot): boolean {
  return x >= 0 && y >= 0 && z >= 0 && x < X && y < Y && z < Z
}

export function cellAt(bounds: Spot, [x, y, z]: Spot): number {
  return indexOf(bounds, x, y, z)
}

export function everyCell(bounds: Spot): number[] {
  return Array.from({ length: bounds[0] * bounds[1] * bounds[2] }, (_, cell) => cell)
}

/** The cell one step away, null beyond the edge of the board. */
export function toward(bounds: Spot, cell: number, step: Spot): number | null {
  const spot = plus(spotOf(bounds, cell), step)
  return isInside(bounds, spot) ? cellAt(bounds, spot) : null
}

const SIX: readonly Spot[] = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
]

/** The cells that share a face with this one. */
export function beside(bounds: Spot, cell: number): number[] {
  return around(bounds, cell, SIX)
}

export function around(bounds: Spot, cell: number, steps: readonly Spot[]): number[] {
  const spot = spotOf(bounds, cell)
  const found: number[] = []
  for (const step of steps) {
    const other = plus(spot, step)
    if (isInside(bounds, other)) found.push(cellAt(bounds, other))
  }
  return found
}

/** All cells that can be reached from this one by faces, over cells that `may` be walked; this one included. */
export function flood(bounds: Spot, start: number, may: (cell: number) => boolean): Set<number> {
  const reached = new Set([start])
  const waiting = [start]
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    for (const other of beside(bounds, cell)) {
      if (reached.has(other) || !may(other)) continue
      reached.add(other)
      waiting.push(other)
    }
  }
  return reached
}

/** [FL-5] */
export function inCanonicalOrder(bounds: Spot, gravity: number, cells: Iterable<number>): number[] {
  const { u, r, f } = frame(gravity)
  const places = [...cells].map(cell => {
    const spot = spotOf(bounds, cell)
    return { cell, up: dot(spot, u), right: dot(spot, r), forward: dot(spot, f) }
  })
  places.sort((a, b) => a.up - b.up || a.right - b.right || a.forward - b.forward)
  return places.map(place => place.cell)
}
