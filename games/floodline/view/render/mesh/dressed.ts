/** Cells with a look of their own, as types: what they are made of is fetched when there is one to be seen (dress/wardrobe.ts). */
import type { Rgb } from '../palette.ts'
import type { Box, BoxLook, FaceBuffer } from './face-buffer.ts'
import type { Grid } from './grid.ts'

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
  /** The faces of a cell, as it looks among its neighbours. */
  lay(among: Neighbours, laying: Laying, x: number, y: number, z: number): void
}

export interface Neighbours {
  lookAt(x: number, y: number, z: number): number // 0 outside
  standsAt(x: number, y: number, z: number): boolean
}

export interface Laying {
  readonly grid: Grid
  readonly faces: FaceBuffer
  readonly glass: FaceBuffer | null // null: panes are laid with the rest
  readonly withSky: boolean
  readonly fine: boolean
  readonly tint: Rgb | null // in place of all its own
}
