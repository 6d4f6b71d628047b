/** Boards to think on: those of the core, with a value and a key. One field holds as many as its arena has room for. */
import { COLS_SHIFT, type Core, Core8, CoreAny, EMPTIED, ROWS_MASK } from '../rules/core.ts'
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

export class FieldAny extends CoreAny implements Field {
  value(board: number): number {
    return valueOfRows(this.words, board * this.rows, this.rows, this.cols)
  }

  keyLow(board: number): number {
    let key = 0
    for (let row = 0; row < this.rows; row++) key = Math.imul(key ^ this.words[board * this.rows + row], 0x9e37_79b1) ^ (key >>> 15)
    return key
  }

  keyHigh(board: number): number {
    let key = 1
    for (let row = 0; row < this.rows; row++) key = Math.imul(key ^ (key >>> 13), 0x85eb_ca6b) + this.words[board * this.rows + row]
    return key
  }

  filledAt(board: number, row: number, col: number): boolean {
    return (this.words[board * this.rows + row] & (1 << col)) !== 0
  }
}
