import type { Stopped } from '../../minds/luck.ts'

/** A pile of scores for a picture: bars of equal width from 0 to a figure that nearly everybody fits under. */
export interface Histogram {
  readonly counts: readonly number[] // by bar
  readonly step: number // scores a bar
  readonly top: number // the score at the right end
  readonly more: number | null // the last bar holds everything from this score on; null if nothing lies beyond its end
  readonly ticks: readonly number[]
}

const BARS = 25
const LAST = BARS - 1

/** Scores have a long tail, and one lucky run should not squeeze all others into two bars. */
const TAIL = 0.995

export function histogram(sorted: readonly number[], yours: number, stopped: Stopped): Histogram {
  const far = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * TAIL))] ?? 0
  const round = roundUp((Math.max(far, yours, BARS) * 1.04) / BARS)
  // Where runs were stopped it is not known in which bar they belong, so none but the last may begin there.
  const cut = stopped.runs > 0 && round * BARS > stopped.at
  const step = cut ? stopped.at / LAST : round
  const top = step * BARS
  const last = cut ? stopped.at : step * LAST
  const counts = new Array<number>(BARS).fill(0)
  for (const score of sorted) {
    const bar = score >= last ? LAST : Math.min(LAST - 1, Math.floor(score / step))
    counts[bar] = (counts[bar] ?? 0) + 1
  }
  const apart = tickStep(top)
  const ticks = Array.from({ length: Math.floor(top / apart) + 1 }, (_, tick) => tick * apart)
  return { counts, step, top, more: cut || (sorted.at(-1) ?? 0) >= top ? last : null, ticks }
}

/** The next round figure. */
function roundUp(width: number): number {
  const ten = 10 ** Math.floor(Math.log10(width))
  return (([1, 1.2, 1.4, 1.6, 1.8, 2, 2.4, 2.8, 3.2, 3.6, 4, 5, 6, 7, 8].find(round => round * ten >= width) ?? 10) as number) * ten
}

/** Two to four figures under the axis. */
function tickStep(top: number): number {
  const ten = 10 ** Math.floor(Math.log10(top))
  return top / ten >= 4 ? 2 * ten : top / ten >= 2 ? ten : ten / 2
}
