/**
 * The same world for machines without WebGL: the same camera, the same tones, painted back to front on a plain canvas. No shadows,
 * no occlusion, no movement between cells; everything that is needed to play.
 */
import type { Spot } from '../../nouns.ts'
import { SOLID, WATER } from '../../rules/cells.ts'
import { DOWN, directionOf, spotOf } from '../../rules/space.ts'
import { gravityLine } from './arrows.ts'
import { Eye } from './eye.ts'
import { type Point, WHOLE } from './lens.ts'
import { hexOfCell } from './looks.ts'
import { outlineOf } from './outline.ts'
import { Painter } from './painter.ts'
import { BRASS, CORAL, GOLD, INDIGO, NIGHT_SKIES, RIM, SKIES, TEAL } from './palette.ts'
import { cellAlong, type Hit } from './ray.ts'
import type { CameraWish, Overlay, Rectangle, ShownPiece, World } from './shown.ts'
import { farCorners, tickWay } from './surroundings.ts'

const CORAL_GHOST = 0.38
const RULER_END = 1.45

export class FlatScene {
  readonly stats = { draws: 0, triangles: 0, meshMs: 0, frameMs: 0, quality: 'low' as const }
  readonly lost = false
  still = true // it never moves between cells
  readonly #canvas: HTMLCanvasElement
  readonly #painter: Painter
  readonly #eye = new Eye()
  readonly #dark: boolean
  #world: World | null = null
  #piece: ShownPiece | null = null
  #overlay: Overlay = {}
  #width = 1
  #height = 1
  #dpr = 1
  #dirty = true

  constructor(canvas: HTMLCanvasElement, { dark = false }: { readonly dark?: boolean } = {}) {
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('this canvas has another context already')
    this.#canvas = canvas
    this.#dark = dark
    this.#painter = new Painter(pen, point => this.project(point))
  }

  resize(width: number, height: number, dpr: number, free?: Rectangle): void {
    this.#width = Math.max(1, width)
    this.#height = Math.max(1, height)
    this.#dpr = Math.min(2, dpr)
    this.#canvas.width = Math.round(this.#width * this.#dpr)
    this.#canvas.height = Math.round(this.#height * this.#dpr)
    const window = free
      ? { left: free.left / width, right: free.right / width, top: free.top / height, bottom: free.bottom / height }
      : WHOLE
    this.#eye.resize(this.#width / this.#height, window, 0)
    this.#dirty = true
  }

  show(world: World): void {
    this.#world = { ...world, cells: world.cells.slice(), notes: world.notes.slice(), tints: world.tints.slice() }
    this.#eye.frame(world.bounds, this.#top, 0, true)
    this.#dirty = true
  }

