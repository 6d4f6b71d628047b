import type { Placement } from '../nouns.ts'

/** `1 r2c7`: the first block, its top left corner at row 2, column 7, both counted from 1. [BP-58] */
export function notate({ slot, row, col }: Placement): string {
  return `${slot + 1} r${row + 1}c${col + 1}`
}

export function parse(text: string): Placement | null {
  const parts = /^([1-3]) r([1-9]\d?)c([1-9]\d?)$/.exec(text)
  return parts && { slot: Number(parts[1]) - 1, row: Number(parts[2]) - 1, col: Number(parts[3]) - 1 }
}
