import type { Advice } from '../kernel/game.ts'
import { STEPS } from './answering.ts'
import type { Ask } from './hint.ts'
import type { Match } from './match.ts'

/** Asks for advice in the position on the table; null when it is not for a person to move. */
export async function hinted({ table, game, seed, log }: Match, ask: Ask): Promise<Advice | null> {
  const { view, toMove, seat } = table
  if (seat === null || toMove !== seat) return null
  return ask({ game: game.id, view, seat, legal: game.imagine ? null : table.legal, seed: `${seed} ${log.length}`, steps: STEPS })
}
