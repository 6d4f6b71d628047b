/** What is said when it is over. It comes with the end screen, not before. */
import type { Language } from '../../../../ui/language.ts'
import { voiced } from '../../../../ui/voice.ts'
import type { Stopped } from '../../minds/luck.ts'
import type { Blocks } from '../../nouns.ts'
import { shapeAt } from '../input/geometry.ts'
import { german } from './de/grammar.ts'
import { capital, english } from './grammar.ts'

interface EndWords {
  whyTitle: string
  whyHow: string
  whyNot(view: Blocks['View'], why: { slot: number; row: number; col: number; blocked: readonly number[] }): string
  whyShort(why: { row: number; col: number; blocked: readonly number[] }): string
  luckTitle: string
  luckWorking(done: number, of: number): string
  luckFailed: string
  luckSaid(runs: number, play: number): string
  luckKind(kindness: number): string
  luckPlot(you: number, median: string, play: number): string
  luckStopped(stopped: Stopped): string
  lastBar(from: number): string
  more(figure: string): string // `3,200 and more`
  you(score: number): string
  median(score: string): string
  play: string
  luck: string
  yourPlay: string
  kindness: string
}

const wayEn = ({ length }: readonly number[]): string => `${english.small(length)} ${length === 1 ? 'cell' : 'cells'}`
const wayDe = ({ length }: readonly number[]): string => `${german.small(length)} ${length === 1 ? 'Zelle' : 'Zellen'}`

const en: EndWords = {
  whyTitle: 'Why each block does not fit',
  whyHow: 'Point at one to see its nearest place',
  whyNot(view, { slot, row, col, blocked }) {
    const { rows, cols } = shapeAt(view.hand[slot] ?? 0)
    const place = english.area(row, col, rows, cols)
    return `Nearest: ${place}. ${capital(wayEn(blocked))} in the way, ${english.cells(view, blocked)}.`
  },
  whyShort: ({ row, col, blocked }) => `${capital(wayEn(blocked))} in the way at best, near ${english.corner(row, col)}`,
  luckTitle: 'Luck and skill',
  luckWorking: (done, of) => `Minds play this deal again: ${english.figure(done)} of ${english.figure(of)} runs`,
  luckFailed: 'The runs of this deal could not be played here.',
  luckSaid: (count, play) =>
    `Minds of three strengths played this exact deal ${english.counted(count, 'time', 'times')}. You beat ${play}\u00a0% of their runs.`,
  luckKind: kindness => `The deal itself was kinder than ${kindness}\u00a0% of deals.`,
  luckPlot: (you, median, play) =>
    `Scores of the runs: half of them reach ${median}; you reached ${english.figure(you)}, more than ${play}\u00a0% of them.`,
  luckStopped: ({ runs, at }) => `${english.counted(runs, 'run was', 'runs were')} stopped at ${english.figure(at)} points.`,
  lastBar: from => `The last bar stands for ${en.more(english.figure(from))}.`,
  more: figure => `${figure} and more`,
  you: score => `You, ${english.figure(score)}`,
  median: score => `median ${score}`,
  play: 'play',
  luck: 'luck',
  yourPlay: 'Your play',
  kindness: 'Kindness of the deal',
}

const de: EndWords = {
  whyTitle: 'Warum kein Block mehr passt',
  whyHow: 'Zeig auf einen, um seine nächste Stelle zu sehen',
  whyNot(view, { slot, row, col, blocked }) {
    const { rows, cols } = shapeAt(view.hand[slot] ?? 0)
    const place = german.area(row, col, rows, cols)
    return `Am nächsten: ${place}. ${capital(wayDe(blocked))} im Weg, ${german.cells(view, blocked)}.`
  },
  whyShort: ({ row, col, blocked }) => `Bestenfalls ${wayDe(blocked)} im Weg, bei ${german.corner(row, col)}`,
  luckTitle: 'Glück und Können',
  luckWorking: (done, of) => `Programme spielen dieselben Blöcke noch einmal: ${german.figure(done)} von ${german.figure(of)} Spielen`,
  luckFailed: 'Die Vergleichsspiele konnten hier nicht gespielt werden.',
  luckSaid: (count, play) =>
    `Programme von dreierlei Stärke haben genau diese Blöcke ${german.figure(count)}-mal gespielt. Du schlägst ${play}\u00a0% ihrer Spiele.`,
  luckKind: kindness => `Die Blöcke waren freundlicher als ${kindness}\u00a0% aller.`,
  luckPlot: (you, median, play) =>
    `Punkte der Vergleichsspiele: die Hälfte erreicht ${median}; du hast ${german.figure(you)}, mehr als ${play}\u00a0% von ihnen.`,
  luckStopped: ({ runs, at }) => `${german.counted(runs, 'Spiel wurde', 'Spiele wurden')} bei ${german.figure(at)} Punkten abgebrochen.`,
  lastBar: from => `Der letzte Balken steht für ${de.more(german.figure(from))}.`,
  more: figure => `${figure} und mehr`,
  you: score => `Du, ${german.figure(score)}`,
  median: score => `Median ${score}`,
  play: 'Können',
  luck: 'Glück',
  yourPlay: 'Dein Spiel',
  kindness: 'Freundlichkeit der Blöcke',
}

export const endCatalogue: Readonly<Record<Language, EndWords>> = { en, de }

export const endWords: EndWords = voiced(endCatalogue)
