/**
 * The same world for machines without WebGL: the same camera, the same tones, painted back to front on a plain canvas. No shadows,
 * no occlusion, no movement between cells; everything that is needed to play.
 */
import type { Spot } from '../../../nouns.ts'
import { EMPTY, SOLID, WATER } from '../../../rules/board/cells.ts'
import { DOWN, directionOf } from '../../../rules/board/space.ts'
import type { Point } from '../camera/lens.ts'
import { Viewed } from '../camera/viewed.ts'
import { hexOfCell } from '../mesh/looks.ts'
import { outlineOf } from '../mesh/outline.ts'
import { gravityLine } from '../overlay/arrows.ts'
import { FORBIDDEN, farCorners, tickWay } from '../overlay/surroundings.ts'
import { BRASS, CORAL, GOLD, INDIGO, NIGHT_SKIES, RIM, SKIES, TEAL } from '../palette.ts'
import type { CameraTarget, Overlay, Picture, PictureOptions, Rectangle, ShownPiece, Stats, World } from '../picture.ts'
import { flatLook } from './flat-looks.ts'
import { Painter } from './painter.ts'

const CORAL_GHOST = 0.38

export class FlatScene extends Viewed implements Picture {
  readonly stats: Stats = { draws: 0, triangles: 0, meshMs: 0, frameMs: 0, walks: 0, frames: 0, quality: 'low' }
  readonly lost = false
  onRestored: (() => void) | null = null
  still = true // it never moves between cells
  readonly #canvas: HTMLCanvasElement
  readonly #painter: Painter
  #dark: boolean
  #piece: ShownPiece | null = null
  #dpr = 1
  #dirty = true

  constructor(canvas: HTMLCanvasElement, { dark = false }: PictureOptions) {
    super()
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('this canvas has another context already')
    this.#canvas = canvas
    this.#dark = dark
    this.#painter = new Painter(pen, point => this.project(point))
  }

  set({ dark }: Partial<PictureOptions>): void {
    if (dark !== undefined) this.#dark = dark
    this.#dirty = true
  }

  resize(width: number, height: number, dpr: number, free?: readonly Rectangle[]): void {
    this.viewport.resize(width, height, free)
    this.#dpr = Math.min(2, dpr)
    this.#canvas.width = Math.round(this.viewport.width * this.#dpr)
    this.#canvas.height = Math.round(this.viewport.height * this.#dpr)
    this.#dirty = true
  }

  show(world: World): void {
    this.viewport.show(world)
    this.viewport.camera.frame(world.bounds, this.viewport.top, 0, true)
    this.#dirty = true
  }

