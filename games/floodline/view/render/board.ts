/** The world as it stands, in chunks: a change makes anew only the chunks it touches, and what it dims further off a little later. */
import { Group, type Object3D, type RawShaderMaterial, Scene, Vector3 } from 'three'
import type { Spot } from '../../nouns.ts'
import { DRAIN, EMPTY, isVoxel, WATER } from '../../rules/cells.ts'
import { AXES_OF, DOWN, indexOf, spotOf } from '../../rules/space.ts'
import { FACE_UP } from './faces.ts'
import { Grid } from './grid.ts'
import { componentTint, PIT, scatter, TILE, tintOf } from './looks.ts'
import type { Materials } from './materials.ts'
import { FLOOR, type Rgb, rootOf } from './palette.ts'
import { Quads, SKIN_FIELDS, WATER_FIELDS } from './quads.ts'
import { addFace, Skin, STRIDE, skinBox } from './skin.ts'
import { WATER_STRIDE, waterFaces } from './waters.ts'

const SIDE = 8 // cells along a chunk

const FLOOR_TINTS = FLOOR.map(rootOf) as [Rgb, Rgb]

interface Chunk {
  readonly least: Spot
  readonly most: Spot
  readonly quads: Quads<Uint8Array<ArrayBuffer>>
}

/** What is to be seen: the world without what is hidden, told aside or cut away. */
export interface Shown {
  readonly cells: Uint8Array
  readonly notes: Uint8Array
  readonly tints: Uint8Array
  readonly components: Uint16Array | null // by cell, in place of tints
  readonly gravity: number
}

export class Board {
  readonly bounds: Spot
  readonly group = new Group()
  readonly casters = new Scene()
  readonly #materials: Materials
  readonly #grid: Grid
  readonly #chunks: Chunk[] = []
  readonly #skin = new Skin()
  readonly #water: Quads<Uint8Array<ArrayBuffer>>
  readonly #up = { value: new Vector3(0, 1, 0) }
  readonly #later = new Set<Chunk>() // sees less or more sky than when it was made
  readonly #cells: Uint8Array
  readonly #notes: Uint8Array
  readonly #tints: Uint8Array
  #components: Uint16Array | null = null
  #grains: Uint16Array // by cell; moves along with its piece
  #gravity = -1
  readonly #voidFloor: boolean

  constructor(bounds: Spot, voidFaces: readonly number[], materials: Materials) {
    this.bounds = bounds
    this.#materials = materials
    this.#voidFloor = voidFaces.includes(DOWN)
    this.#grid = new Grid(bounds, true)
    const size = bounds[0] * bounds[1] * bounds[2]
    this.#cells = new Uint8Array(size).fill(255)
    this.#notes = new Uint8Array(size)
    this.#tints = new Uint8Array(size)
    this.#grains = new Uint16Array(size)
    for (let y = 0; y < bounds[1]; y += SIDE)
      for (let x = 0; x < bounds[0]; x += SIDE) for (let z = 0; z < bounds[2]; z += SIDE) this.#chunk([x, y, z])
    this.#water = new Quads(WATER_FIELDS, WATER_STRIDE, materials.water(this.#up, { value: 1 }))
    this.#water.mesh.renderOrder = 20
  }

  #chunk(least: Spot): void {
    const most: Spot = [
      Math.min(this.bounds[0], least[0] + SIDE),
      Math.min(this.bounds[1], least[1] + SIDE),
      Math.min(this.bounds[2], least[2] + SIDE),
    ]
    const quads = new Quads<Uint8Array<ArrayBuffer>>(SKIN_FIELDS, STRIDE, this.#materials.blocks)
    this.#chunks.push({ least, most, quads })
    this.group.add(quads.mesh)
    const twin = quads.twin(this.#materials.cast)
    quads.mesh.userData['twin'] = twin
    this.casters.add(twin)
  }

  /** Says whether anything looks different. */
  show(shown: Shown): boolean {
    const changed = this.#changes(shown)
    const turned = shown.gravity !== this.#gravity
    if (changed === null && !turned) return false
    this.#gravity = shown.gravity
    this.#up.value.set(...(AXES_OF[shown.gravity]?.u ?? [0, 1, 0]))
    if (changed) this.#remesh(changed.least, changed.most)
    this.#pour()
    return true
  }

  /** Takes over what changed; the box around it, or null. */
  #changes({ cells, notes, tints, components }: Shown): { least: Spot; most: Spot } | null {
    const least: [number, number, number] = [99, 99, 99]
    const most: [number, number, number] = [-1, -1, -1]
    const repainted = components !== this.#components
    for (let cell = 0; cell < cells.length; cell++) {
      if (cells[cell] === this.#cells[cell] && notes[cell] === this.#notes[cell] && tints[cell] === this.#tints[cell] && !repainted)
        continue
      const spot = spotOf(this.bounds, cell)
      for (let axis = 0; axis < 3; axis++) {
        least[axis] = Math.min(least[axis] as number, spot[axis] as number)
        most[axis] = Math.max(most[axis] as number, spot[axis] as number)
      }
      const code = cells[cell] as number
      this.#cells[cell] = code
      this.#notes[cell] = notes[cell] as number
      this.#tints[cell] = tints[cell] as number
      const body = code <= WATER ? 0 : (code << 8) | (isVoxel(code) || code === DRAIN ? (tints[cell] as number) : 0)
      this.#grid.bodies[this.#grid.at(...spot)] = body
    }
    this.#components = components
    return most[0] < 0 ? null : { least, most }
  }

  #remesh(least: Spot, most: Spot): void {
    this.#grid.forgetSky(least, most)
    this.#anchorGrains()
    for (const chunk of this.#chunks) {
      // One cell further: neighbours lose faces, edges and corners.
      if (apart(chunk, least, most, 1)) {
        if (!apart(chunk, least, most, 6)) this.#later.add(chunk)
      } else this.#mesh(chunk)
    }
  }

