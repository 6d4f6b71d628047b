/** The six faces of a cell: where they look, and how a picture lies on them. U × V = N, and V is up wherever it can be. */
import type { Spot } from '../../../nouns.ts'
import { NEIGHBOURS } from '../../../rules/board/space.ts'

export const FACE_EAST = 0
export const FACE_WEST = 1
export const FACE_UP = 2
export const FACE_DOWN = 3
export const FACE_SOUTH = 4
export const FACE_NORTH = 5

/** By face. */
export const NORMALS = NEIGHBOURS
export const ACROSS: readonly Spot[] = [
  [0, 0, -1],
  [0, 0, 1],
  [1, 0, 0],
  [1, 0, 0],
  [1, 0, 0],
  [-1, 0, 0],
]
export const ALONG: readonly Spot[] = [
  [0, 1, 0],
  [0, 1, 0],
  [0, 0, -1],
  [0, 0, 1],
  [0, 1, 0],
  [0, 1, 0],
]

/** By gravity code: the face that looks against gravity. */
export const FACE_AGAINST: readonly number[] = [FACE_UP, FACE_SOUTH, FACE_NORTH, FACE_WEST, FACE_EAST]

/** By gravity code: the face that looks with gravity; also the face of the bounds a void of that name opens. */
export const FACE_WITH: readonly number[] = [FACE_DOWN, FACE_NORTH, FACE_SOUTH, FACE_EAST, FACE_WEST]

/** The four corners of a face as (across, along), in the order they are wound. */
export const CORNERS_UV: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]

/** The corner of a face in space; the cell's own lowest corner is (x, y, z). */
export function cornerOf(face: number, corner: number, x: number, y: number, z: number): [number, number, number] {
  const [nx, ny, nz] = NORMALS[face] as Spot
  const [ux, uy, uz] = ACROSS[face] as Spot
  const [vx, vy, vz] = ALONG[face] as Spot
  const [i, j] = CORNERS_UV[corner] as readonly [number, number]
  return [
    x + 0.5 + 0.5 * nx + (i - 0.5) * ux + (j - 0.5) * vx,
    y + 0.5 + 0.5 * ny + (i - 0.5) * uy + (j - 0.5) * vy,
    z + 0.5 + 0.5 * nz + (i - 0.5) * uz + (j - 0.5) * vz,
  ]
}
