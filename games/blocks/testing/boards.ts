/** The cores of rules/core.ts with a look at every cell: thinking never needs one, comparing does. */
import { Core8, CoreAny } from '../rules/core.ts'

export class Open8 extends Core8 {
  filledAt(board: number, row: number, col: number): boolean {
    return (((row < 4 ? this.low(board) : this.high(board)) >>> (8 * (row & 3) + col)) & 1) === 1
  }
}

export class OpenAny extends CoreAny {
  filledAt(board: number, row: number, col: number): boolean {
    return (((this.words[board * this.rows + row] ?? 0) >>> col) & 1) === 1
  }
}

/** What lies on a board, by cell. */
export function cellsOn(
  core: { readonly rows: number; readonly cols: number; filledAt(board: number, row: number, col: number): boolean },
  board: number,
): boolean[] {
  return Array.from({ length: core.rows * core.cols }, (_, cell) => core.filledAt(board, Math.floor(cell / core.cols), cell % core.cols))
}
