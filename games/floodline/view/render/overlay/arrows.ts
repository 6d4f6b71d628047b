/** Arrows of parallelograms: a shaft and a head, thick enough to read as a thing in the world. */
import type { Spot } from '../../../nouns.ts'
import { directionOf } from '../../../rules/board/space.ts'
import type { Point } from '../camera/lens.ts'
import { CORAL, type Rgb, rgbOf } from '../palette.ts'
import type { Arrow } from '../picture.ts'
import type { Fills } from './fills.ts'
import { farCorners } from './surroundings.ts'

const INKS: Readonly<Record<Arrow['tone'], Rgb>> = {
  white: [1, 1, 1],
  coral: rgbOf(CORAL),
  gold: rgbOf('#FFD27A'),
  indigo: rgbOf('#4C6CB0'),
}

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const plus = (a: Point, b: Point, by = 1): Point => [a[0] + b[0] * by, a[1] + b[1] * by, a[2] + b[2] * by]
const times = (a: Point, by: number): Point => [a[0] * by, a[1] * by, a[2] * by]
const cross = (a: Point, b: Point): Point => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]

function unit(a: Point): Point {
  const far = Math.hypot(...a) || 1
  return [a[0] / far, a[1] / far, a[2] / far]
}

const SHADES = [1, 0.82, 0.66] as const

export function arrowInto(fills: Fills, { from, to, tone, size = 0.42 }: Arrow, right: Point): void {
  const ink = INKS[tone]
  const way = unit(minus(to, from))
  // Broad side up where it lies, towards the eye where it stands.
  const side = Math.abs(way[1]) > 0.7 ? unit(right) : unit(cross(way, [0, 1, 0]))
  const up = unit(cross(side, way))
  const neck = plus(to, way, -Math.min(size * 1.6, Math.hypot(...minus(to, from)) * 0.6))
  const thick = size * 0.5
  const shade = (by: number): Rgb =>
    tone === 'white' ? [by * 0.4 + 0.6, by * 0.4 + 0.6, by * 0.38 + 0.62] : [ink[0] * by, ink[1] * by, ink[2] * by]
  const low = (point: Point): Point => plus(point, up, -thick)
  const half = size * 0.42
  // The shaft: top, and the two long sides.
  const start = plus(from, side, -half)
  const run = minus(neck, from)
  for (const edge of [-half, half]) fills.add(low(plus(from, side, edge)), run, times(up, thick), shade(SHADES[1]), 1)
  fills.add(low(start), times(side, 2 * half), times(up, thick), shade(SHADES[2]), 1)
  // The head: two halves of a triangle, each a sheared parallelogram cut by the other; sides below.
  for (const edge of [-1, 1]) {
    const wing = plus(neck, side, size * edge)
    fills.add(low(wing), minus(to, wing), times(up, thick), shade(SHADES[1]), 1)
    fills.add(low(wing), times(side, -size * edge), times(up, thick), shade(SHADES[2]), 1)
  }
  fills.add(start, run, times(side, 2 * half), shade(SHADES[0]), 1)
  fills.triangle(plus(neck, side, -size), plus(neck, side, size), to, shade(SHADES[0]), 1)
}

/** Along the rim nearest to the eye, where gravity pulls sideways. */
export function gravityLine([X, Y, Z]: Spot, gravity: number, corner: number): [Point, Point] {
  const [gx, , gz] = directionOf(gravity)
  const { middle } = farCorners([X, Y, Z], corner)
  const y = -0.35
  if (gx !== 0) {
    const z = middle[2] === 0 ? Z + 1.5 : -1.5
    return [
      [X * (0.5 - gx * 0.12), y, z],
      [X * (0.5 + gx * 0.42), y, z],
    ]
  }
  const x = middle[0] === 0 ? X + 1.5 : -1.5
  return [
    [x, y, Z * (0.5 - gz * 0.12)],
    [x, y, Z * (0.5 + gz * 0.42)],
  ]
}
