/** Another deal of the same kind. Between two, one that the other side begins: the seats differ in nothing else. */
import type { Game, Seat } from '../../../kernel/game.ts'
import { dealFrom } from '../../../kernel/session.ts'
import type { Opening } from './opening.ts'
import { freshSeed, secretSeed } from './seed.ts'

/** So many deals are looked at. In a game that the same side always begins, the last of them will do. */
const MOST = 40

export function rematchSeed(game: Game, { deal, origin: { setup } }: Pick<Opening, 'deal' | 'origin'>): string {
  const begins = (dealt: unknown): Seat | null => game.toMove(game.start(dealt))
  if (game.seats === 1) return freshSeed()
  let seed = secretSeed()
  if (setup === undefined) return seed
  for (let looked = 1; looked < MOST && begins(dealFrom(game, setup, seed)) === begins(deal); looked++) seed = secretSeed()
  return seed
}
