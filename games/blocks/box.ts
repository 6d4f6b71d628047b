import type { Box } from '../shelf.ts'
import { blocks } from './game.ts'

export const box: Box = {
  game: blocks as Box['game'],
  minds: async () => (await import('./minds/minds.ts')).minds,
  levels: async () => [],
  daily: async () => ({ preset: 'Fair', seed: (await import('./levels/daily.ts')).dailySeed }),
  audit: async () => (await import('./levels/audit.ts')).auditor,
}
