/** A piece as a small picture, lit like the board: top brightest, the camera's left side next, the other in shade. */
import { MATERIALS, type Spot } from '../../nouns.ts'
import { HEAVY, REINFORCED } from '../../rules/board/cells.ts'
import { VOXELS } from '../../rules/pieces/pieces.ts'
import type { Corner } from '../input/bearings.ts'
import { dot, type Polygon, pointsOf, seen, type Vec, type Viewpoint, viewpointAt } from './tilt/projection.ts'

type IconOf = (piece: number, material: number) => readonly Polygon[]

interface Tones {
  readonly top: string
  readonly lit: string
  readonly shade: string
}

/** Plaster, one tone a piece. */
const PLASTER = [
  '#e2a78f',
  '#edc4a4',
  '#ead1bb',
  '#f0d8bd',
  '#eecbab',
  '#e8c3a6',
  '#ecdccb',
  '#f2dcc2',
  '#e8cdb8',
  '#e9b79d',
  '#dcd6c0',
  '#e6c9b3',
]

function toned(hex: string, by: number, lilac: number): string {
  const channel = (at: number, tint: number): string => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) * by
    return Math.round(Math.min(255, value * (1 - lilac) + value * tint * lilac))
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1, 0.84)}${channel(3, 0.8)}${channel(5, 1)}`
}

function tonesOf(piece: number, material: number): Tones {
  const base = material === HEAVY ? '#3b3d49' : material === REINFORCED ? '#cfc8bd' : (PLASTER[piece] ?? '#e8cdb8')
  return { top: toned(base, 1.06, 0), lit: toned(base, 0.91, 0.06), shade: toned(base, 0.75, 0.22) }
}

interface Face {
  readonly normal: Vec
  readonly across: Vec
  readonly along: Vec
  readonly tone: keyof Tones
}

/** The three faces that this eye sees. */
function facesSeen(eye: Viewpoint): readonly Face[] {
  const sides: Vec[] = [
    [1, 0, 0],
    [-1, 0, 0],
    [0, 0, 1],
    [0, 0, -1],
  ]
  const [a, b] = sides.filter(side => dot(side, eye.away) < 0).sort((left, right) => dot(left, eye.right) - dot(right, eye.right))
  const up: Vec = [0, 1, 0]
  const beside = (normal: Vec): Vec => [Math.abs(normal[2]), 0, Math.abs(normal[0])]
  return [
    { normal: up, across: [1, 0, 0], along: [0, 0, 1], tone: 'top' },
    ...(a ? [{ normal: a, across: beside(a), along: up, tone: 'lit' } as const] : []),
    ...(b ? [{ normal: b, across: beside(b), along: up, tone: 'shade' } as const] : []),
  ]
}

/** A rectangle on a face of a cell, in parts of the face: 0 to 1 across and along. */
function patch(cell: Vec, { normal, across, along }: Face, corners: readonly (readonly [number, number])[]): Vec[] {
  const at = (axis: 0 | 1 | 2, s: number, t: number): number =>
    cell[axis] + normal[axis] * 0.5 + across[axis] * (s - 0.5) + along[axis] * (t - 0.5)
  return corners.map(([s, t]) => [at(0, s, t), at(1, s, t), at(2, s, t)])
}

const WHOLE = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const

function frame(inset: number, width: number): (readonly (readonly [number, number])[])[] {
  const [a, b] = [inset, 1 - inset]
  return [
    [
      [a, a],
      [b, a],
      [b, a + width],
      [a, a + width],
    ],
    [
      [a, b - width],
      [b, b - width],
      [b, b],
      [a, b],
    ],
    [
      [a, a],
      [a + width, a],
      [a + width, b],
      [a, b],
    ],
    [
      [b - width, a],
      [b, a],
      [b, b],
      [b - width, b],
    ],
  ]
}

function braces(width: number): (readonly (readonly [number, number])[])[] {
  return [
    [
      [0.12, 0.12 + width],
      [0.12 + width, 0.12],
      [0.88, 0.88 - width],
      [0.88 - width, 0.88],
    ],
    [
      [0.12, 0.88 - width],
      [0.12 + width, 0.88],
      [0.88, 0.12 + width],
      [0.88 - width, 0.12],
    ],
  ]
}

/** Gold and black, leaning the same way on both sides. */
const STRIPES = [0, 1, 2].map(
  i =>
    [
      [i / 3, 0.36],
      [i / 3 + 0.17, 0.36],
      [i / 3 + 0.33, 0.64],
      [i / 3 + 0.16, 0.64],
    ] as const,
)

/** What tells materials apart without their colour: stripes and a square, or a frame and a cross. */
function marks(material: number, face: Face): { corners: readonly (readonly [number, number])[]; fill: string }[] {
  const shaded = face.tone === 'shade'
  if (material === HEAVY) {
    const gold = shaded ? '#b98d3c' : '#e9b44c'
    if (face.tone === 'top') return frame(0.22, 0.02).map(corners => ({ corners, fill: gold }))
    return STRIPES.map(corners => ({ corners, fill: gold }))
  }
  if (material !== REINFORCED) return []
  const steel = face.tone === 'top' ? '#a3a8b6' : shaded ? '#6d7284' : '#8b90a0'
  return [...frame(0, 0.09), ...braces(0.03)].map(corners => ({ corners, fill: steel }))
}

/** Back to front, so that what is nearer covers what is behind. */
export function iconOf(corner: Corner = 0): IconOf {
  const eye = viewpointAt(corner)
  const faces = facesSeen(eye)
  const drawn = new Map<number, readonly Polygon[]>()
  return (piece, material) => {
    const token = piece * MATERIALS.length + material
    const polygons = drawn.get(token) ?? draw(piece, material)
    drawn.set(token, polygons)
    return polygons
  }

  function draw(piece: number, material: number): readonly Polygon[] {
    const voxels: readonly Spot[] = VOXELS[piece] ?? []
    const tones = tonesOf(piece, material)
    const taken = new Set(voxels.map(voxel => voxel.join()))
    const covered = (voxel: Spot, { normal }: Face): boolean =>
      taken.has([voxel[0] + normal[0], voxel[1] + normal[1], voxel[2] + normal[2]].join())
    return voxels
      .toSorted((a, b) => seen(eye, b).depth - seen(eye, a).depth)
      .flatMap(voxel =>
        faces
          .filter(face => !covered(voxel, face))
          .flatMap(face => [
            { points: pointsOf(eye, patch(voxel, face, WHOLE)), fill: tones[face.tone] },
            ...marks(material, face).map(({ corners, fill }) => ({ points: pointsOf(eye, patch(voxel, face, corners)), fill })),
          ]),
      )
  }
}

const pieceIcon: IconOf = iconOf(0)

const ROOM = 3.9 // cells of the screen across the widest piece

export interface PieceIconProps {
  readonly piece: number
  readonly material: number
  /** Larger than the others: it is the one that comes now. */
  readonly first?: boolean
}

/** All of them to one scale; the picture says nothing that the words beside it do not. */
export function PieceIcon({ piece, material, first = false }: PieceIconProps) {
  const polygons = pieceIcon(piece, material)
  const box = boxOf(polygons)
  const room = first ? 3 : ROOM
  const scale = Math.max(room, box.width + 0.1, (box.height + 0.1) / 0.72)
  return (
    <svg
      class="fl-piece"
      data-material={MATERIALS[material]}
      viewBox={`${box.x + box.width / 2 - scale / 2} ${box.y + box.height / 2 - scale * 0.36} ${scale} ${scale * 0.72}`}
      aria-hidden="true"
    >
      {polygons.map(({ points, fill }, i) => (
        <polygon key={i} points={points} fill={fill} stroke={fill} />
      ))}
    </svg>
  )
}

function boxOf(polygons: readonly Polygon[]): { x: number; y: number; width: number; height: number } {
  const all = polygons.flatMap(({ points }) => points.split(' ').map(point => point.split(',').map(Number)))
  const [xs, ys] = [all.map(([x = 0]) => x), all.map(([, y = 0]) => y)]
  const [x, y] = [Math.min(...xs, 0), Math.min(...ys, 0)]
  return { x, y, width: Math.max(...xs, 0) - x, height: Math.max(...ys, 0) - y }
}
