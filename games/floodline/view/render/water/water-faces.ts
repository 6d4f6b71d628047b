/**
 * The faces of water: its surface, and where it is cut open (the board's edge, like an aquarium, or air beside it). Built with
 * gravity-up as its axis, so that it holds under sideways gravity too. Sixteen bytes a face.
 */
import type { Spot } from '../../../nouns.ts'
import { DRAIN, ICE, WATER } from '../../../rules/board/cells.ts'
import { contains, directionOf, indexOf, spotOf } from '../../../rules/board/space.ts'
import { BIAS } from '../mesh/face-buffer.ts'
import { ACROSS, ALONG, CORNERS_UV, FACE_AGAINST, FACE_WITH, NORMALS } from '../mesh/faces.ts'

export const WATER_STRIDE = 16 // place and face, depth ×4 (in quarters of a cell), shore and kind
const DEPTH_UNIT = 4

/** Kinds, as bits: the cell has a surface; the face is that surface. */
export const SURFACED = 1
export const SURFACE = 2

export interface WaterFaces {
  bytes: Uint8Array
  count: number
}

/** How deep water is below the top of each cell, by cell; 0 where there is none. Columns are counted from their feet. */
export function depthsOf(bounds: Spot, cells: Uint8Array, gravity: number): Uint8Array {
  const depths = new Uint8Array(cells.length)
  const [gx, gy, gz] = directionOf(gravity)
  for (let foot = 0; foot < cells.length; foot++) {
    if (cells[foot] !== WATER) continue
    let [x, y, z] = spotOf(bounds, foot)
    if (contains(bounds, x + gx, y + gy, z + gz) && cells[indexOf(bounds, x + gx, y + gy, z + gz)] === WATER) continue
    for (let depth = 1; contains(bounds, x, y, z) && cells[indexOf(bounds, x, y, z)] === WATER; depth++) {
      depths[indexOf(bounds, x, y, z)] = depth
      ;[x, y, z] = [x - gx, y - gy, z - gz]
    }
  }
  return depths
}

/** Whether there is water in a box or right beside it: what changes there changes how it looks. */
export function isNearWater(bounds: Spot, cells: Uint8Array, least: Spot, most: Spot): boolean {
  const [X, Y, Z] = bounds
  for (let y = Math.max(0, least[1] - 1); y <= Math.min(Y - 1, most[1] + 1); y++)
    for (let x = Math.max(0, least[0] - 1); x <= Math.min(X - 1, most[0] + 1); x++)
      for (let z = Math.max(0, least[2] - 1); z <= Math.min(Z - 1, most[2] + 1); z++)
        if (cells[indexOf(bounds, x, y, z)] === WATER) return true
  return false
}

export function isSurface(bounds: Spot, cells: Uint8Array, gravity: number, x: number, y: number, z: number): boolean {
  const [gx, gy, gz] = directionOf(gravity)
  if (!contains(bounds, x - gx, y - gy, z - gz)) return true
  return cells[indexOf(bounds, x - gx, y - gy, z - gz)] !== WATER
}

/** Water of a list of cells, or of all, as faces. `cells` is the whole board: neighbours decide what is seen. */
export function waterFaces(bounds: Spot, cells: Uint8Array, gravity: number, of: readonly number[] | null): WaterFaces {
  const depths = depthsOf(bounds, cells, gravity)
  const faces: WaterFaces = { bytes: new Uint8Array(WATER_STRIDE * 64), count: 0 }
  const length = of?.length ?? cells.length
  for (let i = 0; i < length; i++) {
    const cell = of ? (of[i] as number) : i
    if (cells[cell] === WATER) addCell(faces, bounds, cells, depths, gravity, cell)
  }
  return faces
}

function addCell(faces: WaterFaces, bounds: Spot, cells: Uint8Array, depths: Uint8Array, gravity: number, cell: number): void {
  const up = FACE_AGAINST[gravity] as number
  const [x, y, z] = spotOf(bounds, cell)
  const surface = isSurface(bounds, cells, gravity, x, y, z)
  const covered = surface && coveredAbove(bounds, cells, up, x, y, z)
  for (let face = 0; face < NORMALS.length; face++) {
    if (face === FACE_WITH[gravity]) continue
    const [nx, ny, nz] = NORMALS[face] as Spot
    const inside = contains(bounds, x + nx, y + ny, z + nz)
    const beside = inside ? (cells[indexOf(bounds, x + nx, y + ny, z + nz)] as number) : 0
    if (face === up ? !surface || covered : beside !== 0) continue
    add(faces, bounds, cells, depths, gravity, x, y, z, face, (surface && !covered ? SURFACED : 0) | (face === up ? SURFACE : 0))
  }
}

