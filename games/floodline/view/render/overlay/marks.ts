/** What explains the world: highlights, heat, pools, slices, depths, arrows. Rebuilt when it changes, never in a frame. */
import { Group, type Vector2 } from 'three'
import type { Spot } from '../../../nouns.ts'
import { EMPTY, isOpen, WATER } from '../../../rules/board/cells.ts'
import { contains, directionOf, frameOf, indexOf, spotOf } from '../../../rules/board/space.ts'
import type { Point } from '../camera/lens.ts'
import { FACE_AGAINST } from '../mesh/faces.ts'
import { outlineOf } from '../mesh/outline.ts'
import { CORAL, DARK_HEATS, GOLD, HEAT, type Rgb, rgbOf } from '../palette.ts'
import type { Overlay, World } from '../picture.ts'
import { depthsOf, isSurface } from '../water/water-faces.ts'
import { arrowInto } from './arrows.ts'
import { Figures, type GlyphSheet, LAST_FIGURE } from './figures.ts'
import { Fills, HALO, HATCHED } from './fills.ts'
import { type Pen, Strokes } from './strokes.ts'

const WHITE = [1, 1, 1] as const
const GOLD_LIGHT = rgbOf('#FFD97F')
const CORAL_LIGHT = rgbOf('#FF7F57')
const TEAL_LIGHT = rgbOf('#9FF0E6')
const DARK_INK = [0.1, 0.13, 0.18] as const

/** How the eye lies over the ground, for figures that are to be read. */
export interface Facing {
  readonly right: Point
  readonly away: Point
}

function without(world: World, hidden: readonly number[]): World {
  const cells = world.cells.slice()
  for (const cell of hidden) cells[cell] = EMPTY
  return { ...world, cells }
}

export class Marks {
  readonly group = new Group()
  readonly over = new Group() // before everything
  readonly #fills = new Fills(40)
  readonly #flat = new Fills(21) // on the water, under figures
  readonly #lines: Strokes
  readonly #edges: Strokes // these end where something stands before them
  readonly #arrows = new Fills(50, false)
  readonly #figures: Figures

