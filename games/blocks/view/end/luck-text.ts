/** Luck and skill in words. */
import type { Luck } from '../../minds/luck.ts'
import { type Hinted, isUntold } from '../../minds/luck-hints.ts'
import { endWords } from '../words/end.ts'
import { words } from '../words/index.ts'

/** What the runs say, and what is left out of it because it was advised. */
export function reportText({ luck, hinted }: { readonly luck: Luck; readonly hinted: Hinted }): string {
  const played = isUntold(hinted)
    ? [endWords.luckUntold(hinted)]
    : [endWords.luckSaid(luck.scores.length, luck.play), ...(hinted.after > 0 ? [endWords.luckHinted(hinted)] : [])]
  return [...played, ...(luck.kindness === null ? [] : [endWords.luckKind(luck.kindness)])].join(' ')
}

/** Whether so many runs were stopped that of the median only the least is known. */
export function isMedianUnknown({ stopped, median }: Luck): boolean {
  return stopped.runs > 0 && median >= stopped.at
}

export function medianText(luck: Luck): string {
  return isMedianUnknown(luck) ? endWords.more(words.figure(luck.stopped.at)) : words.figure(luck.median)
}

/** For whoever does not see it. `more` is where the last bar begins, if it holds everything from there on. */
export function describePlot(luck: Luck, more: number | null): string {
  return [
    endWords.luckPlot(luck.score, medianText(luck), luck.play),
    ...(luck.stopped.runs > 0 ? [endWords.luckStopped(luck.stopped)] : []),
    ...(more === null ? [] : [endWords.lastBar(more)]),
  ].join(' ')
}
