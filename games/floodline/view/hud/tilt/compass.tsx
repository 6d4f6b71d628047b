/** Where gravity points: a brass-rimmed disc with the four sides on it, and a coral arrow that goes through or across it. */
import { useMemo } from 'preact/hooks'
import type { Gravity } from '../../../nouns.ts'
import type { Corner } from '../../input/bearings.ts'
import { dot, leaned, pointsOf, seen, type Vec, type Viewpoint, viewpointAt } from './projection.ts'

/** Seen from a little higher than the board: a disc that leans away must not close. */
const PITCH = 33

const SIDE: Readonly<Record<Exclude<Gravity, 'DOWN'>, Vec>> = { NORTH: [0, 0, -1], EAST: [1, 0, 0], SOUTH: [0, 0, 1], WEST: [-1, 0, 0] }
export const SIDES = ['NORTH', 'EAST', 'SOUTH', 'WEST'] as const

const CORAL = { broad: '#f8532a', up: '#ff7a4f', lit: '#ee4f22', shade: '#c33a14' }

/** From tail to tip along one axis, half as wide on either side of it. */
const OUTLINE: readonly (readonly [along: number, across: number])[] = [
  [-0.7, -0.17],
  [0.12, -0.17],
  [0.12, -0.4],
  [0.7, 0],
  [0.12, 0.4],
  [0.12, 0.17],
  [-0.7, 0.17],
]

interface Slab {
  readonly along: Vec
  readonly across: Vec
  readonly thick: Vec
  readonly middle: Vec
  readonly size: number
  readonly half: number // of its thickness
}

function slabOf(gravity: Vec, eye: Viewpoint): Slab {
  if (gravity[1] !== 0) {
    // Upright, its broad side to the viewer.
    const broad = normal([eye.right[0], 0, eye.right[2]])
    return { along: gravity, across: broad, thick: normal([-eye.away[0], 0, -eye.away[2]]), middle: [0, 0.72, 0], size: 1, half: 0.13 }
  }
  return {
    along: gravity,
    across: [Math.abs(gravity[2]), 0, Math.abs(gravity[0])],
    thick: [0, 1, 0],
    middle: [0, 0.34, 0],
    size: 1.22,
    half: 0.11,
  }
}

function normal(v: Vec): Vec {
  const length = Math.hypot(...v) || 1
  return [v[0] / length, v[1] / length, v[2] / length]
}

function at({ along, across, thick, middle, size }: Slab, a: number, b: number, c: number): Vec {
  const one = (i: 0 | 1 | 2): number => middle[i] + (along[i] * a + across[i] * b) * size + thick[i] * c
  return [one(0), one(1), one(2)]
}

/** The sides of the slab that face the viewer, the far ones first, then its broad face. */
function facesOf(slab: Slab, gravity: Vec, eye: Viewpoint): { points: string; fill: string }[] {
  const { half } = slab
  const lean = (spot: Vec): Vec => leaned(gravity, spot)
  const walls = OUTLINE.map((from, i) => {
    const to = OUTLINE[(i + 1) % OUTLINE.length] ?? from
    const corners = [at(slab, ...from, -half), at(slab, ...to, -half), at(slab, ...to, half), at(slab, ...from, half)].map(lean)
    const [da, db] = [to[0] - from[0], to[1] - from[1]]
    const outward = lean([0, 0, 0].map((_, k) => slab.along[k as 0] * db - slab.across[k as 0] * da) as unknown as Vec)
    const middle: Vec = [0, 1, 2].map(k => corners.reduce((sum, corner) => sum + corner[k as 0], 0) / 4) as unknown as Vec
    return { corners, outward, depth: seen(eye, middle).depth }
  })
  const [first] = walls
  const turned = first ? outwardSign(first, slab) : 1
  const sides = walls
    .filter(({ outward }) => dot(outward, eye.away) * turned < 0)
    .sort((a, b) => b.depth - a.depth)
    .map(({ corners, outward }) => ({
      points: pointsOf(eye, corners),
      fill: toneOf(outward, turned, eye),
    }))
  const broad = OUTLINE.map(([a, b]) => lean(at(slab, a, b, half)))
  return [...sides, { points: pointsOf(eye, broad), fill: slab.thick[1] > 0 ? CORAL.up : CORAL.broad }]
}

function toneOf(outward: Vec, sign: number, eye: Viewpoint): string {
  if (normal(outward)[1] * sign > 0.5) return CORAL.up
  return dot(outward, eye.right) * sign < 0 ? CORAL.lit : CORAL.shade
}

