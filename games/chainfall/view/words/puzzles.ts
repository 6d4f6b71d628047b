import type { Seat } from '../../../../kernel/game.ts'
import { counterOf } from '../../../../ui/count.ts'
import { type Language, spoken } from '../../../../ui/language.ts'
import type { Config } from '../../nouns.ts'

export interface PuzzleWords {
  numbered(at: number, of: number): string
  readonly own: string
  asks(points: number): string
  you(seat: Seat): string
  readonly only: string
  rule(config: Config): string
  // What came of a turn.
  right(turn: string, points: number): string
  wrong(turn: string, points: number, best: number): string
  leaves(cells: readonly string[]): string
  chain(mine: number, best: number): string
  done(waves: number): string
  readonly shown: string
  readonly unaided: string
  // Help.
  readonly hint: string
  begins(cells: readonly string[], waves: number): string
  takes(cells: readonly string[]): string
  readonly lit: string
  readonly answer: string
  answerIs(turn: string, points: number, waves: number): string
  // What to do.
  readonly again: string
  readonly next: string
  readonly link: string
  readonly linked: string
  readonly notLinked: string
  look(on: boolean): string
  readonly lookHow: string
  // The list.
  readonly list: string
  solved(solved: number, of: number): string
  readonly stars: string
  entry(at: number, rules: string, mark: number): string
  readonly gone: string
}

