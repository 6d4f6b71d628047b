import type { Stackdoku, Tiles } from '../nouns.ts'
import { CELLS } from '../rules/grid.ts'

export const EMPTY = new Uint8Array(CELLS)

/** A tile by its place, in half tiles, and its number. */
export type Drawn = readonly [x: number, y: number, z: number, value: number]

/** The cells of a grid from its nine rows; anything but a digit is empty. */
export function grid(rows: string): Uint8Array {
  const marks = rows.replace(/\s/g, '')
  if (marks.length !== CELLS) throw new Error(`a grid has ${CELLS} cells, this one ${marks.length}`)
  return Uint8Array.from(marks, mark => (mark >= '1' && mark <= '9' ? Number(mark) : 0))
}

/**
 * Tiles from a picture of their layers, from the ground up. A mark stands at its x and y in half tiles: so neighbours in a row are two
 * characters apart, and rows two lines. Digits are numbers; `.` and spaces are nothing.
 */
export function tiles(...layers: readonly string[]): Drawn[] {
  return layers.flatMap((layer, z) =>
    layer
      .split('\n')
      .flatMap((line, y) => Array.from(line).flatMap((mark, x) => (/[1-9]/.test(mark) ? [[x, y, z, Number(mark)] as const] : []))),
  )
}

export function placed(drawn: readonly Drawn[]): Tiles & { xs: Uint8Array; ys: Uint8Array; zs: Uint8Array; values: Uint8Array } {
  const column = (at: 0 | 1 | 2 | 3): Uint8Array => Uint8Array.from(drawn, tile => tile[at])
  return { xs: column(0), ys: column(1), zs: column(2), values: column(3) }
}

/** A position: these tiles, this grid, and everything else as in a plain level. */
export function state(drawn: readonly Drawn[], changes: Partial<Stackdoku['State']> = {}): Stackdoku['State'] {
  const stack = placed(drawn)
  return {
    ...{
      difficulty: 'easy',
      level: 1,
      room: 5,
      undos: null,
      hints: 5,
      lives: 3,
      hidden: false,
      fixed: false,
      mistakes: 'off',
      assist: false,
    },
    ...{ layout: 'drawn', line: '', attempt: 1, failed: false, tray: [], trail: [] },
    ...stack,
    standing: stack.values.slice(),
    gone: new Uint8Array(drawn.length),
    givens: changes.cells?.slice() ?? EMPTY.slice(),
    cells: EMPTY.slice(),
    solution: EMPTY.slice(),
    ...changes,
  }
}

/** A full grid to draw from. */
export const FULL = grid(`
  534678912
  672195348
  198342567
  859761423
  426853791
  713924856
  961537284
  287419635
  345286179`)

/** The same grid without these cells. */
export function without(...cells: readonly number[]): Uint8Array {
  return FULL.map((value, cell) => (cells.includes(cell) ? 0 : value))
}
