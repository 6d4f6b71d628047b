import { type Language, spoken } from '../../../../ui/language.ts'

/** What is said of cards to a finger, in little room. */
export interface TouchWords {
  /** After the name of the hand. */
  readonly hold: string
  left(left: number, of: number): string
  /** A card wants its first cell, or its second. */
  pick(second: boolean): string
}

const catalogue: Readonly<Record<Language, TouchWords>> = {
  en: {
    hold: ', hold one to read it',
    left: (left, of) => `${left} of ${of} left`,
    pick: second => (second ? 'Pick the second lit cell.' : 'Pick a lit cell.'),
  },
  de: {
    hold: ', zum Lesen halten',
    left: (left, of) => `noch ${left} von ${of}`,
    pick: second => (second ? 'Wähl das zweite helle Feld.' : 'Wähl ein helles Feld.'),
  },
}

/** Read it while rendering. */
export function touchWords(): TouchWords {
  return spoken(catalogue)
}
