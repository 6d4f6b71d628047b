/**
 * The picture of a game of Floodline. Plain data in, pixels out; nothing outside this folder knows what draws them. It draws when
 * something changed or moves, and otherwise does nothing.
 */
import { EMPTY } from '../../../rules/board/cells.ts'
import { DOWN, directionOf } from '../../../rules/board/space.ts'
import type { Point } from '../camera/lens.ts'
import { Viewed } from '../camera/viewed.ts'
import type { Effects } from '../effects/effects.ts'
import { Falling } from '../effects/falling.ts'
import { KEY, turned } from '../flat/light-tones.ts'
import { gravityLine } from '../overlay/arrows.ts'
import { GlyphSheet } from '../overlay/figures.ts'
import { Future } from '../overlay/future.ts'
import { Marks } from '../overlay/marks.ts'
import { Surroundings } from '../overlay/surroundings.ts'
import { RAINY } from '../palette.ts'
import type {
  CameraTarget,
  Overlay,
  PhaseMotion,
  Picture,
  PictureOptions,
  Quality,
  Rectangle,
  ShownPiece,
  Stats,
  World,
} from '../picture.ts'
import { BoardScenery } from './board-scenery.ts'
import { rendererName, startingQuality } from './machine.ts'
import { Materials } from './materials.ts'
import { QualityWatch, TIERS } from './quality.ts'
import { RenderPasses } from './render-passes.ts'

const SHADOW_SIZE = 1536
const REFINE_MS = 2
const LAP_MS = 60 // between two frames of water that nothing else moves
const CALM_MS = 15_000
const GREYED = 0.92 // how far the present loses its colour behind a preview

export class Scene extends Viewed implements Picture {
  readonly stats: Stats
  still: boolean
  onRestored: (() => void) | null = null
  readonly #canvas: HTMLCanvasElement
  readonly #sheet = new GlyphSheet()
  readonly #materials: Materials
  readonly #passes: RenderPasses
  readonly #surroundings: Surroundings
  readonly #falling: Falling
  readonly #marks: Marks
  readonly #future: Future
  #effects: Effects | null = null // null until they are fetched
  #celebrating = false
  #gone = false
  #dressing = false
  readonly #watch: QualityWatch
  #auto = false
  #scenery: BoardScenery | null = null
  #piece: ShownPiece | null = null
  #dpr = 1
  #changed = 0 // when anything moved last, and when a frame was drawn last
  #drawn = 0
  #dirty = true
  #surroundingsDirty = true
  #marksDirty = true

