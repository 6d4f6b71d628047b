/** Nested Monte Carlo: from a position a handful of turns, each played out to the end by a hasty player; the turn that went best is made. */
import { below, next } from '../../../../kernel/rng.ts'
import { DOWN } from '../../rules/board/space.ts'
import type { Bounds } from './bounds.ts'
import { copyInto } from './copy.ts'
import { type Ready, readies, STILL, UPRIGHTING } from './turns.ts'
import type { Progress, State, Turn } from './types.ts'
import { type Line, turnsOf, type Work } from './work.ts'
import { HOPELESS, type Worth } from './worth.ts'

const PLAYOUTS = 24
const HASTY = 6 // random landings of which a playout takes the best
const MOST_LOOKED_AT = 12

interface End {
  readonly worth: number
  readonly first: Line
}

/** One game. The turns of a win, or null when it came to an end. */
export function nested(work: Work, worth: Worth, bounds: Bounds, tell: (progress: Progress) => void): Turn[] | null {
  const game = new Game(work, worth, bounds)
  const won = game.play(tell)
  game.end()
  return won && turnsOf(won)
}

class Game {
  readonly #work: Work
  readonly #worth: Worth
  readonly #bounds: Bounds
  readonly #state: State
  readonly #trial: State
  readonly #best: State
  #line: Line | null = null

  constructor(work: Work, worth: Worth, bounds: Bounds) {
    this.#work = work
    this.#worth = worth
    this.#bounds = bounds
    this.#state = work.pool.take(work.first)
    this.#trial = work.pool.take(work.first)
    this.#best = work.pool.take(work.first)
  }

  end(): void {
    for (const state of [this.#state, this.#trial, this.#best]) this.#work.pool.give(state)
  }

  play(tell: (progress: Progress) => void): Line | null {
    for (let piece = 0; this.#goesOn(this.#state) && !this.#work.over; piece++) {
      let best: End | null = null
      for (let playout = 0; playout < PLAYOUTS && !this.#work.over; playout++) {
        copyInto(this.#trial, this.#state)
        const first = this.#turn(this.#line, 1 + below(this.#work.rng, MOST_LOOKED_AT))
        if (!first) continue
        if (this.#isWon(first)) return first
        const after = this.#work.pool.take(this.#trial)
        const end = this.#playOut(first)
        if (end !== null && typeof end === 'object') return end
        if (end !== null && (best === null || end > best.worth)) {
          best = { worth: end, first }
          copyInto(this.#best, after)
        }
        this.#work.pool.give(after)
      }
      if (best === null) return null
      copyInto(this.#state, this.#best)
      this.#line = best.first
      tell({ by: 'nested', pieces: piece + 1, worth: best.worth, placements: this.#work.placements })
    }
    return null
  }

  #goesOn(state: Readonly<State>): boolean {
    return !state.won && state.lost === ''
  }

  #isWon(line: Line): boolean {
    return this.#trial.won && this.#work.isAccepted(this.#trial) && this.#work.isPlayable(line)
  }

  /** To the end, hastily: a line if that wins, else the most it was worth on the way. */
  #playOut(first: Line): Line | number | null {
    let line = first
    let most = this.#promise(this.#trial)
    if (most === null) return null
    while (this.#goesOn(this.#trial) && !this.#work.over) {
      const longer = this.#turn(line, HASTY)
      if (!longer) break
      line = longer
      if (this.#isWon(line)) return line
      if (!this.#goesOn(this.#trial)) break
      const worth = this.#promise(this.#trial)
      if (worth === null) break
      if (worth > this.#work.best.worth) this.#work.best = { line, worth, metrics: { ...this.#trial.metrics } }
      most = Math.max(most, worth)
    }
    return most
  }

  #promise(state: Readonly<State>): number | null {
    if (!this.#goesOn(state) || !this.#work.isWithin(state) || this.#bounds.isHopeless(state)) return null
    const worth = this.#worth.of(state)
    return worth === HOPELESS ? null : worth
  }

  /** Now and then with tilts, and then with few of them. */
  #readies(): Ready[] {
    const { rng } = this.#work
    const acting = below(rng, 3) === 0 ? { tilts: 1 + below(rng, 2), most: 40, late: below(rng, 4) === 0 } : STILL
    return readies(this.#work, this.#trial, this.#trial.gravity === DOWN ? acting : UPRIGHTING, () => next(rng))
  }

  /** One turn of the trial: acts at random, then the best of so many random landings. Null if none is worth anything. */
  #turn(line: Line | null, looked: number): Line | null {
    const { pool, rng, reach, walk, scratch } = this.#work
    const ready = this.#readies()
    const { state, acts } = ready[below(rng, ready.length)]
    reach.run(state, walk, (state.armed & 4) !== 0)
    let best: number | null = null
    let chosen: Turn | null = null
    for (let look = 0; look < looked; look++) {
      const landing = reach.landings[below(rng, reach.count)]
      copyInto(scratch, state)
      this.#work.place(scratch, landing)
      const won = scratch.won && this.#work.isAccepted(scratch)
      const worth = won ? Number.MAX_SAFE_INTEGER : this.#promise(scratch)
      if (worth === null || (best !== null && worth <= best)) continue
      best = worth
      chosen = { acts, landing }
      copyInto(this.#trial, scratch)
      if (won) break
    }
    for (const each of ready) pool.give(each.state)
    return chosen && { turn: chosen, before: line }
  }
}
