/** What would be, over what is: drawn after everything else, so that nothing hides it. */
import { Group, type Vector2 } from 'three'
import type { Spot } from '../../../nouns.ts'
import { SOLID } from '../../../rules/board/cells.ts'
import type { Materials } from '../gl/materials.ts'
import { Body } from '../mesh/body.ts'
import { PLAIN } from '../mesh/looks.ts'
import { outlineOf } from '../mesh/outline.ts'
import { INDIGO, rgbOf, rootOf } from '../palette.ts'
import { Fills } from './fills.ts'
import { Strokes } from './strokes.ts'

export class Future {
  readonly group = new Group()
  readonly #body: Body
  readonly #lines: Strokes
  readonly #water = new Fills(2)
  shown = false

  constructor(half: { value: Vector2 }, materials: Materials) {
    this.#body = new Body(materials.preview, 1)
    this.#lines = new Strokes(half, 3)
    this.group.add(this.#body.quads.mesh, this.#water.mesh, this.#lines.mesh, this.#lines.behind(0.05))
  }

  show(bounds: Spot, cells: readonly number[] | null, water: readonly number[] | null): void {
    this.shown = cells !== null || water !== null
    this.#lines.clear()
    this.#water.clear()
    if (cells) {
      const tint = rootOf(INDIGO)
      this.#body.show(bounds, cells, () => ({ code: SOLID, note: 0, tint, body: 1, layer: PLAIN }))
      for (const { from, to } of outlineOf(bounds, cells)) this.#lines.add(from, to, { ink: [1, 1, 1], width: 0.06 })
    } else this.#body.hide()
    if (water) {
      this.#water.body(bounds, water, rgbOf('#1F5F86'), 0.3)
      for (const { from, to } of outlineOf(bounds, water)) this.#lines.add(from, to, { ink: [0.75, 0.95, 1], width: 0.05, dash: 0.25 })
    }
    this.#lines.done()
    this.#water.done()
  }

  dispose(): void {
    this.#body.dispose()
    this.#lines.dispose()
    this.#water.dispose()
  }
}