/** The first edge runs along the side at −across: its outward side is known. */
function outwardSign({ outward }: { outward: Vec }, { across }: Slab): number {
  return dot(outward, across) < 0 ? 1 : -1
}

const RADIUS = 1
const TURN = Array.from({ length: 48 }, (_, i) => (i / 48) * 2 * Math.PI)

function ring(eye: Viewpoint, gravity: Vec, radius: number, height: number): string {
  return pointsOf(
    eye,
    TURN.map(turn => leaned(gravity, [Math.cos(turn) * radius, height, Math.sin(turn) * radius])),
  )
}

export interface CompassProps {
  readonly gravity: Gravity
  readonly corner: Corner
  readonly letter: (side: Gravity) => string
}

export function directionOf(gravity: Gravity): Vec {
  return gravity === 'DOWN' ? [0, -1, 0] : SIDE[gravity]
}

/** Where a side's letter stands, in parts of the picture: 0 to 1 from its left and top. For the buttons that lie over it. */
export function letterAt(corner: Corner, gravity: Gravity, side: Exclude<Gravity, 'DOWN'>, far = 0.7): { x: number; y: number } {
  const { x, y } = seen(viewpointAt(corner, PITCH), leaned(directionOf(gravity), scaled(SIDE[side], far)))
  return { x: (x - BOX.x) / BOX.width, y: (y - BOX.y) / BOX.height }
}

function scaled([x, y, z]: Vec, by: number): Vec {
  return [x * by, y * by, z * by]
}

const BOX = { x: -1.28, y: -1.3, width: 2.56, height: 2.04 }

export function Compass({ gravity, corner, letter }: CompassProps) {
  const eye = useMemo(() => viewpointAt(corner, PITCH), [corner])
  const toward = directionOf(gravity)
  const { rings, shadow, faces } = useMemo(() => drawnOf(toward, eye), [gravity, eye])
  return (
    <svg class="fl-compass" viewBox={`${BOX.x} ${BOX.y} ${BOX.width} ${BOX.height}`} aria-hidden="true">
      <polygon class="fl-disc-side" points={rings[0]} />
      <polygon class="fl-disc-rim" points={rings[1]} />
      <polygon class="fl-disc" points={rings[2]} />
      {SIDES.map(side => (
        <Letter key={side} eye={eye} toward={toward} side={side} text={letter(side)} />
      ))}
      <polygon class="fl-disc-shadow" points={shadow} />
      {faces.map(({ points, fill }, i) => (
        <polygon key={i} points={points} fill={fill} stroke={fill} />
      ))}
    </svg>
  )
}

function drawnOf(toward: Vec, eye: Viewpoint) {
  const slab = slabOf(toward, eye)
  const rings = [ring(eye, toward, RADIUS, -0.07), ring(eye, toward, RADIUS, 0), ring(eye, toward, RADIUS * 0.945, 0)] as const
  return { rings, shadow: shadowOf(slab, toward, eye), faces: facesOf(slab, toward, eye) }
}

/** Lies flat on the disc, upright for the viewer. */
function Letter({ eye, toward, side, text }: { eye: Viewpoint; toward: Vec; side: (typeof SIDES)[number]; text: string }) {
  const middle = seen(eye, leaned(toward, scaled(SIDE[side], 0.7)))
  const right = seen(eye, leaned(toward, [eye.right[0], 0, eye.right[2]]))
  const away = normal([eye.away[0], 0, eye.away[2]])
  const down = seen(eye, leaned(toward, scaled(away, -1)))
  return (
    <text class="fl-side" transform={`matrix(${right.x} ${right.y} ${down.x} ${down.y} ${middle.x} ${middle.y})`} y="0.11">
      {text}
    </text>
  )
}

/** On the disc, away from the light, which comes from the left. */
function shadowOf(slab: Slab, gravity: Vec, eye: Viewpoint): string {
  const cast = ([x, y, z]: Vec): Vec => {
    const by = Math.max(0, y)
    const [right, away] = [by * 0.22, by * 0.5]
    return [x + eye.right[0] * right + eye.away[0] * away, 0.005, z + eye.right[2] * right + eye.away[2] * away]
  }
  return pointsOf(
    eye,
    OUTLINE.map(([a, b]) => leaned(gravity, clipped(cast(at(slab, a, b, 0))))),
  )
}

/** A shadow ends where the disc does. */
function clipped([x, y, z]: Vec): Vec {
  const far = Math.hypot(x, z)
  const by = far > 0.93 ? 0.93 / far : 1
  return [x * by, y, z * by]
}
