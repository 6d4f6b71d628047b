import type { Game } from '../../../kernel/game.ts'
import type { Session } from '../../../kernel/session.ts'
import { LocalMatch } from '../local-match.ts'
import type { Match } from '../match.ts'
import type { Opening } from './opening.ts'

/** Whoever sits opposite: a mind, somebody at the same device, or nobody where there is one seat. */
export async function matchOf(game: Game, opening: Opening, session?: Session): Promise<Match> {
  if (game.seats === 1) return new LocalMatch(game, opening, { session })
  // Looking back comes with the frame for two, which is wanted in a moment anyway.
  if (opening.bot) return new LocalMatch(game, opening, { session, history: (await import('../frames/duel.tsx')).historyOf })
  return (await import('./hot-seat.ts')).hotSeatMatch(game, opening, session)
}
