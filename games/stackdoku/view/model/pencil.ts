/** Pencil marks: nine bits a cell. They are the view's own: no rule knows them, and undo does not touch them. */
import { CELLS, mayStand } from '../../rules/grid.ts'

export interface Pencil {
  /** The digits that may stand in a cell are marked by themselves, and follow what is placed. */
  readonly auto: boolean
  /** By cell: written by hand, for when nothing is marked by itself. */
  readonly written: Readonly<Record<number, number>>
  /** By cell: struck out by hand from what is marked by itself. */
  readonly struck: Readonly<Record<number, number>>
}

export const SHARP: Pencil = { auto: true, written: {}, struck: {} }

/** Nothing was ever written or struck out. */
export function isUntouched({ written, struck }: Pencil): boolean {
  return [...Object.values(written), ...Object.values(struck)].every(bits => bits === 0)
}

/** The digits of one cell that may stand there, as bits. */
function candidates(cells: readonly number[], cell: number): number {
  let bits = 0
  for (let digit = 1; digit <= 9; digit++) if (mayStand(cells, cell, digit)) bits |= bitOf(digit)
  return bits
}

/** By cell: what is marked. A digit that can no longer stand there is not shown, whoever wrote it. */
export function marksOn(cells: readonly number[], { auto, written, struck }: Pencil): number[] {
  return Array.from({ length: CELLS }, (_, cell) => {
    const may = candidates(cells, cell)
    return auto ? may & ~(struck[cell] ?? 0) : may & (written[cell] ?? 0)
  })
}

/** Writes a mark, or rubs it out. */
export function toggled(pencil: Pencil, cell: number, digit: number): Pencil {
  const kind = pencil.auto ? 'struck' : 'written'
  return { ...pencil, [kind]: { ...pencil[kind], [cell]: (pencil[kind][cell] ?? 0) ^ bitOf(digit) } }
}

/** Everything written into a cell, or struck out of it, is as if it had never been. */
export function rubbedOut(pencil: Pencil, cell: number): Pencil {
  const kind = pencil.auto ? 'struck' : 'written'
  const { [cell]: _, ...rest } = pencil[kind]
  return { ...pencil, [kind]: rest }
}

function bitOf(digit: number): number {
  return 1 << (digit - 1)
}

export function digitsIn(bits: number): number[] {
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(digit => bits & bitOf(digit))
}

/** Whether a digit that may stand in a cell is marked there. */
export function isMarked({ auto, written, struck }: Pencil, cell: number, digit: number): boolean {
  return auto ? ((struck[cell] ?? 0) & bitOf(digit)) === 0 : ((written[cell] ?? 0) & bitOf(digit)) !== 0
}
