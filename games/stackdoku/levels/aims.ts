/** What makes a difficulty, in numbers that can be measured. [SD-20] [SD-21] [SD-47] */
import { RATING } from '../minds/step.ts'
import type { Difficulty } from '../nouns.ts'
import type { Spade } from './dig.ts'

export interface Aim extends Spade {
  readonly room: number // places in the tray
  readonly rating: { readonly least: number; readonly most: number } // of the hardest technique
  /** How often, in a hundred plays, somebody careless gets stuck: well inside what the rule book promises, because it is an estimate. */
  readonly jam: { readonly least: number; readonly most: number }
}

export const AIMS: Readonly<Record<Difficulty, Aim>> = {
  easy: { blanks: 28, room: 6, choice: 1, emptiest: 5, rating: { least: 0, most: RATING['hidden-box'] }, jam: { least: 0, most: 12 } },
  medium: {
    blanks: 36,
    room: 5,
    choice: 12,
    emptiest: 6,
    rating: { least: RATING['hidden-line'], most: RATING.claiming },
    jam: { least: 25, most: 31 },
  },
  hard: {
    blanks: 44,
    room: 4,
    choice: 8,
    emptiest: 7,
    rating: { least: RATING.naked, most: RATING.colours },
    jam: { least: 45, most: 55 },
  },
  expert: {
    blanks: 54,
    room: 4,
    choice: 4,
    emptiest: 8,
    rating: { least: RATING.pointing, most: RATING.trial },
    jam: { least: 55, most: 75 },
  },
}
