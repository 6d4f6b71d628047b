/**
 * From cells to faces: only those that can be seen, each with what the shader needs to light its four corners. Twenty-eight bytes a
 * face, drawn as one instance of a square.
 */
import type { Spot } from '../../../nouns.ts'
import type { Rgb } from '../palette.ts'
import { FACE_DOWN, FACE_UP } from './faces.ts'
import type { Grid } from './grid.ts'
import { PLAIN } from './looks.ts'

export const BIAS = 16 // added to coordinates, so that what lies below or beside the board fits a byte
/** Place, face and whether it is a box's, contact ×4, sky ×4, tint and layer, edges, grain, sun ×4 (half a byte each), box and its glow. */
export const STRIDE = 28
export const BOX = 8 // of the fourth byte: it is a face of a box that is no whole cell
export const BOX_UNIT = 64 // boxes are measured in parts of a cell, from one cell before their own

/** Least corner and size, in cells, from the least corner of the cell it belongs to: 1 is its roof. */
export type Box = readonly [x: number, y: number, z: number, wide: number, tall: number, deep: number]

/** What a box may be beside plain and dull. */
export interface BoxLook {
  readonly layer?: number
  readonly glow?: number // 0 to 1: shines by itself
  readonly floats?: boolean // stands on no ground that darkens its foot
}

/** Edges of a face, two bits each in the order low across, high across, low along, high along. */
export const NO_EDGE = 0
export const CONVEX = 1
export const SEAM = 2

const OPEN = 254 // all of the sky
const ALL_SUNNY = 0xffff
const ALL_CONVEX = 0b01010101
const FOOT = 150 // how dark a prop is where it stands

/** By what stands around a face (Grid.around), four corners each: 0 to 3 free neighbours are 0.52 … 1; between two walls there is none. */
const CONTACTS = Uint8Array.from({ length: 256 * 4 }, (_, slot) => {
  const around = slot >> 2
  const corner = slot & 3
  const side = (around >> (corner === 1 || corner === 2 ? 1 : 0)) & 1
  const other = (around >> (corner < 2 ? 2 : 3)) & 1
  const free = side + other === 2 ? 0 : 3 - side - other - ((around >> (4 + corner)) & 1)
  return Math.round(255 * (0.52 + 0.48 * (free / 3)))
})

/** A list of faces that grows; its bytes are uploaded as they are. */
export class FaceBuffer {
  bytes = new Uint8Array(STRIDE * 64)
  count = 0
  shift: Spot = [0, 0, 0] // from where the grid has a cell to where it is drawn
  #red = 0
  #green = 0
  #blue = 0
  #grain = 0

  clear(): void {
    this.count = 0
  }

  /** What the faces that follow are painted with. */
  dip([red, green, blue]: Rgb, grain: number): void {
    this.#red = Math.round(red * 255)
    this.#green = Math.round(green * 255)
    this.#blue = Math.round(blue * 255)
    this.#grain = grain
  }

  /** One face of a cell; `withSky` false saves the rays where nobody would see the difference. */
  add(grid: Grid, x: number, y: number, z: number, face: number, layer: number, withSky: boolean): void {
    const at = this.#next()
    const { bytes } = this
    const cell = grid.at(x, y, z)
    const around = grid.around(face, cell + (grid.strides[face] as number))
    bytes[at] = x + BIAS + this.shift[0]
    bytes[at + 1] = y + BIAS + this.shift[1]
    bytes[at + 2] = z + BIAS + this.shift[2]
    bytes[at + 3] = face
    const shining = withSky && grid.shining
    let suns = shining ? 0 : ALL_SUNNY
    for (let corner = 0; corner < 4; corner++) {
      bytes[at + 4 + corner] = CONTACTS[(around << 2) | corner] as number
      bytes[at + 8 + corner] = withSky ? grid.sky(face, cell, corner) : OPEN
      if (shining) suns |= grid.sun(face, cell, corner) << (4 * corner)
    }
    this.#finish(at, layer, edgesOf(grid, cell, face, around), suns)
  }

  /** One face of a box in a cell or on its roof: nothing but its own foot darkens it. */
  addBox(x: number, y: number, z: number, face: number, box: Box, { layer = PLAIN, glow = 0, floats = false }: BoxLook = {}): void {
    const at = this.#next()
    const { bytes } = this
    bytes[at] = x + BIAS + this.shift[0]
    bytes[at + 1] = y + BIAS + this.shift[1]
    bytes[at + 2] = z + BIAS + this.shift[2]
    bytes[at + 3] = face + BOX
    bytes.fill(255, at + 4, at + 8)
    if (face !== FACE_UP && face !== FACE_DOWN && !floats) bytes.fill(FOOT, at + 4, at + 6)
    bytes.fill(OPEN, at + 8, at + 12)
    this.#finish(at, layer, ALL_CONVEX, ALL_SUNNY)
    for (let axis = 0; axis < 3; axis++) {
      bytes[at + 20 + axis] = Math.round(((box[axis] as number) + 1) * BOX_UNIT)
      bytes[at + 24 + axis] = Math.round((box[axis + 3] as number) * BOX_UNIT)
    }
    bytes[at + 23] = Math.round(glow * 255)
  }

  #finish(at: number, layer: number, edges: number, suns: number): void {
    const { bytes } = this
    bytes[at + 12] = this.#red
    bytes[at + 13] = this.#green
    bytes[at + 14] = this.#blue
    bytes[at + 15] = layer
    bytes[at + 16] = edges
    bytes[at + 17] = this.#grain
    bytes[at + 18] = suns
    bytes[at + 19] = suns >> 8
    bytes.fill(BOX_UNIT, at + 20, at + 28)
    bytes[at + 23] = 0
  }

  /** Room for one more; says where it begins. */
  #next(): number {
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

function edgesOf({ bodies, across, along }: Grid, cell: number, face: number, around: number): number {
  const u = across[face] as number
  const v = along[face] as number
  const own = bodies[cell] as number
  return (
    edge(own, bodies[cell - u] as number, around & 1) |
    (edge(own, bodies[cell + u] as number, around & 2) << 2) |
    (edge(own, bodies[cell - v] as number, around & 4) << 4) |
    (edge(own, bodies[cell + v] as number, around & 8) << 6)
  )
}

function edge(own: number, beside: number, nook: number): number {
  if (nook !== 0 || beside === own) return NO_EDGE // contact darkens a nook
  return beside === 0 ? CONVEX : SEAM
}
