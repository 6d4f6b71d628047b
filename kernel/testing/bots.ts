/** A game between bots, through tables, as a person would play it. */
import type { Bot, Game, Nouns } from '../game.ts'
import { stream } from '../rng.ts'
import type { Session } from '../session.ts'
import { LocalTable, thought } from '../table.ts'
import { dealt } from './play.ts'

/** The same bot in every seat, until it is over or so much has been done: a good mind may play for ever. Throws when it is refused. */
export function played<N extends Nouns>(game: Game<N>, bot: Bot<N>, mostActions: number, seed = 'bots', steps = 1000): Session<N> {
  const session = dealt(game, seed)
  const tables = [new LocalTable(session, 0), new LocalTable(session, 1)] as const
  const rng = stream(seed, 'mind')
  for (let actions = 0; actions < mostActions && session.toMove !== null; actions++) {
    const table = tables[session.toMove]
    const refusal = table.act(thought(table, bot, rng, { steps }))
    if (refusal) throw new Error(`${bot.id} was refused: ${refusal.because}`)
    if (game.hz > 0) session.advance(1)
  }
  return session
}
