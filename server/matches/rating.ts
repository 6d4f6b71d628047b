/** Elo, as ruled: everybody starts at 1200, the first thirty games count double. Bots have pools of their own. */
import type { Rated, Terms } from '../../protocol/online.ts'

export const FIRST_RATING = 1200

const PROVISIONAL_GAMES = 30
const K_PROVISIONAL = 32
const K = 16

export interface Standing {
  readonly rating: number
  readonly games: number
}

export const UNRATED: Standing = { rating: FIRST_RATING, games: 0 }

/** `half`: what the first of the two made, in half points. Both new ratings; each player's own K counts. */
export function changed(first: Standing, second: Standing, half: 0 | 1 | 2): readonly [number, number] {
  const expected = 1 / (1 + 10 ** ((second.rating - first.rating) / 400))
  const surprise = half / 2 - expected
  return [first.rating + Math.round(factor(first) * surprise), second.rating - Math.round(factor(second) * surprise)]
}

export function rated({ rating, games }: Standing): Rated {
  return { rating, games, provisional: games < PROVISIONAL_GAMES }
}

/** Ratings of different games, rule sets, lengths and paces are never mixed. */
export function poolOf({ game, preset, games, clock }: Terms, bots: boolean): string {
  return [game, preset, games === 2 ? 'pair' : 'single', clock?.kind ?? 'free', ...(bots ? ['bots'] : [])].join('/')
}

function factor({ games }: Standing): number {
  return games < PROVISIONAL_GAMES ? K_PROVISIONAL : K
}
