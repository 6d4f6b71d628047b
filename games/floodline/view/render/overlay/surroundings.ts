/** Around the board: grids on the two far walls, the ruler, the line to reach and the line not to cross. */

import { Group, type Object3D, type Vector2 } from 'three'
import type { Spot } from '../../../nouns.ts'
import { spotOf } from '../../../rules/board/space.ts'
import type { Point } from '../camera/lens.ts'
import { CORAL, GOLD, PIECE_SHADOW, rgbOf, TEAL } from '../palette.ts'
import type { Overlay } from '../picture.ts'
import { Figures, type GlyphSheet } from './figures.ts'
import { FADING, Fills, GRID, HATCHED } from './fills.ts'
import { Strokes } from './strokes.ts'

export interface FarCorners {
  readonly left: Point
  readonly middle: Point
  readonly right: Point
}

/** The three upright edges away from the camera, at floor height. */
export function farCorners([X, , Z]: Spot, corner: number): FarCorners {
  const round: readonly Point[] = [
    [0, 0, 0],
    [0, 0, Z],
    [X, 0, Z],
    [X, 0, 0],
  ]
  const at = (i: number): Point => round[(i + 8) % 4] as Point
  return { left: at(corner), middle: at(corner - 1), right: at(corner - 2) }
}

const WHITE = [1, 1, 1] as const
const GOLD_INK = rgbOf('#FFD27A')
/** Of water that loses; the flat picture draws it too. */
export const FORBIDDEN = '#2F6FC0'
const FORBIDDEN_INK = rgbOf(FORBIDDEN)
const GLOW = 2.2 // cells above a line that its colour fades over
const TICK = 0.42
const FIGURES = 1.07 // how far out they stand

/** The way ticks point: along the left far wall and out. */
export function tickWay({ left, middle }: FarCorners): Point {
  const far = Math.hypot(left[0] - middle[0], left[2] - middle[2])
  return [(left[0] - middle[0]) / far, 0, (left[2] - middle[2]) / far]
}

export class Surroundings {
  readonly group = new Group()
  readonly #walls = new Fills(10)
  readonly #lines: Strokes
  readonly #figures: Figures
  readonly #shadows = new Fills(11)
  night = false // walls before a dark sky: what falls on them is light

  constructor(half: { value: Vector2 }, sheet: GlyphSheet) {
    this.#lines = new Strokes(half, 12)
    this.#figures = new Figures(sheet, 13)
    this.group.add(this.#walls.mesh, this.#lines.mesh, this.#figures.mesh)
  }

  /** They move with the piece, the rest does not. */
  get cast(): Object3D {
    return this.#shadows.mesh
  }

  show(bounds: Spot, corner: number, top: number, { goalHeight, limitHeight, forbiddenHeight, currentHeight }: Overlay): void {
    const far = farCorners(bounds, corner)
    const { left, middle, right } = far
    const walls: readonly (readonly [Point, Point])[] = [
      [left, middle],
      [middle, right],
    ]
    this.#walls.clear()
    this.#lines.clear()
    for (const [from, to] of walls) {
      const across: Point = [to[0] - from[0], 0, to[2] - from[2]]
      this.#walls.add(from, across, [0, top, 0], [1, 0.96, 0.92], 0.54, GRID)
      if (goalHeight) {
        this.#walls.add([from[0], goalHeight, from[2]], across, [0, Math.min(GLOW, top - goalHeight), 0], rgbOf(GOLD), 0.3, FADING)
        this.#line(from, to, goalHeight, GOLD_INK, 0.15, 1.02)
      }
      if (limitHeight && limitHeight <= top) {
        this.#walls.add(
          [from[0], limitHeight, from[2]],
          across,
          [0, Math.max(0.6, Math.min(GLOW, top - limitHeight)), 0],
          rgbOf(CORAL),
          0.26,
          FADING,
        )
        this.#line(from, to, limitHeight, rgbOf(CORAL), 0.08, 0)
      }
      // Where no water may come: hatched in its own tone, and dashed where the height limit is whole.
      if (typeof forbiddenHeight === 'number' && forbiddenHeight <= top) {
        const band: Point = [0, Math.min(1, Math.max(0.4, top - forbiddenHeight)), 0]
        this.#walls.add([from[0], forbiddenHeight, from[2]], across, band, FORBIDDEN_INK, 0.42, HATCHED)
        this.#line(from, to, forbiddenHeight, FORBIDDEN_INK, 0.12, 0.7)
      }
    }
    this.#ruler(far, top, goalHeight ?? null, currentHeight ?? null)
    this.#walls.done()
    this.#lines.done()
    this.#figures.done()
  }

  #line(from: Point, to: Point, y: number, ink: readonly [number, number, number], width: number, dash: number): void {
    this.#lines.add([from[0], y, from[2]], [to[0], y, to[2]], { ink, width, dash })
  }

  #ruler(far: FarCorners, top: number, goal: number | null, current: number | null): void {
    const { left } = far
    const [dx, , dz] = tickWay(far)
    const out = (length: number, y: number): Point => [left[0] + dx * length, y, left[2] + dz * length]
    this.#figures.clear()
    this.#lines.add(left, [left[0], top, left[2]], { ink: WHITE, alpha: 0.95, width: 0.055 })
    for (let y = 0; y <= top; y++) {
      this.#lines.add(out(0, y), out(TICK, y), { ink: WHITE, alpha: 0.95, width: 0.055 })
      // Every fifth layer has its figure, beside its middle; lines lie on top of a layer and say its figure themselves.
      const taken = y + 1 === goal || y + 1 === current
      if (y % 5 === 0 && !taken && y < top) this.#figures.stand(y, out(FIGURES, y + 0.5), 0.68, WHITE)
    }
    if (goal) this.#lines.add(out(0, goal), out(1.3, goal), { ink: GOLD_INK, width: 0.16 })
    if (current !== null) this.#lines.add(out(0, current), out(1.2, current), { ink: rgbOf(TEAL), width: 0.16 })
  }

  /** Where a piece would be if the light came straight: on what stands under it (`under` says how high that is) and on both far walls. */
  shadows(bounds: Spot, corner: number, cells: readonly number[], offset: Point, under: (spot: Spot) => number): void {
    const { left, middle, right } = farCorners(bounds, corner)
    const ink = rgbOf(PIECE_SHADOW)
    const seen = new Set<string>()
    const inset = 0.035
    const size = 1 - 2 * inset
    this.#shadows.clear()
    for (const cell of cells) {
      const spot = spotOf(bounds, cell)
      const x = spot[0] + offset[0] + inset
      const y = spot[1] + offset[1] + inset
      const z = spot[2] + offset[2] + inset
      const cast = (key: string, at: Point, across: Point, along: Point, light = this.night): void => {
        if (seen.has(key)) return
        seen.add(key)
        this.#shadows.add(at, across, along, light ? WHITE : ink, light ? 0.26 : 0.5)
      }
      cast(`floor ${spot[0]} ${spot[2]}`, [x, under(spot) + 0.015, z], [size, 0, 0], [0, 0, size], false)
      for (const [from, to] of [
        [left, middle],
        [middle, right],
      ] as const) {
        if (from[2] === to[2]) cast(`wall z ${spot[0]} ${spot[1]}`, [x, y, from[2]], [size, 0, 0], [0, size, 0])
        else cast(`wall x ${spot[2]} ${spot[1]}`, [from[0], y, z], [0, 0, size], [0, size, 0])
      }
    }
    this.#shadows.done()
  }

  dispose(): void {
    for (const part of [this.#walls, this.#lines, this.#figures, this.#shadows]) part.dispose()
  }
}
