/** The log as people read it: a move a cell, a round a row. */
import type { Entry } from '../kernel/session.ts'

export interface Sheet {
  /** By round, then by seat; null where a seat did not move in that round. */
  readonly rounds: readonly (readonly [string | null, string | null])[]
  readonly undos: number
}

/** What was taken back is not in the rounds, as it is not on the board; that it happened is counted. */
export function sheetOf(log: readonly Entry[]): Sheet {
  let moves: Entry[] = []
  let undos = 0
  for (const entry of log) {
    if (entry.seat === null) continue
    if (entry.text === '!undo') {
      undos++
      moves = moves.slice(
        0,
        moves.findLastIndex(({ seat }) => seat === entry.seat),
      )
    } else if (!entry.text.startsWith('!')) moves.push(entry)
  }
  return { rounds: inRounds(moves), undos }
}

function inRounds(moves: readonly Entry[]): Sheet['rounds'] {
  const rounds: [string | null, string | null][] = []
  for (const { seat, text } of moves) {
    const last = rounds.at(-1)
    // A round goes from seat 0 to seat 1; when seat 1 begins the game, the first round is half empty.
    if (seat === 1 && last && last[1] === null) last[1] = text
    else rounds.push(seat === 0 ? [text, null] : [null, text])
  }
  return rounds
}
