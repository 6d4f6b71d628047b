/**
 * The board as rows of bits, read in a gravity's order: the workbench on which solids fall and water fills. It is scratch:
 * loaded from the cells, worked on, stored back. Nothing in it outlives a resolve, and nothing is allocated after construction.
 *
 * A row runs along forward and takes `words` words of 32 cells; row (e, r) begins at word (e · rows + r) · words. Counting
 * words up, and bits up within a word, visits the cells in canonical order [FL-5].
 */
import type { Spot } from '../../nouns.ts'
import { EMPTY, ICE, POROUS, WATER } from './cells.ts'
import { DOWN, EAST, type Frame, frameOf, NORTH, SOUTH } from './space.ts'

/** One bit a cell. Signed words, because small negative integers stay fast and large positive ones do not. */
export type Plane = Int32Array

export class Field {
  readonly bounds: Spot
  readonly gravity: number
  readonly frame: Frame
  readonly words: number // of a row
  readonly level: number // words of a level
  readonly size: number // words of the board

  readonly loose: Plane // voxels that may fall
  readonly fixed: Plane // everything else that stops a piece
  readonly porous: Plane // voxels, loose or fixed, that water may pass
  readonly water: Plane
  readonly piece: Plane // where the active piece stands
  readonly before: Plane // solids of any kind when the resolve began
  readonly moved: Plane // voxels that are not where they were when the resolve began
  readonly dirty: Plane // cells whose byte was written since the water was loaded
  readonly waterBefore: Plane // as the bytes have it
  readonly spare: Uint8Array // by cell: room for a copy of the cells
  readonly inside: Plane // by word of a row: the bits that are cells

  lost = 0 // voxels, since the resolve began

  constructor(bounds: Spot, gravity: number) {
    const frame = frameOf(bounds, gravity)
    this.bounds = bounds
    this.gravity = gravity
    this.frame = frame
    this.words = Math.ceil(frame.length / 32)
    this.level = frame.rows * this.words
    this.size = frame.levels * this.level
    const plane = (): Plane => new Int32Array(this.size)
    this.loose = plane()
    this.fixed = plane()
    this.porous = plane()
    this.water = plane()
    this.piece = plane()
    this.before = plane()
    this.moved = plane()
    this.dirty = plane()
    this.waterBefore = plane()
    this.spare = new Uint8Array(bounds[0] * bounds[1] * bounds[2])
    this.inside = new Int32Array(this.words).fill(-1)
    if (frame.length % 32 > 0) this.inside[this.words - 1] = (1 << (frame.length % 32)) - 1
  }

  /** Index of the cell at a bit of a word. */
  cell(word: number, bit: number): number {
    const { first, up, right, forward, rows } = this.frame
    const row = (word / this.words) | 0
    const level = (row / rows) | 0
    return first + level * up + (row - level * rows) * right + ((word - row * this.words) * 32 + bit) * forward
  }

  /** A resolve begins with the board as it was loaded. */
  begin(): void {
    this.moved.fill(0)
    this.lost = 0
    for (let at = 0; at < this.size; at++) this.before[at] = this.loose[at] | this.fixed[at]
  }

  /** Reads the board. */
  load(cells: Uint8Array, notes: Uint8Array): void {
    const { frame, words, loose, fixed, porous, water } = this
    const { levels, rows, length, first, up, right, forward } = frame
    const height = this.gravity === DOWN ? heightOf(cells, up) : levels
    let word = 0
    for (let e = 0; e < height; e++) {
      for (let r = 0; r < rows; r++) {
        let cell = first + e * up + r * right
        for (let w = 0, left = length; w < words; w++, left -= 32, word++) {
          let isLoose = 0
          let isFixed = 0
          let isSieve = 0
          let isWater = 0
          const count = left < 32 ? left : 32
          for (let bit = 0; bit < count; ) {
            const from = bit
            const end = bit + 8 < count ? bit + 8 : count
            let lanes = 0
            for (; bit < end; bit++, cell += forward) lanes |= LANES[cells[cell] | ((-notes[cell] >>> 31) << NOTED)] << (bit - from)
            if (lanes === 0) continue
            isWater |= (lanes & 0xff) << from
            isFixed |= ((lanes >>> 8) & 0xff) << from
            isLoose |= ((lanes >>> 16) & 0xff) << from
            isSieve |= (lanes >>> 24) << from
          }
          loose[word] = isLoose
          fixed[word] = isFixed
          porous[word] = isSieve
          water[word] = isWater
        }
      }
    }
    loose.fill(0, word)
    fixed.fill(0, word)
    porous.fill(0, word)
    water.fill(0, word)
    this.piece.fill(0)
    this.dirty.fill(0)
    this.waterBefore.set(water)
  }