  /** A piece's windows belong to its cells' places within the piece, so that they stay when it moves. */
  #anchorGrains(): void {
    const first = new Int32Array(256).fill(-1)
    for (let cell = 0; cell < this.#cells.length; cell++) {
      const tint = this.#tints[cell] as number
      if ((this.#cells[cell] as number) <= WATER) continue
      if (tint === 0) {
        this.#grains[cell] = scatter(cell, 7) & 0xffff
        continue
      }
      if ((first[tint] as number) < 0) first[tint] = cell
      this.#grains[cell] = scatter(cell - (first[tint] as number), tint) & 0xffff
    }
  }

  #mesh(chunk: Chunk): void {
    this.#later.delete(chunk)
    const skin = this.#skin
    skin.clear()
    skinBox(skin, this.#grid, this, chunk.least, chunk.most)
    if (chunk.least[1] === 0) this.#floor(chunk)
    chunk.quads.fill(skin.bytes, skin.count)
    const twin = chunk.quads.mesh.userData['twin'] as { visible: boolean }
    twin.visible = skin.count > 0
  }

  #floor({ least, most }: Chunk): void {
    for (let x = least[0]; x < most[0]; x++)
      for (let z = least[2]; z < most[2]; z++) {
        if (this.#grid.bodies[this.#grid.at(x, 0, z)] !== 0) continue
        const tint = FLOOR_TINTS[(x + z) & 1] as Rgb
        addFace(this.#skin, this.#grid, x, -1, z, FACE_UP, { layer: this.#voidFloor ? PIT : TILE, tint, grain: scatter(x, z) }, true)
      }
  }

  #pour(): void {
    const { bytes, count } = waterFaces(this.bounds, this.#cells, this.#gravity, this.#cells.keys())
    this.#water.fill(bytes as Uint8Array<ArrayBuffer>, count)
  }

  /** Some of the chunks that only look a little different now, for about so long; says whether there were any. */
  refine(ms: number): boolean {
    const until = performance.now() + ms
    let refined = false
    for (const chunk of this.#later) {
      this.#mesh(chunk)
      refined = true
      if (performance.now() > until) break
    }
    return refined
  }

  get water(): Object3D {
    return this.#water.mesh
  }

  code(x: number, y: number, z: number): number {
    return this.#cells[indexOf(this.bounds, x, y, z)] ?? EMPTY
  }

  note(x: number, y: number, z: number): number {
    return this.#notes[indexOf(this.bounds, x, y, z)] ?? 0
  }

  grain(x: number, y: number, z: number): number {
    return this.grainOf(indexOf(this.bounds, x, y, z))
  }

  grainOf(cell: number): number {
    return this.#grains[cell] ?? 0
  }

  tint(x: number, y: number, z: number): Rgb {
    const cell = indexOf(this.bounds, x, y, z)
    const component = this.#components?.[cell] ?? 0
    if (component > 0) return componentTint(component)
    return tintOf(this.#cells[cell] ?? EMPTY, this.#tints[cell] ?? 0, y)
  }

  dispose(): void {
    for (const { quads } of this.#chunks) quads.dispose()
    this.#water.dispose()
    ;(this.#water.mesh.material as RawShaderMaterial).dispose()
  }
}

function apart(chunk: Chunk, least: Spot, most: Spot, reach: number): boolean {
  for (let axis = 0; axis < 3; axis++) {
    if ((chunk.most[axis] as number) <= (least[axis] as number) - reach) return true
    if ((chunk.least[axis] as number) > (most[axis] as number) + reach) return true
  }
  return false
}
