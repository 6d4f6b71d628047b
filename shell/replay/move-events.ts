/** What every line of a log set off, told once and remembered: the game is played along beside the one on the table. */

import { Session } from '../../kernel/session.ts'
import type { StageWords } from '../../ui/stage.ts'
import type { Match } from '../table/match.ts'
import { linesOf } from './move-list.ts'

export type Annals = (line: number) => readonly unknown[]

/** Nothing is played along where nobody wants to know. */
export function annalsOf(match: Match, words: StageWords): Annals {
  if (!words.noted) return () => []
  const beside = new Session(match.game, match.deal)
  const told: (readonly unknown[])[] = []
  beside.listen(events => told.push(events))
  return line => {
    for (const { seat, text } of linesOf(match.log).slice(told.length)) if (seat !== null) beside.offer(seat, text)
    return told[line - 1] ?? []
  }
}
