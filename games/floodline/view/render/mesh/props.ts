/**
 * One small thing on the roof of every body: made of boxes, and laid with the faces of the cell it stands on, so that it costs no draw
 * of its own. What it is follows from the number of the piece; no rule knows of it.
 */
import { type Rgb, rootOf } from '../palette.ts'
import type { FaceBuffer } from './face-buffer.ts'
import { FACE_DOWN, FACE_UP, NORMALS } from './faces.ts'

/** Least corner and size, in cells, from the least corner of the cell below: 1 is its roof. */
type Box = readonly [x: number, y: number, z: number, wide: number, tall: number, deep: number]

/** The first is a whole cell: what is no prop. The shader knows them by number. */
export const BOXES: readonly Box[] = [
  [0, 0, 0, 1, 1, 1],
  [0.58, 1, 0.26, 0.2, 0.34, 0.2], // a chimney and its cap
  [0.55, 1.34, 0.23, 0.26, 0.07, 0.26],
  [0.45, 1, 0.45, 0.1, 0.2, 0.1], // a tree
  [0.29, 1.15, 0.29, 0.42, 0.3, 0.42],
  [0.37, 1.45, 0.37, 0.26, 0.16, 0.26],
  [0.36, 1, 0.36, 0.28, 0.12, 0.28], // a tank on its foot
  [0.28, 1.12, 0.28, 0.44, 0.32, 0.44],
  [0.3, 1, 0.64, 0.05, 0.62, 0.05], // an antenna
  [0.18, 1.46, 0.64, 0.29, 0.05, 0.05],
  [0.3, 1, 0.36, 0.4, 0.15, 0.28], // a skylight
]

const BRICK = rootOf('#B98670')
const STONE = rootOf('#DCCFC4')
const BARK = rootOf('#7D6457')
const LEAF = rootOf('#7F9A66')
const STEEL = rootOf('#8C96A6')
const WOOD = rootOf('#A98266')
const GLASS = rootOf('#F3D294')

/** By kind, from 1. */
const PROPS: readonly (readonly (readonly [box: number, tint: Rgb])[])[] = [
  [],
  [
    [1, BRICK],
    [2, STONE],
  ],
  [
    [3, BARK],
    [4, LEAF],
    [5, LEAF],
  ],
  [
    [6, BARK],
    [7, WOOD],
  ],
  [
    [8, STEEL],
    [9, STEEL],
  ],
  [[10, GLASS]],
]

export const PROP_KINDS = PROPS.length - 1

export function addProp(faces: FaceBuffer, x: number, y: number, z: number, kind: number): void {
  for (const [box, tint] of PROPS[kind] ?? []) {
    faces.dip(tint, kind)
    for (let face = 0; face < NORMALS.length; face++) if (face !== FACE_DOWN) faces.addBox(x, y, z, face, box, face === FACE_UP)
  }
}
