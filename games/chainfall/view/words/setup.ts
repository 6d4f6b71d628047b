import { type Language, spoken } from '../../../../ui/language.ts'
import type { Config } from '../../nouns.ts'

export interface SetupWords {
  readonly from: string
  readonly rows: string
  readonly cols: string
  readonly bag: string
  readonly bagHow: string
  readonly queueSize: string
  readonly placementsPerTurn: string
  readonly openingPlacements: string
  readonly chainTriggerMax: string
  readonly tickRule: string
  ticks(rule: Config['tickRule']): string
  readonly tieBreak: string
  ties(rule: Config['tieBreak']): string
  readonly diagonalExplosions: string
  readonly selfExplosionScores: string
  readonly mercyRule: string
  readonly mercyLead: string
  readonly cardsEnabled: string
  readonly maxCardsPerTurn: string
  readonly maxCardsPerGame: string
  readonly cardPool: string
}

const catalogue: Readonly<Record<Language, SetupWords>> = {
  en: {
    from: 'Begin with',
    rows: 'Rows',
    cols: 'Columns',
    bag: 'Tiles in the bag',
    bagHow: 'How many ones, twos, threes and so on, such as 8 10 10 8. Empty: one tile for every cell, in that mixture.',
    queueSize: 'Tiles in sight',
    placementsPerTurn: 'Tiles a turn',
    openingPlacements: 'Tiles in the first turn',
    chainTriggerMax: 'Chains take tiles up to',
    tickRule: 'Counting down',
    ticks: rule => (rule === 'all' ? 'every tile, every turn' : 'your own, in your turns'),
    tieBreak: 'Equal points at the end',
    ties: rule => ({ 'last-placer-loses': 'who placed last loses', 'last-placer-wins': 'who placed last wins', draw: 'a draw' })[rule],
    diagonalExplosions: 'Blasts reach corners too',
    selfExplosionScores: 'An enemy tile that goes off by itself counts',
    mercyRule: 'A large lead ends the game',
    mercyLead: 'How large a lead',
    cardsEnabled: 'With cards',
    maxCardsPerTurn: 'Cards a turn',
    maxCardsPerGame: 'Cards a game, each',
    cardPool: 'Cards in hand',
  },
  de: {
    from: 'Ausgehen von',
    rows: 'Zeilen',
    cols: 'Spalten',
    bag: 'Steine im Beutel',
    bagHow: 'Wie viele Einsen, Zweien, Dreien und so weiter, etwa 8 10 10 8. Leer: ein Stein je Feld, in dieser Mischung.',
    queueSize: 'Steine in Sicht',
    placementsPerTurn: 'Steine je Zug',
    openingPlacements: 'Steine im ersten Zug',
    chainTriggerMax: 'Ketten reißen mit bis',
    tickRule: 'Herunterzählen',
    ticks: rule => (rule === 'all' ? 'alle Steine, jeden Zug' : 'die eigenen, im eigenen Zug'),
    tieBreak: 'Gleichstand am Ende',
    ties: rule =>
      ({ 'last-placer-loses': 'wer zuletzt legte, verliert', 'last-placer-wins': 'wer zuletzt legte, gewinnt', draw: 'unentschieden' })[
        rule
      ],
    diagonalExplosions: 'Explosionen reichen auch über Eck',
    selfExplosionScores: 'Ein gegnerischer Stein, der von selbst hochgeht, zählt',
    mercyRule: 'Ein großer Vorsprung beendet die Partie',
    mercyLead: 'Wie groß der Vorsprung',
    cardsEnabled: 'Mit Karten',
    maxCardsPerTurn: 'Karten je Zug',
    maxCardsPerGame: 'Karten je Partie und Seite',
    cardPool: 'Karten auf der Hand',
  },
}

/** Read it while rendering. */
export function setupWords(): SetupWords {
  return spoken(catalogue)
}
