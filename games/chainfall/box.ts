import type { Box } from '../shelf.ts'
import { chainfall } from './game.ts'

export const box: Box = {
  game: chainfall as Box['game'],
  minds: async () => (await import('./minds/minds.ts')).minds,
  levels: async () => [],
}