  /** Writes the water back; voxels are written where they move. */
  storeWater(cells: Uint8Array): void {
    const { water, waterBefore, dirty } = this
    for (let word = 0; word < this.size; word++) {
      const now = water[word]
      let changed = (now ^ waterBefore[word]) | (dirty[word] & now)
      while (changed !== 0) {
        const bit = 31 - Math.clz32(changed & -changed)
        changed &= changed - 1
        const cell = this.cell(word, bit)
        if ((now >>> bit) & 1) cells[cell] = WATER
        else if (cells[cell] === WATER) cells[cell] = EMPTY
      }
      waterBefore[word] = now
      dirty[word] = 0
    }
  }

  /** Where a cell is: its word · 32 + its bit. Forward is -z under DOWN and along y, one way or the other, sideways [FL-4]. */
  place(x: number, y: number, z: number): number {
    const [X, Y, Z] = this.bounds
    switch (this.gravity) {
      case DOWN:
        return this.#at(y, x, Z - 1 - z)
      case NORTH:
        return this.#at(z, x, y)
      case SOUTH:
        return this.#at(Z - 1 - z, x, Y - 1 - y)
      case EAST:
        return this.#at(X - 1 - x, z, y)
      default:
        return this.#at(x, z, Y - 1 - y)
    }
  }

  placeOf(cell: number): number {
    const [X, , Z] = this.bounds
    const z = cell % Z
    const column = (cell - z) / Z
    const x = column % X
    return this.place(x, (column - x) / X, z)
  }

  #at(e: number, r: number, f: number): number {
    return (e * this.frame.rows + r) * this.words * 32 + f
  }
}

/** Added to a code: the cell has a note, so a voxel in it is anchored. */
const NOTED = 4

/**
 * By code and note: the first bits of the four planes a cell belongs to, eight bits a plane: water, fixed, loose, porous. Eight
 * cells are read without a branch, because what the next cell holds is what no machine can guess.
 */
const LANES: Int32Array = Int32Array.from({ length: 2 << NOTED }, (_, entry) => {
  const code = entry & ((1 << NOTED) - 1)
  if (code === EMPTY) return 0
  if (code === WATER) return 1
  const isFixed = code >= ICE || entry >> NOTED === 1
  return (isFixed ? 1 << 8 : 1 << 16) | (code >= POROUS && code < ICE ? 1 << 24 : 0)
})

/** Layers up to the highest with anything in it: most boards are mostly air. */
function heightOf(cells: Uint8Array, layer: number): number {
  let cell = cells.length
  while (cell > 0 && cells[cell - 1] === EMPTY) cell--
  return Math.ceil(cell / layer)
}

/** Workbenches by size and gravity. Made once, since making one costs more than using it; they carry nothing from use to use. */
const benches = new Map<number, Field>()
const MOST_BENCHES = 40

export function fieldOf(bounds: Spot, gravity: number): Field {
  const key = ((bounds[0] * 128 + bounds[1]) * 128 + bounds[2]) * 8 + gravity
  let field = benches.get(key)
  if (!field) {
    if (benches.size >= MOST_BENCHES) benches.clear()
    field = new Field(bounds, gravity)
    benches.set(key, field)
  }
  return field
}
