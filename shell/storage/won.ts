import type { Tally } from './records.ts'

/** Kept levels that were won, by whatever rules and with whatever help. */
export function wonLevels(tallies: readonly Pick<Tally, 'mode' | 'won'>[]): ReadonlySet<string> {
  return new Set(tallies.flatMap(({ mode, won }) => (won > 0 ? (/^level:([^~]+)$/.exec(mode)?.slice(1) ?? []) : [])))
}
