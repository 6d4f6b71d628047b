/** What an analysis shows, turn by turn. Whoever can value positions may fill it in; see `reviewTurn`. */
import type { Seat } from '../../../kernel/game.ts'
import type { Played } from '../../../ui/stage.ts'
import { type Review, review } from '../minds/review.ts'
import type { Chainfall } from '../nouns.ts'
import { cellAt, cellName } from '../rules/grid.ts'
import { notate, parse } from '../rules/notation.ts'
import { other } from '../rules/outcome.ts'
import { blowsAhead, foresee } from '../rules/preview.ts'
import type { AnalysisWords } from './words.analysis.ts'
import { words } from './words.ts'

type View = Chainfall['View']

/** A turn of the game that is looked at; `review` is null where it was the kernel's word, such as resigning. */
export interface Turn {
  readonly number: number
  readonly seat: Seat
  readonly text: string
  readonly action: Chainfall['Action'] | null
  readonly before: View
  readonly after: View
  readonly points: number
}

export type Verdict = 'blunder' | 'slip' | null

/** From so many hundredths of a point on. */
const SLIP = 60
const BLUNDER = 150
const STEPS = 150

export function turnsOf({ views, lines }: Played): readonly Turn[] {
  return lines.map(({ seat, text }, at) => {
    const before = views[at] as View
    const after = views[at + 1] as View
    return { number: at + 1, seat, text, action: parse(text), before, after, points: after.score[seat] - before.score[seat] }
  })
}

/** Thinks about one turn, the same way every time. */
export function reviewTurn({ action, before, after, number }: Turn): Review | null {
  return action && action.plays.length < 2 ? review(before, action, after, Uint32Array.of(number, 1, 2, 3), STEPS) : null
}

export function verdictOn(review: Review | null | undefined): Verdict {
  const cost = review?.cost ?? 0
  return cost >= BLUNDER ? 'blunder' : cost >= SLIP ? 'slip' : null
}

export const MARKS = { blunder: '??', slip: '?!' } as const

/** Hundredths as people read them: `+1.5`. */
export function pointsText(hundredths: number): string {
  const tenths = Math.round(hundredths / 10)
  return `${tenths > 0 ? '+' : tenths < 0 ? '−' : ''}${Math.abs(tenths) / 10}`
}

/** What was wrong with a turn: points left lying, a tile that works for the other side, a card for nothing. */
export function reasonsFor(turn: Turn, { choices, cost }: Review, said: AnalysisWords, foe: string): readonly string[] {
  const { action, before } = turn
  const [best] = choices
  if (!action || !best || cost < SLIP) return [said.good]
  const mine = foresee(before, action)
  const theirs = foresee(before, best.action)
  const name = notate(best.action)
  const reasons: string[] = []
  if (theirs.points > mine.points) reasons.push(said.missed(theirs.points, name))
  for (const spot of action.places) {
    const cell = cellAt(before.config, spot)
    const stands = mine.owner[cell] === turn.seat
    const board = { config: before.config, owner: mine.owner, fuse: mine.fuse }
    const ahead = stands ? blowsAhead(board, other(turn.seat), cell) : 1
    const value = (mine.fuse[cell] ?? 0) + 1
    if (ahead % 2 === 0) reasons.push(said.gives(value, cellName(before.config, cell), foe))
  }
  for (const { card } of action.plays) if (mine.points === 0) reasons.push(said.wasted(words.card(card)))
  return reasons.length > 0 ? reasons : [said.better(name)]
}
