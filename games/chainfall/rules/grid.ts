import type { Spot } from '../nouns.ts'

export interface Size {
  readonly rows: number
  readonly cols: number
}

export function cellAt({ cols }: Size, { row, col }: Spot): number {
  return row * cols + col
}

export function spotOf({ cols }: Size, cell: number): Spot {
  return { row: Math.floor(cell / cols), col: cell % cols }
}

export function isOn({ rows, cols }: Size, { row, col }: Spot): boolean {
  return Number.isInteger(row) && Number.isInteger(col) && row >= 0 && row < rows && col >= 0 && col < cols
}

/** `c3`: the third column from the left, the third row from below. [CF-11] */
export function spotName({ row, col }: Spot): string {
  return `${String.fromCharCode(97 + col)}${row + 1}`
}

export function cellName(size: Size, cell: number): string {
  return spotName(spotOf(size, cell))
}

/** The cells beside a cell: up to four, and up to four more at the corners. [CF-13] */
export function around({ rows, cols }: Size, cell: number, diagonally: boolean): number[] {
  const row = Math.floor(cell / cols)
  const col = cell % cols
  const cells: number[] = []
  for (let down = -1; down <= 1; down++)
    for (let right = -1; right <= 1; right++) {
      const steps = Math.abs(down) + Math.abs(right)
      if (steps === 0 || (steps === 2 && !diagonally)) continue
      if (row + down < 0 || row + down >= rows || col + right < 0 || col + right >= cols) continue
      cells.push((row + down) * cols + col + right)
    }
  return cells
}
