import { type Language, spoken } from '../../../ui/language.ts'

export interface AnalysisWords {
  readonly thinking: string
  readonly searched: string
  readonly opened: string
  costs(points: string): string
  readonly fine: string
  readonly margin: string
  readonly marginHow: string
  readonly scored: string
  turn(at: number, of: number): string
  readonly first: string
  readonly back: string
  readonly on: string
  readonly last: string
  readonly playOn: string
  readonly turns: string
  // What was wrong, and why.
  missed(points: number, turn: string): string
  gives(value: number, cell: string, foe: string): string
  wasted(card: string): string
  better(turn: string): string
  readonly good: string
  go(turn: number, text: string, margin: string): string
}

const catalogue: Readonly<Record<Language, AnalysisWords>> = {
  en: {
    thinking: 'Looking at every turn …',
    searched: 'Searched a few turns ahead, as far as anybody at the table could know.',
    opened: 'Bag opened',
    costs: points => `Cost ${points} points`,
    fine: 'Nothing given away',
    margin: 'Expected margin',
    marginHow: 'above the line Blue leads, below it Red',
    scored: 'points scored, larger is more',
    turn: (at, of) => `Turn ${at} of ${of}`,
    first: 'To the start',
    back: 'One turn back',
    on: 'One turn on',
    last: 'To the end',
    playOn: 'Play on from here',
    turns: 'Turns',
    missed: (points, turn) => `${points === 1 ? 'There was a point' : `There were ${points} points`} to be had at once: ${turn}.`,
    gives: (value, cell, foe) => `The ${value} on ${cell} goes off in ${foe}’s turn, and the point is theirs.`,
    wasted: card => `${card} brought nothing here, and it is gone.`,
    better: turn => `Better was ${turn}.`,
    good: 'As good as anything that was found.',
    go: (turn, text, margin) => `Turn ${turn}, ${text}, margin ${margin}`,
  },
  de: {
    thinking: 'Sieht sich jeden Zug an …',
    searched: 'Ein paar Züge vorausgerechnet, mit dem, was am Tisch zu wissen war.',
    opened: 'Beutel geöffnet',
    costs: points => `Kostet ${points} Punkte`,
    fine: 'Nichts verschenkt',
    margin: 'Erwarteter Abstand',
    marginHow: 'über der Linie führt Blau, darunter Rot',
    scored: 'Punkte, größer ist mehr',
    turn: (at, of) => `Zug ${at} von ${of}`,
    first: 'Zum Anfang',
    back: 'Einen Zug zurück',
    on: 'Einen Zug vor',
    last: 'Zum Ende',
    playOn: 'Von hier weiterspielen',
    turns: 'Züge',
    missed: (points, turn) => `${points === 1 ? 'Ein Punkt wäre' : `${points} Punkte wären`} sofort zu haben gewesen: ${turn}.`,
    gives: (value, cell, foe) => `Die ${value} auf ${cell} geht im Zug von ${foe} hoch, und der Punkt gehört ${foe}.`,
    wasted: card => `${card} hat hier nichts gebracht und ist weg.`,
    better: turn => `Besser war ${turn}.`,
    good: 'So gut wie alles, was gefunden wurde.',
    go: (turn, text, margin) => `Zug ${turn}, ${text}, Abstand ${margin}`,
  },
}

/** Read it while rendering. */
export function analysisWords(): AnalysisWords {
  return spoken(catalogue)
}
