/** What the parts of a score are called. */
import { type Catalogue, spoken } from '../../../../ui/language.ts'
import type { ScorePart } from '../../nouns.ts'

export interface ScoreWords {
  readonly parts: Readonly<Record<ScorePart, string>>
  readonly sum: string // accessible name of the list
  readonly score: string // below it
  /** `Floors: 3, 300 points`, for a list that is read aloud. */
  part(part: ScorePart, count: number, points: number): string
}

const EN: ScoreWords['parts'] = {
  pieces: 'Pieces',
  water: 'Water drained',
  floors: 'Floors',
  slides: 'Shifted safely',
  collapses: 'Planned collapses',
  shift: 'Shifted',
  lost: 'Blocks lost',
  tilts: 'Tilts',
}

const DE: ScoreWords['parts'] = {
  pieces: 'Steine',
  water: 'Abgeflossen',
  floors: 'Stockwerke',
  slides: 'Heil verschoben',
  collapses: 'Geplante Einstürze',
  shift: 'Verschoben',
  lost: 'Verlorene Blöcke',
  tilts: 'Gekippt',
}

const CATALOGUE: Catalogue<ScoreWords> = {
  en: {
    parts: EN,
    sum: 'What the score is made of',
    score: 'Score',
    part: (part, count, points) => `${EN[part]}: ${count}, ${points} ${Math.abs(points) === 1 ? 'point' : 'points'}`,
  },
  de: {
    parts: DE,
    sum: 'Woraus sich die Punkte ergeben',
    score: 'Punkte',
    part: (part, count, points) => `${DE[part]}: ${count}, ${points} ${Math.abs(points) === 1 ? 'Punkt' : 'Punkte'}`,
  },
}

/** Read it while rendering. */
export function scoreWords(): ScoreWords {
  return spoken(CATALOGUE)
}
