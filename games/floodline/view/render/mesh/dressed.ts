/**
 * Cells with a look of their own: which of them go on beside a cell, and their faces. What a look is made of is fetched when there is
 * one to be seen (dress/wardrobe.ts).
 */
import type { Rgb } from '../palette.ts'
import type { Box, BoxLook, FaceBuffer } from './face-buffer.ts'
import { FACE_DOWN, FACE_UP, NORMALS } from './faces.ts'
import type { Grid } from './grid.ts'
import { PLAIN } from './looks.ts'

/** Where a cell is along a row of cells with the same look: how many come before it, and how many there are. */
export type Along = readonly [at: number, of: number]

export interface Place {
  readonly x: Along
  readonly y: Along
  readonly z: Along
  readonly open: number // a bit by face: nothing stands there
  readonly same: number // a bit by face: the same look goes on
}

/** What lies on the faces of a whole cell. */
export interface Skin {
  readonly side: number // layers
  readonly top: number
  readonly tint: Rgb
  readonly topTint?: Rgb
  readonly ends?: { readonly layer: number; readonly tint: Rgb; readonly faces: number } // other faces than the sides, a bit each
}

export interface Part extends BoxLook {
  readonly box: Box
  readonly tint: Rgb
  readonly fine?: boolean // left out on weak machines
  readonly pane?: boolean // glass
}

export interface Worn {
  readonly skin: Skin | null // null: it does not fill its cell
  readonly parts: readonly Part[]
}

export interface Dress {
  /** It does not fill its cell: what stands behind it is seen. */
  isSlim(look: number): boolean
  wear(look: number, place: Place): Worn
}

export const has = (bits: number, face: number): boolean => ((bits >> face) & 1) === 1

type Asked = (x: number, y: number, z: number) => number

/** `lookAt` is 0 outside. */
export function placeIn(lookAt: Asked, standsAt: (x: number, y: number, z: number) => boolean, x: number, y: number, z: number): Place {
  const own = lookAt(x, y, z)
  const steps = (dx: number, dy: number, dz: number): number => {
    let far = 0
    while (lookAt(x + dx * (far + 1), y + dy * (far + 1), z + dz * (far + 1)) === own) far++
    return far
  }
  const along = (dx: number, dy: number, dz: number): Along => {
    const before = steps(-dx, -dy, -dz)
    return [before, before + 1 + steps(dx, dy, dz)]
  }
  let open = 0
  let same = 0
  for (const [face, [dx, dy, dz]] of NORMALS.entries()) {
    if (lookAt(x + dx, y + dy, z + dz) === own) same |= 1 << face
    if (!standsAt(x + dx, y + dy, z + dz)) open |= 1 << face
  }
  return { x: along(1, 0, 0), y: along(0, 1, 0), z: along(0, 0, 1), open, same }
}

export interface Laying {
  readonly grid: Grid
  readonly faces: FaceBuffer
  readonly glass: FaceBuffer | null // null: panes are laid with the rest
  readonly withSky: boolean
  readonly fine: boolean
  readonly tint: Rgb | null // in place of all its own
}

export function layWorn({ skin, parts }: Worn, { same }: Place, laying: Laying, x: number, y: number, z: number): void {
  const { grid, faces, glass, withSky, fine, tint } = laying
  const cell = grid.at(x, y, z)
  const hidden = (face: number): boolean => grid.bodies[cell + (grid.strides[face] as number)] !== 0
  if (skin)
    for (let face = 0; face < NORMALS.length; face++) {
      if (hidden(face)) continue
      const flat = face === FACE_UP || face === FACE_DOWN
      const end = skin.ends && has(skin.ends.faces, face) ? skin.ends : null
      faces.dip(tint ?? end?.tint ?? (flat ? (skin.topTint ?? skin.tint) : skin.tint), 0)
      faces.add(grid, x, y, z, face, tint ? PLAIN : (end?.layer ?? (flat ? skin.top : skin.side)), withSky)
    }
  for (const part of parts) {
    if (part.fine && !fine) continue
    const into = part.pane && glass && !tint ? glass : faces
    into.dip(tint ?? part.tint, 0)
    for (let face = 0; face < NORMALS.length; face++) {
      if (touches(part.box, face) && (hidden(face) || has(same, face))) continue
      into.addBox(x, y, z, face, part.box, tint ? {} : part)
    }
  }
}

/** Whether a side of a box lies in that side of its cell. */
function touches(box: Box, face: number): boolean {
  const [nx, ny, nz] = NORMALS[face] as readonly [number, number, number]
  const axis = nx !== 0 ? 0 : ny !== 0 ? 1 : nz !== 0 ? 2 : 0
  const least = box[axis] as number
  const most = least + (box[axis + 3] as number)
  return nx + ny + nz < 0 ? Math.abs(least) < 0.001 : Math.abs(most - 1) < 0.001
}
