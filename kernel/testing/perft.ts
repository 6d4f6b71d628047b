/**
 * Counts the games of a given length. Five such numbers guard a whole move generator: whatever is forgotten, doubled
 * or allowed by mistake changes one of them.
 */
import type { Game, Nouns } from '../game.ts'
import { after } from '../session.ts'

/** How many sequences of exactly `depth` actions there are from here. A game that ends sooner is none. */
export function perft<N extends Nouns>(game: Game<N>, state: Readonly<N['State']>, depth: number): number {
  if (depth === 0) return 1
  const seat = game.toMove(state)
  if (seat === null) return 0
  let count = 0
  for (const action of game.legal(state, seat)) count += depth === 1 ? 1 : perft(game, after(game, state, seat, action), depth - 1)
  return count
}
