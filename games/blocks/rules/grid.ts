/** The grid as cells, for any size. The search in minds/ and the dealer use bits (core.ts); the two are tested against each other. */
import type { Blocks } from '../nouns.ts'
import type { Cleared } from './score.ts'
import { SHAPES } from './shapes.ts'

/** Anything with a grid in it: a state or a view. */
export type Grid = Pick<Blocks['Setup'], 'rows' | 'cols'> & { readonly cells: ArrayLike<number> }

/** The cells a shape covers with its top left corner there, in reading order; null where it would stick out. */
export function covered({ rows, cols }: Grid, shape: number, row: number, col: number): number[] | null {
  const { cells, rows: height, cols: width } = SHAPES[shape]
  if (row < 0 || col < 0 || row + height > rows || col + width > cols) return null
  return cells.map(([down, right]) => (row + down) * cols + col + right)
}

export function fits(grid: Grid, shape: number, row: number, col: number): boolean {
  return covered(grid, shape, row, col)?.every(cell => grid.cells[cell] === 0) ?? false
}

/** Every place for the top left corner of a shape, in reading order, free or not. */
export function* corners({ rows, cols }: Grid, shape: number): Iterable<readonly [row: number, col: number]> {
  for (let row = 0; row + SHAPES[shape].rows <= rows; row++) for (let col = 0; col + SHAPES[shape].cols <= cols; col++) yield [row, col]
}

export function fitsAnywhere(grid: Grid, shape: number): boolean {
  for (const [row, col] of corners(grid, shape)) if (fits(grid, shape, row, col)) return true
  return false
}

/** Rows and columns that are full now. They are counted on the same grid and leave together. [BP-59] */
export function fullLines({ rows, cols, cells }: Grid): Cleared {
  const full: { rows: number[]; cols: number[] } = { rows: [], cols: [] }
  for (let row = 0; row < rows; row++) {
    let filled = 0
    for (let col = 0; col < cols; col++) if (cells[row * cols + col] !== 0) filled++
    if (filled === cols) full.rows.push(row)
  }
  for (let col = 0; col < cols; col++) {
    let filled = 0
    for (let row = 0; row < rows; row++) if (cells[row * cols + col] !== 0) filled++
    if (filled === rows) full.cols.push(col)
  }
  return full
}

/** The cells of these lines in reading order, each once. */
export function cellsOf({ rows, cols }: Grid, lines: Cleared): number[] {
  const cells: number[] = []
  for (let cell = 0; cell < rows * cols; cell++) {
    const col = cell % cols
    if (lines.cols.includes(col) || lines.rows.includes((cell - col) / cols)) cells.push(cell)
  }
  return cells
}

export interface Nearest {
  readonly row: number
  readonly col: number
  readonly blocked: readonly number[] // the filled cells in the way
}

/** Where a shape comes closest to fitting: the fewest cells in the way, the first such place in reading order. [BP-61] */
export function nearest(grid: Grid, shape: number): Nearest {
  let best: Nearest | null = null
  for (const [row, col] of corners(grid, shape)) {
    const blocked = (covered(grid, shape, row, col) as number[]).filter(cell => grid.cells[cell] !== 0)
    if (best === null || blocked.length < best.blocked.length) best = { row, col, blocked }
  }
  if (best === null) throw new Error(`shape ${shape} does not fit a grid of ${grid.rows} by ${grid.cols} at all`)
  return best
}
