/** The renderer and its passes: what is drawn in which order, and what is reused from frame to frame. */
import { type BufferGeometry, Camera, Group, type Material, Mesh, type Object3D, Scene as Root, Vector2, type WebGLRenderer } from 'three'
import type { Lens, Matrix } from '../camera/lens.ts'
import { lightIn } from '../flat/light-tones.ts'
import { rgbOf } from '../palette.ts'
import type { Quality, Stats } from '../picture.ts'
import { Backdrop } from './backdrop.ts'
import { makeRenderer } from './context.ts'
import { FrameCache } from './frame-cache.ts'
import type { Materials } from './materials.ts'
import { TIERS } from './quality.ts'

const SKY_WIDTH: Readonly<Record<Quality, number>> = { low: 448, medium: 768, high: 1024 }

export class RenderPasses {
  readonly half = { value: new Vector2(1, 1) } // of the screen, in pixels: widths of lines are measured by it
  readonly ground = new Group() // stands while a piece moves
  readonly air = new Group() // moves, or is seen through
  readonly over = new Group() // before everything
  lost = false
  standingDirty = true
  shadowDirty = true
  readonly #canvas: HTMLCanvasElement
  readonly #renderer: WebGLRenderer
  readonly #materials: Materials
  readonly #backdrop: Backdrop
  readonly #frameCache = new FrameCache()
  readonly #camera = new Camera()
  readonly #standing = new Root()
  readonly #moving = new Root()
  readonly #last = new Root()
  readonly #restored: () => void
  #chapter = 1

  constructor(canvas: HTMLCanvasElement, materials: Materials, quality: Quality, dark: boolean, restored: () => void) {
    this.#canvas = canvas
    this.#materials = materials
    this.#renderer = makeRenderer(canvas, TIERS[quality].smooth)
    this.#backdrop = new Backdrop(dark, SKY_WIDTH[quality])
    this.#restored = restored
    this.#camera.matrixAutoUpdate = false
    this.#camera.matrixWorldAutoUpdate = false
    for (const group of this.#groups) group.matrixAutoUpdate = false
    this.#standing.add(this.#backdrop.mesh, this.ground)
    this.#moving.add(this.air)
    this.#last.add(this.over)
    materials.shadows = TIERS[quality].shadows
    canvas.addEventListener('webglcontextlost', this.#onLost)
    canvas.addEventListener('webglcontextrestored', this.#onFound)
  }

  get #groups(): readonly Group[] {
    return [this.ground, this.air, this.over]
  }

  /**
   * The renderer asks for the context back by itself, and uploads again what it is asked to draw; what was drawn is gone. Everything
   * is let go while nothing can be freed: freed later, it would belong to another context, which browsers complain about.
   */
  readonly #onLost = (): void => {
    this.lost = true
    for (const root of [this.#standing, this.#moving, this.#last])
      root.traverse(thing => {
        if (!(thing instanceof Mesh)) return
        ;(thing.geometry as BufferGeometry).dispose()
        ;(thing.material as Material).dispose()
      })
    this.#materials.dispose()
    this.#backdrop.dispose()
    this.#frameCache.dispose()
  }

  readonly #onFound = (): void => {
    this.lost = false
    this.#backdrop.forget()
    this.#frameCache.forget()
    this.shadowDirty = true
    this.standingDirty = true
    this.#restored()
  }

  fit(width: number, height: number, dpr: number, quality: Quality): void {
    const scale = Math.min(dpr, TIERS[quality].mostDpr)
    this.#renderer.setPixelRatio(scale)
    this.#renderer.setSize(width, height, false)
    this.half.value.set((width * scale) / 2, (height * scale) / 2)
    this.chapter = this.#chapter
  }

  set quality(quality: Quality) {
    this.#materials.shadows = TIERS[quality].shadows
    this.shadowDirty = true
  }

  set dark(dark: boolean) {
    this.#backdrop.dark = dark
    this.chapter = this.#chapter
  }

  set chapter(chapter: number) {
    this.#chapter = chapter
    this.#materials.lamps.be(lightIn(chapter))
    this.#backdrop.want(chapter, this.#canvas.width, this.#canvas.height)
    this.#materials.mist.value.set(...rgbOf(this.#backdrop.tones(chapter)[4]))
    this.standingDirty = true
  }

  aim(lens: Lens, board: Matrix): void {
    const camera = this.#camera
    camera.matrixWorldInverse.fromArray(lens.view)
    camera.matrixWorld.copy(camera.matrixWorldInverse).invert()
    camera.projectionMatrix.fromArray(lens.projection)
    camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert()
    for (const group of this.#groups) {
      group.matrix.fromArray(board)
      group.matrixWorldNeedsUpdate = true
    }
  }

  /** `turning`: the view changes with every frame, so that nothing is worth keeping. */
  develop(casters: Object3D, quality: Quality, turning: boolean, withOver: boolean, stats: Stats): void {
    const renderer = this.#renderer
    const { shadows, smooth } = TIERS[quality]
    renderer.info.reset()
    renderer.autoClear = true
    this.#backdrop.prepare(renderer)
    if (shadows && (this.shadowDirty || turning)) {
      renderer.setRenderTarget(this.#materials.shadow)
      renderer.render(casters, this.#camera)
      renderer.setRenderTarget(null)
    }
    this.shadowDirty = false
    if (this.standingDirty || turning) {
      this.#frameCache.forget()
      renderer.render(this.#standing, this.#camera)
    } else {
      const { width, height } = this.#canvas
      this.#frameCache.draw(renderer, this.#standing, this.#camera, width, height, smooth ? 4 : 0)
    }
    this.standingDirty = turning
    renderer.autoClear = false
    renderer.render(this.#moving, this.#camera)
    if (withOver) {
      renderer.clearDepth()
      renderer.render(this.#last, this.#camera)
    }
    stats.draws = renderer.info.render.calls
    stats.triangles = renderer.info.render.triangles
  }

  dispose(): void {
    this.#canvas.removeEventListener('webglcontextlost', this.#onLost)
    this.#canvas.removeEventListener('webglcontextrestored', this.#onFound)
    this.#backdrop.dispose()
    this.#frameCache.dispose()
    this.#renderer.dispose()
  }
}
