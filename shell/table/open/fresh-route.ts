import type { Game } from '../../../kernel/game.ts'
import type { Held, Route, Wanted } from '../../app/route.ts'
import { freshSalt, freshSeed, secretSeed } from './seed.ts'

/** Where a game that is about to be dealt is played. Between two, the seed stays out of the address: it would tell what is dealt. */
export function freshRoute({ id, seats }: Pick<Game, 'id' | 'seats'>, kind: Wanted, seed?: string): Route {
  if (seats === 2) return { page: 'play', game: id, wanted: kind, held: heldSeed(seed ?? secretSeed(), false) }
  return { page: 'play', game: id, wanted: { ...kind, seed: seed ?? freshSeed() } }
}

/** `known`: somebody may know what it deals. */
export function heldSeed(seed: string, known: boolean): Held {
  return { seed, salt: freshSalt(), known }
}