  piece(piece: ShownPiece | null): void {
    if (piece !== this.#piece) this.#dirty = true
    this.#piece = piece
  }

  camera(target: CameraTarget): void {
    this.viewport.camera.stand(target, 0, true)
    this.#dirty = true
  }

  lean(gravity: number): void {
    this.viewport.camera.lean(gravity, 0, true)
    this.#dirty = true
  }

  overlay(overlay: Overlay): void {
    this.viewport.overlay = overlay
    if (this.viewport.world) this.viewport.camera.frame(this.viewport.world.bounds, this.viewport.top, 0, true)
    this.#dirty = true
  }

  /** Movement is left out: the stage shows the world after it. */
  animate(): void {}
  drift(): void {}
  puff(): void {}
  trail(): void {}
  jolt(): void {}
  celebrate(): void {}

  draw(_now: number): boolean {
    if (!this.#dirty || !this.viewport.world) return false
    this.#dirty = false
    const started = performance.now()
    const world = this.viewport.world
    const painter = this.#painter
    painter.begin(this.viewport.width, this.viewport.height, this.#dpr)
    painter.sky((this.#dark ? NIGHT_SKIES : SKIES)[world.chapter - 1] ?? [], world.chapter)
    this.#platform(world)
    this.#walls(world.bounds)
    this.#cells(world)
    this.#lines(world)
    this.stats.frames++
    this.stats.draws = painter.polygons
    this.stats.frameMs = performance.now() - started
    this.#canvas.dataset['drawn'] = ''
    return true
  }

  #platform({ bounds: [X, , Z], voidFaces = [] }: World): void {
    const painter = this.#painter
    const rim = (least: Point, most: Point): void => painter.block(least, most, RIM, this.viewport.camera.turn(0), this.#eyeAt)
    if (voidFaces.includes(DOWN)) {
      const across = (z: number): void => rim([-1, -1, z], [X + 1, 0, z + 1])
      const [far, near] = this.#eyeAt[2] > Z / 2 ? [-1, Z] : [Z, -1]
      across(far)
      rim([-1, -1, 0], [0, 0, Z])
      rim([X, -1, 0], [X + 1, 0, Z])
      across(near) // over the ends of those between
    } else {
      rim([-1, -1, -1], [X + 1, 0, Z + 1])
      painter.floor(X, Z)
    }
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
    return this.viewport.camera.ray(0, 0, 0, this.viewport.width, this.viewport.height).eye
  }

  #walls(bounds: Spot): void {
    const { left, middle, right } = farCorners(bounds, this.viewport.camera.corner)
    const top = this.viewport.top
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
    const { goalHeight, limitHeight } = this.viewport.overlay
    if (goalHeight) painter.path([at(left, goalHeight), at(middle, goalHeight), at(right, goalHeight)], '#FFD27A', 4, [16, 9])
    if (limitHeight) painter.path([at(left, limitHeight), at(middle, limitHeight), at(right, limitHeight)], CORAL, 2)
  }

  /** Back to front, the piece and what would be among the rest. */
  #cells({ bounds, cells, tints, looks, gravity }: World): void {
    const { future, slice } = this.viewport.overlay
    const painter = this.#painter
    const eye = this.#eyeAt
    const turn = this.viewport.camera.turn(0)
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
      const worn = flatLook(looks?.[cell] ?? 0)
      if (code > WATER && y < hiddenFrom)
        painter.cell(x, y, z, worn?.tone ?? hexOfCell(code, tints[cell] as number), turn, eye, solid, code, coming.size > 0, worn)
      else if (code === WATER) painter.water(x, y, z, turn, eye, wet, directionOf(gravity))
      if (ghost.has(cell) && !piece.has(cell)) painter.glass(x, y, z, '#F08A68', CORAL_GHOST, turn, eye, inSet(ghost))
      if (coming.has(cell)) painter.glass(x, y, z, INDIGO, 0.66, turn, eye, inSet(coming))
      if (piece.has(cell)) painter.cell(x, y, z, pieceTone, turn, eye, inSet(piece), EMPTY, false) // no house yet
    })
  }

  #lines({ bounds, gravity }: World): void {
    const painter = this.#painter
    const { highlight, unsupported, insecure, future, currentHeight, goalHeight, forbiddenHeight } = this.viewport.overlay
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
    else if (insecure) outline(insecure.loose, CORAL, 1.5, [3, 3])
    if (insecure) outline(insecure.afloat, TEAL, 1.5, [3, 3])
    const far = farCorners(bounds, this.viewport.camera.corner)
    if (typeof forbiddenHeight === 'number') {
      const line = [far.left, far.middle, far.right].map(([x, , z]): Point => [x, forbiddenHeight, z])
      painter.path(line, FORBIDDEN, 2.5, [9, 6])
    }
    const [dx, , dz] = tickWay(far)
    const out = (length: number, y: number): Point => [far.left[0] + dx * length, y, far.left[2] + dz * length]
    painter.path([out(0, 0), out(0, this.viewport.top)], '#FFFFFF', 2)
    for (let y = 0; y <= this.viewport.top; y++) {
      painter.path([out(0, y), out(0.4, y)], '#FFFFFF', 1.5)
      if (y % 5 === 0 && y + 1 !== goalHeight && y < this.viewport.top) painter.text(String(y), out(1.1, y + 0.5))
    }
    if (goalHeight) painter.path([out(0, goalHeight), out(1.3, goalHeight)], '#FFD27A', 5)
    if (typeof currentHeight === 'number') painter.path([out(0, currentHeight), out(1.2, currentHeight)], TEAL, 5)
    if (gravity !== DOWN) painter.arrow(...gravityLine(bounds, gravity, this.viewport.camera.corner), CORAL)
  }

  dispose(): void {}
}
