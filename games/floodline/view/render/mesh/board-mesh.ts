/** The world as it stands: what the mesher makes is uploaded, what a change only dims further off a little later. */
import { Group, type Object3D, type RawShaderMaterial, Scene, Vector3 } from 'three'
import type { Spot } from '../../../nouns.ts'
import { AXES_OF, DOWN } from '../../../rules/board/space.ts'
import type { Point } from '../camera/lens.ts'
import type { Materials } from '../gl/materials.ts'
import { isNearWater, WATER_STRIDE, waterFaces } from '../water/water-faces.ts'
import { type Chunk, ChunkMesher, type MeshedWorld } from './chunk-mesher.ts'
import type { Dress } from './dressed.ts'
import { STRIDE } from './face-buffer.ts'
import { FACE_FIELDS, Quads, WATER_FIELDS } from './quads.ts'

interface Part {
  readonly chunk: Chunk
  readonly quads: Quads<Uint8Array<ArrayBuffer>>
  readonly cast: Object3D
  readonly glass: Quads<Uint8Array<ArrayBuffer>>
}

export class BoardMesh {
  readonly bounds: Spot
  readonly group = new Group()
  readonly casters = new Scene()
  readonly panes = new Group() // glass: drawn after what is solid
  readonly #mesher: ChunkMesher
  readonly #parts: readonly Part[]
  readonly #water: Quads<Uint8Array<ArrayBuffer>>
  readonly #up = { value: new Vector3(0, 1, 0) }
  readonly #later = new Set<Part>() // sees less or more sky than when it was made
  #gravity = -1

  constructor(bounds: Spot, voidFaces: readonly number[], materials: Materials) {
    this.bounds = bounds
    this.#mesher = new ChunkMesher(bounds, voidFaces.includes(DOWN))
    this.#parts = this.#mesher.chunks.map(chunk => {
      const quads = new Quads<Uint8Array<ArrayBuffer>>(FACE_FIELDS, STRIDE, materials.blocks)
      const cast = quads.twin(materials.cast)
      const glass = new Quads<Uint8Array<ArrayBuffer>>(FACE_FIELDS, STRIDE, materials.glass)
      glass.mesh.renderOrder = 15
      this.group.add(quads.mesh)
      this.panes.add(glass.mesh)
      this.casters.add(cast)
      return { chunk, quads, cast, glass }
    })
    this.#water = new Quads(WATER_FIELDS, WATER_STRIDE, materials.water(this.#up, { value: 1 }))
    this.#water.mesh.renderOrder = 20
  }

  /** Says whether anything looks different. */
  show(shown: MeshedWorld): boolean {
    const change = this.#mesher.take(shown)
    const turned = shown.gravity !== this.#gravity
    if (change === null && !turned) return false
    this.#gravity = shown.gravity
    this.#up.value.set(...(AXES_OF[shown.gravity]?.u ?? [0, 1, 0]))
    if (change)
      for (const part of this.#parts) {
        if (this.#mesher.touches(part.chunk, change)) this.#lay(part)
        else if (this.#mesher.sees(part.chunk, change)) this.#later.add(part)
      }
    if (turned || change?.wet || (change && isNearWater(this.bounds, this.#mesher.cells, change.least, change.most))) this.#pour()
    return true
  }

  /** Where the sun stands whose shadows are baked into the faces; null where a shadow map has them. */
  shine(towards: Point | null): void {
    this.#mesher.shine(towards)
    if (this.#gravity >= 0) for (const part of this.#parts) this.#later.add(part)
  }

  #lay(part: Part): void {
    this.#later.delete(part)
    const { bytes, count } = this.#mesher.lay(part.chunk)
    part.quads.fill(bytes as Uint8Array<ArrayBuffer>, count)
    part.cast.visible = count > 0
    const { glass } = this.#mesher
    part.glass.fill(glass.bytes as Uint8Array<ArrayBuffer>, glass.count)
  }

  /** What looks are made of is there; with the next world they are worn. `fine`: down to the small parts. */
  dressUp(dress: Dress | null, fine: boolean): void {
    this.#mesher.fine = fine
    if (dress) this.#mesher.dressUp(dress)
  }

  #pour(): void {
    const { bytes, count } = waterFaces(this.bounds, this.#mesher.cells, this.#gravity, null)
    this.#water.fill(bytes as Uint8Array<ArrayBuffer>, count)
  }

  /** Some of what only looks a little different now, for about so long; says whether there was any. */
  refine(ms: number): boolean {
    const until = performance.now() + ms
    let refined = false
    for (const part of this.#later) {
      this.#lay(part)
      refined = true
      if (performance.now() > until) break
    }
    return refined
  }

  get water(): Object3D {
    return this.#water.mesh
  }

  grainOf(cell: number): number {
    return this.#mesher.grains[cell] ?? 0
  }

  dispose(): void {
    for (const { quads, glass } of this.#parts) {
      quads.dispose()
      glass.dispose()
    }
    this.#water.dispose()
    ;(this.#water.mesh.material as RawShaderMaterial).dispose()
  }
}
