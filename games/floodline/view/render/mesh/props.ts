/**
 * One small thing on the roof of every body: made of boxes, and laid with the faces of the cell it stands on, so that it costs no draw
 * of its own. What it is follows from the number of the piece; no rule knows of it.
 */
import { type Rgb, rootOf } from '../palette.ts'
import type { Box, FaceBuffer } from './face-buffer.ts'
import { FACE_DOWN, NORMALS } from './faces.ts'

const BRICK = rootOf('#B98670')
const STONE = rootOf('#DCCFC4')
const BARK = rootOf('#7D6457')
const LEAF = rootOf('#7F9A66')
const STEEL = rootOf('#8C96A6')
const WOOD = rootOf('#A98266')
const GLASS = rootOf('#F3D294')

/** By kind, from 1. */
const PROPS: readonly (readonly (readonly [box: Box, tint: Rgb])[])[] = [
  [],
  [
    [[0.58, 1, 0.26, 0.2, 0.34, 0.2], BRICK], // a chimney and its cap
    [[0.55, 1.34, 0.23, 0.26, 0.07, 0.26], STONE],
  ],
  [
    [[0.45, 1, 0.45, 0.1, 0.2, 0.1], BARK], // a tree
    [[0.29, 1.15, 0.29, 0.42, 0.3, 0.42], LEAF],
    [[0.37, 1.45, 0.37, 0.26, 0.16, 0.26], LEAF],
  ],
  [
    [[0.36, 1, 0.36, 0.28, 0.12, 0.28], BARK], // a tank on its foot
    [[0.28, 1.12, 0.28, 0.44, 0.32, 0.44], WOOD],
  ],
  [
    [[0.3, 1, 0.64, 0.05, 0.62, 0.05], STEEL], // an antenna
    [[0.18, 1.46, 0.64, 0.29, 0.05, 0.05], STEEL],
  ],
  [[[0.3, 1, 0.36, 0.4, 0.15, 0.28], GLASS]], // a skylight
]

export const PROP_KINDS = PROPS.length - 1

export function addProp(faces: FaceBuffer, x: number, y: number, z: number, kind: number): void {
  for (const [box, tint] of PROPS[kind] ?? []) {
    faces.dip(tint, kind)
    for (let face = 0; face < NORMALS.length; face++) if (face !== FACE_DOWN) faces.addBox(x, y, z, face, box)
  }
}
