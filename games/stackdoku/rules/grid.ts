/** The Sudoku side: cells 0 to 80 in reading order, their rows, columns and boxes. [SD-06] */

export const CELLS = 81
export const SIDE = 9

export function rowOf(cell: number): number {
  return Math.floor(cell / SIDE)
}

export function colOf(cell: number): number {
  return cell % SIDE
}

/** Boxes are counted like cells: from the top left, in reading order. */
export function boxOf(cell: number): number {
  return 3 * Math.floor(cell / 27) + Math.floor((cell % SIDE) / 3)
}

/** `r4c7`. */
export function cellName(cell: number): string {
  return `r${rowOf(cell) + 1}c${colOf(cell) + 1}`
}

/** The 27 units: nine rows, nine columns, nine boxes, each with its cells in reading order. */
export const UNITS: readonly (readonly number[])[] = [rowOf, colOf, boxOf].flatMap(unitOf =>
  Array.from({ length: SIDE }, (_, unit) => Array.from({ length: CELLS }, (_, cell) => cell).filter(cell => unitOf(cell) === unit)),
)

/** By cell: the twenty other cells of its row, column and box, in reading order. */
export const PEERS: readonly (readonly number[])[] = Array.from({ length: CELLS }, (_, cell) =>
  Array.from({ length: CELLS }, (_, other) => other).filter(
    other => other !== cell && (rowOf(other) === rowOf(cell) || colOf(other) === colOf(cell) || boxOf(other) === boxOf(cell)),
  ),
)

/** Where a value stands already in the row, the column and the box of a cell. All empty: it may be placed there. */
export interface Conflicts {
  readonly row: number[]
  readonly col: number[]
  readonly box: number[]
}

export function conflicts(cells: ArrayLike<number>, cell: number, value: number): Conflicts {
  const same = PEERS[cell].filter(other => cells[other] === value)
  return {
    row: same.filter(other => rowOf(other) === rowOf(cell)),
    col: same.filter(other => colOf(other) === colOf(cell)),
    box: same.filter(other => boxOf(other) === boxOf(cell)),
  }
}

/** The value may stand in the cell: it is empty, and no peer has it. [SD-06] */
export function mayStand(cells: ArrayLike<number>, cell: number, value: number): boolean {
  if (cells[cell] !== 0) return false
  for (const other of PEERS[cell]) if (cells[other] === value) return false
  return true
}

/** No row, column or box has a value twice. Empty cells are fine. */
export function isLegalGrid(cells: ArrayLike<number>): boolean {
  for (const unit of UNITS) {
    let seen = 0
    for (const cell of unit) {
      const value = 1 << cells[cell]
      if (cells[cell] !== 0 && (seen & value) !== 0) return false
      seen |= value
    }
  }
  return true
}

/** By cell: its row, column and box, by their numbers among UNITS. */
export const UNITS_OF: readonly (readonly [row: number, col: number, box: number])[] = Array.from({ length: CELLS }, (_, cell) => [
  rowOf(cell),
  SIDE + colOf(cell),
  2 * SIDE + boxOf(cell),
])

/** Units of a cell that are full, by their number among UNITS. */
export function fullUnits(cells: ArrayLike<number>, cell: number): number[] {
  return UNITS_OF[cell].filter(unit => UNITS[unit].every(other => cells[other] !== 0))
}
