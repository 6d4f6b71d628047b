/**
 * Beyond the queue nobody sees, but everybody knows what is left in the bag. So a mind imagines a few orders, and in each of them plays the game
 * out from the turns it cannot choose between: both sides at a glance, cards and all. What a turn is worth is then how these games end, and a card is
 * worth what it would have brought later.
 */
import type { Rng } from '../../../kernel/rng.ts'
import type { Chainfall } from '../nouns.ts'
import { imagine } from '../rules/view.ts'
import { type Core, coreFor } from './core/core.ts'
import { type Candidate, Options, sortedBest } from './options.ts'
import { POINT } from './settle.ts'

/** Of what a turn is worth so much, of a hundred parts, is how imagined games end; the rest is what the search says. */
const TRUST = 60

interface Contender extends Candidate {
  readonly searched: number
  /** How games ended after it, all together. */
  readonly sum: number
}

export class Worlds {
  readonly #view: Chainfall['View']
  readonly #rng: Rng
  readonly #core: Core
  readonly #options: Options

  constructor(view: Chainfall['View'], rng: Rng, price: number) {
    this.#view = view
    this.#rng = rng
    this.#core = coreFor(view.config)
    this.#options = new Options(this.#core, price, this.#core.cells)
  }

  /**
   * The best first: a few worlds for all of them, as many again for the better half, and so on until one is left, as long as the purse lasts. It
   * holds so many turns tried.
   */
  toldApart(candidates: readonly Candidate[], worlds: number, purse: number): readonly Candidate[] {
    let contenders: readonly Contender[] = candidates.map(({ move, value }) => ({ move, value, searched: value, sum: 0 }))
    let behind: readonly Contender[] = []
    let visited = 0
    let due = worlds
    while (contenders.length > 1) {
      for (; visited < due; visited++) {
        if (this.#options.looks > purse) return [...sortedBest(contenders), ...behind]
        contenders = this.#visited(contenders, visited + 1)
      }
      due *= 2
      contenders = sortedBest(contenders)
      const half = Math.ceil(contenders.length / 2)
      behind = [...contenders.slice(half), ...behind]
      contenders = contenders.slice(0, half)
    }
    return [...contenders, ...behind]
  }

  /** One more world. All of them meet the same, so that none of them is merely luckier. */
  #visited(contenders: readonly Contender[], visited: number): Contender[] {
    const world = imagine(this.#view, this.#rng)
    return contenders.map(({ move, searched, sum }) => {
      this.#core.load(world)
      const total = sum + this.#ending(move)
      return { move, searched, sum: total, value: Math.floor(((100 - TRUST) * searched + (TRUST * total) / visited) / 100) }
    })
  }

  /** How the game ends after a turn, to the seat that takes it, in parts of a point. */
  #ending(move: number): number {
    const core = this.#core
    const sign = core.turn === 0 ? 1 : -1
    core.make(move)
    while (!core.over) core.make(this.#options.best())
    return (sign * POINT * core.result()) / 2
  }
}
