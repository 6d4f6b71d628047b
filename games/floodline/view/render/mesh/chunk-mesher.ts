/**
 * The board as faces, a chunk at a time. A change lays anew only the chunks it touches; those that merely see more or less of the
 * sky may wait. Knows nothing of what draws them.
 */
import type { Spot } from '../../../nouns.ts'
import { DRAIN, EMPTY, isVoxel, WATER } from '../../../rules/board/cells.ts'
import { contains, spotOf } from '../../../rules/board/space.ts'
import type { Point } from '../camera/lens.ts'
import { FLOOR, type Rgb, rootOf } from '../palette.ts'
import type { Dress } from './dressed.ts'
import { FaceBuffer } from './face-buffer.ts'
import { FACE_UP } from './faces.ts'
import { Grid } from './grid.ts'
import { componentTint, grainOf, hasDoor, layerOf, propOf, scatter, TILE, tintOf, withDoor, withProp } from './looks.ts'
import { addProp } from './props.ts'

const TALL = 4 // cells in a chunk: low, as a piece touches one or two of them
const WIDE = 16
const SIGHT = 5 // cells: as far as the rays of the sky reach

const FLOOR_TINTS = FLOOR.map(rootOf) as [Rgb, Rgb]

export interface Chunk {
  readonly least: Spot
  readonly most: Spot // not included
}

/** What is to be seen: the world without what is hidden, moves by itself or is cut away. */
export interface MeshedWorld {
  readonly cells: Uint8Array
  readonly notes: Uint8Array
  readonly tints: Uint8Array
  readonly looks?: Uint8Array
  readonly components: Uint16Array | null // by cell, in place of tints
  readonly gravity: number
}

/** Where something changed, and whether any of it was or is water. */
export interface Change {
  readonly least: [number, number, number]
  readonly most: [number, number, number]
  wet: boolean
  dressed: boolean // and whether any of it has a look of its own
}

export class ChunkMesher {
  readonly chunks: readonly Chunk[]
  readonly cells: Uint8Array
  readonly grains: Uint16Array // by cell; moves along with its piece
  readonly #bounds: Spot
  readonly #hasFloor: boolean
  readonly #grid: Grid
  readonly #faces = new FaceBuffer()
  /** What can be seen through, of the chunk that was laid last. */
  readonly glass = new FaceBuffer()
  /** Small parts of what is dressed are laid too. */
  fine = true
  readonly #looks: Uint8Array
  readonly #worn = new Set<Chunk>() // chunks with something dressed in them
  #dress: Dress | null = null
  readonly #notes: Uint8Array
  readonly #tints: Uint8Array
  readonly #first = new Int32Array(256) // by tint: its first cell; below 0 for none yet
  readonly #roof = new Int32Array(256) // by tint: its last cell with nothing over it
  #components: Uint16Array | null = null

  constructor(bounds: Spot, voidFloor: boolean) {
    this.#bounds = bounds
    this.#hasFloor = !voidFloor
    this.#grid = new Grid(bounds, this.#hasFloor)
    const [X, Y, Z] = bounds
    this.cells = new Uint8Array(X * Y * Z).fill(255) // like nothing: the first world is a change everywhere
    this.#notes = new Uint8Array(X * Y * Z)
    this.#tints = new Uint8Array(X * Y * Z)
    this.#looks = new Uint8Array(X * Y * Z)
    this.grains = new Uint16Array(X * Y * Z)
    const chunks: Chunk[] = []
    for (let y = 0; y < Y; y += TALL)
      for (let x = 0; x < X; x += WIDE)
        for (let z = 0; z < Z; z += WIDE)
          chunks.push({ least: [x, y, z], most: [Math.min(X, x + WIDE), Math.min(Y, y + TALL), Math.min(Z, z + WIDE)] })
    this.chunks = chunks
  }

  /** From now on looks are drawn; with the next world everything is a change again. */
  dressUp(dress: Dress): void {
    this.#dress = dress
    this.cells.fill(255)
  }

