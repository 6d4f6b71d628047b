import type { Outcome, Seat } from '../../../kernel/game.ts'
import type { Stackdoku } from '../nouns.ts'
import { CELLS, isLegalGrid, mayStand } from './grid.ts'
import { isFree } from './stack.ts'

type State = Readonly<Stackdoku['State']>

export function toMove(state: State): Seat | null {
  return state.failed || won(state) ? null : 0
}

/** Won with both halves done, failed when the last attempt is conceded. [SD-01] [SD-26] */
export function outcome(state: State): Outcome | null {
  if (!state.failed && !won(state)) return null
  const facts = { attempt: state.attempt, placed: placedCount(state) }
  if (state.failed) return { winner: null, scores: [0], code: 'failed', because: 'no attempt is left', facts }
  return { winner: 0, scores: [1], code: 'won', because: 'the stack is cleared and the grid is complete', facts }
}

/** All tiles gone, the tray empty, the grid full and legal: then it is the solution, because there is only one. */
function won({ gone, tray, cells }: State): boolean {
  return tray.length === 0 && !gone.includes(0) && !cells.includes(0) && isLegalGrid(cells)
}

/** Nothing to take, with the room in the tray counted, and nothing to place. [SD-24] */
export function isStuck(state: State): boolean {
  return !mayTake(state) && !mayPlace(state) && !won(state)
}

function mayTake(state: State): boolean {
  if (state.room - state.tray.length < 2) return false
  let seen = 0
  for (let tile = 0; tile < state.gone.length; tile++) {
    if (!isFree(state, tile)) continue
    const number = 1 << state.standing[tile]
    if ((seen & number) !== 0) return true
    seen |= number
  }
  return false
}

function mayPlace({ tray, cells }: State): boolean {
  for (let cell = 0; cell < CELLS; cell++) if (cells[cell] === 0) for (const value of tray) if (mayStand(cells, cell, value)) return true
  return false
}

export function placedCount({ cells, givens }: State): number {
  let placed = 0
  for (let cell = 0; cell < CELLS; cell++) if (cells[cell] !== givens[cell]) placed++
  return placed
}

/** Attempts left after this one; null: endless. [SD-40] */
export function attemptsLeft({ lives, attempt }: Pick<State, 'lives' | 'attempt'>): number | null {
  return lives === null ? null : lives - attempt
}
