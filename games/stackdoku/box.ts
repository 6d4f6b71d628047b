import type { Box } from '../shelf.ts'
import { stackdoku } from './game.ts'

export const box: Box = {
  game: stackdoku as Box['game'],
  minds: async () => (await import('./minds/minds.ts')).minds,
  levels: async () => (await import('./levels/kept.ts')).levels,
  slow: true,
  daily: async () => ({ preset: 'Daily', seed: (await import('./levels/daily.ts')).dailySeed }),
}
