/**
 * The picture of a game of Floodline. Plain data in, pixels out; nothing outside this folder knows what draws them. It draws when
 * something changed or moves, and otherwise does nothing.
 */
import type { Spot } from '../../nouns.ts'
import { EMPTY, WATER } from '../../rules/cells.ts'
import { DOWN, directionOf, spotOf } from '../../rules/space.ts'
import { gravityLine } from './arrows.ts'
import { Board } from './board.ts'
import { rendererName } from './context.ts'
import { Darkroom } from './darkroom.ts'
import { Dust } from './dust.ts'
import { Eye } from './eye.ts'
import { Falling } from './falling.ts'
import { Sheet } from './figures.ts'
import { Future } from './future.ts'
import { type Point, WHOLE } from './lens.ts'
import { Marks } from './marks.ts'
import { Materials } from './materials.ts'
import { Platform } from './platform.ts'
import { startingQuality, Watch } from './quality.ts'
import { cellAlong, type Hit } from './ray.ts'
import type { CameraWish, Overlay, Quality, Rectangle, ShownPiece, Stats, Tale, World } from './shown.ts'
import { farCorners, Surroundings, tickWay } from './surroundings.ts'
import { Tales } from './tales.ts'

export interface SceneOptions {
  readonly quality: Quality | 'auto'
  readonly still: boolean // cuts in place of movement
  readonly dark?: boolean
}

const SHADOW_SIZE = 1536
const GREYED = 0.92 // how far the present loses its colour behind a preview
const RULER_END = 1.45 // cells beyond the corner: where labels of the ruler hang

/** What belongs to one board and goes with it. */
interface Site {
  readonly bounds: Spot
  readonly board: Board
  readonly platform: Platform
}

export class Scene {
  readonly stats: Stats
  still: boolean
  /** After a lost context came back. Nothing is to be done but to go on drawing. */
  onRestored: (() => void) | null = null
  readonly #eye = new Eye()
  readonly #sheet = new Sheet()
  readonly #materials = new Materials(SHADOW_SIZE)
  readonly #room: Darkroom
  readonly #surroundings: Surroundings
  readonly #falling: Falling
  readonly #marks: Marks
  readonly #future: Future
  readonly #tales: Tales
  readonly #dust = new Dust()
  readonly #watch = new Watch()
  readonly #auto: boolean
  #site: Site | null = null
  #world: World | null = null
  #overlay: Overlay = {}
  #piece: ShownPiece | null = null
  #width = 1
  #height = 1
  #dpr = 1
  #now = 0
  #dirty = true
  #surroundingsDirty = true
  #marksDirty = true

