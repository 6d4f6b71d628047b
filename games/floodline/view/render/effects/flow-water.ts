/** Water on its way: the whole of the board's water while some of it moves, rising here and sinking there, with a front of foam. */
import { Group, type RawShaderMaterial, type Vector3 } from 'three'
import { EMPTY, WATER } from '../../../rules/board/cells.ts'
import type { Materials } from '../gl/materials.ts'
import { Quads } from '../mesh/quads.ts'
import type { Column, Flow, World } from '../picture.ts'
import { WATER_STRIDE, waterFaces } from '../water/water-faces.ts'
import { columnOfCell, FLOW_FIELDS, timeFaces } from './flow-faces.ts'

export class FlowWater {
  readonly group = new Group()
  readonly #part = { value: 0 }
  readonly #takes = { value: 1 }
  readonly #rising: Quads<Uint8Array<ArrayBuffer>>
  readonly #sinking: Quads<Uint8Array<ArrayBuffer>>

  constructor(materials: Materials, up: { value: Vector3 }) {
    this.#rising = this.#sheet(materials.water(up, { value: 1 }), this.#takes, 0)
    this.#sinking = this.#sheet(materials.water(up, { value: 1 }), { value: 1 }, 1)
  }

  #sheet(material: RawShaderMaterial, takes: { value: number }, sinks: number): Quads<Uint8Array<ArrayBuffer>> {
    material.defines = { ...(material.defines as object), FLOW: '' }
    Object.assign(material.uniforms, { uPart: this.#part, uTakes: takes, uSinks: { value: sinks } })
    const quads = new Quads<Uint8Array<ArrayBuffer>>(FLOW_FIELDS, WATER_STRIDE, material)
    quads.mesh.renderOrder = 20
    this.group.add(quads.mesh)
    return quads
  }

  /** Cells the board leaves out meanwhile: one water is drawn by one hand. */
  static setAside(cells: Uint8Array): number[] {
    const wet: number[] = []
    for (let cell = 0; cell < cells.length; cell++) if (cells[cell] === WATER) wet.push(cell)
    return wet
  }

  begin(world: World, { into, out, rising, sinking, takes }: Flow): void {
    const after = world.cells.slice()
    for (const cell of out) if (after[cell] === WATER) after[cell] = EMPTY
    for (const cell of into) after[cell] = WATER
    this.#takes.value = takes
    this.#fill(this.#rising, world, after, null, rising)
    // What sinks from under other water cannot be seen to.
    const surfaced = sinking.filter(({ depth }) => depth > 0)
    this.#fill(this.#sinking, world, world.cells, [...columnOfCell(world.bounds, world.gravity, surfaced).keys()], surfaced)
    this.at(0)
  }

  #fill(
    quads: Quads<Uint8Array<ArrayBuffer>>,
    { bounds, gravity }: World,
    cells: Uint8Array,
    of: readonly number[] | null,
    columns: readonly Column[],
  ): void {
    const faces = waterFaces(bounds, cells, gravity, of)
    timeFaces(faces, bounds, gravity, columns)
    quads.fill(faces.bytes as Uint8Array<ArrayBuffer>, faces.count)
  }

  at(part: number): void {
    this.#part.value = part
  }

  end(): void {
    this.#rising.mesh.visible = false
    this.#sinking.mesh.visible = false
  }

  dispose(): void {
    for (const { mesh } of [this.#rising, this.#sinking]) {
      mesh.geometry.dispose()
      ;(mesh.material as RawShaderMaterial).dispose()
    }
  }
}
