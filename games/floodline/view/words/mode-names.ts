/** What kinds of levels are called, in both languages: short enough to come with the table. */
import { spoken } from '../../../../ui/language.ts'

export interface ModeNames {
  level(number: number): string
  puzzle(number: number): string
  piece(piece: number): string
  readonly endless: string
  readonly practice: string
  readonly sandbox: string
  readonly free: string
}

const CATALOGUE: Readonly<Record<'en' | 'de', ModeNames>> = {
  en: {
    level: number => `Level ${number}`,
    puzzle: number => `Puzzle ${number}`,
    piece: piece => `piece ${piece}`,
    ...{ endless: 'Endless', practice: 'Practice', sandbox: 'Sandbox', free: 'Free level' },
  },
  de: {
    level: number => `Level ${number}`,
    puzzle: number => `Knobelaufgabe ${number}`,
    piece: piece => `Stein ${piece}`,
    ...{ endless: 'Endlos', practice: 'Übung', sandbox: 'Sandkasten', free: 'Freies Level' },
  },
}

/** Read it while rendering. */
export function modeNames(): ModeNames {
  return spoken(CATALOGUE)
}
