import { counterOf } from '../../../../ui/count.ts'
import { type Language, spoken } from '../../../../ui/language.ts'
import type { Seen } from '../analysis/turns.ts'

export interface AnalysisWords {
  figure(value: number): string
  thinking(done: number, of: number): string
  readonly soon: string
  readonly failed: string
  // How it was found out.
  how(seen: Seen): string
  readonly exact: string
  readonly exactHere: string
  readonly unjudged: string
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
  readonly nothing: string
  readonly puzzle: string
  readonly hasPuzzle: string
  readonly turns: string
  // What was wrong, and why.
  readonly best: string
  nearly(turn: string): string
  wasted(card: string): string
  wastedHow(turn: string, nothing: boolean): string
  missed(points: number): string
  missedHow(turn: string, points: number, got: number): string
  missedCard(card: string): string
  missedCardHow(turn: string): string
  parity(foe: string): string
  gives(value: number, cell: string, foe: string): string
  parityHow(foe: string, theirs: number, turn: string, leaves: number): string
  position(turn: string): string
  readonly positionHow: string
  go(turn: number, text: string, margin: string): string
}

const catalogue: Readonly<Record<Language, AnalysisWords>> = {
  en: {
    figure: counterOf('en').figure,
    thinking: (done, of) => `${done} of ${of} turns calculated`,
    soon: 'Still being calculated …',
    failed: 'It could not be calculated here. Reload the page to try again.',
    how: ({ exactFrom, rest }) => {
      if (rest === null) return exactFrom === null ? '' : 'Exact: every turn to the end of the game was weighed.'
      const far =
        rest === 'to-the-end'
          ? 'to the end of the game, as if nobody played a card after the turn itself'
          : `${rest} turns ahead, and then by what stands on the board`
      return exactFrom === null
        ? `Too much was still to come for exact values: calculated ${far}.`
        : `Exact from turn ${exactFrom} on, cards and all; before that calculated ${far}.`
    },
    exact: 'exact',
    exactHere: 'exact from here',
    unjudged: 'Not calculated: turns with two cards are beyond this analysis.',
    opened: 'Bag opened',
    costs: points => `Cost ${points} ${points === '1' ? 'point' : 'points'}`,
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
    nothing: 'Nothing was played in this game, so there is nothing to look at.',
    puzzle: 'Make a puzzle',
    hasPuzzle: '(there is a puzzle in it)',
    turns: 'Turns',
    best: 'Nothing better was to be had.',
    nearly: turn => `As good as ${turn}, or nearly.`,
    wasted: card => `${card} was wasted`,
    wastedHow: (turn, nothing) =>
      `It brought ${nothing ? 'nothing that could not be had without it' : 'no more than it is worth in hand'}: ${turn} keeps the card.`,
    missed: points => (points === 1 ? 'A point was missed' : `A chain worth ${points} was missed`),
    missedHow: (turn, points, got) =>
      `${turn} takes ${points === 1 ? 'a tile' : `${points} tiles`} at once; this took ${got === 0 ? 'none' : got}.`,
    missedCard: card => `${card} was worth playing`,
    missedCardHow: turn => `${turn} brings more than the card is worth in hand.`,
    parity: foe => `Parity given away to ${foe}`,
    gives: (value, cell, foe) => `Left alone, the ${value} on ${cell} goes off in ${foe}’s turn, and the point is theirs.`,
    parityHow: (foe, theirs, turn, leaves) => `It leaves ${foe} ${theirs} to take; ${turn} leaves ${leaves}.`,
    position: turn => `${turn} does better further on`,
    positionHow: 'Nothing is lost at once; it is the turns after this one that bring less.',
    go: (turn, text, margin) => `Turn ${turn}, ${text}, margin ${margin}`,
  },
  de: {
    figure: counterOf('de').figure,
    thinking: (done, of) => `${done} von ${of} Zügen berechnet`,
    soon: 'Wird noch berechnet …',
    failed: 'Hier ließ es sich nicht berechnen. Lade die Seite neu, um es noch einmal zu versuchen.',
    how: ({ exactFrom, rest }) => {
      if (rest === null) return exactFrom === null ? '' : 'Genau: Jeder Zug bis zum Ende der Partie wurde durchgerechnet.'
      const far =
        rest === 'to-the-end'
          ? 'bis zum Ende der Partie, als spielte nach dem Zug selbst niemand mehr eine Karte'
          : `${rest} Züge voraus, und dann nach dem, was auf dem Brett steht`
      return exactFrom === null
        ? `Für genaue Werte war noch zu viel offen; gerechnet wurde ${far}.`
        : `Genau ab Zug ${exactFrom}, mit allen Karten; davor gerechnet ${far}.`
    },
    exact: 'genau',
    exactHere: 'ab hier genau',
    unjudged: 'Nicht berechnet: Züge mit zwei Karten übersteigen diese Analyse.',
    opened: 'Beutel geöffnet',
    costs: points => `Kostet ${points} ${points === '1' ? 'Punkt' : 'Punkte'}`,
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
    nothing: 'In dieser Partie wurde nichts gespielt, also gibt es nichts anzusehen.',
    puzzle: 'Aufgabe daraus machen',
    hasPuzzle: '(darin steckt eine Aufgabe)',
    turns: 'Züge',
    best: 'Etwas Besseres war nicht zu haben.',
    nearly: turn => `So gut wie ${turn}, oder beinahe.`,
    wasted: card => `${card} war verschwendet`,
    wastedHow: (turn, nothing) =>
      `${nothing ? 'Ohne die Karte war ebenso viel zu haben' : 'Sie brachte nicht mehr, als sie auf der Hand wert ist'}: ${turn} behält sie.`,
    missed: points => (points === 1 ? 'Ein Punkt blieb liegen' : `Eine Kette für ${points} blieb liegen`),
    missedHow: (turn, points, got) =>
      `${turn} nimmt sofort ${points === 1 ? 'einen Stein' : `${points} Steine`}; dieser Zug nahm ${got === 0 ? 'keinen' : got}.`,
    missedCard: card => `${card} hätte sich gelohnt`,
    missedCardHow: turn => `${turn} bringt mehr, als die Karte auf der Hand wert ist.`,
    parity: foe => `Die Parität an ${foe} verschenkt`,
    gives: (value, cell, foe) => `Greift niemand ein, geht die ${value} auf ${cell} im Zug von ${foe} hoch, und der Punkt gehört ${foe}.`,
    parityHow: (foe, theirs, turn, leaves) => `Danach bleiben ${foe} ${theirs} zu nehmen; nach ${turn} ${leaves}.`,
    position: turn => `${turn} ist auf Dauer besser`,
    positionHow: 'Sofort geht nichts verloren; die Züge danach bringen weniger.',
    go: (turn, text, margin) => `Zug ${turn}, ${text}, Abstand ${margin}`,
  },
}

/** Read it while rendering. */
export function analysisWords(): AnalysisWords {
  return spoken(catalogue)
}
