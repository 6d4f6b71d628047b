/**
 * The list of games: the one place outside a game's folder that knows it (the other is shell/stages.ts).
 * Everything is fetched when asked for, so that a page that lists the games need not load them.
 */
import type { Game, Level, Minds } from '../kernel/game.ts'

export interface Shelved {
  readonly id: string
  game(): Promise<Game>
  minds(): Promise<Minds>
  levels(): Promise<readonly Level[]>
}

export const games: readonly Shelved[] = [
  {
    id: 'nim',
    game: async () => (await import('./nim/game.ts')).nim,
    minds: async () => (await import('./nim/minds/minds.ts')).minds,
    levels: async () => (await import('./nim/levels/kept.ts')).levels,
  },
]

export function shelved(id: string): Shelved | null {
  return games.find(game => game.id === id) ?? null
}
