import type { GameModule } from '../registry.ts'
import { stackdoku } from './game.ts'
import { DAILY, SERIES } from './levels/presets.ts'
import { restarting, TUTORIAL } from './levels/tutorial.ts'
import type { Stackdoku } from './nouns.ts'

export const gameModule: GameModule = {
  game: stackdoku as GameModule['game'],
  minds: async () => (await import('./minds/minds.ts')).minds,
  levels: async () => (await import('./levels/levels.ts')).levels,
  shipped: async () => (await import('./levels/shipped.ts')).shipped,
  programme: async () => ({ series: SERIES, lesson: TUTORIAL, unlisted: [DAILY] }),
  slow: true,
  restart: view => restarting(view as Stackdoku['View']),
  daily: async () => ({ preset: () => 'Daily', seed: (await import('./levels/daily.ts')).dailySeed }),
}
