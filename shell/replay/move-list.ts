/** The log as people read it: a move a cell, a round a row. */
import type { Seat } from '../../kernel/game.ts'
import type { Line } from '../table/match.ts'

/** A move, and the number of its line among all that were ever written, checkpoints left out. */
export interface Move {
  readonly text: string
  readonly line: number
}

export interface MoveList {
  /** By round, then by seat; null where a seat did not move in that round. */
  readonly rounds: readonly (readonly [Move | null, Move | null])[]
  readonly undos: number
}

/** What was taken back is not in the rounds, as it is not on the board; that it happened is counted. */
export function moveListOf(lines: readonly Line[]): MoveList {
  let moves: (Line & Move)[] = []
  let undos = 0
  for (const [at, entry] of lines.entries()) {
    if (entry.text === '!undo') {
      undos++
      moves = moves.slice(
        0,
        moves.findLastIndex(({ seat }) => seat === entry.seat),
      )
    } else if (!entry.text.startsWith('!')) moves.push({ ...entry, line: at + 1 })
  }
  return { rounds: inRounds(moves), undos }
}

/** The move that a position came of, as the list names it; null: nobody has moved. */
export function lastMoveIn(lines: readonly Line[]): { readonly round: number; readonly seat: Seat; readonly text: string } | null {
  const { rounds } = moveListOf(lines)
  const [first = null, second = null] = rounds.at(-1) ?? []
  const move = second ?? first
  return move && { round: rounds.length, seat: second ? 1 : 0, text: move.text }
}

function inRounds(moves: readonly (Line & Move)[]): MoveList['rounds'] {
  const rounds: [Move | null, Move | null][] = []
  for (const { seat, text, line } of moves) {
    const last = rounds.at(-1)
    const move = { text, line }
    // A round goes from seat 0 to seat 1; when seat 1 begins the game, the first round is half empty.
    if (seat === 1 && last && last[1] === null) last[1] = move
    else rounds.push(seat === 0 ? [move, null] : [null, move])
  }
  return rounds
}
