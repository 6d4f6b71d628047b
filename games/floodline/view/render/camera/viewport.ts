/** What is where on the screen, and what is under a place of it: the same for the scene and the flat picture. */
import type { Spot } from '../../../nouns.ts'
import { WATER } from '../../../rules/board/cells.ts'
import { DOWN, spotOf } from '../../../rules/board/space.ts'
import { gravityLine } from '../overlay/arrows.ts'
import { farCorners, tickWay } from '../overlay/surroundings.ts'
import type { Overlay, Place, Rectangle, World } from '../picture.ts'
import { Camera } from './camera.ts'
import { type Point, WHOLE } from './lens.ts'
import { cellAlong, type Hit } from './ray.ts'

const RULER_END = 1.45 // cells beyond the corner: where labels of the ruler hang

export class Viewport {
  readonly camera = new Camera()
  world: World | null = null
  overlay: Overlay = {}
  now = 0
  width = 1
  height = 1

  /** The world is copied: it is drawn again long after whoever showed it has changed theirs. */
  show(world: World): void {
    const { cells, notes, tints, looks } = world
    this.world = { ...world, cells: cells.slice(), notes: notes.slice(), tints: tints.slice(), ...(looks && { looks: looks.slice() }) }
  }

  get bounds(): Spot {
    return this.world?.bounds ?? [1, 1, 1]
  }

  /** Layers that exist for the eye: up to the limit and the goal. */
  get top(): number {
    if (!this.world) return 1
    const { bounds, maxWorldHeight } = this.world
    return Math.min(bounds[1] + 1, Math.max(maxWorldHeight + 1, (this.overlay.goalHeight ?? 0) + 1))
  }

  /** A place without an area, as one that is being taken off the page has, is not looked at: what was seen last stays. */
  resize(width: number, height: number, free: readonly Rectangle[] = []): void {
    if (width <= 0 || height <= 0) return
    this.width = width
    this.height = height
    const windows = free.map(({ left, right, top, bottom }) => ({
      ...{ left: left / width, right: right / width, top: top / height, bottom: bottom / height },
    }))
    this.camera.resize(this.width / this.height, windows.length > 0 ? windows : [WHOLE], this.now, height)
  }

  /** Cells from the layer that is looked at upwards; water is shown whole, it hides nothing. */
  hidden(): number[] {
    const { slice } = this.overlay
    if (!slice || !this.world) return []
    const { bounds, cells } = this.world
    const hidden: number[] = []
    for (let cell = slice.only === true ? 0 : slice.layer * bounds[0] * bounds[2]; cell < cells.length; cell++)
      if ((cells[cell] as number) > WATER) hidden.push(cell)
    return hidden
  }

  /** How high what stands under a cell is; 0 is the floor. */
  readonly under = ([x, y, z]: Spot): number => {
    const { bounds, cells } = this.world ?? { bounds: this.bounds, cells: [] }
    let top = y
    while (top > 0 && (cells[((top - 1) * bounds[0] + x) * bounds[2] + z] ?? 0) <= WATER) top--
    return top
  }

  /** A cell's middle, or a point of the board. */
  project(at: number | Point): Place {
    if (typeof at !== 'number') return this.camera.project(at, this.now, this.width, this.height)
    const [x, y, z] = spotOf(this.bounds, at)
    return this.camera.project([x + 0.5, y + 0.5, z + 0.5], this.now, this.width, this.height)
  }

  rulerPoint(height: number): Place {
    const far = farCorners(this.bounds, this.camera.corner)
    const [dx, , dz] = tickWay(far)
    return this.project([far.left[0] + dx * RULER_END, height, far.left[2] + dz * RULER_END])
  }

  gravityPoint(): Place | null {
    if (!this.world || this.world.gravity === DOWN) return null
    const [from, to] = gravityLine(this.bounds, this.world.gravity, this.camera.corner)
    return this.project([from[0] * 0.2 + to[0] * 0.8, -1.6, from[2] * 0.2 + to[2] * 0.8])
  }

  pick(x: number, y: number): Hit | null {
    const { world } = this
    if (!world) return null
    const { eye, way } = this.camera.ray(x, y, this.now, this.width, this.height)
    const hidden = new Set(this.hidden())
    return cellAlong(world.bounds, eye, way, cell => (world.cells[cell] as number) > WATER && !hidden.has(cell))
  }
}