  constructor(half: { value: Vector2 }, sheet: GlyphSheet) {
    this.#lines = new Strokes(half, 41)
    this.#edges = new Strokes(half, 39)
    this.#figures = new Figures(sheet, 22)
    this.group.add(this.#flat.mesh, this.#figures.mesh, this.#fills.mesh, this.#edges.mesh, this.#lines.mesh, this.#lines.behind(0.5))
    this.over.add(this.#arrows.mesh)
  }

  get #parts(): readonly (Fills | Strokes | Figures)[] {
    return [this.#fills, this.#flat, this.#lines, this.#edges, this.#arrows, this.#figures]
  }

  get pointing(): boolean {
    return this.#arrows.mesh.visible
  }

  /** `hidden` are cells the world has and the picture leaves out. */
  show(world: World, overlay: Overlay, hidden: readonly number[], facing: Facing): void {
    for (const part of this.#parts) part.clear()
    const { bounds } = world
    const { highlight, unsupported, insecure, drainScopes, slice, cursor } = overlay
    if (hidden.length > 0 && slice?.above === 'outlined') this.#outline(bounds, hidden, { ink: WHITE, alpha: 0.8, width: 0.03 })
    if (slice) this.#slice(world, slice.layer)
    if (overlay.req) this.#heat(without(world, hidden), overlay.req, facing)
    else if (overlay.depthNumbers) this.#depths(world, facing)
    if (overlay.pools) this.#pools(world, overlay.pools)
    for (const { drain, cells } of drainScopes ?? []) this.#halo(world, drain, cells)
    if (highlight?.cause) this.#body(bounds, highlight.cause, GOLD_LIGHT, 0.3, { ink: GOLD_LIGHT, width: 0.13 })
    if (highlight?.from) this.#outline(bounds, highlight.from, { ink: WHITE, width: 0.075, dash: 0.5 })
    if (highlight?.to) this.#body(bounds, highlight.to, CORAL_LIGHT, 0.14, { ink: CORAL_LIGHT, width: 0.11 })
    if (unsupported) {
      this.#fills.body(bounds, unsupported, CORAL_LIGHT, 0.34, HATCHED)
      this.#outline(bounds, unsupported, { ink: WHITE, width: 0.06, dash: 0.3 })
    } else if (insecure && insecure.loose.length > 0) this.#insecure(bounds, insecure.loose, CORAL_LIGHT)
    if (insecure && insecure.afloat.length > 0) this.#insecure(bounds, insecure.afloat, TEAL_LIGHT)
    if (cursor) this.#body(bounds, cursor, TEAL_LIGHT, 0.26, { ink: TEAL_LIGHT, width: 0.09 })
    for (const arrow of overlay.arrows ?? []) arrowInto(this.#arrows, arrow, facing.right)
    for (const part of this.#parts) part.done()
  }

  #outline(bounds: Spot, cells: readonly number[], pen: Pen): void {
    for (const { from, to } of outlineOf(bounds, cells)) this.#lines.add(from, to, pen)
  }

  #body(bounds: Spot, cells: readonly number[], ink: Rgb, alpha: number, pen: Pen): void {
    this.#fills.body(bounds, cells, ink, alpha)
    this.#outline(bounds, cells, pen)
  }

  /** Seen without asking, so it is quiet: thin dashes, and a hatching one can see the house through. */
  #insecure(bounds: Spot, cells: readonly number[], ink: Rgb): void {
    this.#fills.body(bounds, cells, ink, 0.2, HATCHED)
    for (const { from, to } of outlineOf(bounds, cells)) this.#edges.add(from, to, { ink, alpha: 0.9, width: 0.055, dash: 0.28 })
  }

  /** The plane of a layer, and what stands in it. */
  #slice({ bounds, cells }: World, layer: number): void {
    const [X, , Z] = bounds
    const y = layer + 1
    const pen: Pen = { ink: TEAL_LIGHT, alpha: 0.9, width: 0.09 }
    const corners: Point[] = [
      [0, y, 0],
      [X, y, 0],
      [X, y, Z],
      [0, y, Z],
    ]
    for (const [i, corner] of corners.entries()) this.#edges.add(corner, corners[(i + 1) % 4] as Point, pen)
    const standing: number[] = []
    for (let cell = layer * X * Z; cell < (layer + 1) * X * Z; cell++) if ((cells[cell] as number) > WATER) standing.push(cell)
    this.#body(bounds, standing, rgbOf('#3FB8AE'), 0.42, { ink: TEAL_LIGHT, width: 0.08 })
  }

  /** The face of a cell that looks against gravity, lowered from it by so much. */
  #plate(
    { bounds, gravity }: World,
    cell: number,
    lowered: number,
    inset: number,
  ): { at: Point; across: Point; along: Point; middle: Point } {
    const [x, y, z] = spotOf(bounds, cell)
    const g = directionOf(gravity)
    const side = 1 - 2 * inset
    const up = FACE_AGAINST[gravity] as number
    const across: Point = up < 2 ? [0, 0, side] : [side, 0, 0]
    const along: Point = up === 2 ? [0, 0, side] : [0, side, 0]
    const middle: Point = [x + 0.5 - g[0] * (0.5 - lowered), y + 0.5 - g[1] * (0.5 - lowered), z + 0.5 - g[2] * (0.5 - lowered)]
    const at: Point = [
      middle[0] - (across[0] + along[0]) / 2,
      middle[1] - (across[1] + along[1]) / 2,
      middle[2] - (across[2] + along[2]) / 2,
    ]
    return { at, across, along, middle }
  }

