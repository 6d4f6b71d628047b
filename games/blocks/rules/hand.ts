/** Drawing a hand of three: the two dealers, and the proof that a fair hand can be placed. */
import { below, next, type Rng, stream } from '../../../kernel/rng.ts'
import { sha256Hex } from '../../../kernel/sha256.ts'
import type { Blocks, Placement } from '../nouns.ts'
import { type Core, coreFor, cornerOf } from './core.ts'
import type { Grid } from './grid.ts'
import { shapesFor } from './shapes.ts'

export const SLOTS = 3
export const TINTS = 7

/** After so many hands that cannot be placed the grid is nearly hopeless, and every hand there is gets its turn instead. */
export const DRAWS = 200

export interface Hand {
  readonly shapes: readonly number[] // by slot
  readonly proof: readonly Placement[]
}

/** Fills the empty hand of a state. [BP-63] [BP-22] [BP-64] */
export function dealHand(state: Blocks['State'], emit: (event: Blocks['Event']) => void): void {
  state.round++
  const byRound = state.streams === 'round'
  const words = byRound ? roundStream(state.words, state.round) : state.words
  const paint = byRound ? roundStream(state.paint, state.round) : state.paint
  const { shapes, proof } = drawn(state, words)
  state.hand.set(shapes)
  for (let slot = 0; slot < SLOTS; slot++) state.tints[slot] = 1 + below(paint, TINTS)
  state.proof = proof.map(placement => ({ ...placement }))
  state.salt = next(paint)
  state.seal = proof.length > 0 ? sealOf(proof, state.salt) : ''
  emit({ kind: 'dealt', round: state.round, hand: Array.from(state.hand), tints: Array.from(state.tints) })
}

/** What a round draws from, counted from 1: nothing that was drawn before it matters to it. [BP-72] */
export function roundStream(words: Rng, round: number): Rng {
  return stream(words.join(' '), `round ${round}`)
}

/** Commits to a proof before anybody has seen it. */
export function sealOf(proof: readonly Placement[], salt: number): string {
  return sha256Hex(`lockstep hand 1\n${salt}\n${proof.map(({ slot, row, col }) => `${slot},${row},${col}`).join(' ')}`).slice(0, 16)
}

/** Draws a hand for this grid by the rule of its dealer. */
export function drawn(grid: Grid & Pick<Blocks['Setup'], 'dealer'>, words: Rng): Hand {
  const pool = shapesFor(grid.rows, grid.cols)
  if (grid.dealer === 'pure') return { shapes: chance(pool, words), proof: [] }
  const search = new Search(grid)
  for (let draws = 1; draws <= DRAWS; draws++) {
    const shapes = chance(pool, words)
    const proof = search.order(shapes)
    if (proof) return { shapes, proof }
  }
  return lastResort(search, pool, words)
}

/** Each slot by itself, every shape equally likely. [BP-63] */
function chance(pool: readonly number[], words: Rng): number[] {
  return Array.from({ length: SLOTS }, () => pool[below(words, pool.length)])
}

/**
 * Every hand there is, from a random place on: the first that can be placed. Where there is none, no dealer could have
 * helped: chance deals, without a proof. [BP-66]
 */
function lastResort(search: Search, pool: readonly number[], words: Rng): Hand {
  const hands = pool.length * pool.length * pool.length
  const from = below(words, hands)
  for (let step = 0; step < hands; step++) {
    const shapes = handNumbered((from + step) % hands, pool)
    const proof = search.order(shapes)
    if (proof) return { shapes, proof }
  }
  return { shapes: chance(pool, words), proof: [] }
}

function handNumbered(number: number, pool: readonly number[]): number[] {
  const size = pool.length
  const third = number % size
  const second = ((number - third) / size) % size
  return [pool[(number - third - second * size) / (size * size)], pool[second], pool[third]]
}

/** Looks for an order in which all three blocks of a hand can be placed, clearing lines on the way. */
export class Search {
  readonly #core: Core
  readonly #steps: Placement[] = [
    { slot: 0, row: 0, col: 0 },
    { slot: 0, row: 0, col: 0 },
    { slot: 0, row: 0, col: 0 },
  ]

  constructor(grid: Grid) {
    this.#core = coreFor(grid.rows, grid.cols, SLOTS + 1)
    this.#core.load(0, grid)
  }

  /** Slots that are -1 are placed already. Null if no order places them all. */
  order(shapes: readonly number[]): Placement[] | null {
    const left = shapes.flatMap((shape, slot) => (shape < 0 ? [] : [slot]))
    return this.#from(0, shapes, left) ? this.#steps.slice(0, left.length).map(step => ({ ...step })) : null
  }

  #from(depth: number, shapes: readonly number[], left: readonly number[]): boolean {
    if (left.length === 0) return true
    for (let i = 0; i < left.length; i++) {
      const slot = left[i]
      // The same shape twice: placing the other one first comes to the same.
      if (left.slice(0, i).some(earlier => shapes[earlier] === shapes[slot])) continue
      const rest = left.filter(other => other !== slot)
      if (this.#place(depth, shapes, slot, rest)) return true
    }
    return false
  }

  #place(depth: number, shapes: readonly number[], slot: number, rest: readonly number[]): boolean {
    const core = this.#core
    const shape = shapes[slot]
    for (let place = 0; place < core.places[shape]; place++) {
      if (!core.fits(depth, shape, place)) continue
      core.place(depth, depth + 1, shape, place)
      if (!this.#from(depth + 1, shapes, rest)) continue
      const [row, col] = cornerOf(core, shape, place)
      this.#steps[depth] = { slot, row, col }
      return true
    }
    return false
  }
}
