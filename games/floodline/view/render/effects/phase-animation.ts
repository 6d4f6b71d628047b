/** Bodies on their way and water that comes or goes: what moves by itself while the board stands without it. */
import { Group, type Matrix4, type Mesh, type RawShaderMaterial, Vector3 } from 'three'
import { ICE, isVoxel, WATER } from '../../../rules/board/cells.ts'
import { AXES_OF, spotOf } from '../../../rules/board/space.ts'
import type { Point } from '../camera/lens.ts'
import type { Materials } from '../gl/materials.ts'
import { Body, type BodyCell } from '../mesh/body.ts'
import { tintOf } from '../mesh/looks.ts'
import { Quads, WATER_FIELDS } from '../mesh/quads.ts'
import type { Lost, PhaseMotion, World } from '../picture.ts'
import { WATER_STRIDE, waterFaces } from '../water/water-faces.ts'
import { FlowWater } from './flow-water.ts'
import { lostMatrix } from './lost-body.ts'
import { easeOut } from './motion.ts'

interface Moving {
  readonly body: Body
  readonly cast: Mesh
  /** Puts it where it is after a part of the phase. */
  readonly move: (part: number, into: Matrix4) => void
}

export class PhaseAnimation {
  readonly group = new Group()
  readonly casters = new Group() // their shadows fall where they are
  readonly #materials: Materials
  readonly #up = { value: new Vector3(0, 1, 0) }
  readonly #coming: { quads: Quads<Uint8Array<ArrayBuffer>>; alpha: { value: number } }
  readonly #going: { quads: Quads<Uint8Array<ArrayBuffer>>; alpha: { value: number } }
  readonly #flow: FlowWater
  #moving: Moving[] = []
  #away: readonly number[] = []
  #motion: PhaseMotion | null = null

  constructor(materials: Materials) {
    this.#materials = materials
    this.#coming = this.#pool()
    this.#going = this.#pool()
    this.#flow = new FlowWater(materials, this.#up)
    this.group.add(this.#flow.group)
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
  get away(): readonly number[] {
    return this.#away
  }

  /** `grainOf` is the board's: windows must not jump when a body sets off. */
  begin(world: World, motion: PhaseMotion, grainOf: (cell: number) => number): void {
    this.end()
    this.#motion = motion
    this.#up.value.set(...(AXES_OF[world.gravity]?.u ?? [0, 1, 0]))
    const { bodies, lost, flow, iceIn, iceOut } = motion
    const water = flow ? FlowWater.setAside(world.cells) : []
    this.#away = [...[...bodies, ...lost].flatMap(({ cells }) => [...cells]), ...water, ...iceOut, ...iceIn]
    for (const { cells, by, lands } of bodies) this.#send(this.#bodyOf(world, cells, grainOf, false), this.#falls(by, lands))
    for (const one of lost) this.#send(this.#bodyOf(world, one.cells, grainOf, true), this.#isLost(world, one, motion.ms))
    if (flow) this.#flow.begin(world, flow)
    this.#pour(this.#going.quads, world, world.cells, iceIn)
    const after = world.cells.slice()
    for (const cell of iceOut) after[cell] = WATER
    this.#pour(this.#coming.quads, world, after, iceOut)
    this.#freeze(world, motion)
    this.at(0)
  }

  #bodyOf({ bounds, cells, notes, tints, looks }: World, of: readonly number[], grainOf: (cell: number) => number, lost: boolean): Body {
    const body = new Body(lost ? this.#materials.sinking : this.#materials.moving, lost ? 1 : 0)
    body.show(
      bounds,
      of,
      (cell): BodyCell => {
        const code = cells[cell] as number
        const tint = tints[cell] as number
        const y = Math.floor(cell / (bounds[0] * bounds[2]))
        const look = looks?.[cell] ?? 0
        return {
          code,
          note: notes[cell] as number,
          tint: tintOf(code, tint, y),
          body: look > 0 ? ((code | 0x80) << 8) | look : (code << 8) | (isVoxel(code) ? tint : 1),
          grain: grainOf(cell),
          look,
        }
      },
      this.#materials.dress,
    )
    return body
  }

  /** Everything that falls gathers speed alike; what has less far to go is there before the others. */
  #falls([x, y, z]: Point, lands: number): Moving['move'] {
    return (part, into) => {
      const far = Math.min(1, part / lands) ** 2
      into.makeTranslation(x * far, y * far, z * far)
    }
  }

  #isLost({ bounds }: World, lost: Lost, ms: number): Moving['move'] {
    const middle: [number, number, number] = [0, 0, 0]
    for (const cell of lost.cells)
      for (const [axis, at] of spotOf(bounds, cell).entries()) middle[axis] = (middle[axis] as number) + (at + 0.5) / lost.cells.length
    return (part, into) => void lostMatrix(part * ms, lost.leaves * ms, lost, middle, into)
  }

  #pour(quads: Quads<Uint8Array<ArrayBuffer>>, { bounds, gravity }: World, cells: Uint8Array, of: readonly number[]): void {
    const { bytes, count } = waterFaces(bounds, cells, gravity, of)
    quads.fill(bytes as Uint8Array<ArrayBuffer>, count)
  }

  /** Ice has no in-between: it stands, and water fades in where it stood. */
  #freeze({ bounds }: World, { iceIn }: PhaseMotion): void {
    if (iceIn.length === 0) return
    const body = new Body(this.#materials.moving, 0)
    body.show(bounds, iceIn, () => ({ code: ICE, note: 0, tint: tintOf(ICE, 0, 0), body: 1 }))
    this.#send(body, (_, into) => into.identity())
  }

  #send(body: Body, move: Moving['move']): void {
    const cast = body.quads.twin(this.#materials.cast)
    this.group.add(body.quads.mesh)
    this.casters.add(cast)
    this.#moving.push({ body, cast, move })
  }

  /** How far the phase is, 0 to 1. */
  at(part: number): void {
    for (const { body, cast, move } of this.#moving) {
      const { mesh } = body.quads
      move(part, mesh.matrix)
      mesh.matrixWorldNeedsUpdate = true
      cast.matrix.copy(mesh.matrix)
      cast.matrixWorldNeedsUpdate = true
    }
    this.#flow.at(part)
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
    this.#away = []
    this.#flow.end()
    this.#coming.quads.mesh.visible = false
    this.#going.quads.mesh.visible = false
  }

  dispose(): void {
    this.end()
    this.#flow.dispose()
    for (const { quads } of [this.#coming, this.#going]) {
      quads.dispose()
      ;(quads.mesh.material as RawShaderMaterial).dispose()
    }
  }
}
