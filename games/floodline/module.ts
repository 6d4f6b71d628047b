import type { GameModule } from '../registry.ts'
import { floodline } from './game.ts'
import { dailyPreset } from './levels/made/daily.ts'

export const gameModule: GameModule = {
  game: floodline as GameModule['game'],
  minds: async () => (await import('./minds/minds.ts')).minds,
  levels: async () => (await import('./levels/levels.ts')).levels,
  shipped: async () => (await import('./levels/shipped.ts')).shipped,
  programme: async () => (await import('./levels/levels.ts')).programme,
  daily: async () => ({ preset: dailyPreset, seed: date => `daily-${date}` }),
}
