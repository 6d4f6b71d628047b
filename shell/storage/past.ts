/** What was played here before, as a game's own pages are told it (ui/past.ts). */
import type { PastBest, PastLevel } from '../../ui/past.ts'
import type { Library } from './library.ts'
import type { Tally } from './records.ts'

const LEVEL = /^level:([^~]+)$/

/** `rules`: by which games are played now. What was won by older ones is won, and its figures are no longer compared. */
export async function pastLevels(library: Library, game: string, rules: number): Promise<readonly PastLevel[]> {
  const [tallies, finished] = await Promise.all([library.all('tallies'), library.finished()])
  const there = new Set(finished.map(({ id }) => id))
  const byLevel = new Map<string, Tally[]>()
  for (const tally of tallies) {
    const level = LEVEL.exec(tally.mode)?.[1]
    if (tally.game === game && level !== undefined) byLevel.set(level, [...(byLevel.get(level) ?? []), tally])
  }
  return [...byLevel].map(([level, those]) => {
    const now = those.find(tally => (tally.rules ?? 1) === rules)
    const kept = (id: string | undefined): string | null => (id !== undefined && there.has(id) ? id : null)
    const sum = (count: (tally: Tally) => number): number => those.reduce((all, tally) => all + count(tally), 0)
    const bests = Object.entries(now?.bests ?? {}).map(([figure, { best, record }]): [string, PastBest] => [
      figure,
      { best, kept: kept(record) },
    ])
    return {
      ...{ level, played: sum(({ played }) => played), won: sum(({ won }) => won), bests: Object.fromEntries(bests) },
      best: now && now.best !== null ? { best: now.best, kept: kept(now.record) } : null,
      games: (now?.runs ?? []).map(({ id, ended, won, score, figures }) => ({ ended, won, score, figures, kept: kept(id) })),
    }
  })
}
