/**
 * Directions, and the five ways to read the board: which cell comes first depends on where gravity points.
 *
 * The world is right-handed: +x east, +y up, +z south [FL-1]. A cell's index is (y · X + x) · Z + z.
 */
import { GRAVITIES, type Gravity, type Spot } from '../../nouns.ts'

export const DOWN = 0
export const NORTH = 1
export const SOUTH = 2
export const EAST = 3
export const WEST = 4

/** By gravity code: three numbers each. U = -g, R by the table, F = U × R [FL-4]. */
const G: readonly Spot[] = [
  [0, -1, 0],
  [0, 0, -1],
  [0, 0, 1],
  [1, 0, 0],
  [-1, 0, 0],
]
const R: readonly Spot[] = [
  [1, 0, 0],
  [1, 0, 0],
  [1, 0, 0],
  [0, 0, 1],
  [0, 0, 1],
]

export function directionOf(gravity: number): Spot {
  return G[gravity]
}

/** 0 - 0 and not -0: the sign of a zero is invisible until somebody compares. */
function negated([x, y, z]: Spot): Spot {
  return [0 - x, 0 - y, 0 - z]
}

function cross([a, b, c]: Spot, [x, y, z]: Spot): Spot {
  return [b * z - c * y, c * x - a * z, a * y - b * x]
}

/** The axes of a gravity: up, right, forward. */
export interface Axes {
  readonly g: Spot
  readonly u: Spot
  readonly r: Spot
  readonly f: Spot
}

export const AXES_OF: readonly Axes[] = GRAVITIES.map((_, gravity) => {
  const g = G[gravity]
  const u = negated(g)
  const r = R[gravity]
  return { g, u, r, f: cross(u, r) }
})

export function gravityCode(gravity: Gravity): number {
  return GRAVITIES.indexOf(gravity)
}

export function indexOf([X, , Z]: Spot, x: number, y: number, z: number): number {
  return (y * X + x) * Z + z
}

export function spotOf([X, , Z]: Spot, cell: number): [x: number, y: number, z: number] {
  const z = cell % Z
  const column = (cell - z) / Z
  const x = column % X
  return [x, (column - x) / X, z]
}

export function contains([X, Y, Z]: Spot, x: number, y: number, z: number): boolean {
  return x >= 0 && y >= 0 && z >= 0 && x < X && y < Y && z < Z
}

/** Steps to the six cells that share a face with a cell: east, west, up, down, south, north. */
export const NEIGHBOURS: readonly Spot[] = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
]

/** Those of the six that are on the board, in that order. */
export function neighboursOf(bounds: Spot, cell: number): number[] {
  const [x, y, z] = spotOf(bounds, cell)
  const beside: number[] = []
  for (const [dx, dy, dz] of NEIGHBOURS) if (contains(bounds, x + dx, y + dy, z + dz)) beside.push(indexOf(bounds, x + dx, y + dy, z + dz))
  return beside
}

/**
 * A board read in a gravity's order: level by level upward, in a level by right, in a row by forward. The cell at (e, r, f)
 * has the index `first + e·up + r·right + f·forward`; counting e, r and f up visits the cells in canonical order [FL-5].
 */
export interface Frame {
  readonly levels: number
  readonly rows: number // of a level
  readonly length: number // of a row
  readonly first: number
  readonly up: number
  readonly right: number
  readonly forward: number
}

export function frameOf(bounds: Spot, gravity: number): Frame {
  const { u, r, f } = AXES_OF[gravity]
  const strides: Spot = [bounds[2], bounds[0] * bounds[2], 1]
  const along = (axis: Spot): number => Math.abs(axis[0]) * bounds[0] + Math.abs(axis[1]) * bounds[1] + Math.abs(axis[2]) * bounds[2]
  const stride = (axis: Spot): number => axis[0] * strides[0] + axis[1] * strides[1] + axis[2] * strides[2]
  const start = (axis: Spot): number => (stride(axis) < 0 ? -stride(axis) * (along(axis) - 1) : 0)
  return {
    levels: along(u),
    rows: along(r),
    length: along(f),
    first: start(u) + start(r) + start(f),
    up: stride(u),
    right: stride(r),
    forward: stride(f),
  }
}

/** Where each tilt leads, by sense (forward, back, left, right) and gravity; -1: up, -2: about the axis gravity lies on [FL-30]. */
export const UPSIDE_DOWN = -1
export const PARALLEL = -2
export const TILTED: readonly (readonly number[])[] = [
  [NORTH, UPSIDE_DOWN, DOWN, PARALLEL, PARALLEL],
  [SOUTH, DOWN, UPSIDE_DOWN, PARALLEL, PARALLEL],
  [WEST, PARALLEL, PARALLEL, DOWN, UPSIDE_DOWN],
  [EAST, PARALLEL, PARALLEL, UPSIDE_DOWN, DOWN],
]