/** A lid lies on it: no surface to see, and no gap to leave. */
function coveredAbove(bounds: Spot, cells: Uint8Array, up: number, x: number, y: number, z: number): boolean {
  const [nx, ny, nz] = NORMALS[up] as Spot
  return contains(bounds, x + nx, y + ny, z + nz) && (cells[indexOf(bounds, x + nx, y + ny, z + nz)] as number) > WATER
}

function add(
  faces: WaterFaces,
  bounds: Spot,
  cells: Uint8Array,
  depths: Uint8Array,
  gravity: number,
  x: number,
  y: number,
  z: number,
  face: number,
  kind: number,
): void {
  const at = faces.count * WATER_STRIDE
  if (at + WATER_STRIDE > faces.bytes.length) {
    const larger = new Uint8Array(faces.bytes.length * 2)
    larger.set(faces.bytes)
    faces.bytes = larger
  }
  faces.count++
  const { bytes } = faces
  bytes[at] = x + BIAS
  bytes[at + 1] = y + BIAS
  bytes[at + 2] = z + BIAS
  bytes[at + 3] = face
  const onSurface = (kind & SURFACE) !== 0
  for (let corner = 0; corner < CORNERS_UV.length; corner++) {
    const depth = onSurface ? surfaceDepth(bounds, depths, face, corner, x, y, z) : cutDepth(bounds, cells, gravity, face, corner, x, y, z)
    bytes[at + 4 + corner] = Math.min(255, Math.round(depth * DEPTH_UNIT))
  }
  bytes[at + 8] = onSurface ? shoreOf(bounds, cells, face, x, y, z) : 0
  bytes[at + 9] = kind
}

/** The mean of the columns that meet at a corner of the surface: depth must not jump from cell to cell. */
function surfaceDepth(bounds: Spot, depths: Uint8Array, face: number, corner: number, x: number, y: number, z: number): number {
  const u = ACROSS[face] as Spot
  const v = ALONG[face] as Spot
  const [i, j] = CORNERS_UV[corner] as readonly [number, number]
  let sum = 0
  let count = 0
  for (let a = 0; a < 2; a++)
    for (let b = 0; b < 2; b++) {
      const du = a * (i === 0 ? -1 : 1)
      const dv = b * (j === 0 ? -1 : 1)
      const px = x + du * u[0] + dv * v[0]
      const py = y + du * u[1] + dv * v[1]
      const pz = z + du * u[2] + dv * v[2]
      if (!contains(bounds, px, py, pz)) continue
      const depth = depths[indexOf(bounds, px, py, pz)] as number
      if (depth === 0) continue
      sum += depth
      count++
    }
  return sum / count
}

/** How far below the surface a corner of a cut is. */
function cutDepth(bounds: Spot, cells: Uint8Array, gravity: number, face: number, corner: number, x: number, y: number, z: number): number {
  const [gx, gy, gz] = directionOf(gravity)
  let above = 0
  while (
    contains(bounds, x - gx * (above + 1), y - gy * (above + 1), z - gz * (above + 1)) &&
    cells[indexOf(bounds, x - gx * (above + 1), y - gy * (above + 1), z - gz * (above + 1))] === WATER
  )
    above++
  const u = ACROSS[face] as Spot
  const v = ALONG[face] as Spot
  const [i, j] = CORNERS_UV[corner] as readonly [number, number]
  const sunk = (i - 0.5) * (u[0] * gx + u[1] * gy + u[2] * gz) + (j - 0.5) * (v[0] * gx + v[1] * gy + v[2] * gz) > 0
  return above + (sunk ? 1 : 0)
}

/** Bits 0 to 3: edges where water ends; 4 to 7: corners where only the cell across the corner is no water. Ice and drains lie in it. */
function shoreOf(bounds: Spot, cells: Uint8Array, face: number, x: number, y: number, z: number): number {
  const u = ACROSS[face] as Spot
  const v = ALONG[face] as Spot
  const wet = (a: number, b: number): boolean => {
    const px = x + a * u[0] + b * v[0]
    const py = y + a * u[1] + b * v[1]
    const pz = z + a * u[2] + b * v[2]
    if (!contains(bounds, px, py, pz)) return false
    const code = cells[indexOf(bounds, px, py, pz)] as number
    return code === WATER || code === DRAIN || code === ICE
  }
  const low = wet(-1, 0)
  const high = wet(1, 0)
  const near = wet(0, -1)
  const far = wet(0, 1)
  let shore = (low ? 0 : 1) | (high ? 0 : 2) | (near ? 0 : 4) | (far ? 0 : 8)
  if (low && near && !wet(-1, -1)) shore |= 16
  if (high && near && !wet(1, -1)) shore |= 32
  if (high && far && !wet(1, 1)) shore |= 64
  if (low && far && !wet(-1, 1)) shore |= 128
  return shore
}
