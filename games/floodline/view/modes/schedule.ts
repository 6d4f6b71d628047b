/** What an endless level has in store, for the display [FL-168]. */
import type { Floodline, Mutator } from '../../nouns.ts'
import { inForce } from '../../rules/endless.ts'
import { type PartOfScore, score, scoreParts } from '../../rules/stars.ts'

export interface Coming {
  readonly mutator: Mutator
  readonly locks: number // until it takes hold
}

export interface EndlessRead {
  readonly score: number
  readonly parts: readonly PartOfScore[] // of the score: what there was of it so far, and floors always
  readonly coming: readonly Coming[] // nearest first
  /** Water that is announced: how much, in how many locks, down which column. */
  readonly water: { readonly units: number; readonly locks: number; readonly x: number; readonly z: number } | null
}

const SHOWN = 3

export function endlessRead(state: Readonly<Floodline['State']>): EndlessRead {
  const { level, endless, metrics } = state
  const mutators = level.endless?.mutators ?? []
  const coming = mutators.slice(endless?.done ?? 0, (endless?.done ?? 0) + SHOWN)
  const water = inForce(state, 'WATER')
  const [, , Z] = level.bounds
  const column = endless?.pourAt ?? -1
  return {
    score: score(state),
    parts: scoreParts(state).filter(({ part, count }) => count > 0 || part === 'floors'),
    coming: coming.map(mutator => ({ mutator, locks: mutator.after - metrics.pieces })),
    water: water && column >= 0 ? { units: water.units, locks: endless?.pourIn ?? 0, x: Math.floor(column / Z), z: column % Z } : null,
  }
}
