/** What games are compared by besides their score: the best by each figure, and the last games one by one. */
import type { Figure } from '../../games/index.ts'
import type { Facts } from '../../kernel/game.ts'
import type { Figures } from '../../ui/past.ts'
import { type Finished, type HintedBest, MOST_RUNS, type Tally } from './records.ts'

/** The figures among the facts of an outcome; null where it has not all of them, as when somebody gave up. */
export function figuresIn(facts: Facts, compared: readonly Figure[]): Figures | null {
  if (compared.length === 0) return null
  const figures = compared.map(({ fact }) => [fact, facts[fact]] as const)
  return figures.every(([, value]) => typeof value === 'number') ? (Object.fromEntries(figures) as Figures) : null
}

/** The tally with what this game adds to it. With hints nothing is a best; it is among the last games all the same. */
export function withFigures(tally: Tally, finished: Finished, compared: readonly Figure[], hinted: boolean): Tally {
  const { id, ended, winner, scores, figures, counts } = finished
  if (!figures || !counts) return tally
  const won = winner === 0
  const runs = [...(tally.runs ?? []), { id, ended, won, score: scores[0] ?? 0, figures }].slice(-MOST_RUNS)
  if (!won || hinted) return { ...tally, runs }
  const bests: Record<string, HintedBest> = { ...tally.bests }
  for (const { fact, better } of compared) {
    const [value, before] = [figures[fact], bests[fact]?.best]
    if (value === undefined) continue
    if (before === undefined || (better === 'less' ? value < before : value > before)) bests[fact] = { best: value, record: id }
  }
  return { ...tally, runs, bests }
}

/** The games that a tally stands on. */
export function recordsOf({ record, hinted, bests = {} }: Tally): readonly (string | undefined)[] {
  return [record, hinted?.record, ...Object.values(bests).map(best => best.record)]
}
