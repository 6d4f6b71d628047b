import { useEffect, useState } from 'preact/hooks'
import { library } from './index.ts'
import type { Tally } from './records.ts'

/** Kept levels that were won, by whatever rules and with whatever help. */
export function wonLevels(tallies: readonly Pick<Tally, 'mode' | 'won'>[]): ReadonlySet<string> {
  return new Set(tallies.flatMap(({ mode, won }) => (won > 0 ? (/^level:([^~]+)$/.exec(mode)?.slice(1) ?? []) : [])))
}

const NONE: ReadonlySet<string> = new Set()

/** Those of a game, where somebody wants to know; none until they are looked up. */
export function useWon(game: string, wanted: boolean): ReadonlySet<string> {
  const [won, setWon] = useState(NONE)
  useEffect(() => {
    if (wanted) void library.all('tallies').then(all => setWon(wonLevels(all.filter(tally => tally.game === game))))
  }, [game, wanted])
  return won
}
