/**
 * Luck and skill of a finished game: the same deal is played again, many times, by minds of known strength. How many of
 * them the player left behind is about play; how well they did compared with other deals is about luck.
 *
 * It comes in portions, so that whoever waits can be shown how far it is, or stop asking.
 */
import { stream } from '../../../kernel/rng.ts'
import type { Blocks } from '../nouns.ts'
import { KINDNESS } from './kindness.ts'
import { QuickGame } from './quick.ts'

export const RUNS = 1000

/** Who plays: in turns, in this order. `planner` is better than most people, `hasty` is not. */
const CREW = ['hasty', 'tidy', 'hasty', 'tidy', 'planner'] as const

/** How far a tidy mind is led astray, in bits of the value of a grid (see Tidy). */
const HASTY_HEAT = 11
const TIDY_HEAT = 8

/** A run that is so far ahead of the player has said what it had to say, and is stopped. */
const AHEAD = 2

/** No run is stopped before it has so many points, whatever the player reached: kindness is counted with these. */
const ENOUGH = 3200

export interface Luck {
  readonly scores: readonly number[] // of the runs, in rising order; a run that was stopped counts what it had
  readonly stopped: Stopped
  readonly score: number // of the player
  readonly beaten: number // runs with fewer points than the player
  readonly play: number // the same in per cent, rounded down
  readonly median: number // of the runs
  readonly kindness: number | null // per cent of other deals on which the runs did worse; null for a setup without a table
}

/** Runs that were not played to their end. Nobody knows how far they would have come. */
export interface Stopped {
  readonly runs: number
  readonly at: number // every one of them has so many points or a few more
}

export class LuckRuns {
  readonly #deal: Blocks['Deal']
  readonly #score: number
  readonly #enough: number
  readonly #of: number
  readonly #seed: string
  readonly #game: QuickGame
  readonly #scores: number[] = [] // by run
  #stopped = 0

  /** `score` is what the player reached. The seed decides what the minds do where they waver. */
  constructor(deal: Blocks['Deal'], score: number, seed: string, runs = RUNS) {
    this.#deal = deal
    this.#score = score
    this.#enough = Math.max(ENOUGH, AHEAD * score)
    this.#of = runs
    this.#seed = seed
    this.#game = new QuickGame(deal)
  }

  get done(): number {
    return this.#scores.length
  }

  get of(): number {
    return this.#of
  }

  /** Plays up to so many more; false when all are played. */
  step(runs: number): boolean {
    const until = Math.min(this.#of, this.#scores.length + runs)
    while (this.#scores.length < until) this.#scores.push(this.#run(this.#scores.length))
    return this.#scores.length < this.#of
  }

  report(): Luck {
    return luckOf(this.#deal, this.#score, this.#scores, { runs: this.#stopped, at: this.#enough })
  }

  /** Every run has chance of its own, so that where one stops changes nothing for the next. */
  #run(nth: number): number {
    const game = this.#game
    const player = CREW[nth % CREW.length]
    const chance = stream(`${this.#seed} ${nth}`, 'luck')
    game.start(this.#deal.words)
    while (!game.over && game.score < this.#enough) {
      if (player === 'planner') game.plan(chance)
      else game.step(chance, player === 'hasty' ? HASTY_HEAT : TIDY_HEAT)
    }
    if (!game.over) this.#stopped++
    return game.score
  }
}

/** `runs` are the scores of the crew, in the order it plays in. */
export function luckOf(deal: Blocks['Deal'], score: number, runs: readonly number[], stopped: Stopped): Luck {
  const scores = sorted(runs)
  const beaten = fewerThan(scores, score)
  return {
    ...{ scores, stopped, score, beaten, play: percent(beaten, scores.length), median: medianOf(scores) },
    kindness: kindnessOf(deal, runs),
  }
}

function sorted(scores: readonly number[]): number[] {
  return scores.toSorted((a, b) => a - b)
}

/** How many of the sorted scores are lower. */
function fewerThan(scores: readonly number[], score: number): number {
  const first = scores.findIndex(other => other >= score)
  return first < 0 ? scores.length : first
}

function percent(part: number, of: number): number {
  return of === 0 ? 0 : Math.floor((100 * part) / of)
}

/** The middle one; of an even number the lower of the two. */
function medianOf(scores: readonly number[]): number {
  return scores.length === 0 ? 0 : scores[(scores.length - 1) >> 1]
}

// ── Kindness ─────────────────────────────────────────────────────────────────────────────────────────

/** Under which name a setup stands in the table. */
export function tableOf({ rows, cols, dealer, streams }: Blocks['Setup']): string {
  return `${rows}×${cols} ${dealer}${streams === 'round' ? ' by round' : ''}`
}

function kindnessOf(deal: Blocks['Deal'], runs: readonly number[]): number | null {
  const table = KINDNESS[tableOf(deal)]
  if (table === undefined || deal.comboBonus > 0) return null
  return percent(fewerThan(table, levelled(runs)), table.length)
}

/** The median of runs that were all stopped at the same score, so that it does not depend on the player's. */
export function levelled(runs: readonly number[]): number {
  return medianOf(sorted(runs.map(score => Math.min(score, ENOUGH))))
}
