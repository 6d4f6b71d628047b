import type { GameModule } from '../registry.ts'
import { nim } from './game.ts'

export const gameModule: GameModule = {
  game: nim as GameModule['game'],
  minds: async () => (await import('./minds/minds.ts')).minds,
  older: async () => [(await import('./older/rules-1.ts')).nim1 as GameModule['game']],
  levels: async () => (await import('./levels/levels.ts')).levels,
  shipped: async () => (await import('./levels/shipped.ts')).shipped,
}
