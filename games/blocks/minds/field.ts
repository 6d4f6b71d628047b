/** Boards to think on: those of the core, with a value and a key. One field holds as many as its arena has room for. */
import { bitCount, COLS_SHIFT, type Core, Core8, EMPTIED, ROWS_MASK } from '../rules/core.ts'
import type { Grid } from '../rules/grid.ts'
import { pointsForLines } from '../rules/score.ts'
import { SHAPES } from '../rules/shapes.ts'
import { value8, valueOfRows } from './evaluate.ts'

export interface Field extends Core {
  value(board: number): number
  /** Two words that tell boards apart. On 8×8 they are the board itself. */
  keyLow(board: number): number
  keyHigh(board: number): number
  filledAt(board: number, row: number, col: number): boolean
}

export function fieldFor({ rows, cols }: Pick<Core, 'rows' | 'cols'>, boards: number): Field {
  return rows === 8 && cols === 8 ? new Field8(boards) : new FieldAny(rows, cols, boards)
}

/** By shape. */
const CELLS = Int32Array.from(SHAPES, shape => shape.cells.length)

/** What the rules give for an emptied grid. [BP-38] */
const EMPTIED_POINTS = 200

/** Points of a placement from what `place` returned. A combo bonus is left out: it would need the history of a board. */
export function pointsOf(shape: number, cleared: number): number {
  if (cleared === 0) return CELLS[shape]
  const rows = cleared & ROWS_MASK
  const cols = (cleared >> COLS_SHIFT) & ROWS_MASK
  const forLines = pointsForLines(rows + cols)
  return CELLS[shape] + (rows > 0 && cols > 0 ? 2 * forLines : forLines) + ((cleared & EMPTIED) !== 0 ? EMPTIED_POINTS : 0)
}

export function fitsSomewhere(field: Field, board: number, shape: number): boolean {
  for (let place = 0; place < field.places[shape]; place++) if (field.fits(board, shape, place)) return true
  return false
}

/** The number of the place with this corner, as the core counts them. */
export function placeAt({ cols }: Pick<Core, 'cols'>, shape: number, row: number, col: number): number {
  return row * (cols - SHAPES[shape].cols + 1) + col
}

export class Field8 extends Core8 implements Field {
  value(board: number): number {
    return value8(this.low(board), this.high(board))
  }

  keyLow(board: number): number {
    return this.low(board)
  }

  keyHigh(board: number): number {
    return this.high(board)
  }

  filledAt(board: number, row: number, col: number): boolean {
    return ((row < 4 ? this.low(board) : this.high(board)) & (1 << (8 * (row & 3) + col))) !== 0
  }
}

/** One word a row. The same as CoreAny, which keeps its rows to itself. */
export class FieldAny implements Field {
  readonly rows: number
  readonly cols: number
  readonly places = new Uint16Array(SHAPES.length)
  readonly #words: Int32Array
  readonly #masks: readonly Int32Array[] // by shape: one word for each of its rows, at column 0
  readonly #full: number

  constructor(rows: number, cols: number, boards: number) {
    this.rows = rows
    this.cols = cols
    this.#words = new Int32Array(rows * boards)
    this.#full = (1 << cols) - 1
    this.#masks = ROW_MASKS
    SHAPES.forEach((shape, index) => {
      this.places[index] = Math.max(0, rows - shape.rows + 1) * Math.max(0, cols - shape.cols + 1)
    })
  }

  load(board: number, { cells }: Grid): void {
    for (let row = 0; row < this.rows; row++) {
      let word = 0
      for (let col = 0; col < this.cols; col++) if (cells[row * this.cols + col] !== 0) word |= 1 << col
      this.#words[board * this.rows + row] = word
    }
  }

  copy(from: number, to: number): void {
    for (let row = 0; row < this.rows; row++) this.#words[to * this.rows + row] = this.#words[from * this.rows + row]
  }

  fits(board: number, shape: number, place: number): boolean {
    const masks = this.#masks[shape]
    const across = this.cols - SHAPES[shape].cols + 1
    const col = place % across
    const top = board * this.rows + (place - col) / across
    for (let row = 0; row < masks.length; row++) if ((this.#words[top + row] & (masks[row] << col)) !== 0) return false
    return true
  }

  place(from: number, to: number, shape: number, place: number): number {
    if (from !== to) this.copy(from, to)
    const masks = this.#masks[shape]
    const across = this.cols - SHAPES[shape].cols + 1
    const col = place % across
    const first = to * this.rows
    const top = first + (place - col) / across
    for (let row = 0; row < masks.length; row++) this.#words[top + row] |= masks[row] << col
    let fullCols = this.#full
    let fullRows = 0
    for (let row = first; row < first + this.rows; row++) {
      fullCols &= this.#words[row]
      if (this.#words[row] === this.#full) fullRows++
    }
    if (fullRows === 0 && fullCols === 0) return 0
    let left = 0
    for (let row = first; row < first + this.rows; row++) {
      this.#words[row] = this.#words[row] === this.#full ? 0 : this.#words[row] & ~fullCols
      left |= this.#words[row]
    }
    const lines = fullRows | (bitCount(fullCols) << COLS_SHIFT)
    return left === 0 ? lines | EMPTIED : lines
  }

  filled(board: number): number {
    let count = 0
    for (let row = 0; row < this.rows; row++) count += bitCount(this.#words[board * this.rows + row])
    return count
  }

  equal(a: number, b: number): boolean {
    for (let row = 0; row < this.rows; row++) if (this.#words[a * this.rows + row] !== this.#words[b * this.rows + row]) return false
    return true
  }

  value(board: number): number {
    return valueOfRows(this.#words, board * this.rows, this.rows, this.cols)
  }

  keyLow(board: number): number {
    let key = 0
    for (let row = 0; row < this.rows; row++) key = Math.imul(key ^ this.#words[board * this.rows + row], 0x9e37_79b1) ^ (key >>> 15)
    return key
  }

  keyHigh(board: number): number {
    let key = 1
    for (let row = 0; row < this.rows; row++) key = Math.imul(key ^ (key >>> 13), 0x85eb_ca6b) + this.#words[board * this.rows + row]
    return key
  }

  filledAt(board: number, row: number, col: number): boolean {
    return (this.#words[board * this.rows + row] & (1 << col)) !== 0
  }
}

/** By shape: one word for each of its rows, at column 0. */
const ROW_MASKS: readonly Int32Array[] = SHAPES.map(({ matrix }) =>
  Int32Array.from(matrix, line => line.reduce((mask: number, filled, col) => mask | (filled << col), 0)),
)
