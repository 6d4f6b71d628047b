import type { Box } from '../shelf.ts'
import { floodline } from './game.ts'

export const box: Box = {
  game: floodline as Box['game'],
  minds: async () => (await import('./minds/minds.ts')).minds,
  levels: async () => (await import('./levels/kept.ts')).levels,
  daily: async () => ({ preset: 'Endless', seed: date => `daily-${date}` }),
}
