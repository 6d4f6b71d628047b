/**
 * The picture of a game of Floodline. Plain data in, pixels out; nothing outside this folder knows what draws them. It draws when
 * something changed or moves, and otherwise does nothing.
 */
import { Camera, Group, Scene as Root, Vector2, type WebGLRenderer } from 'three'
import type { Spot } from '../../nouns.ts'
import { EMPTY, WATER } from '../../rules/cells.ts'
import { DOWN, directionOf, spotOf } from '../../rules/space.ts'
import { Backdrop } from './backdrop.ts'
import { Board } from './board.ts'
import { makeRenderer, rendererName } from './context.ts'
import { Dust } from './dust.ts'
import { Eye } from './eye.ts'
import { Falling } from './falling.ts'
import { Sheet } from './figures.ts'
import { Future } from './future.ts'
import { onScreen, type Point, rayThrough, through, WHOLE, type Window } from './lens.ts'
import { Marks } from './marks.ts'
import { Materials } from './materials.ts'
import { rgbOf } from './palette.ts'
import { Platform } from './platform.ts'
import { startingQuality, TIERS, Watch } from './quality.ts'
import { cellAlong, type Hit } from './ray.ts'
import type { Arrow, CameraWish, Overlay, Quality, ShownPiece, Stats, Tale, World } from './shown.ts'
import { Still } from './still.ts'
import { farCorners, Surroundings, tickWay } from './surroundings.ts'
import { Tales } from './tales.ts'

export interface SceneOptions {
  readonly quality: Quality | 'auto'
  readonly still: boolean // cuts in place of movement
  readonly dark?: boolean
}

const SHADOW_SIZE = 1536
const SKY_WIDTH: Readonly<Record<Quality, number>> = { low: 512, medium: 768, high: 1024 }
const RULER_END = 1.45 // cells beyond the corner: where labels of the ruler hang

/** What belongs to one board and goes with it. */
interface Site {
  readonly bounds: Spot
  readonly board: Board
  readonly platform: Platform
}

export class Scene {
  readonly stats: Stats
  /** After a lost context came back; the stage has nothing to do but draw again. */
  onRestored: (() => void) | null = null
  readonly #canvas: HTMLCanvasElement
  readonly #renderer: WebGLRenderer
  readonly #camera = new Camera()
  readonly #standing = new Root() // what a moving piece leaves as it is
  readonly #moving = new Root() // what moves, and what is seen through
  readonly #later = new Root() // drawn over the depth of the first
  readonly #kept = new Still()
  readonly #ground = new Group()
  readonly #onBoard = new Group()
  readonly #overBoard = new Group()
  readonly #half = { value: new Vector2(1, 1) }
  readonly #eye = new Eye()
  readonly #sheet = new Sheet()
  readonly #materials = new Materials(SHADOW_SIZE)
  readonly #backdrop: Backdrop
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
  #lost = false
  #dirty = true
  #shadowDirty = true
  #standingDirty = true
  #surroundingsDirty = true
  #marksDirty = true
  #now = 0
  still: boolean

