/** The first cell a line of sight meets. */
import type { Spot } from '../../../nouns.ts'
import { contains, indexOf } from '../../../rules/board/space.ts'
import { NORMALS } from '../mesh/faces.ts'
import type { Point } from './lens.ts'

export interface Hit {
  readonly cell: number
  readonly spot: Spot
  readonly face: number // of the cell, towards the eye
}

/** Walks from cell to cell through the board; `stops` says what cannot be looked through. Also the floor: a cell of layer 0 from above. */
export function cellAlong(bounds: Spot, eye: Point, way: Point, stops: (cell: number) => boolean): Hit | null {
  const [enter, leave] = span(bounds, eye, way)
  if (enter > leave) return null
  const start = Math.max(0, enter) + 1e-6
  const at = [0, 1, 2].map(axis => Math.floor((eye[axis] as number) + (way[axis] as number) * start)) as [number, number, number]
  let face = entered(bounds, eye, way, enter)
  let last: Hit | null = null
  while (contains(bounds, ...at)) {
    const cell = indexOf(bounds, ...at)
    last = { cell, spot: [...at], face }
    if (stops(cell)) return last
    let axis = 0
    let nearest = Number.POSITIVE_INFINITY
    for (let a = 0; a < 3; a++) {
      const d = way[a] as number
      if (d === 0) continue
      const t = ((at[a] as number) + (d > 0 ? 1 : 0) - (eye[a] as number)) / d
      if (t < nearest) {
        nearest = t
        axis = a
      }
    }
    const step = (way[axis] as number) > 0 ? 1 : -1
    at[axis] = (at[axis] as number) + step
    face = axis * 2 + (step > 0 ? 1 : 0)
  }
  return last !== null && at[1] < 0 ? { ...last, face: 2 } : null
}

/** When the line enters and leaves the bounds. */
function span(bounds: Spot, eye: Point, way: Point): [number, number] {
  let enter = Number.NEGATIVE_INFINITY
  let leave = Number.POSITIVE_INFINITY
  for (let axis = 0; axis < 3; axis++) {
    const d = way[axis] as number
    const from = eye[axis] as number
    if (d === 0 && (from < 0 || from > (bounds[axis] as number))) return [1, 0]
    if (d === 0) continue
    const one = (0 - from) / d
    const other = ((bounds[axis] as number) - from) / d
    enter = Math.max(enter, Math.min(one, other))
    leave = Math.min(leave, Math.max(one, other))
  }
  return [enter, leave]
}

function entered(bounds: Spot, eye: Point, way: Point, enter: number): number {
  for (const [face, [nx, ny, nz]] of NORMALS.entries()) {
    const axis = nx !== 0 ? 0 : ny !== 0 ? 1 : 2
    const wall = nx + ny + nz > 0 ? (bounds[axis] as number) : 0
    if (Math.abs((eye[axis] as number) + (way[axis] as number) * enter - wall) < 1e-6) return face
  }
  return 2
}
