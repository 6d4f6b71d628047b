/** A beam: piece by piece, the few most promising positions of everything that can be done with the piece in hand. */
import { below, next } from '../../../../kernel/rng.ts'
import { DOWN } from '../../rules/board/space.ts'
import type { Bounds } from './bounds.ts'
import { copyInto, keyOf } from './copy.ts'
import { isWindy, Lifts } from './gusts.ts'
import { pressTurn } from './keys.ts'
import { Reach } from './reach.ts'
import { type Acting, ALL, applyActs, FEW, type Ready, readies, STILL, UPRIGHTING } from './turns.ts'
import type { Progress, State, Turn } from './types.ts'
import { type Line, turnsOf, type Work } from './work.ts'
import { HOPELESS, type Worth } from './worth.ts'

export interface Beam {
  readonly width: number
  readonly tilts: 'none' | 'few' | 'all'
}

interface Node {
  readonly state: State
  readonly line: Line | null
  readonly before: Node | null // whose last turn this is
  readonly worth: number
  readonly key: number
}

/** Of the places a piece can be set down in a tilted world, so many are tried; there are many such worlds. */
const TRIED_WHEN_TILTED = 150

/** So that of positions that are worth the same not always the first is kept. */
const NOISE = 64

/** So many times the width are kept until a hand has tried them. */
const SPARE = 3

/** Pieces without anything gained after which it is given up: a bag may never end. */
const PATIENCE = 6

export function beam(work: Work, worth: Worth, bounds: Bounds, { width, tilts }: Beam, tell: (progress: Progress) => void): Turn[] | null {
  const search = new Layers(work, worth, bounds, width, tilts)
  search.begin()
  let most = HOPELESS
  let since = 0
  for (let piece = 1; search.layer.length > 0 && since < PATIENCE && !work.over; piece++) {
    const won = search.advance()
    if (won) return won
    const best = search.layer[0]
    since = best && best.worth > most + NOISE ? 0 : since + 1
    most = Math.max(most, best?.worth ?? HOPELESS)
    tell({ by: `beam of ${width}, tilts ${tilts}`, pieces: piece, worth: best?.worth ?? 0, placements: work.placements })
  }
  search.end()
  return null
}

class Layers {
  layer: Node[] = []
  readonly #next: Node[] = []
  readonly #seen = new Set<number>()
  readonly #work: Work
  readonly #worth: Worth
  readonly #bounds: Bounds
  readonly #width: number
  readonly #tilts: Beam['tilts']
  readonly #lifts: Lifts | null
  readonly #most: number // kept until it is known which of them a hand can play
  readonly #reach: Reach // of the hand

  constructor(work: Work, worth: Worth, bounds: Bounds, width: number, tilts: Beam['tilts']) {
    this.#work = work
    this.#worth = worth
    this.#bounds = bounds
    this.#width = width
    this.#tilts = tilts
    this.#most = work.asked.pace ? SPARE * width : width
    this.#reach = new Reach(work.first)
    this.#lifts = isWindy(work) ? new Lifts(work) : null
  }

  begin(): void {
    const { first, pool } = this.#work
    if (first.won || first.lost !== '') return
    this.layer = [{ state: pool.take(first), line: null, before: null, worth: 0, key: 0 }]
  }

  end(): void {
    for (const { state } of this.layer) this.#work.pool.give(state)
    this.layer = []
  }

