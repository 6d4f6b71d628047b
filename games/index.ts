/**
 * The list of games: the one place outside a game's folder that knows it (the other is shell/stages.ts).
 * Everything is fetched when asked for, so that a page that lists the games need not load them.
 */
import { entry, type GameEntry } from './registry.ts'

export type { Daily, Figure, GameEntry, Luck, NextLevel, Programme, Series } from './registry.ts'

/** In the order in which they are shown. */
export const games: readonly GameEntry[] = [
  entry('floodline', () => import('./floodline/module.ts'), 'daily'),
  entry('blocks', () => import('./blocks/module.ts'), 'daily'),
  entry('chainfall', () => import('./chainfall/module.ts')),
  entry('stackdoku', () => import('./stackdoku/module.ts'), 'daily'),
  entry('nim', () => import('./nim/module.ts')),
]

export function findGame(id: string): GameEntry | null {
  return games.find(game => game.id === id) ?? null
}
