import type { GameModule } from '../registry.ts'
import { chainfall } from './game.ts'

export const gameModule: GameModule = {
  game: chainfall as GameModule['game'],
  minds: async () => (await import('./minds/minds.ts')).minds,
  levels: async () => [],
  luck: async () => (await import('./levels/luck.ts')).luck,
}