  constructor(canvas: HTMLCanvasElement, { quality, still, dark = false }: PictureOptions) {
    super()
    this.#canvas = canvas
    const chosen = quality === 'auto' ? startingQuality(rendererName()) : quality
    this.#auto = quality === 'auto'
    this.#watch = new QualityWatch(chosen)
    this.still = still
    this.stats = { draws: 0, triangles: 0, meshMs: 0, frameMs: 0, walks: 0, frames: 0, quality: chosen }
    this.#materials = new Materials(SHADOW_SIZE, chosen === 'low')
    this.#passes = new RenderPasses(canvas, this.#materials, chosen, dark, () => {
      this.#dirty = true
      this.onRestored?.()
    })
    const { half, ground, air, over } = this.#passes
    this.#surroundings = new Surroundings(half, this.#sheet)
    this.#surroundings.night = dark
    this.#falling = new Falling(half, this.#materials)
    this.#marks = new Marks(half, this.#sheet)
    this.#future = new Future(half, this.#materials)
    ground.add(this.#surroundings.group)
    air.add(this.#surroundings.cast, this.#falling.group, this.#marks.group)
    over.add(this.#future.group, this.#marks.over)
    void document.fonts.ready.then(() => {
      this.#sheet.repaint()
      this.#restand()
    })
    import('../effects/effects.ts').then(
      ({ Effects }) => {
        if (this.#gone) return
        this.#effects = new Effects(this.#materials)
        this.#effects.celebrate(this.#celebrating && !this.still, this.viewport.now)
        air.add(this.#effects.group)
        this.#scenery?.board.casters.add(this.#effects.casters)
        this.#rain()
      },
      () => {}, // no connection: cuts in place of movement
    )
  }

  get lost(): boolean {
    return this.#passes.lost
  }

  /** Something that stands looks different: the cached frame is old. */
  #restand(): void {
    this.#passes.standingDirty = true
    this.#dirty = true
  }

  resize(width: number, height: number, dpr: number, free?: readonly Rectangle[]): void {
    this.#dpr = dpr
    this.viewport.resize(width, height, free)
    this.#fit()
  }

  #fit(): void {
    this.#passes.fit(this.viewport.width, this.viewport.height, this.#dpr, this.stats.quality)
    this.#restand()
  }

  set({ quality, still, dark }: Partial<PictureOptions>): void {
    if (still !== undefined) this.still = still
    if (still !== undefined) this.#rain()
    if (dark !== undefined) {
      this.#passes.dark = dark
      this.#surroundings.night = dark
      this.#surroundingsDirty = true
    }
    if (quality !== undefined) this.#auto = quality === 'auto'
    if (quality !== undefined && quality !== 'auto') this.#ask(quality)
    this.#restand()
  }

  #ask(quality: Quality): void {
    const { fine } = TIERS[this.stats.quality]
    this.stats.quality = quality
    this.#rain()
    this.#passes.quality = quality
    this.#shine()
    if (this.#materials.dress && fine !== TIERS[quality].fine) {
      this.#dressUp()
      this.#reveal()
    }
    this.#fit()
  }

  /** Where no shadow map is drawn, the faces know what stands between them and the sun. */
  #shine(): void {
    const sun = TIERS[this.stats.quality].shadows ? null : turned(KEY, (this.viewport.camera.corner * Math.PI) / 2)
    this.#scenery?.board.shine(sun)
  }

  show(world: World): void {
    const before = this.viewport.world
    this.viewport.show(world)
    if (!BoardScenery.same(before, world)) {
      this.#scenery?.dispose()
      this.#scenery = new BoardScenery(world, this.#materials, this.#sheet, this.#passes.ground, this.#passes.air)
      if (this.#effects) this.#scenery.board.casters.add(this.#effects.casters)
      this.#shine()
      this.#dressUp()
      this.#reframe(true)
    }
    if (!this.#dressing && world.looks?.some(look => look > 0)) void this.#dress()
    if (before?.chapter !== world.chapter) this.#passes.chapter = world.chapter
    if (before?.chapter !== world.chapter || String(before?.bounds) !== String(world.bounds)) this.#rain()
    if (before?.maxWorldHeight !== world.maxWorldHeight) this.#reframe(true)
    if (before?.gravity !== world.gravity) this.#marksDirty = true
    this.#reveal()
  }

  #rain(): void {
    const { world } = this.viewport
    const on = world?.chapter === RAINY && !this.still && this.stats.quality !== 'low'
    if (world) this.#effects?.rain(world, on, this.viewport.top)
    this.#dirty = true
  }

  /** Looks of their own are fetched when there is one to be seen; until then, and where they never come, rock is rock. */
  async #dress(): Promise<void> {
    this.#dressing = true
    try {
      const { fabrics, wardrobe } = await import('../mesh/dress/wardrobe.ts')
      // To paint them all takes longer than a frame may: one at a time.
      for (const [fabric, pattern] of fabrics.entries()) {
        if (this.#gone) return
        this.#materials.paint(fabric, pattern)
        await new Promise(resolve => setTimeout(resolve))
      }
      if (this.#gone) return
      this.#materials.dressUp(wardrobe)
      this.#dressUp()
      this.#reveal()
    } catch {
      // No connection: rock is rock.
    }
  }

  #dressUp(): void {
    this.#scenery?.board.dressUp(this.#materials.dress, TIERS[this.stats.quality].fine)
  }

  #reframe(cut: boolean): void {
    if (!this.viewport.world) return
    this.viewport.camera.frame(this.viewport.world.bounds, this.viewport.top, this.viewport.now, cut || this.still)
    this.#surroundingsDirty = true
    this.#passes.shadowDirty = true
    this.#restand()
  }

  /** The world without what moves by itself or is cut away; only chunks that differ are made anew. */
  #reveal(): void {
    const world = this.viewport.world
    if (!world || !this.#scenery) return
    const started = performance.now()
    this.stats.walks++
    const away = [...(this.#effects?.away ?? []), ...this.viewport.hidden()]
    const cells = away.length > 0 ? world.cells.slice() : world.cells
    for (const cell of away) cells[cell] = EMPTY
    const { notes, tints, looks, gravity } = world
    if (
      !this.#scenery.board.show({
        cells,
        notes,
        tints,
        ...(looks && { looks }),
        components: this.viewport.overlay.components ?? null,
        gravity,
      })
    )
      return
    this.#passes.shadowDirty = true
    this.#marksDirty = true
    this.#restand()
    this.stats.meshMs = performance.now() - started
  }

  piece(piece: ShownPiece | null, offset: Point = [0, 0, 0]): void {
    if (!this.viewport.world) return
    const { bounds, gravity } = this.viewport.world
    const same = piece === this.#piece
    const [x, y, z] = this.#falling.offset
    if (same && x === offset[0] && y === offset[1] && z === offset[2]) return // it stands: nothing to draw
    if (!same) this.#falling.show(bounds, gravity, piece)
    this.#piece = piece
    this.#falling.move(offset)
    this.#surroundings.shadows(bounds, this.viewport.camera.corner, piece?.cells ?? [], offset, this.viewport.under)
    this.#dirty = true
  }

  camera(target: CameraTarget): void {
    if (target.corner !== this.viewport.camera.corner) {
      this.#surroundingsDirty = true
      this.#marksDirty = true
    }
    const { corner } = this.viewport.camera
    this.viewport.camera.stand(target, this.viewport.now, this.still, TIERS[this.stats.quality].slowCamera)
    if (corner !== this.viewport.camera.corner) this.#shine()
    this.#passes.shadowDirty = true // the light keeps to the camera's left
    this.#restand()
  }

  lean(gravity: number, cut = false): void {
    this.viewport.camera.lean(gravity, this.viewport.now, cut || this.still)
    if (gravity !== DOWN && !cut) this.drift(directionOf(gravity))
    this.#restand()
  }

  /** Movement, where there is some: what nobody wants, or what is not there yet, is left out. */
  #move(effect: (effects: Effects, world: World, now: number) => void): void {
    const { world, now } = this.viewport
    if (this.still || !world || !this.#effects) return
    effect(this.#effects, world, now)
    this.#dirty = true
  }

  drift(way: Point): void {
    this.#move((effects, { bounds: [X, , Z] }, now) => effects.streaks([0, 0, 0], [X, this.viewport.top * 0.8, Z], way, now))
  }

  puff(cells: readonly number[], kind: 'dust' | 'ripple', weight = 0): void {
    this.#move((effects, world, now) => effects.puff(world, cells, kind, weight, now))
  }

  trail(cells: readonly number[], by: number): void {
    this.#move((effects, world, now) => effects.trail(world, cells, by, now))
  }

  jolt(weight: number): void {
    this.#move((effects, world, now) => effects.jolt(world, weight, now))
  }

  celebrate(on: boolean): void {
    this.#celebrating = on
    this.#effects?.celebrate(on && !this.still, this.viewport.now, this.still)
    this.#surroundings.group.visible = !on || this.still // walls and rulers have a near and a far side: not for who goes round
    this.#restand()
  }

  overlay(overlay: Overlay): void {
    const before = this.viewport.overlay
    this.viewport.overlay = overlay
    this.#marksDirty = true
    this.#dirty = true
    if (!this.viewport.world) return
    if (before.goalHeight !== overlay.goalHeight) this.#reframe(false)
    if (before.currentHeight !== overlay.currentHeight || before.limitHeight !== overlay.limitHeight) this.#surroundingsDirty = true
    if (before.forbiddenHeight !== overlay.forbiddenHeight) this.#surroundingsDirty = true
    this.#imagine(before, overlay)
    this.#reveal()
  }

  #imagine(before: Overlay, { future = null, futureWater = null }: Overlay): void {
    if (!this.viewport.world || ((before.future ?? null) === future && (before.futureWater ?? null) === futureWater)) return
    this.#future.show(this.viewport.world.bounds, future, futureWater)
    this.#materials.grey.value = this.#future.shown ? GREYED : 0
    // The piece is part of either time: what would be must not hide it.
    ;(this.#future.shown ? this.#passes.over : this.#passes.air).add(this.#falling.group)
    this.#restand()
  }

  animate(motion: PhaseMotion | null, part: number): void {
    const { world } = this.viewport
    if (!world || !this.#effects) return
    if (this.#effects.animate(world, motion, part, cell => this.#scenery?.board.grainOf(cell) ?? 0)) this.#reveal()
    // Shadows that move fall on what stands.
    if (this.#effects.carries && TIERS[this.stats.quality].shadows) {
      this.#passes.shadowDirty = true
      this.#passes.standingDirty = true
    }
    this.#dirty = true
  }

  draw(now: number): boolean {
    const started = performance.now()
    const drew = this.#draw(now)
    const better = this.#watch.frame(now, drew, performance.now() - started, this.stats.quality)
    this.stats.frameMs = this.#watch.frameMs
    if (better && this.#auto) this.#ask(better)
    return drew
  }

  #draw(now: number): boolean {
    this.viewport.now = now
    const { camera } = this.viewport
    const effects = this.#effects
    const turning = camera.moving(now) || effects?.turns(now) === true
    const shaking = effects?.shakes(now) === true
    const moving = turning || shaking || effects?.moving(now) === true
    if (!this.#passes.standingDirty && this.#scenery?.board.refine(REFINE_MS)) this.#restand() // not in the frame that shows a change
    if (this.lost || !this.#scenery || !this.viewport.world) return false
    if (this.#dirty || moving) this.#changed = now
    else if (!this.#laps(now)) return false
    // Once more after the last movement: it ends where it shall, not where the clock happened to be.
    this.#dirty = moving
    this.#drawn = now
    this.stats.frames++
    if (!this.still) this.#materials.time.value = now / 1000
    this.#refresh(this.viewport.world, this.#scenery)
    effects?.tell(now)
    camera.orbit = effects?.orbit(now) ?? 0
    const board = camera.board(now)
    this.#passes.aim(camera.lens(now), effects?.shake(board, now) ?? board)
    if (turning || this.#passes.shadowDirty) this.#materials.light.turn(camera.turn(now), this.viewport.world.bounds, this.viewport.top)
    this.#passes.develop(this.#scenery.board.casters, this.stats.quality, turning, this.#future.shown || this.#marks.pointing, this.stats)
    if (shaking) this.#passes.standingDirty = true // also of the frame after the last swing
    if (this.stats.frames === 1) this.#canvas.dataset['drawn'] = ''
    return true
  }

  /** Water goes on lapping and rain falling for a while after anything happened, a few frames a second; not where a processor would have to draw it. */
  #laps(now: number): boolean {
    const wet = (this.#scenery?.board.water.visible === true || this.#effects?.rains) && !this.still && this.stats.quality !== 'low'
    return wet === true && now - this.#changed < CALM_MS && now - this.#drawn >= LAP_MS
  }

  #refresh(world: World, { platform }: BoardScenery): void {
    const facing = this.viewport.camera.facing()
    const { corner } = this.viewport.camera
    if (this.#surroundingsDirty) {
      this.#surroundings.show(world.bounds, corner, this.viewport.top, this.viewport.overlay)
      this.#surroundings.shadows(world.bounds, corner, this.#falling.cells, this.#falling.offset, this.viewport.under)
      platform.face(facing.right, facing.away)
      this.#passes.standingDirty = true
    }
    if (this.#marksDirty) {
      this.stats.walks++
      const [from, to] = gravityLine(world.bounds, world.gravity, corner)
      const pull = world.gravity === DOWN ? [] : [{ from, to, tone: 'coral' as const, size: 0.75 }]
      this.#marks.show(
        world,
        { ...this.viewport.overlay, arrows: [...(this.viewport.overlay.arrows ?? []), ...pull] },
        this.viewport.hidden(),
        facing,
      )
    }
    this.#surroundingsDirty = false
    this.#marksDirty = false
  }

  dispose(): void {
    this.#gone = true
    this.#scenery?.dispose()
    for (const part of [this.#surroundings, this.#falling, this.#marks, this.#future, this.#effects, this.#materials]) part?.dispose()
    this.#sheet.texture.dispose()
    this.#passes.dispose()
  }
}