  get #top(): number {
    if (!this.#world) return 1
    const { bounds, maxWorldHeight } = this.#world
    return Math.min(bounds[1] + 1, Math.max(maxWorldHeight + 1, (this.#overlay.goalHeight ?? 0) + 1))
  }

  piece(piece: ShownPiece | null): void {
    if (piece !== this.#piece) this.#dirty = true
    this.#piece = piece
  }

  camera(wish: CameraWish): void {
    this.#eye.stand(wish, 0, true)
    this.#dirty = true
  }

  lean(gravity: number): void {
    this.#eye.lean(gravity, 0, true)
    this.#dirty = true
  }

  overlay(overlay: Overlay): void {
    this.#overlay = overlay
    if (this.#world) this.#eye.frame(this.#world.bounds, this.#top, 0, true)
    this.#dirty = true
  }

  /** Movement is left out: the stage shows the world after it. */
  animate(): void {}
  drift(): void {}
  puff(): void {}

  draw(_now: number): boolean {
    if (!this.#dirty || !this.#world) return false
    this.#dirty = false
    const started = performance.now()
    const world = this.#world
    const painter = this.#painter
    painter.begin(this.#width, this.#height, this.#dpr)
    painter.sky((this.#dark ? NIGHT_SKIES : SKIES)[world.chapter - 1] ?? [])
    this.#platform(world.bounds)
    this.#walls(world.bounds)
    this.#cells(world)
    this.#lines(world)
    this.stats.draws = painter.polygons
    this.stats.frameMs = performance.now() - started
    return true
  }

  #platform([X, , Z]: Spot): void {
    const painter = this.#painter
    painter.block([-1, -1, -1], [X + 1, 0, Z + 1], RIM, this.#eye.turn(0), this.#eyeAt)
    painter.floor(X, Z)
    const corners: Point[] = [
      [0, 0, 0],
      [X, 0, 0],
      [X, 0, Z],
      [0, 0, Z],
      [0, 0, 0],
    ]
    painter.path(corners, BRASS, 2.5)
  }

  get #eyeAt(): Point {
    return this.#eye.ray(0, 0, 0, this.#width, this.#height).eye
  }

  #walls(bounds: Spot): void {
    const { left, middle, right } = farCorners(bounds, this.#eye.corner)
    const top = this.#top
    const painter = this.#painter
    const at = ([x, , z]: Point, y: number): Point => [x, y, z]
    for (let y = 1; y <= top; y++)
      painter.path([at(left, y), at(middle, y), at(right, y)], `rgba(255,247,240,${0.5 * (1 - (0.8 * y) / top)})`, 1)
    for (const [from, to] of [
      [left, middle],
      [middle, right],
    ] as const) {
      const cells = Math.round(Math.hypot(to[0] - from[0], to[2] - from[2]))
      for (let i = 0; i <= cells; i++) {
        const x = from[0] + ((to[0] - from[0]) * i) / cells
        const z = from[2] + ((to[2] - from[2]) * i) / cells
        painter.fading([x, 0, z], [x, top, z])
      }
    }
    const { goalHeight, limitHeight } = this.#overlay
    if (goalHeight) painter.path([at(left, goalHeight), at(middle, goalHeight), at(right, goalHeight)], '#FFD27A', 4, [16, 9])
    if (limitHeight) painter.path([at(left, limitHeight), at(middle, limitHeight), at(right, limitHeight)], CORAL, 2)
  }

  /** Back to front, the piece and what would be among the rest. */
  #cells({ bounds, cells, tints, gravity }: World): void {
    const { future, slice } = this.#overlay
    const painter = this.#painter
    const eye = this.#eyeAt
    const turn = this.#eye.turn(0)
    const piece = new Set(this.#piece?.cells ?? [])
    const ghost = new Set(this.#piece?.ghostCells ?? [])
    const coming = new Set(future ?? [])
    const hiddenFrom = slice ? slice.layer : Number.POSITIVE_INFINITY
    const pieceTone = this.#piece && this.#piece.material > 0 ? hexOfCell(SOLID + this.#piece.material, 0) : CORAL
    const solid = (x: number, y: number, z: number): boolean => {
      if (x < 0 || y < 0 || z < 0 || x >= bounds[0] || y >= bounds[1] || z >= bounds[2]) return y < 0
      return y < hiddenFrom && (cells[(y * bounds[0] + x) * bounds[2] + z] as number) > WATER
    }
    const inSet = (set: ReadonlySet<number>) => (x: number, y: number, z: number) =>
      x >= 0 && y >= 0 && z >= 0 && x < bounds[0] && y < bounds[1] && z < bounds[2] && set.has((y * bounds[0] + x) * bounds[2] + z)
    const wet = (x: number, y: number, z: number): boolean =>
      x >= 0 &&
      y >= 0 &&
      z >= 0 &&
      x < bounds[0] &&
      y < bounds[1] &&
      z < bounds[2] &&
      (cells[(y * bounds[0] + x) * bounds[2] + z] as number) >= WATER
    painter.backToFront(bounds, eye, (x, y, z, cell) => {
      const code = cells[cell] as number
      if (code > WATER && y < hiddenFrom)
        painter.cell(x, y, z, hexOfCell(code, tints[cell] as number), turn, eye, solid, code, coming.size > 0)
      else if (code === WATER) painter.water(x, y, z, turn, eye, wet, directionOf(gravity))
      if (ghost.has(cell) && !piece.has(cell)) painter.glass(x, y, z, '#F08A68', CORAL_GHOST, turn, eye, inSet(ghost))
      if (coming.has(cell)) painter.glass(x, y, z, INDIGO, 0.66, turn, eye, inSet(coming))
      if (piece.has(cell)) painter.cell(x, y, z, pieceTone, turn, eye, inSet(piece), SOLID, false)
    })
  }

  #lines({ bounds, gravity }: World): void {
    const painter = this.#painter
    const { highlight, unsupported, future, currentHeight, goalHeight } = this.#overlay
    const outline = (cells: readonly number[], ink: string, width: number, dash: number[] = []): void => {
      for (const { from, to } of outlineOf(bounds, cells)) painter.path([from, to], ink, width, dash)
    }
    if (future) outline(future, 'rgba(255,255,255,0.55)', 1)
    if (this.#piece) {
      outline(this.#piece.ghostCells, 'rgba(255,255,255,0.9)', 1.5)
      outline(this.#piece.cells, '#FFFFFF', 1)
    }
    if (highlight?.cause) outline(highlight.cause, GOLD, 3)
    if (highlight?.from) outline(highlight.from, '#FFFFFF', 2, [6, 4])
    if (highlight?.to) outline(highlight.to, CORAL, 3)
    if (unsupported) outline(unsupported, CORAL, 2, [4, 3])
    const far = farCorners(bounds, this.#eye.corner)
    const [dx, , dz] = tickWay(far)
    const out = (length: number, y: number): Point => [far.left[0] + dx * length, y, far.left[2] + dz * length]
    painter.path([out(0, 0), out(0, this.#top)], '#FFFFFF', 2)
    for (let y = 0; y <= this.#top; y++) {
      painter.path([out(0, y), out(y % 5 === 0 ? 0.65 : 0.4, y)], '#FFFFFF', y % 5 === 0 ? 2.5 : 1.5)
      if (y % 5 === 0 && y !== goalHeight) painter.text(String(y), out(1.1, y))
    }
    if (goalHeight) painter.path([out(0, goalHeight), out(1.3, goalHeight)], '#FFD27A', 5)
    if (typeof currentHeight === 'number') painter.path([out(0, currentHeight), out(1.2, currentHeight)], TEAL, 5)
    if (gravity !== DOWN) painter.arrow(...gravityLine(bounds, gravity, this.#eye.corner), CORAL)
  }

  project(at: number | Point): { x: number; y: number } {
    if (typeof at !== 'number') return this.#eye.project(at, 0, this.#width, this.#height)
    const [x, y, z] = spotOf(this.#world?.bounds ?? [1, 1, 1], at)
    return this.#eye.project([x + 0.5, y + 0.5, z + 0.5], 0, this.#width, this.#height)
  }

  rulerPoint(height: number): { x: number; y: number } {
    const far = farCorners(this.#world?.bounds ?? [1, 1, 1], this.#eye.corner)
    const [dx, , dz] = tickWay(far)
    return this.project([far.left[0] + dx * RULER_END, height, far.left[2] + dz * RULER_END])
  }

  gravityPoint(): { x: number; y: number } | null {
    if (!this.#world || this.#world.gravity === DOWN) return null
    const [from, to] = gravityLine(this.#world.bounds, this.#world.gravity, this.#eye.corner)
    return this.project([from[0] * 0.2 + to[0] * 0.8, -1.6, from[2] * 0.2 + to[2] * 0.8])
  }

  pick(x: number, y: number): Hit | null {
    const world = this.#world
    if (!world) return null
    const { eye, way } = this.#eye.ray(x, y, 0, this.#width, this.#height)
    return cellAlong(world.bounds, eye, way, cell => (world.cells[cell] as number) > WATER)
  }

  dispose(): void {}
}
