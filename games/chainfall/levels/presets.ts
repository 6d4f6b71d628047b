/** The rule sets that have a name; the first is what the game is. */
import type { Preset } from '../../../kernel/game.ts'
import { CARDS, type Chainfall, type Config } from '../nouns.ts'

/** The locked rule set, word for word. */
export const V1: Config = {
  rows: 6,
  cols: 6,
  bag: null,
  queueSize: 8,
  cardsEnabled: true,
  cardPool: [...CARDS],
  maxCardsPerTurn: 1,
  maxCardsPerGame: 4,
  mercyRule: true,
  mercyLead: 8,
  diagonalExplosions: false,
  tickRule: 'all',
  placementsPerTurn: 1,
  openingPlacements: 1,
  chainTriggerMax: 1,
  selfExplosionScores: true,
  tieBreak: 'last-placer-loses',
}

/** Tiles live four times as long: only their owner's turns count. [CF-65] */
const CASCADE: Config = {
  ...V1,
  tickRule: 'owner',
  placementsPerTurn: 2,
  bag: [0, 18, 18, 18, 18],
  chainTriggerMax: 2,
  mercyLead: 12,
  tieBreak: 'draw',
}

/** A small board, fewer tiles, long fuses. [CF-66] */
const DUEL5: Config = { ...V1, rows: 5, cols: 5, tickRule: 'owner', bag: [0, 8, 8, 8, 6, 6], chainTriggerMax: 2, tieBreak: 'draw' }

export const presets: readonly Preset<Chainfall>[] = [
  { name: 'v1', setup: V1 },
  { name: 'Cascade', setup: CASCADE },
  { name: 'Duel5', setup: DUEL5 },
  { name: 'Bare', setup: { ...V1, cardsEnabled: false } },
]
