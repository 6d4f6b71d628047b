/** A question to a game's guide, in plain data, so that it can be asked of somebody who thinks elsewhere. */
import { shelved } from '../games/index.ts'
import type { Advice } from '../kernel/game.ts'
import { stream } from '../kernel/rng.ts'

export interface Question {
  readonly game: string
  readonly view: unknown
  readonly legal: readonly unknown[]
  /** Chance for the guide: the same question brings the same advice. */
  readonly seed: string
  readonly steps: number
}

export type Ask = (question: Question) => Promise<Advice | null>

/** Thinks here and now. A page asks the worker instead, which calls this. */
export const advise: Ask = async ({ game, view, legal, seed, steps }) => {
  const minds = await shelved(game)?.minds()
  return minds?.guide?.hint(view, legal, stream(seed, 'hint'), { steps }) ?? null
}