  /** Takes over what changed; null when nothing did. */
  take({ cells, notes, tints, looks, components }: MeshedWorld): Change | null {
    const change: Change = { least: [99, 99, 99], most: [-1, -1, -1], wet: false, dressed: false }
    const repainted = components !== this.#components
    for (let cell = 0; cell < cells.length; cell++) {
      const look = (cells[cell] as number) <= WATER ? 0 : (looks?.[cell] ?? 0)
      const same = cells[cell] === this.cells[cell] && notes[cell] === this.#notes[cell] && tints[cell] === this.#tints[cell]
      if (!same || look !== this.#looks[cell] || repainted)
        this.#change(change, cell, cells[cell] as number, notes[cell] as number, tints[cell] as number, look)
    }
    this.#components = components
    if (change.most[0] < 0) return null
    this.#anchorGrains()
    return change
  }

  #change(change: Change, cell: number, code: number, note: number, tint: number, look: number): void {
    const spot = spotOf(this.#bounds, cell)
    for (let axis = 0; axis < 3; axis++) {
      change.least[axis] = Math.min(change.least[axis] as number, spot[axis] as number)
      change.most[axis] = Math.max(change.most[axis] as number, spot[axis] as number)
    }
    change.wet ||= this.cells[cell] === WATER || code === WATER
    this.cells[cell] = code
    this.#notes[cell] = note
    this.#tints[cell] = tint
    change.dressed ||= look > 0 || (this.#looks[cell] as number) > 0
    this.#looks[cell] = look
    this.#grid.put(this.#grid.at(...spot), this.#bodyOf(code, tint, look))
  }

  /** What neighbours see: 0 where they are seen through it. All that has one look is one body. */
  #bodyOf(code: number, tint: number, look: number): number {
    if (code <= WATER || (look > 0 && this.#dress?.isSlim(look))) return 0
    if (look > 0 && this.#dress) return ((code | 0x80) << 8) | look
    return (code << 8) | (isVoxel(code) || code === DRAIN ? tint : 0)
  }

  /** A piece's windows belong to its cells' places within the piece, so that they stay when it moves. One of its roofs carries something. */
  #anchorGrains(): void {
    const { cells, grains } = this
    const storey = this.#bounds[0] * this.#bounds[2]
    const first = this.#first.fill(-1)
    const roof = this.#roof.fill(-1)
    for (let cell = 0; cell < cells.length; cell++) {
      if ((cells[cell] as number) <= WATER) continue
      const tint = this.#tints[cell] as number
      if ((first[tint] as number) < 0) first[tint] = cell
      if ((cells[cell + storey] ?? EMPTY) === EMPTY) roof[tint] = cell
      grains[cell] = grainOf(tint === 0 ? scatter(cell, 7) : scatter(cell - (first[tint] as number), tint), tint)
    }
    for (let tint = 1; tint < first.length; tint++) {
      const [low, high] = [first[tint] as number, roof[tint] as number]
      if (low >= 0) grains[low] = withDoor(grains[low] as number)
      if (high >= 0) grains[high] = withProp(grains[high] as number, tint)
    }
  }

  /** Where the sun stands whose shadows are baked; all chunks look different then. */
  shine(towards: Point | null): void {
    this.#grid.shine(towards)
  }

  /** Whether a chunk looks different after a change: one cell further, as neighbours lose faces, edges and corners. */
  touches(chunk: Chunk, change: Change): boolean {
    return !apart(chunk, change, 1) || (change.dressed && this.#worn.has(chunk)) // a row of one look may have become shorter far away
  }

  /** Whether it may see more or less of the sky. */
  sees(chunk: Chunk, change: Change): boolean {
    return !apart(chunk, change, SIGHT + 1)
  }

  /** The faces of a chunk. They are good until the next are laid. */
  lay(chunk: Chunk): FaceBuffer {
    const { least, most } = chunk
    const faces = this.#faces
    const { bodies } = this.#grid
    faces.clear()
    this.glass.clear()
    let worn = false
    for (let y = least[1]; y < most[1]; y++)
      for (let x = least[0]; x < most[0]; x++) {
        let cell = this.#grid.at(x, y, least[2])
        let at = (y * this.#bounds[0] + x) * this.#bounds[2] + least[2]
        for (let z = least[2]; z < most[2]; z++, cell++, at++) {
          const look = this.#dress ? (this.#looks[at] as number) : 0
          if (look > 0) this.#layDressed(x, y, z, at)
          else if (bodies[cell] !== 0) this.#layCell(x, y, z, cell)
          worn ||= look > 0
        }
      }
    if (this.#hasFloor && least[1] === 0) this.#layFloor(least, most)
    if (worn) this.#worn.add(chunk)
    else this.#worn.delete(chunk)
    return faces
  }

  #layDressed(x: number, y: number, z: number, at: number): void {
    const dress = this.#dress
    if (!dress || this.#isBuried(x, y, z)) return
    const component = this.#components?.[at] ?? 0
    const tint = component > 0 ? componentTint(component) : null
    const laying = { grid: this.#grid, faces: this.#faces, glass: this.glass, withSky: true, fine: this.fine, tint }
    dress.lay({ lookAt: this.#lookAt, standsAt: this.#standsAt }, laying, x, y, z)
  }

  #isBuried(x: number, y: number, z: number): boolean {
    const { bodies, strides } = this.#grid
    const cell = this.#grid.at(x, y, z)
    return strides.every(stride => bodies[cell + stride] !== 0)
  }

  readonly #lookAt = (x: number, y: number, z: number): number =>
    this.#isOn(x, y, z) ? (this.#looks[this.#indexOf(x, y, z)] as number) : 0

  readonly #standsAt = (x: number, y: number, z: number): boolean =>
    y < 0 || (this.#isOn(x, y, z) && (this.cells[this.#indexOf(x, y, z)] as number) > WATER)

  #isOn(x: number, y: number, z: number): boolean {
    return contains(this.#bounds, x, y, z)
  }

  #indexOf(x: number, y: number, z: number): number {
    return (y * this.#bounds[0] + x) * this.#bounds[2] + z
  }

  #layCell(x: number, y: number, z: number, cell: number): void {
    const { bodies, strides, up } = this.#grid
    let dipped = false
    for (let face = 0; face < 6; face++) {
      if (bodies[cell + (strides[face] as number)] !== 0) continue
      const at = (y * this.#bounds[0] + x) * this.#bounds[2] + z
      const code = this.cells[at] as number
      const grain = this.grains[at] as number
      if (!dipped) this.#faces.dip(this.#tintAt(at, code, y), grain)
      dipped = true
      const note = this.#notes[at] as number
      const ground = hasDoor(grain) && bodies[cell + (strides[face] as number) - up] !== 0
      this.#faces.add(this.#grid, x, y, z, face, layerOf(code, note, face, grain, ground), true)
      const prop = face === FACE_UP ? propOf(code, note, grain) : 0
      if (prop > 0) {
        addProp(this.#faces, x, y, z, prop)
        dipped = false
      }
    }
  }

  #tintAt(at: number, code: number, y: number): Rgb {
    const component = this.#components?.[at] ?? 0
    return component > 0 ? componentTint(component) : tintOf(code, this.#tints[at] as number, y)
  }

  #layFloor(least: Spot, most: Spot): void {
    for (let x = least[0]; x < most[0]; x++)
      for (let z = least[2]; z < most[2]; z++) {
        if (this.#grid.bodies[this.#grid.at(x, 0, z)] !== 0) continue
        this.#faces.dip(FLOOR_TINTS[(x + z) & 1] as Rgb, scatter(x, z))
        this.#faces.add(this.#grid, x, -1, z, FACE_UP, TILE, true)
      }
  }
}

function apart(chunk: Chunk, { least, most }: Change, reach: number): boolean {
  for (let axis = 0; axis < 3; axis++) {
    if ((chunk.most[axis] as number) <= (least[axis] as number) - reach) return true
    if ((chunk.least[axis] as number) > (most[axis] as number) + reach) return true
  }
  return false
}
