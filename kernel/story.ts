/**
 * How a game came to where it stands, told from its deal. A view that draws what no state holds, because no rule needs it, follows it
 * through what happened; whoever sits down later, or jumps, has not heard it.
 */
import type { Game, Nouns } from './game.ts'
import { type Entry, Session } from './session.ts'

export interface Story<N extends Nouns = Nouns> {
  readonly deal: N['Deal']
  /** Plays the game over beside the table, and tells each change as a table would: what happened, and the position it led to. */
  tell(heard: (events: readonly N['Event'][], after: N['View']) => void): void
}

/** Up to so many ticks, or all that was said where there are none. */
export function storyFrom<N extends Nouns>(game: Game<N>, deal: N['Deal'], lines: readonly Entry[], ticks: number): Story<N> | null {
  if (game.hide) return null
  return {
    deal,
    tell(heard) {
      const session = new Session(game, deal)
      session.listen((events, quiet) => quiet || heard(events, game.view(session.state, 'public')))
      let at = 0
      const say = (until: number): void => {
        for (let line = lines[at]; line && line.tick <= until; line = lines[++at])
          if (line.seat !== null) session.offer(line.seat, line.text)
      }
      while (session.tick < ticks && !session.outcome) {
        say(session.tick)
        session.advance()
      }
      say(session.tick)
    },
  }
}
