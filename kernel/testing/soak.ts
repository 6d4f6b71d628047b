/** Random play under the contract for as long as somebody has patience. */
import type { Game } from '../game.ts'
import { type Breach, contract } from './contract.ts'

export interface SoakOptions {
  readonly seed: string
  readonly until: () => boolean
  readonly progress?: (done: Soaked) => void
}

export interface Soaked {
  readonly plays: number
  readonly actions: number
  readonly breaches: readonly Breach[]
}

/** Stops at the first game that breaks the contract: one seed is what somebody needs to mend it. */
export function soak(game: Game, { seed, until, progress }: SoakOptions): Soaked {
  let plays = 0
  let actions = 0
  while (!until()) {
    const { breaches, actions: played } = contract(game, { seed: `${seed}-${plays}`, plays: 1, preset: plays })
    plays++
    actions += played
    progress?.({ plays, actions, breaches })
    if (breaches.length > 0) return { plays, actions, breaches }
  }
  return { plays, actions, breaches: [] }
}