const en = counterOf('en').counted
const de = counterOf('de').counted
const points = (count: number): string => en(count, { one: '# point', other: '# points' })
const punkte = (count: number): string => de(count, { one: '# Punkt', other: '# Punkte' })
const waves = (count: number): string => en(count, { one: '# wave', other: '# waves' })
const wellen = (count: number): string => de(count, { one: '# Welle', other: '# Wellen' })
const listed = (names: readonly string[], and: string): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`

const catalogue: Readonly<Record<Language, PuzzleWords>> = {
  en: {
    numbered: (at, of) => `Puzzle ${at} of ${of}`,
    own: 'From a game',
    asks: count => `Find the turn that scores ${count}`,
    you: seat => (seat === 0 ? 'You are Blue: circles.' : 'You are Red: diamonds.'),
    only: 'Only one turn does, and it takes no card.',
    rule: ({ tickRule, chainTriggerMax: lit }) =>
      `${tickRule === 'all' ? 'Every tile counts' : 'Only your own tiles count'} down; one that is taken at ${lit === 1 ? '1' : `${lit} or less`} goes off next.`,
    right: (turn, count) => `Right: ${turn} scores ${count}`,
    wrong: (turn, count, best) => `${turn} scores ${count === 0 ? 'nothing' : count}, and there are ${best} to be had`,
    leaves: cells => `It leaves ${listed(cells, 'and')} standing, which the answer takes.`,
    chain: (mine, best) =>
      mine === 0
        ? `Nothing goes off; the answer runs for ${waves(best)}.`
        : `It is over after ${waves(mine)}; the answer runs for ${waves(best)}.`,
    done: count => `In ${waves(count)}, and no other turn brings as much.`,
    shown: 'The answer was shown, so it does not count as solved.',
    unaided: 'Found at once, without a look ahead: it has its star.',
    hint: 'Hint',
    begins: (cells, count) => `It begins with ${listed(cells, 'and')} going off, and runs for ${waves(count)}.`,
    takes: cells => `It takes ${listed(cells, 'and')}.`,
    lit: 'The cell is lit.',
    answer: 'Show the answer',
    answerIs: (turn, count, all) => `The answer is ${turn}: ${points(count)} in ${waves(all)}. It lies on the board; play it and see.`,
    again: 'Try again',
    next: 'Next puzzle',
    link: 'Copy link',
    linked: 'The link to this puzzle is copied.',
    notLinked: 'This browser does not let us copy. The link is the address of this page.',
    look: on => (on ? 'Look ahead: on' : 'Look ahead: off'),
    lookHow: 'Whether a turn is shown before it is played. With it off, a puzzle found at once gets a star.',
    list: 'All puzzles',
    solved: (count, of) => `${count} of ${of} solved`,
    stars: '★ found at once, without a look ahead and without a hint',
    entry: (at, rules, mark) => `Puzzle ${at}, ${rules}, ${mark === 2 ? 'solved with a star' : mark === 1 ? 'solved' : 'not solved yet'}`,
    gone: 'There is no such puzzle here any more. These are those there are.',
  },
  de: {
    numbered: (at, of) => `Aufgabe ${at} von ${of}`,
    own: 'Aus einer Partie',
    asks: count => `Finde den Zug, der ${count} bringt`,
    you: seat => (seat === 0 ? 'Du bist Blau: Kreise.' : 'Du bist Rot: Rauten.'),
    only: 'Nur ein Zug schafft es, und er braucht keine Karte.',
    rule: ({ tickRule, chainTriggerMax: lit }) =>
      `${tickRule === 'all' ? 'Alle Steine zählen' : 'Nur deine Steine zählen'} herunter; wer bei ${lit === 1 ? '1' : `${lit} oder weniger`} mitgerissen wird, geht als Nächstes hoch.`,
    right: (turn, count) => `Richtig: ${turn} bringt ${count}`,
    wrong: (turn, count, best) => `${turn} bringt ${count === 0 ? 'nichts' : count}, zu haben sind ${best}`,
    leaves: cells =>
      `${listed(cells, 'und')} ${cells.length > 1 ? 'bleiben' : 'bleibt'} stehen; die Lösung nimmt ${cells.length > 1 ? 'sie' : 'ihn'} mit.`,
    chain: (mine, best) =>
      mine === 0
        ? `Nichts geht hoch; die Lösung hat ${wellen(best)}.`
        : `Nach ${mine === 1 ? 'einer Welle' : `${mine} Wellen`} ist Schluss; die Lösung hat ${wellen(best)}.`,
    done: count => `In ${count === 1 ? 'einer Welle' : `${count} Wellen`}, und kein anderer Zug bringt so viel.`,
    shown: 'Die Lösung wurde gezeigt; als gelöst zählt sie darum nicht.',
    unaided: 'Auf Anhieb gefunden, ohne Vorschau: Dafür gibt es den Stern.',
    hint: 'Tipp',
    begins: (cells, count) =>
      `Es beginnt damit, dass ${listed(cells, 'und')} ${cells.length > 1 ? 'hochgehen' : 'hochgeht'}, und geht über ${wellen(count)}.`,
    takes: cells => `${listed(cells, 'und')} ${cells.length > 1 ? 'gehen' : 'geht'} mit.`,
    lit: 'Das Feld leuchtet.',
    answer: 'Lösung zeigen',
    answerIs: (turn, count, all) =>
      `Die Lösung ist ${turn}: ${punkte(count)} in ${all === 1 ? 'einer Welle' : `${all} Wellen`}. Sie liegt auf dem Brett; spiel sie und sieh zu.`,
    again: 'Noch einmal',
    next: 'Nächste Aufgabe',
    link: 'Link kopieren',
    linked: 'Der Link zu dieser Aufgabe ist kopiert.',
    notLinked: 'Dieser Browser lässt nicht kopieren. Der Link ist die Adresse dieser Seite.',
    look: on => (on ? 'Vorschau: an' : 'Vorschau: aus'),
    lookHow: 'Ob ein Zug zu sehen ist, bevor er gespielt wird. Ohne Vorschau gibt es für eine auf Anhieb gelöste Aufgabe einen Stern.',
    list: 'Alle Aufgaben',
    solved: (count, of) => `${count} von ${of} gelöst`,
    stars: '★ auf Anhieb gefunden, ohne Vorschau und ohne Tipp',
    entry: (at, rules, mark) => `Aufgabe ${at}, ${rules}, ${mark === 2 ? 'gelöst mit Stern' : mark === 1 ? 'gelöst' : 'noch nicht gelöst'}`,
    gone: 'Diese Aufgabe gibt es hier nicht mehr. Das sind die, die es gibt.',
  },
}

/** Read it while rendering. */
export function puzzleWords(): PuzzleWords {
  return spoken(catalogue)
}
