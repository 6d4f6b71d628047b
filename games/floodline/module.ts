import type { GameModule } from '../registry.ts'
import { floodline } from './game.ts'
import { dailyPreset } from './levels/made/daily.ts'

/** Nobody needs it to play. */
const way = { chapter: 'campaign', rule: async () => (await import('./levels/way.ts')).way.next } as const

export const gameModule: GameModule = {
  game: floodline as GameModule['game'],
  minds: async () => (await import('./minds/minds.ts')).minds,
  levels: async () => (await import('./levels/levels.ts')).levels,
  shipped: async () => (await import('./levels/shipped.ts')).shipped,
  programme: async () => ({ ...(await import('./levels/levels.ts')).programme, way }),
  daily: async () => ({ preset: dailyPreset, seed: date => `daily-${date}` }),
}
