import { shapeAt } from '../../shape.ts'
import { capital } from '../grammar.ts'
import type { EndWords } from '../types.ts'
import { german } from './grammar.ts'

const inTheWay = ({ length }: readonly number[]): string => `${german.small(length)} ${length === 1 ? 'Zelle' : 'Zellen'}`

export const endDe: EndWords = {
  whyTitle: 'Warum kein Block mehr passt',
  whyHow: 'Zeig auf einen, um seine nächste Stelle zu sehen',
  whyNot(view, { slot, row, col, blocked }) {
    const { rows, cols } = shapeAt(view.hand[slot] ?? 0)
    const place = german.area(row, col, rows, cols)
    return `Am nächsten: ${place}. ${capital(inTheWay(blocked))} im Weg, ${german.cells(view, blocked)}.`
  },
  whyShort: ({ row, col, blocked }) => `Bestenfalls ${inTheWay(blocked)} im Weg, bei ${german.corner(row, col)}`,
  luckTitle: 'Glück und Können',
  luckWorking: (done, of) => `Programme spielen dieselben Blöcke noch einmal: ${german.figure(done)} von ${german.figure(of)} Spielen`,
  luckFailed: 'Die Vergleichsspiele konnten hier nicht gespielt werden.',
  luckSaid: (count, play) =>
    `Programme von dreierlei Stärke haben genau diese Blöcke ${german.figure(count)}-mal gespielt. Du schlägst ${play}\u00a0% ihrer Spiele.`,
  luckHinted: ({ after, placements, points }) =>
    `${german.figure(after)} von ${german.figure(placements)} Blöcken hast du nach einem Tipp gelegt; deren ${german.counted(points, 'Punkt', 'Punkte')} zählen hier nicht mit.`,
  luckUntold: ({ after, placements }) =>
    `${german.figure(after)} von ${german.figure(placements)} Blöcken hast du nach einem Tipp gelegt. Wie gut du selbst gespielt hast, lässt sich darum nicht sagen.`,
  luckKind: kindness => `Die Blöcke waren freundlicher als ${kindness}\u00a0% aller.`,
  luckPlot: (you, median, play) =>
    `Punkte der Vergleichsspiele: die Hälfte erreicht ${median}; du hast ${german.figure(you)}, mehr als ${play}\u00a0% von ihnen.`,
  luckStopped: ({ runs, at }) => `${german.counted(runs, 'Spiel wurde', 'Spiele wurden')} bei ${german.figure(at)} Punkten abgebrochen.`,
  lastBar: from => `Der letzte Balken steht für ${endDe.more(german.figure(from))}.`,
  more: figure => `${figure} und mehr`,
  you: score => `Du, ${german.figure(score)}`,
  median: score => `Median ${score}`,
  play: 'Können',
  luck: 'Glück',
  yourPlay: 'Dein Spiel',
  kindness: 'Freundlichkeit der Blöcke',
}