  constructor(canvas: HTMLCanvasElement, { quality, still, dark = false }: SceneOptions) {
    const chosen = quality === 'auto' ? startingQuality(rendererName()) : quality
    this.#auto = quality === 'auto'
    this.still = still
    this.stats = { draws: 0, triangles: 0, meshMs: 0, frameMs: 0, quality: chosen }
    this.#canvas = canvas
    this.#renderer = makeRenderer(canvas, TIERS[chosen].smooth)
    this.#materials.shadows = TIERS[chosen].shadows
    this.#backdrop = new Backdrop(dark, SKY_WIDTH[chosen])
    this.#surroundings = new Surroundings(this.#half, this.#sheet)
    this.#falling = new Falling(this.#half, this.#materials)
    this.#marks = new Marks(this.#half, this.#sheet)
    this.#future = new Future(this.#half, this.#materials)
    this.#tales = new Tales(this.#materials)
    this.#camera.matrixAutoUpdate = false
    this.#camera.matrixWorldAutoUpdate = false
    for (const group of this.#groups) group.matrixAutoUpdate = false
    this.#ground.add(this.#surroundings.group)
    this.#onBoard.add(this.#surroundings.cast, this.#falling.group, this.#marks.group, this.#tales.group, this.#dust.mesh)
    this.#overBoard.add(this.#future.group, this.#marks.over)
    this.#standing.add(this.#backdrop.mesh, this.#ground)
    this.#moving.add(this.#onBoard)
    this.#later.add(this.#overBoard)
    canvas.addEventListener('webglcontextlost', this.#onLost)
    canvas.addEventListener('webglcontextrestored', this.#onFound)
    void document.fonts.ready.then(() => {
      this.#sheet.repaint()
      this.#standingDirty = true
      this.#dirty = true
    })
  }

  get #groups(): readonly Group[] {
    return [this.#ground, this.#onBoard, this.#overBoard]
  }

  readonly #onLost = (): void => {
    this.#lost = true
  }

  readonly #onFound = (): void => {
    this.#lost = false
    this.#backdrop.forget()
    this.#shadowDirty = true
    this.#standingDirty = true
    this.#dirty = true
    this.onRestored?.()
  }

  get lost(): boolean {
    return this.#lost
  }

  /** Size in CSS pixels; `window` is the part nothing covers, in the same pixels. */
  resize(width: number, height: number, dpr: number, window?: { left: number; top: number; right: number; bottom: number }): void {
    this.#width = Math.max(1, width)
    this.#height = Math.max(1, height)
    this.#dpr = dpr
    const part: Window = window
      ? { left: window.left / width, right: window.right / width, top: window.top / height, bottom: window.bottom / height }
      : WHOLE
    this.#eye.resize(this.#width / this.#height, part, this.#now)
    this.#fit()
  }

  #fit(): void {
    const scale = Math.min(this.#dpr, TIERS[this.stats.quality].mostDpr)
    this.#renderer.setPixelRatio(scale)
    this.#renderer.setSize(this.#width, this.#height, false)
    this.#half.value.set((this.#width * scale) / 2, (this.#height * scale) / 2)
    this.#wantSky()
    this.#standingDirty = true
    this.#dirty = true
  }

  #wantSky(): void {
    const chapter = this.#world?.chapter ?? 1
    this.#backdrop.want(chapter, this.#canvas.width, this.#canvas.height)
    this.#materials.mist.value.set(...rgbOf(this.#backdrop.tones(chapter)[4]))
  }

  set quality(quality: Quality) {
    this.stats.quality = quality
    this.#materials.shadows = TIERS[quality].shadows
    this.#shadowDirty = true
    this.#fit()
  }

