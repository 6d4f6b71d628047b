import type { Outcome, Seat } from '../../../kernel/game.ts'
import type { Nim } from '../nouns.ts'

export function toMove(state: Readonly<Nim['State']>): Seat | null {
  return cleared(state) ? null : state.turn
}

/** The last stick wins [NI-04], or loses in misère [NI-05]. The turn has already passed to the seat that did not take it. */
export function outcome(state: Readonly<Nim['State']>): Outcome | null {
  if (!cleared(state)) return null
  const { misere, turn } = state
  const last: Seat = turn === 0 ? 1 : 0
  const winner = misere ? turn : last
  return {
    winner,
    scores: winner === 0 ? [1, 0] : [0, 1],
    code: misere ? 'last-stick-loses' : 'last-stick',
    because: `seat ${last} took the last stick, which ${misere ? 'loses' : 'wins'}`,
    facts: { seat: last, misere },
  }
}

function cleared({ heaps }: Readonly<Nim['State']>): boolean {
  return heaps.every(sticks => sticks === 0)
}
