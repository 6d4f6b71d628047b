import { shapeAt } from '../../shape.ts'
import { capital } from '../grammar.ts'
import type { EndWords } from '../types.ts'
import { english } from './grammar.ts'

const inTheWay = ({ length }: readonly number[]): string => `${english.small(length)} ${length === 1 ? 'cell' : 'cells'}`

export const endEn: EndWords = {
  whyTitle: 'Why each block does not fit',
  whyHow: 'Point at one to see its nearest place',
  whyNot(view, { slot, row, col, blocked }) {
    const { rows, cols } = shapeAt(view.hand[slot] ?? 0)
    const place = english.area(row, col, rows, cols)
    return `Nearest: ${place}. ${capital(inTheWay(blocked))} in the way, ${english.cells(view, blocked)}.`
  },
  whyShort: ({ row, col, blocked }) => `${capital(inTheWay(blocked))} in the way at best, near ${english.corner(row, col)}`,
  luckTitle: 'Luck and skill',
  luckWorking: (done, of) => `Minds play this deal again: ${english.figure(done)} of ${english.figure(of)} runs`,
  luckFailed: 'The runs of this deal could not be played here.',
  luckSaid: (count, play) =>
    `Minds of three strengths played this exact deal ${english.counted(count, 'time', 'times')}. You beat ${play}\u00a0% of their runs.`,
  luckHinted: ({ after, placements, points }) =>
    `${english.figure(after)} of your ${english.figure(placements)} placements followed a hint; the ${english.counted(points, 'point', 'points')} of those are left out here.`,
  luckUntold: ({ after, placements }) =>
    `${english.figure(after)} of your ${english.figure(placements)} placements followed a hint, so nobody can tell how well you played yourself.`,
  luckKind: kindness => `The deal itself was kinder than ${kindness}\u00a0% of deals.`,
  luckPlot: (you, median, play) =>
    `Scores of the runs: half of them reach ${median}; you reached ${english.figure(you)}, more than ${play}\u00a0% of them.`,
  luckStopped: ({ runs, at }) => `${english.counted(runs, 'run was', 'runs were')} stopped at ${english.figure(at)} points.`,
  lastBar: from => `The last bar stands for ${endEn.more(english.figure(from))}.`,
  more: figure => `${figure} and more`,
  you: score => `You, ${english.figure(score)}`,
  median: score => `median ${score}`,
  play: 'play',
  luck: 'luck',
  yourPlay: 'Your play',
  kindness: 'Kindness of the deal',
}
