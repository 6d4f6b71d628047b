/** What the games of a contest come to, from where somebody sits. */
import type { ContestAt, GameOf } from '../../../protocol/online.ts'

/** What a game brought to a player; null while it is not over. */
export function marginOf({ outcome, seats }: GameOf, player: 0 | 1): number | null {
  if (!outcome) return null
  const seat = seats[0] === player ? 0 : 1
  return (outcome.scores[seat] ?? 0) - (outcome.scores[1 - seat] ?? 0)
}

/** By game, those that are over. */
export function marginsOf({ games }: Pick<ContestAt, 'games'>, player: 0 | 1): readonly number[] {
  return games.flatMap(game => marginOf(game, player) ?? [])
}

/** Half points of a player; null while it is open. */
export function halfOf({ result }: Pick<ContestAt, 'result'>, player: 0 | 1): number | null {
  return result && (player === 0 ? result.half : 2 - result.half)
}
