import type { GameModule } from '../registry.ts'
import { stackdoku } from './game.ts'

export const gameModule: GameModule = {
  game: stackdoku as GameModule['game'],
  minds: async () => (await import('./minds/minds.ts')).minds,
  levels: async () => (await import('./levels/levels.ts')).levels,
  slow: true,
  daily: async () => ({ preset: 'Daily', seed: (await import('./levels/daily.ts')).dailySeed }),
}