  /** Sets the next piece down in every position of the layer. The turns of a win, if there is one. */
  advance(): Turn[] | null {
    this.#seen.clear()
    for (let at = 0; at < this.layer.length; at++) {
      const node = this.layer[at]
      const won = this.#expand(node, this.#acting(node, at))
      if (won) {
        this.#drop()
        this.end()
        return turnsOf(won)
      }
      if (this.#work.over) break
    }
    const kept = this.#playable(this.#next.splice(0))
    this.end()
    this.layer = kept
    return null
  }

  /**
   * Where a hand has to be able to play it, the best of those that it can: each turn is pressed from where the last one really ended, and what
   * that leads to takes the place of what the search had thought.
   */
  #playable(nodes: readonly Node[]): Node[] {
    const { pool } = this.#work
    const kept: Node[] = []
    for (const node of nodes)
      if (kept.length < this.#width && this.#press(node)) kept.push(node)
      else pool.give(node.state)
    return kept
  }

  #press({ state, line, before }: Node): boolean {
    const { pace } = this.#work.asked
    if (!pace || !line || !before) return true
    copyInto(state, before.state)
    if (pressTurn(state, line.turn, pace, this.#reach) === null && state.lost === '' && !state.won) return true
    this.#work.unplayed++
    return false
  }

  /** Whether the last turn of a win can be pressed. */
  #isPlayable(node: Node, turn: Turn): boolean {
    const { pace } = this.#work.asked
    if (!pace) return true
    const state = this.#work.pool.take(node.state)
    const fits = pressTurn(state, turn, pace, this.#reach) === null && this.#work.isAccepted(state)
    this.#work.pool.give(state)
    if (!fits) this.#work.unplayed++
    return fits
  }

  #drop(): void {
    for (const { state } of this.#next.splice(0)) this.#work.pool.give(state)
  }

  /** Few: for the best fifth, and where the world leans already. */
  #acting({ state }: Node, rank: number): Acting {
    if (this.#tilts === 'all') return ALL
    if (this.#tilts === 'few' && rank * 5 < this.#width) return FEW
    return state.gravity === DOWN ? STILL : UPRIGHTING
  }

  #expand(node: Node, acting: Acting): Line | null {
    const { pool, rng } = this.#work
    const ready = readies(this.#work, node.state, acting, state => this.#worth.of(state) + (next(rng) % NOISE))
    let won: Line | null = null
    for (const each of ready) {
      won ??= this.#setDown(node, each)
      pool.give(each.state)
    }
    return won
  }

  #setDown(node: Node, { state, acts, tilts }: Ready): Line | null {
    const { reach, walk, scratch, rng } = this.#work
    if (this.#work.over) return null
    reach.run(state, walk, (state.armed & 4) !== 0)
    const tried = tilts > 0 ? Math.min(TRIED_WHEN_TILTED, reach.count) : reach.count
    const { landings } = reach
    for (let at = 0; at < tried; at++) {
      if (tried < reach.count) {
        const other = at + below(rng, reach.count - at)
        const landing = landings[other]
        landings[other] = landings[at]
        landings[at] = landing
      }
      copyInto(scratch, state)
      this.#work.place(scratch, landings[at])
      const line = this.#judge(node, { acts, landing: landings[at] })
      if (line) return line
      if (this.#work.over) return null
    }
    return this.#lifts === null ? null : this.#setDownBlown(node, { state, acts })
  }

  /** What a gust adds. */
  #setDownBlown(node: Node, { state, acts }: Pick<Ready, 'state' | 'acts'>): Line | null {
    const { scratch } = this.#work
    for (const { act, landing } of this.#lifts?.of(state) ?? []) {
      if (this.#work.over) return null
      copyInto(scratch, state)
      if (!applyActs(scratch, [act])) continue
      this.#work.place(scratch, landing)
      const line = this.#judge(node, { acts: [...acts, act], landing })
      if (line) return line
    }
    return null
  }

  /** Keeps what was set down in the scratch position if it is among the best. A line if it has won. */
  #judge(node: Node, turn: Turn): Line | null {
    const work = this.#work
    const { scratch } = work
    if (scratch.won) {
      const won = { turn, before: node.line }
      return work.isAccepted(scratch) && this.#isPlayable(node, turn) ? won : null
    }
    if (scratch.lost !== '' || !work.isWithin(scratch)) return null
    const promise = this.#worth.of(scratch)
    if (promise === HOPELESS || this.#bounds.isHopeless(scratch)) return null
    const worth = promise + (next(work.rng) % NOISE)
    if (this.#next.length === this.#most && worth <= this.#next[this.#most - 1].worth) return null
    const key = keyOf(scratch, work.telling)
    if (this.#seen.has(key)) return null
    this.#seen.add(key)
    const line = { turn, before: node.line }
    if (worth > work.best.worth) work.best = { line, worth, metrics: { ...scratch.metrics } }
    this.#keep({ state: work.pool.take(scratch), line, before: node, worth, key })
    return null
  }

  #keep(node: Node): void {
    const kept = this.#next
    if (kept.length === this.#most) this.#work.pool.give((kept.pop() as Node).state)
    let low = 0
    let high = kept.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (kept[middle].worth >= node.worth) low = middle + 1
      else high = middle
    }
    kept.splice(low, 0, node)
  }
}
