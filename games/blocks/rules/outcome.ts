import type { Outcome, Seat } from '../../../kernel/game.ts'
import type { Blocks } from '../nouns.ts'
import { fitsAnywhere, type Grid, nearest } from './grid.ts'

export function toMove(state: Readonly<Blocks['State']>): Seat | null {
  return over(state) ? null : 0
}

/** Over as soon as none of the blocks left fits anywhere; each of them says where it comes closest. [BP-39] [BP-61] */
export function outcome(state: Readonly<Blocks['State']>): Outcome | null {
  if (!over(state)) return null
  const blocks = whyNot(state).map(({ slot, row, col, blocked }) => ({ slot, row, col, blocked: [...blocked] }))
  return { winner: null, scores: [state.score], code: 'no-room', because: 'none of the blocks left fits', facts: { blocks } }
}

/** For each block left, where it comes closest to fitting and what is in the way. */
export function whyNot(
  grid: Grid & { readonly hand: ArrayLike<number> },
): { slot: number; row: number; col: number; blocked: readonly number[] }[] {
  return Array.from(grid.hand).flatMap((shape, slot) => (shape < 0 ? [] : [{ slot, ...nearest(grid, shape) }]))
}

function over(state: Readonly<Blocks['State']>): boolean {
  return !state.hand.some(shape => shape >= 0 && fitsAnywhere(state, shape))
}
