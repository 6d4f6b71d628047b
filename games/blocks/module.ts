import type { GameModule } from '../registry.ts'
import { blocks } from './game.ts'

export const gameModule: GameModule = {
  game: blocks as GameModule['game'],
  minds: async () => (await import('./minds/minds.ts')).minds,
  levels: async () => [],
  daily: async () => ({ preset: () => 'Fair', seed: (await import('./levels/daily.ts')).dailySeed }),
}
