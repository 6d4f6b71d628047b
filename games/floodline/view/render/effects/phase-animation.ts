/** Bodies on their way and water that comes or goes: what moves by itself while the board stands without it. */
import { Group, type Mesh, type RawShaderMaterial, Vector3 } from 'three'
import { ICE, isVoxel, WATER } from '../../../rules/board/cells.ts'
import { AXES_OF } from '../../../rules/board/space.ts'
import type { Materials } from '../gl/materials.ts'
import { Body } from '../mesh/body.ts'
import { tintOf } from '../mesh/looks.ts'
import { Quads, WATER_FIELDS } from '../mesh/quads.ts'
import type { PhaseMotion, World } from '../picture.ts'
import { WATER_STRIDE, waterFaces } from '../water/water-faces.ts'
import { easeOut } from './motion.ts'

interface Moving {
  readonly body: Body
  readonly cast: Mesh
  readonly by: readonly [number, number, number]
}

export class PhaseAnimation {
  readonly group = new Group()
  readonly casters = new Group() // their shadows fall where they are
  readonly #materials: Materials
  readonly #up = { value: new Vector3(0, 1, 0) }
  readonly #coming: { quads: Quads<Uint8Array<ArrayBuffer>>; alpha: { value: number } }
  readonly #going: { quads: Quads<Uint8Array<ArrayBuffer>>; alpha: { value: number } }
  #moving: Moving[] = []
  #motion: PhaseMotion | null = null

  constructor(materials: Materials) {
    this.#materials = materials
    this.#coming = this.#pool()
    this.#going = this.#pool()
  }

  #pool(): { quads: Quads<Uint8Array<ArrayBuffer>>; alpha: { value: number } } {
    const alpha = { value: 1 }
    const quads = new Quads<Uint8Array<ArrayBuffer>>(WATER_FIELDS, WATER_STRIDE, this.#materials.water(this.#up, alpha))
    quads.mesh.renderOrder = 20
    this.group.add(quads.mesh)
    return { quads, alpha }
  }

  get motion(): PhaseMotion | null {
    return this.#motion
  }

  get moving(): boolean {
    return this.#moving.length > 0
  }

  /** Cells the board must leave out meanwhile. */
  static setAside({ bodies = [], waterOut = [], iceOut = [], iceIn = [] }: PhaseMotion): number[] {
    return [...bodies.flatMap(({ cells }) => [...cells]), ...waterOut, ...iceOut, ...iceIn]
  }

  /** `grainOf` is the board's: windows must not jump when a body sets off. */
  begin(world: World, motion: PhaseMotion, grainOf: (cell: number) => number): void {
    this.end()
    this.#motion = motion
    this.#up.value.set(...(AXES_OF[world.gravity]?.u ?? [0, 1, 0]))
    const { bounds, cells, notes, tints } = world
    for (const { cells: moved, by } of motion.bodies ?? []) {
      const body = new Body(this.#materials.moving, 0)
      body.show(bounds, moved, cell => {
        const code = cells[cell] as number
        const tint = tints[cell] as number
        const y = Math.floor(cell / (bounds[0] * bounds[2]))
        return {
          code,
          note: notes[cell] as number,
          tint: tintOf(code, tint, y),
          body: (code << 8) | (isVoxel(code) ? tint : 1),
          grain: grainOf(cell),
        }
      })
      this.#send(body, by)
    }
    this.#pour(this.#going.quads, world, cells, [...(motion.waterOut ?? []), ...(motion.iceIn ?? [])])
    const after = cells.slice()
    const coming = [...(motion.waterIn ?? []), ...(motion.iceOut ?? [])]
    for (const cell of coming) after[cell] = WATER
    this.#pour(this.#coming.quads, world, after, coming)
    this.#freeze(world, motion)
    this.at(0)
  }

  #pour(quads: Quads<Uint8Array<ArrayBuffer>>, { bounds, gravity }: World, cells: Uint8Array, of: readonly number[]): void {
    const { bytes, count } = waterFaces(bounds, cells, gravity, of)
    quads.fill(bytes as Uint8Array<ArrayBuffer>, count)
  }

  /** Ice has no in-between: it stands, and water fades in where it stood. */
  #freeze({ bounds }: World, { iceIn = [] }: PhaseMotion): void {
    if (iceIn.length === 0) return
    const body = new Body(this.#materials.moving, 0)
    body.show(bounds, iceIn, () => ({ code: ICE, note: 0, tint: tintOf(ICE, 0, 0), body: 1 }))
    this.#send(body, [0, 0, 0])
  }

  #send(body: Body, by: Moving['by']): void {
    const cast = body.quads.twin(this.#materials.cast)
    this.group.add(body.quads.mesh)
    this.casters.add(cast)
    this.#moving.push({ body, cast, by })
  }

  /** How far the phase is, 0 to 1. Falls speed up as falls do; water eases. */
  at(part: number): void {
    for (const { body, cast, by } of this.#moving) {
      const far = part * part
      body.quads.move(by[0] * far, by[1] * far, by[2] * far)
      cast.matrix.copy(body.quads.mesh.matrix)
      cast.matrixWorldNeedsUpdate = true
    }
    this.#coming.alpha.value = easeOut(part)
    this.#going.alpha.value = 1 - easeOut(part)
  }

  end(): void {
    this.#motion = null
    for (const { body, cast } of this.#moving) {
      this.group.remove(body.quads.mesh)
      this.casters.remove(cast)
      body.dispose()
    }
    this.#moving = []
    this.#coming.quads.mesh.visible = false
    this.#going.quads.mesh.visible = false
  }

  dispose(): void {
    this.end()
    for (const { quads } of [this.#coming, this.#going]) {
      quads.dispose()
      ;(quads.mesh.material as RawShaderMaterial).dispose()
    }
  }
}
