/**
 * The grid as bits, for whoever thinks many moves ahead: the fair dealer and the minds. No colours, no events, no
 * allocation. Boards lie in one arena and are named by a number, so a search keeps as many as it likes and copies none by hand.
 *
 * Two forms with the same face: `Core8` for 8×8, two words a board, and `CoreAny` for every other size, one word a row.
 * Both are tested against grid.ts, move by move.
 */
import { bitCount } from '../../../kernel/bits.ts'
import type { Grid } from './grid.ts'
import { SHAPES } from './shapes.ts'

/** What `place` returns: rows cleared in the low byte, columns in the next, and a bit for "the grid is empty now". */
export const ROWS_MASK = 0xff
export const COLS_SHIFT = 8
export const EMPTIED = 1 << 16

export interface Core {
  readonly rows: number
  readonly cols: number
  /** By shape: how many places there are for it on an empty board. Places are numbered in reading order of the corner. */
  readonly places: Uint16Array
  /** Puts a grid into the arena. */
  load(board: number, grid: Grid): void
  copy(from: number, to: number): void
  fits(board: number, shape: number, place: number): boolean
  /** Places and clears: `to` becomes what `from` is after it (they may be the same). Trusts that it fits. */
  place(from: number, to: number, shape: number, place: number): number
}

/** A core for this size with room for so many boards. */
export function coreFor(rows: number, cols: number, boards: number): Core {
  return rows === 8 && cols === 8 ? new Core8(boards) : new CoreAny(rows, cols, boards)
}

/** Corner of a place. */
export function cornerOf({ cols }: Pick<Core, 'cols'>, shape: number, place: number): readonly [row: number, col: number] {
  const across = cols - SHAPES[shape].cols + 1
  const col = place % across
  return [(place - col) / across, col]
}

/** Rows 0 to 3 in the first word, 4 to 7 in the second; column c of a row is bit c of its byte. */
export class Core8 implements Core {
  readonly rows = 8
  readonly cols = 8
  readonly places = new Uint16Array(SHAPES.length)
  readonly #words: Int32Array
  readonly #masks: Int32Array[] // by shape: two words a place

  constructor(boards: number) {
    this.#words = new Int32Array(2 * boards)
    this.#masks = SHAPES.map((shape, index) => {
      const masks: number[] = []
      for (let row = 0; row + shape.rows <= 8; row++)
        for (let col = 0; col + shape.cols <= 8; col++) {
          const mask = [0, 0]
          for (const [down, right] of shape.cells) mask[(row + down) >> 2] |= 1 << (8 * ((row + down) & 3) + col + right)
          masks.push(...mask)
        }
      this.places[index] = masks.length / 2
      return Int32Array.from(masks)
    })
  }

  load(board: number, { cells }: Grid): void {
    for (let half = 0; half < 2; half++) {
      let word = 0
      for (let bit = 0; bit < 32; bit++) if (cells[32 * half + bit] !== 0) word |= 1 << bit
      this.#words[2 * board + half] = word
    }
  }

  copy(from: number, to: number): void {
    this.#words[2 * to] = this.#words[2 * from]
    this.#words[2 * to + 1] = this.#words[2 * from + 1]
  }

  fits(board: number, shape: number, place: number): boolean {
    const masks = this.#masks[shape]
    return ((this.#words[2 * board] & masks[2 * place]) | (this.#words[2 * board + 1] & masks[2 * place + 1])) === 0
  }

  place(from: number, to: number, shape: number, place: number): number {
    const masks = this.#masks[shape]
    let low = this.#words[2 * from] | masks[2 * place]
    let high = this.#words[2 * from + 1] | masks[2 * place + 1]
    // Fold every byte onto its lowest bit: it stays set where all eight were.
    let fullLow = low & (low >>> 4)
    fullLow &= fullLow >>> 2
    fullLow &= (fullLow >>> 1) & 0x0101_0101
    let fullHigh = high & (high >>> 4)
    fullHigh &= fullHigh >>> 2
    fullHigh &= (fullHigh >>> 1) & 0x0101_0101
    let cols = low & high
    cols &= cols >>> 16
    cols &= (cols >>> 8) & 0xff
    if ((fullLow | fullHigh | cols) === 0) {
      this.#words[2 * to] = low
      this.#words[2 * to + 1] = high
      return 0
    }
    const down = Math.imul(cols, 0x0101_0101)
    low &= ~(Math.imul(fullLow, 0xff) | down)
    high &= ~(Math.imul(fullHigh, 0xff) | down)
    this.#words[2 * to] = low
    this.#words[2 * to + 1] = high
    const lines = (bitCount(fullLow) + bitCount(fullHigh)) | (bitCount(cols) << COLS_SHIFT)
    return (low | high) === 0 ? lines | EMPTIED : lines
  }

  /** The two words of a board, for an evaluation that works on them directly. */
  low(board: number): number {
    return this.#words[2 * board]
  }

  high(board: number): number {
    return this.#words[2 * board + 1]
  }
}

/** One word a row; column c is bit c. */
export class CoreAny implements Core {
  readonly rows: number
  readonly cols: number
  readonly places = new Uint16Array(SHAPES.length)
  protected readonly words: Int32Array
  readonly #masks: Int32Array[] // by shape: one word for each of its rows, at column 0
  readonly #full: number

  constructor(rows: number, cols: number, boards: number) {
    this.rows = rows
    this.cols = cols
    this.words = new Int32Array(rows * boards)
    this.#full = (1 << cols) - 1
    this.#masks = SHAPES.map(shape =>
      Int32Array.from(shape.matrix, line => line.reduce((mask: number, filled, col) => mask | (filled << col), 0)),
    )
    SHAPES.forEach((shape, index) => {
      this.places[index] = Math.max(0, rows - shape.rows + 1) * Math.max(0, cols - shape.cols + 1)
    })
  }

  load(board: number, { cells }: Grid): void {
    for (let row = 0; row < this.rows; row++) {
      let word = 0
      for (let col = 0; col < this.cols; col++) if (cells[row * this.cols + col] !== 0) word |= 1 << col
      this.words[board * this.rows + row] = word
    }
  }

  copy(from: number, to: number): void {
    for (let row = 0; row < this.rows; row++) this.words[to * this.rows + row] = this.words[from * this.rows + row]
  }

  fits(board: number, shape: number, place: number): boolean {
    const masks = this.#masks[shape]
    const across = this.cols - SHAPES[shape].cols + 1
    const col = place % across
    const top = board * this.rows + (place - col) / across
    for (let row = 0; row < masks.length; row++) if ((this.words[top + row] & (masks[row] << col)) !== 0) return false
    return true
  }

  place(from: number, to: number, shape: number, place: number): number {
    if (from !== to) this.copy(from, to)
    const masks = this.#masks[shape]
    const across = this.cols - SHAPES[shape].cols + 1
    const col = place % across
    const first = to * this.rows
    const top = first + (place - col) / across
    for (let row = 0; row < masks.length; row++) this.words[top + row] |= masks[row] << col
    let cols = this.#full
    let rows = 0
    for (let row = first; row < first + this.rows; row++) {
      cols &= this.words[row]
      if (this.words[row] === this.#full) rows++
    }
    if (rows === 0 && cols === 0) return 0
    let left = 0
    for (let row = first; row < first + this.rows; row++) {
      this.words[row] = this.words[row] === this.#full ? 0 : this.words[row] & ~cols
      left |= this.words[row]
    }
    const lines = rows | (bitCount(cols) << COLS_SHIFT)
    return left === 0 ? lines | EMPTIED : lines
  }
}
