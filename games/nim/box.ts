import type { Box } from '../shelf.ts'
import { nim } from './game.ts'

export const box: Box = {
  game: nim as Box['game'],
  minds: async () => (await import('./minds/minds.ts')).minds,
  levels: async () => (await import('./levels/kept.ts')).levels,
}
