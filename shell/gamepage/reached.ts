/** What somebody has reached in a kind of game, where a game says it in words of its own: stars, a grade. */
import type { Fetched } from '../app/use-game.ts'
import type { Tally } from '../storage/index.ts'
import { modeOf } from '../storage/records.ts'
import type { Mode } from './modes.ts'

/** Null: nothing yet, or nothing but points, which stand with the records. */
export function reachedIn(
  { wanted }: Pick<Mode, 'wanted'>,
  { stage, loaded }: Pick<Fetched, 'stage' | 'loaded'>,
  tallies: readonly Tally[],
): string | null {
  const { scored } = stage.words
  const mode = modeOf(wanted)
  const tally = tallies.find(each => each.mode === mode && (each.rules ?? 1) === loaded.game.rules)
  return scored && tally?.best ? scored(tally.best, wanted.preset) : null
}
