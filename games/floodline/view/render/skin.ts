/**
 * From cells to faces: only those that can be seen, each with what the shader needs to light its four corners. Twenty bytes a
 * face, drawn as one instance of a square.
 */
import type { Spot } from '../../nouns.ts'
import { CORNERS_UV, NORMALS } from './faces.ts'
import type { Grid } from './grid.ts'
import { layerOf } from './looks.ts'
import type { Rgb } from './palette.ts'

export const BIAS = 16 // added to coordinates, so that what lies below or beside the board fits a byte
export const STRIDE = 20 // place and face, contact ×4, sky ×4, tint and layer, edges and grain

/** Edges of a face, two bits each in the order low across, high across, low along, high along. */
export const NO_EDGE = 0
export const CONVEX = 1
export const SEAM = 2

/** By free neighbours, 0 to 3: mapped to 0.52 … 1. */
const CONTACT = [0, 1, 2, 3].map(free => Math.round(255 * (0.52 + 0.48 * (free / 3))))

/** A list of faces that grows; its bytes are uploaded as they are. */
export class Skin {
  bytes = new Uint8Array(STRIDE * 64)
  count = 0
  shift: Spot = [0, 0, 0] // from where the grid has a cell to where it is drawn

  clear(): void {
    this.count = 0
  }

  /** Room for one more; says where it begins. */
  next(): number {
    const start = this.count * STRIDE
    if (start + STRIDE > this.bytes.length) {
      const larger = new Uint8Array(this.bytes.length * 2)
      larger.set(this.bytes)
      this.bytes = larger
    }
    this.count++
    return start
  }
}

export interface FaceLook {
  readonly layer: number
  readonly tint: Rgb
  readonly grain: number
}

/** One face of a cell; `withSky` false saves the rays where nobody would see the difference. */
export function addFace(skin: Skin, grid: Grid, x: number, y: number, z: number, face: number, look: FaceLook, withSky: boolean): void {
  const at = skin.next()
  const { bytes } = skin
  const cell = grid.at(x, y, z)
  bytes[at] = x + BIAS + skin.shift[0]
  bytes[at + 1] = y + BIAS + skin.shift[1]
  bytes[at + 2] = z + BIAS + skin.shift[2]
  bytes[at + 3] = face
  for (let corner = 0; corner < CORNERS_UV.length; corner++) {
    bytes[at + 4 + corner] = CONTACT[grid.contact(face, cell, corner)] as number
    bytes[at + 8 + corner] = withSky ? grid.sky(face, cell, corner) : 254
  }
  bytes[at + 12] = Math.round(look.tint[0] * 255)
  bytes[at + 13] = Math.round(look.tint[1] * 255)
  bytes[at + 14] = Math.round(look.tint[2] * 255)
  bytes[at + 15] = look.layer
  bytes[at + 16] = edgesOf(grid, cell, face)
  bytes[at + 17] = look.grain & 255
}

function edgesOf(grid: Grid, cell: number, face: number): number {
  const across = grid.across[face] as number
  const along = grid.along[face] as number
  const front = grid.strides[face] as number
  return (
    edge(grid, cell, cell - across, front) |
    (edge(grid, cell, cell + across, front) << 2) |
    (edge(grid, cell, cell - along, front) << 4) |
    (edge(grid, cell, cell + along, front) << 6)
  )
}

function edge({ bodies }: Grid, cell: number, beside: number, front: number): number {
  if (bodies[beside + front] !== 0) return NO_EDGE // a nook: contact darkens it
  if (bodies[beside] === 0) return CONVEX
  return bodies[beside] === bodies[cell] ? NO_EDGE : SEAM
}

/** What the mesher asks about a cell. */
export interface Looks {
  code(x: number, y: number, z: number): number
  note(x: number, y: number, z: number): number
  tint(x: number, y: number, z: number): Rgb
  grain(x: number, y: number, z: number): number
}

/** Every exposed face of the solid cells in a box, `most` not included. */
export function skinBox(skin: Skin, grid: Grid, looks: Looks, least: Spot, most: Spot): void {
  const { bodies, strides } = grid
  for (let y = least[1]; y < most[1]; y++)
    for (let x = least[0]; x < most[0]; x++)
      for (let z = least[2]; z < most[2]; z++) {
        const cell = grid.at(x, y, z)
        if (bodies[cell] !== 0) skinCell(skin, grid, looks, x, y, z, cell, bodies, strides)
      }
}

function skinCell(
  skin: Skin,
  grid: Grid,
  looks: Looks,
  x: number,
  y: number,
  z: number,
  cell: number,
  bodies: Uint16Array,
  strides: readonly number[],
): void {
  let tint: Rgb | null = null
  for (let face = 0; face < NORMALS.length; face++) {
    if (bodies[cell + (strides[face] as number)] !== 0) continue
    tint ??= looks.tint(x, y, z)
    const grain = looks.grain(x, y, z)
    const layer = layerOf(looks.code(x, y, z), looks.note(x, y, z), face, grain)
    addFace(skin, grid, x, y, z, face, { layer, tint, grain }, true)
  }
}
