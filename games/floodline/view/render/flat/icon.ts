/** Pieces as flat polygons in the board's own light, for NEXT and HOLD: no canvas, no WebGL, sharp at any size. */
import { HEAVY, REINFORCED } from '../../../rules/cells.ts'
import { VOXELS } from '../../../rules/pieces.ts'
import { OFF_AXIS, PITCH, type Point, towardsEye } from '../camera/lens.ts'
import { cornerOf, NORMALS } from '../mesh/faces.ts'
import { HEAVY_TONE, REINFORCED_TONE, toneOf } from '../palette.ts'
import { litFace } from './light-tones.ts'

export type IconPart = 'top' | 'left' | 'right' | 'mark'

export interface IconPolygon {
  readonly points: string // as SVG has them
  readonly fill: string
  readonly part: IconPart // a class, should somebody want other colours
}

export interface PieceIcon {
  readonly viewBox: string
  readonly polygons: readonly IconPolygon[] // back to front
}

const MARGIN = 0.12
const GOLD = '#E3A93B'
const TAR = '#1B1B22'
const STEEL = '#8F97A8'

type Flat = readonly [number, number]
type Shape = readonly (readonly [u: number, v: number])[]

/** On a face, as parts of its width and height. */
const BAND: Shape = [
  [0, 0.36],
  [1, 0.36],
  [1, 0.64],
  [0, 0.64],
]
const STRIPES: readonly Shape[] = [0, 0.5].map(at => [
  [at + 0.04, 0.36],
  [at + 0.29, 0.36],
  [at + 0.46, 0.64],
  [at + 0.21, 0.64],
])
const bar = (u0: number, v0: number, u1: number, v1: number): Shape => [
  [u0, v0],
  [u1, v0],
  [u1, v1],
  [u0, v1],
]
const SQUARE: readonly Shape[] = [bar(0.2, 0.2, 0.8, 0.25), bar(0.2, 0.75, 0.8, 0.8), bar(0.2, 0.2, 0.25, 0.8), bar(0.75, 0.2, 0.8, 0.8)]
const BRACE: readonly Shape[] = [
  bar(0, 0, 1, 0.14),
  bar(0, 0.86, 1, 1),
  bar(0, 0, 0.14, 1),
  bar(0.86, 0, 1, 1),
  [
    [0.1, 0.18],
    [0.18, 0.1],
    [0.9, 0.82],
    [0.82, 0.9],
  ],
  [
    [0.82, 0.1],
    [0.9, 0.18],
    [0.18, 0.9],
    [0.1, 0.82],
  ],
]

/** `tint` chooses the tone of a standard piece; `yaw` turns it, in radians from how the first corner sees it. */
export function drawPieceIcon(piece: number, material: number, yaw = 0, tint = piece + 1): PieceIcon {
  const voxels = VOXELS[piece] ?? []
  const turn = OFF_AXIS + yaw
  const out = towardsEye(turn, PITCH)
  const right: Point = [Math.cos(turn), 0, Math.sin(turn)]
  const up: Point = [out[1] * right[2] - out[2] * right[1], out[2] * right[0] - out[0] * right[2], out[0] * right[1] - out[1] * right[0]]
  const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
  const flat = (point: Point): Flat => [dot(point, right), -dot(point, up)]
  const tone = material === HEAVY ? HEAVY_TONE : material === REINFORCED ? REINFORCED_TONE : toneOf(tint)
  const filled = new Set(voxels.map(String))
  const seen: Flat[] = []
  const polygons: IconPolygon[] = []
  const draw = (points: readonly Flat[], fill: string, part: IconPart): void => {
    polygons.push({ points: points.map(([x, y]) => `${x.toFixed(3)},${y.toFixed(3)}`).join(' '), fill, part })
  }
  for (const [x, y, z] of [...voxels].sort((a, b) => dot(a, out) - dot(b, out)))
    for (const [face, normal] of NORMALS.entries()) {
      const [nx, ny, nz] = normal
      if (dot(normal, out) <= 0 || filled.has(String([x + nx, y + ny, z + nz]))) continue
      const part: IconPart = ny > 0 ? 'top' : dot(normal, right) < 0 ? 'left' : 'right'
      const corners = [0, 1, 2, 3].map(corner => flat(cornerOf(face, corner, x, y, z)))
      seen.push(...corners)
      draw(corners, litFace(tone, face, -yaw), part)
      for (const [shape, fill] of marksOf(material, ny !== 0))
        draw(
          shape.map(([u, v]) => between(corners as [Flat, Flat, Flat, Flat], u, v)),
          litFace(fill, face, -yaw),
          'mark',
        )
    }
  const xs = seen.map(([x]) => x)
  const ys = seen.map(([, y]) => y)
  const least: Flat = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN]
  const size: Flat = [Math.max(...xs) + MARGIN - least[0], Math.max(...ys) + MARGIN - least[1]]
  return { viewBox: [...least, ...size].map(value => value.toFixed(3)).join(' '), polygons }
}

function marksOf(material: number, level: boolean): readonly (readonly [Shape, string])[] {
  if (material === HEAVY && level) return SQUARE.map(shape => [shape, GOLD] as const)
  if (material === HEAVY) return [[BAND, TAR], ...STRIPES.map(shape => [shape, GOLD] as const)]
  if (material === REINFORCED) return BRACE.map(shape => [shape, STEEL] as const)
  return []
}

function between([a, b, c, d]: [Flat, Flat, Flat, Flat], u: number, v: number): Flat {
  const mix = (p: number, q: number, r: number, s: number): number => (1 - v) * ((1 - u) * p + u * q) + v * ((1 - u) * s + u * r)
  return [mix(a[0], b[0], c[0], d[0]), mix(a[1], b[1], c[1], d[1])]
}
