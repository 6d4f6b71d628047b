/**
 * The list of games: the one place outside a game's folder that knows it (the other is shell/stages.ts).
 * Everything is fetched when asked for, so that a page that lists the games need not load them.
 */
import { type Shelved, shelf } from './shelf.ts'

export type { Audit, Auditor, Daily, Shelved } from './shelf.ts'

/** In the order in which they are shown. */
export const games: readonly Shelved[] = [
  shelf('floodline', () => import('./floodline/box.ts'), 'daily'),
  shelf('blocks', () => import('./blocks/box.ts'), 'daily', 'audit'),
  shelf('chainfall', () => import('./chainfall/box.ts')),
  shelf('stackdoku', () => import('./stackdoku/box.ts'), 'daily'),
  shelf('nim', () => import('./nim/box.ts')),
]

export function shelved(id: string): Shelved | null {
  return games.find(game => game.id === id) ?? null
}
