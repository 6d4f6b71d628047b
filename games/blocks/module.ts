import type { GameModule } from '../registry.ts'
import { blocks } from './game.ts'
import { dailyPreset, dailySeed, UNTIL_ROUNDS } from './levels/daily.ts'

export const gameModule: GameModule = {
  game: blocks as GameModule['game'],
  minds: async () => (await import('./minds/minds.ts')).minds,
  levels: async () => [],
  programme: async () => ({ unlisted: [UNTIL_ROUNDS] }),
  daily: async () => ({ preset: dailyPreset, seed: dailySeed }),
}
