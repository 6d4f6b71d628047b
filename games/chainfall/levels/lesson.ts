/** The first game somebody plays: seven turns that show everything, the last of which wins. */
import type { Chainfall } from '../nouns.ts'
import { V1 } from './presets.ts'

export const LESSON_DEAL: Chainfall['Deal'] = {
  config: { ...V1, rows: 4, cols: 4, bag: [0, 3, 5, 2], queueSize: 4, cardPool: ['sabotage'], maxCardsPerGame: 1, mercyLead: 3 },
  order: [3, 4, 3, 3, 2, 3, 4, 2, 3, 2],
  first: 0,
}

/** Blue's turns, which are the learner's, and Red's answers, in turn: place; the tick; a chain; a card, and that wins. */
export const LESSON_TURNS = ['c3', 'd3', 'd2', 'd4', 'd3', 'b2', 'sab b2, d4'] as const