  constructor(canvas: HTMLCanvasElement, { quality, still, dark = false }: SceneOptions) {
    const chosen = quality === 'auto' ? startingQuality(rendererName()) : quality
    this.#auto = quality === 'auto'
    this.still = still
    this.stats = { draws: 0, triangles: 0, meshMs: 0, frameMs: 0, quality: chosen }
    this.#room = new Darkroom(canvas, this.#materials, chosen, dark, () => {
      this.#dirty = true
      this.onRestored?.()
    })
    const { half, ground, air, over } = this.#room
    this.#surroundings = new Surroundings(half, this.#sheet)
    this.#falling = new Falling(half, this.#materials)
    this.#marks = new Marks(half, this.#sheet)
    this.#future = new Future(half, this.#materials)
    this.#tales = new Tales(this.#materials)
    ground.add(this.#surroundings.group)
    air.add(this.#surroundings.cast, this.#falling.group, this.#marks.group, this.#tales.group, this.#dust.mesh)
    over.add(this.#future.group, this.#marks.over)
    void document.fonts.ready.then(() => {
      this.#sheet.repaint()
      this.#restand()
    })
  }

  get lost(): boolean {
    return this.#room.lost
  }

  /** Something that stands looks different: what is kept of the picture is old. */
  #restand(): void {
    this.#room.standingDirty = true
    this.#dirty = true
  }

  /** Size in CSS pixels; `free` is the part nothing covers, in the same pixels: the board is fitted into it. */
  resize(width: number, height: number, dpr: number, free?: Rectangle): void {
    this.#width = Math.max(1, width)
    this.#height = Math.max(1, height)
    this.#dpr = dpr
    const window = free
      ? { left: free.left / width, right: free.right / width, top: free.top / height, bottom: free.bottom / height }
      : WHOLE
    this.#eye.resize(this.#width / this.#height, window, this.#now)
    this.#room.fit(this.#width, this.#height, dpr, this.stats.quality)
    this.#restand()
  }

  set quality(quality: Quality) {
    this.stats.quality = quality
    this.#room.quality = quality
    this.#room.fit(this.#width, this.#height, this.#dpr, quality)
    this.#restand()
  }

  show(world: World): void {
    const before = this.#world
    this.#world = { ...world, cells: world.cells.slice(), notes: world.notes.slice(), tints: world.tints.slice() }
    if (before === null || String(before.bounds) !== String(world.bounds) || String(before.voidFaces) !== String(world.voidFaces))
      this.#build(world)
    if (before?.chapter !== world.chapter) this.#room.chapter = world.chapter
    if (before?.maxWorldHeight !== world.maxWorldHeight) this.#reframe(true)
    if (before?.gravity !== world.gravity) this.#marksDirty = true
    this.#reveal()
  }

  #build({ bounds, voidFaces = [] }: World): void {
    const { ground, air } = this.#room
    if (this.#site) {
      ground.remove(this.#site.board.group, this.#site.platform.group)
      air.remove(this.#site.board.water)
      this.#site.board.dispose()
      this.#site.platform.dispose()
    }
    const board = new Board(bounds, voidFaces, this.#materials)
    const platform = new Platform(bounds, voidFaces, this.#materials, this.#sheet)
    this.#site = { bounds, board, platform }
    ground.add(board.group, platform.group)
    air.add(board.water)
    this.#reframe(true)
  }

  /** Layers that exist for the eye: up to the limit and the goal. */
  get #top(): number {
    if (!this.#world) return 1
    const { bounds, maxWorldHeight } = this.#world
    return Math.min(bounds[1] + 1, Math.max(maxWorldHeight + 1, (this.#overlay.goalHeight ?? 0) + 1))
  }

  #reframe(cut: boolean): void {
    if (!this.#world) return
    this.#eye.frame(this.#world.bounds, this.#top, this.#now, cut || this.still)
    this.#surroundingsDirty = true
    this.#room.shadowDirty = true
    this.#restand()
  }

  /** The world without what is told aside or cut away; only chunks that differ are made anew. */
  #reveal(): void {
    const world = this.#world
    if (!world || !this.#site) return
    const started = performance.now()
    const away = [...(this.#tales.tale ? Tales.told(this.#tales.tale) : []), ...this.#hidden()]
    const cells = away.length > 0 ? world.cells.slice() : world.cells
    for (const cell of away) cells[cell] = EMPTY
    const { notes, tints, gravity } = world
    if (!this.#site.board.show({ cells, notes, tints, components: this.#overlay.components ?? null, gravity })) return
    this.#room.shadowDirty = true
    this.#marksDirty = true
    this.#restand()
    this.stats.meshMs = performance.now() - started
  }

  /** Cells from the layer that is looked at upwards; water is shown whole, it hides nothing. */
  #hidden(): number[] {
    const slice = this.#overlay.slice
    if (!slice || !this.#world) return []
    const { bounds, cells } = this.#world
    const hidden: number[] = []
    for (let cell = slice.only === true ? 0 : slice.layer * bounds[0] * bounds[2]; cell < cells.length; cell++)
      if ((cells[cell] as number) > WATER) hidden.push(cell)
    return hidden
  }

  /** The piece in hand. The same object as before only moves; `offset` is where it is between cells. */
  piece(piece: ShownPiece | null, offset: Point = [0, 0, 0]): void {
    if (!this.#world) return
    const { bounds, gravity } = this.#world
    if (piece !== this.#piece) this.#falling.show(bounds, gravity, piece)
    this.#piece = piece
    this.#falling.move(offset)
    this.#surroundings.shadows(bounds, this.#eye.corner, piece?.cells ?? [], offset)
    this.#dirty = true
  }

  camera(wish: CameraWish): void {
    if (wish.corner !== this.#eye.corner) {
      this.#surroundingsDirty = true
      this.#marksDirty = true
    }
    this.#eye.stand(wish, this.#now, this.still)
    this.#room.shadowDirty = true // the light keeps to the camera's left
    this.#restand()
  }

  /** The board leans towards gravity and stays so; dust drifts that way for a moment. */
  lean(gravity: number): void {
    this.#eye.lean(gravity, this.#now, this.still)
    if (gravity !== DOWN) this.drift(directionOf(gravity))
    this.#restand()
  }

  /** Streaks through the whole board: a tilt, a gust. */
  drift(way: Point): void {
    if (this.still || !this.#world) return
    const [X, , Z] = this.#world.bounds
    this.#dust.streaks([0, 0, 0], [X, this.#top * 0.8, Z], way, this.#now)
    this.#dirty = true
  }

  /** Dust where cells landed, rings where they met water. */
  puff(cells: readonly number[], kind: 'dust' | 'ripple'): void {
    if (this.still || !this.#world) return
    const { bounds } = this.#world
    const points = cells.map((cell): Point => {
      const [x, y, z] = spotOf(bounds, cell)
      return [x + 0.5, y + (kind === 'dust' ? 0.05 : 0.88), z + 0.5]
    })
    if (kind === 'dust') this.#dust.puffs(points, this.#now)
    else this.#dust.rings(points, this.#now)
    this.#dirty = true
  }

  overlay(overlay: Overlay): void {
    const before = this.#overlay
    this.#overlay = overlay
    this.#marksDirty = true
    this.#dirty = true
    if (!this.#world) return
    if (before.goalHeight !== overlay.goalHeight) this.#reframe(false)
    if (before.currentHeight !== overlay.currentHeight || before.limitHeight !== overlay.limitHeight) this.#surroundingsDirty = true
    this.#imagine(before, overlay)
    this.#reveal()
  }

  #imagine(before: Overlay, { future = null, futureWater = null }: Overlay): void {
    if (!this.#world || ((before.future ?? null) === future && (before.futureWater ?? null) === futureWater)) return
    this.#future.show(this.#world.bounds, future, futureWater)
    this.#materials.grey.value = this.#future.shown ? GREYED : 0
    // The piece is part of either time: what would be must not hide it.
    ;(this.#future.shown ? this.#room.over : this.#room.air).add(this.#falling.group)
    this.#restand()
  }

  /** A phase of a resolve, `part` of it told; null when it is over and the world after it is shown. */
  animate(tale: Tale | null, part: number): void {
    if (!this.#world) return
    if (tale !== this.#tales.tale) {
      if (tale) this.#tales.begin(this.#world, tale, cell => this.#site?.board.grainOf(cell) ?? 0)
      else this.#tales.end()
      this.#reveal()
    }
    if (tale) this.#tales.at(part)
    this.#dirty = true
  }

  /** Draws if there is anything new; says whether it did. */
  draw(now: number): boolean {
    this.#now = now
    const turning = this.#eye.moving(now)
    const moving = turning || this.#dust.moving(now)
    if (!this.#dirty && !moving && this.#site?.board.refine()) this.#restand()
    if (this.lost || !this.#site || !this.#world || !(this.#dirty || moving)) return false
    // Once more after the last movement: it ends where it shall, not where the clock happened to be.
    this.#dirty = moving
    this.#refresh(this.#world, this.#site)
    this.#dust.tell(now)
    this.#room.aim(this.#eye.lens(now), this.#eye.board(now))
    if (turning || this.#room.shadowDirty) this.#materials.light.turn(this.#eye.turn(now), this.#world.bounds, this.#top)
    this.#room.develop(this.#site.board.casters, this.stats.quality, turning, this.#future.shown || this.#marks.pointing, this.stats)
    const lower = this.#watch.drawn(now, this.stats.quality)
    this.stats.frameMs = this.#watch.frameMs
    if (lower && this.#auto) this.quality = lower
    return true
  }

  #refresh(world: World, { platform }: Site): void {
    const facing = this.#eye.facing()
    const { corner } = this.#eye
    if (this.#surroundingsDirty) {
      this.#surroundings.show(world.bounds, corner, this.#top, this.#overlay)
      this.#surroundings.shadows(world.bounds, corner, this.#falling.cells, [0, 0, 0])
      platform.face(facing.right, facing.away)
      this.#room.standingDirty = true
    }
    if (this.#marksDirty) {
      const [from, to] = gravityLine(world.bounds, world.gravity, corner)
      const pull = world.gravity === DOWN ? [] : [{ from, to, tone: 'coral' as const, size: 0.75 }]
      this.#marks.show(world, { ...this.#overlay, arrows: [...(this.#overlay.arrows ?? []), ...pull] }, this.#hidden(), facing)
    }
    this.#surroundingsDirty = false
    this.#marksDirty = false
  }

  /** Where a cell's middle or a point of the board is, in CSS pixels. */
  project(at: number | Point): { x: number; y: number } {
    if (typeof at !== 'number') return this.#eye.project(at, this.#now, this.#width, this.#height)
    const [x, y, z] = spotOf(this.#world?.bounds ?? [1, 1, 1], at)
    return this.#eye.project([x + 0.5, y + 0.5, z + 0.5], this.#now, this.#width, this.#height)
  }

  /** Where a label of the ruler hangs. */
  rulerPoint(height: number): { x: number; y: number } {
    const far = farCorners(this.#world?.bounds ?? [1, 1, 1], this.#eye.corner)
    const [dx, , dz] = tickWay(far)
    return this.project([far.left[0] + dx * RULER_END, height, far.left[2] + dz * RULER_END])
  }

  /** Where the name of a sideways gravity stands: under the arrow on the rim. */
  gravityPoint(): { x: number; y: number } | null {
    if (!this.#world || this.#world.gravity === DOWN) return null
    const [from, to] = gravityLine(this.#world.bounds, this.#world.gravity, this.#eye.corner)
    return this.project([from[0] * 0.2 + to[0] * 0.8, -1.6, from[2] * 0.2 + to[2] * 0.8])
  }

  /** The cell under a place on the screen: the first that is not air or water, else the floor under it. */
  pick(x: number, y: number): Hit | null {
    const world = this.#world
    if (!world) return null
    const { eye, way } = this.#eye.ray(x, y, this.#now, this.#width, this.#height)
    const hidden = new Set(this.#hidden())
    return cellAlong(world.bounds, eye, way, cell => (world.cells[cell] as number) > WATER && !hidden.has(cell))
  }

  dispose(): void {
    this.#site?.board.dispose()
    this.#site?.platform.dispose()
    for (const part of [this.#surroundings, this.#falling, this.#marks, this.#future, this.#tales, this.#dust, this.#materials])
      part.dispose()
    this.#sheet.texture.dispose()
    this.#room.dispose()
  }
}