  show(world: World): void {
    const before = this.#world
    this.#world = { ...world, cells: world.cells.slice(), notes: world.notes.slice(), tints: world.tints.slice() }
    if (this.#site === null || before === null || String(this.#site.bounds) !== String(world.bounds)) this.#build(world)
    if (before?.chapter !== world.chapter) this.#wantSky()
    if (before?.gravity !== world.gravity) this.#marksDirty = true
    this.#reveal()
  }

  #build({ bounds, voidFaces = [] }: World): void {
    if (this.#site) {
      this.#ground.remove(this.#site.board.group, this.#site.platform.group)
      this.#onBoard.remove(this.#site.board.water)
      this.#site.board.dispose()
      this.#site.platform.dispose()
    }
    const board = new Board(bounds, voidFaces, this.#materials)
    const platform = new Platform(bounds, voidFaces, this.#materials, this.#sheet)
    this.#site = { bounds, board, platform }
    this.#ground.add(board.group, platform.group)
    this.#onBoard.add(board.water)
    this.#surroundingsDirty = true
    this.#reframe(true)
  }

  /** Layers that exist for the eye: up to the limit and the goal, and a little over. */
  get #top(): number {
    const { bounds, maxWorldHeight } = this.#world as World
    return Math.min(bounds[1] + 1, Math.max(maxWorldHeight + 1, (this.#overlay.goalHeight ?? 0) + 1))
  }

  #reframe(cut: boolean): void {
    if (!this.#world) return
    this.#eye.frame(this.#world.bounds, this.#top, this.#now, cut || this.still)
    this.#shadowDirty = true
    this.#standingDirty = true
    this.#dirty = true
  }

  /** The world without what is told aside or cut away; only chunks that differ are made anew. */
  #reveal(): void {
    const world = this.#world
    if (!world || !this.#site) return
    const started = performance.now()
    const told = this.#tales.tale ? Tales.told(this.#tales.tale) : []
    const hidden = this.#hidden()
    let { cells } = world
    if (told.length + hidden.length > 0) {
      cells = cells.slice()
      for (const cell of told) cells[cell] = EMPTY
      for (const cell of hidden) cells[cell] = EMPTY
    }
    const { notes, tints, gravity } = world
    if (this.#site.board.show({ cells, notes, tints, components: this.#overlay.components ?? null, gravity })) {
      this.#shadowDirty = true
      this.#standingDirty = true
      this.#marksDirty = true
      this.#dirty = true
      this.stats.meshMs = performance.now() - started
    }
  }

  /** Cells above the layer that is looked at; water is shown whole, it hides nothing. */
  #hidden(): number[] {
    const slice = this.#overlay.slice
    if (!slice || !this.#world) return []
    const { bounds, cells } = this.#world
    const layerSize = bounds[0] * bounds[2]
    const hidden: number[] = []
    for (let cell = 0; cell < cells.length; cell++) {
      const y = Math.floor(cell / layerSize)
      if ((y >= slice.layer || slice.only === true) && (cells[cell] as number) > WATER) hidden.push(cell)
    }
    return hidden
  }

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
    const turned = wish.corner !== this.#eye.corner
    this.#eye.stand(wish, this.#now, this.still)
    this.#standingDirty = true
    if (turned) {
      this.#surroundingsDirty = true
      this.#marksDirty = true
    }
    this.#dirty = true
  }

  /** The board leans towards gravity and stays so; dust drifts that way for a moment. */
  lean(gravity: number): void {
    this.#eye.lean(gravity, this.#now, this.still)
    this.#standingDirty = true
    if (gravity !== DOWN) this.drift(directionOf(gravity))
    this.#marksDirty = true
    this.#dirty = true
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
    this.#surroundingsDirty = true
    const future = overlay.future ?? null
    const futureWater = overlay.futureWater ?? null
    if (future !== (before.future ?? null) || futureWater !== (before.futureWater ?? null))
      this.#future.show(this.#world.bounds, future, futureWater)
    const grey = this.#future.shown ? 0.92 : 0
    if (grey !== this.#materials.grey.value) this.#standingDirty = true
    this.#materials.grey.value = grey
    // The piece is part of either time: what would be must not hide it.
    ;(this.#future.shown ? this.#overBoard : this.#onBoard).add(this.#falling.group)
    this.#reveal()
  }

  /** A phase of a resolve, `part` of it told; null when it is over and the world after it is shown. */
  animate(tale: Tale | null, part: number): void {
    if (!this.#world) return
    if (tale !== this.#tales.tale) {
      if (tale) this.#tales.begin(this.#world, tale)
      else this.#tales.end()
      this.#reveal()
    }
    if (tale) this.#tales.at(part)
    this.#dirty = true
  }

  /** Draws if there is anything new; says whether it did. */
  draw(now: number): boolean {
    this.#now = now
    const moving = this.#eye.moving(now) || this.#dust.moving(now)
    if (!this.#dirty && !moving && this.#site?.board.refine()) {
      this.#standingDirty = true
      this.#dirty = true
    }
    if (this.#lost || !this.#site || !(this.#dirty || moving)) return false
    // Once more after the last movement: it ends where it shall, not where the clock happened to be.
    this.#dirty = moving
    this.#refresh()
    this.#dust.tell(now)
    this.#aim(now)
    this.#render()
    const lower = this.#watch.drawn(now, this.stats.quality)
    this.stats.frameMs = this.#watch.frameMs
    if (lower && this.#auto) this.quality = lower
    return true
  }

  #refresh(): void {
    const world = this.#world as World
    const facing = this.#eye.facing()
    if (this.#surroundingsDirty) {
      this.#standingDirty = true
      this.#surroundings.show(world.bounds, this.#eye.corner, this.#top, this.#overlay)
      this.#surroundings.shadows(world.bounds, this.#eye.corner, this.#falling.cells, [0, 0, 0])
      this.#site?.platform.face(facing.right, facing.away)
    }
    if (this.#marksDirty) {
      const arrows = [...(this.#overlay.arrows ?? []), ...this.#gravityArrow(world)]
      this.#marks.show(world, { ...this.#overlay, arrows }, this.#hidden(), facing)
    }
    this.#surroundingsDirty = false
    this.#marksDirty = false
  }

  /** On the rim nearest to the eye, where gravity pulls sideways. */
  #gravityArrow({ bounds, gravity }: World): Arrow[] {
    if (gravity === DOWN) return []
    const [from, to] = this.#gravityLine(bounds, gravity)
    return [{ from, to, tone: 'coral', size: 0.75 }]
  }

  #gravityLine(bounds: Spot, gravity: number): [Point, Point] {
    const [gx, , gz] = directionOf(gravity)
    const { middle } = farCorners(bounds, this.#eye.corner)
    const [X, , Z] = bounds
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

  #aim(now: number): void {
    const lens = this.#eye.lens(now)
    this.#camera.matrixWorldInverse.fromArray(lens.view)
    this.#camera.matrixWorld.copy(this.#camera.matrixWorldInverse).invert()
    this.#camera.projectionMatrix.fromArray(lens.projection)
    this.#camera.projectionMatrixInverse.copy(this.#camera.projectionMatrix).invert()
    for (const group of this.#groups) {
      group.matrix.fromArray(this.#eye.board(now))
      group.matrixWorldNeedsUpdate = true
    }
    if (this.#eye.moving(now) || this.#shadowDirty)
      this.#materials.light.turn(this.#eye.turn(now), (this.#world as World).bounds, this.#top)
  }

  #render(): void {
    const renderer = this.#renderer
    renderer.info.reset()
    this.#backdrop.prepare(renderer)
    if (TIERS[this.stats.quality].shadows && (this.#shadowDirty || this.#eye.moving(this.#now))) {
      renderer.setRenderTarget(this.#materials.shadow)
      renderer.clear()
      renderer.render((this.#site as Site).board.casters, this.#camera)
      renderer.setRenderTarget(null)
    }
    this.#shadowDirty = false
    renderer.autoClear = true
    if (this.#standingDirty || this.#eye.moving(this.#now)) {
      this.#kept.forget()
      renderer.render(this.#standing, this.#camera)
    } else {
      const { width, height } = this.#canvas
      this.#kept.draw(renderer, this.#standing, this.#camera, width, height, TIERS[this.stats.quality].smooth ? 4 : 0)
    }
    this.#standingDirty = this.#eye.moving(this.#now) // it went on moving after this frame
    renderer.autoClear = false
    renderer.render(this.#moving, this.#camera)
    if (this.#future.shown || this.#marks.pointing) {
      renderer.clearDepth()
      renderer.render(this.#later, this.#camera)
    }
    this.stats.draws = renderer.info.render.calls
    this.stats.triangles = renderer.info.render.triangles
  }

  /** Where a cell's middle or a point of the board is, in CSS pixels. */
  project(at: number | Point): { x: number; y: number } {
    const bounds = this.#world?.bounds ?? [1, 1, 1]
    const spot = typeof at === 'number' ? spotOf(bounds, at) : null
    const point: Point = spot ? [spot[0] + 0.5, spot[1] + 0.5, spot[2] + 0.5] : (at as Point)
    return onScreen(this.#eye.lens(this.#now), through(this.#eye.board(this.#now), point), this.#width, this.#height)
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
    const [from, to] = this.#gravityLine(this.#world.bounds, this.#world.gravity)
    return this.project([from[0] * 0.2 + to[0] * 0.8, -1.6, from[2] * 0.2 + to[2] * 0.8])
  }

  /** The cell under a place on the screen: the first that is not air or water, else the floor under it. */
  pick(x: number, y: number): Hit | null {
    const world = this.#world
    if (!world) return null
    const lens = this.#eye.lens(this.#now)
    const back = this.#eye.unboard(this.#now)
    const eye = through(back, lens.eye)
    const way = rayThrough(lens, x, y, this.#width, this.#height)
    const beyond = through(back, [lens.eye[0] + way[0], lens.eye[1] + way[1], lens.eye[2] + way[2]])
    const hidden = new Set(this.#hidden())
    return cellAlong(
      world.bounds,
      eye,
      [beyond[0] - eye[0], beyond[1] - eye[1], beyond[2] - eye[2]],
      cell => (world.cells[cell] as number) > WATER && !hidden.has(cell),
    )
  }

  dispose(): void {
    this.#canvas.removeEventListener('webglcontextlost', this.#onLost)
    this.#canvas.removeEventListener('webglcontextrestored', this.#onFound)
    this.#site?.board.dispose()
    this.#site?.platform.dispose()
    for (const part of [
      this.#backdrop,
      this.#surroundings,
      this.#falling,
      this.#marks,
      this.#future,
      this.#tales,
      this.#dust,
      this.#kept,
      this.#materials,
    ])
      part.dispose()
    this.#sheet.texture.dispose()
    this.#renderer.dispose()
  }
}