  #figure({ gravity }: World, glyph: number, at: Point, size: number, { right, away }: Facing, ink: Rgb): void {
    if (glyph > LAST_FIGURE) return
    const level = directionOf(gravity)[1] !== 0
    if (level) this.#figures.lay(glyph, at, [right[0] * size, 0, right[2] * size], [away[0] * size, 0, away[2] * size], ink)
    else this.#figures.stand(glyph, at, size * 0.8, ink)
  }

  #depths(world: World, facing: Facing): void {
    const { bounds, cells, gravity } = world
    const depths = depthsOf(bounds, cells, gravity)
    for (const [cell, depth] of depths.entries()) {
      if (depth === 0 || !isSurface(bounds, cells, gravity, ...spotOf(bounds, cell))) continue
      const { middle } = this.#plate(world, cell, 0.12, 0)
      this.#figure(world, depth, middle, 0.74, facing, WHITE)
    }
  }

  /** By column: the lowest open cell under the open sky, written on the ground or on the water over it. */
  #heat(world: World, req: Int16Array, facing: Facing): void {
    const { bounds, cells, gravity } = world
    const { levels, rows, length, first, up, right, forward } = frameOf(bounds, gravity)
    for (let row = 0; row < rows; row++)
      for (let at = 0; at < length; at++) {
        const bottom = first + row * right + at * forward
        let level = levels - 1
        while (level >= 0 && isOpen(cells[bottom + level * up] as number)) level--
        const lowest = level + 1
        if (lowest >= levels) continue
        const required = req[bottom + lowest * up] as number
        if (required < 0) continue
        let surface = lowest
        while (surface < levels && cells[bottom + surface * up] === WATER) surface++
        const wet = surface > lowest
        const cell = bottom + (wet ? surface - 1 : lowest) * up
        const plate = this.#plate(world, cell, wet ? 0.1 : 0.98, 0.045)
        const heat = HEAT[Math.min(HEAT.length - 1, required)] as string // as the legend has it; the last stands for all above
        this.#flat.add(plate.at, plate.across, plate.along, rgbOf(heat), 0.93)
        this.#figure(world, required, plate.middle, 0.8, facing, required < DARK_HEATS ? DARK_INK : WHITE)
      }
  }

  #pools(world: World, pools: Int16Array | Uint8Array): void {
    const { bounds, cells, gravity } = world
    const g = directionOf(gravity)
    const sides = ([0, 1, 2] as const).filter(axis => g[axis] === 0)
    for (const [cell, pool] of pools.entries()) {
      if (pool === 0 || cells[cell] !== WATER) continue
      const spot = spotOf(bounds, cell)
      if (!isSurface(bounds, cells, gravity, ...spot)) continue
      const { middle } = this.#plate(world, cell, 0.1, 0)
      for (const axis of sides)
        for (const way of [-1, 1]) {
          const beside: [number, number, number] = [...spot]
          beside[axis] += way
          if (contains(bounds, ...beside) && pools[indexOf(bounds, ...beside)] === pool) continue
          const other = sides.find(one => one !== axis) as 0 | 1 | 2
          const from: [number, number, number] = [...middle]
          from[axis] += way / 2
          const to: [number, number, number] = [...from]
          from[other] -= 0.5
          to[other] += 0.5
          this.#edges.add(from, to, { ink: rgbOf(CORAL), width: 0.15 })
        }
    }
  }

  /** On the plane of the water beside the drain, or on the drain itself. */
  #halo(world: World, drain: number, cells: readonly number[]): void {
    const { bounds, gravity } = world
    const level = ([0, 1, 2] as const).filter(axis => directionOf(gravity)[axis] === 0)
    const least: [number, number, number] = [...spotOf(bounds, drain)]
    const most: [number, number, number] = [...least]
    for (const cell of cells) {
      const spot = spotOf(bounds, cell)
      for (const axis of level) {
        least[axis] = Math.min(least[axis], spot[axis])
        most[axis] = Math.max(most[axis], spot[axis])
      }
    }
    const { middle } = this.#plate(world, drain, -0.03, 0)
    const margin = 0.2
    const [a, b] = level as [0 | 1 | 2, 0 | 1 | 2]
    const at: [number, number, number] = [...middle]
    at[a] = least[a] - margin
    at[b] = least[b] - margin
    const across: [number, number, number] = [0, 0, 0]
    across[a] = most[a] - least[a] + 1 + 2 * margin
    const along: [number, number, number] = [0, 0, 0]
    along[b] = most[b] - least[b] + 1 + 2 * margin
    this.#flat.add(at, across, along, rgbOf(GOLD), 0.95, HALO)
  }

  dispose(): void {
    for (const part of this.#parts) part.dispose()
  }
}
