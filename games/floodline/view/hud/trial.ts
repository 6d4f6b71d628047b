/** What has to outlast tilts [FL-99]: how many are still to come, and when only a landing is missing. */
import type { Floodline, SimpleObjective } from '../../nouns.ts'

type State = Floodline['State']

export interface Trial {
  readonly holding: number // tilts it has still to stand; 0 if none
  /** It has stood them all, and counts as soon as a piece lands on a level board. */
  readonly ripe: boolean
}

export const NO_TRIAL: Trial = { holding: 0, ripe: false }

export function trialOf({ metrics }: Readonly<State>, objective: SimpleObjective, { since, met }: { since: number; met: boolean }): Trial {
  const holdFor = 'holdForTilts' in objective ? (objective.holdForTilts ?? 0) : 0
  if (holdFor === 0 || since < 0 || met) return NO_TRIAL
  const left = holdFor - (metrics.tilts - since)
  return { holding: Math.max(0, left), ripe: left <= 0 }
}
