/** Sudoku as a textbook would have it: nested arrays, the first empty cell, every digit that may stand there. */

export type Rows = number[][]

export function rowsOf(cells: ArrayLike<number>): Rows {
  return Array.from({ length: 9 }, (_, row) => Array.from({ length: 9 }, (_, col) => cells[9 * row + col] as number))
}

/** How many solutions, up to a limit. Only for grids with few blanks: it knows no tricks. */
export function countSolutions(rows: Rows, limit: number): number {
  for (const [row, line] of rows.entries())
    for (const [col, value] of line.entries()) {
      if (value !== 0) continue
      let found = 0
      for (let digit = 1; digit <= 9 && found < limit; digit++) {
        if (!fits(rows, row, col, digit)) continue
        line[col] = digit
        found += countSolutions(rows, limit - found)
        line[col] = 0
      }
      return found
    }
  return 1
}

function fits(rows: Rows, row: number, col: number, digit: number): boolean {
  for (let i = 0; i < 9; i++) {
    if (rows[row]?.[i] === digit || rows[i]?.[col] === digit) return false
    if (rows[row - (row % 3) + Math.floor(i / 3)]?.[col - (col % 3) + (i % 3)] === digit) return false
  }
  return true
}
