/** What the games of a contest come to, from where somebody sits. */
import type { ContestAt, GameOf } from '../../../protocol/online.ts'
import { marginIn, type Scored } from '../parts/pair-figures.tsx'

/** What a game brought to a player and to the other one; null while it is not over. */
function scoredIn({ outcome, seats }: GameOf, player: 0 | 1): Scored | null {
  if (!outcome) return null
  const seat = seats[0] === player ? 0 : 1
  return [outcome.scores[seat] ?? 0, outcome.scores[1 - seat] ?? 0]
}

/** By game, those that are over. */
export function scoresOf({ games }: Pick<ContestAt, 'games'>, player: 0 | 1): readonly Scored[] {
  return games.flatMap(game => {
    const scored = scoredIn(game, player)
    return scored ? [scored] : []
  })
}

/** By game, those that are over. */
export function marginsOf(contest: Pick<ContestAt, 'games'>, player: 0 | 1): readonly number[] {
  return scoresOf(contest, player).map(marginIn)
}

/** Half points of a player; null while it is open. */
export function halfOf({ result }: Pick<ContestAt, 'result'>, player: 0 | 1): number | null {
  return result && (player === 0 ? result.half : 2 - result.half)
}
