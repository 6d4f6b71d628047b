/** Small counts that several parts of the view need. */
import type { Stackdoku } from '../../nouns.ts'

export function leftOf(gone: readonly number[]): number {
  return gone.filter(each => each === 0).length
}

export function placedIn({ cells, givens }: Pick<Stackdoku['View'], 'cells' | 'givens'>, cell: number): boolean {
  return givens[cell] === 0 && cells[cell] !== 0
}

/** By digit, from 1: how many of it are still to be placed. Every digit comes nine times in a full grid. */
export function toPlace(cells: readonly number[]): number[] {
  return Array.from({ length: 9 }, (_, at) => 9 - cells.filter(value => value === at + 1).length)
}
