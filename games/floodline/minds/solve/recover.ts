/** Whether one bad piece is the end: a plan is followed for a while, one piece is spoilt, and the level is solved from there. */
import { below } from '../../../../kernel/rng.ts'
import type { FloodLevel } from '../../nouns.ts'
import { copyInto } from './copy.ts'
import { bodyAt, EVERYWHERE } from './reach.ts'
import { solve } from './solve.ts'
import { applyActs, applyTurn } from './turns.ts'
import { type Budget, isFound, type Place, type Recovery, type State, type Turn } from './types.ts'
import { Work } from './work.ts'

/** `straight`: dropped where it came. `near`: a cell or two beside where it belongs. `anywhere`: somewhere. */
const HOW = ['near', 'straight', 'anywhere'] as const

export interface RecoverAsk {
  readonly cases: number
  readonly seed?: number
  /** For each of them anew. */
  readonly budget: () => Budget
}

export function recover(level: FloodLevel, turns: readonly Turn[], { cases, seed = 1, budget }: RecoverAsk): Recovery[] {
  const work = new Work(level, { wanted: '1', seed, budget: {} })
  const state = work.pool.take(work.first)
  const found: Recovery[] = []
  for (let attempt = 0; found.length < cases && attempt < 4 * cases; attempt++) {
    const turn = below(work.rng, turns.length)
    const how = HOW[attempt % HOW.length]
    copyInto(state, work.first)
    for (const each of turns.slice(0, turn)) applyTurn(work, state, each)
    if (!spoil(work, state, turns[turn], how)) continue
    found.push({ turn, how, won: after(level, state, seed, budget()) })
  }
  return found
}

function after(level: FloodLevel, from: Readonly<State>, seed: number, budget: Budget): Recovery['won'] {
  if (from.won) return 'won'
  if (from.lost !== '') return 'lost'
  return isFound(solve(level, { wanted: '1', from, seed, budget })) ? 'won' : 'not found'
}

/** Sets the piece down where the plan does not; false if there is no such place. */
function spoil(work: Work, state: State, { acts, landing }: Turn, how: (typeof HOW)[number]): boolean {
  const { reach, rng } = work
  if (how !== 'straight' && !applyActs(state, acts)) return false
  reach.run(state, how === 'straight' ? { turning: false, sliding: false } : EVERYWHERE)
  const planned = bodyAt(state, landing)
  const others = Array.from(reach.landings.subarray(0, reach.count)).filter(place => isOther(state, planned, place, how))
  if (others.length === 0) return false
  const place = how === 'straight' ? straightDown(state, others) : others[below(rng, others.length)]
  if (place === undefined) return false
  work.place(state, place)
  return true
}

function isOther(state: Readonly<State>, planned: readonly number[], place: Place, how: (typeof HOW)[number]): boolean {
  const body = bodyAt(state, place)
  if (body.join() === planned.join()) return false
  return how !== 'near' || distance(state, planned, body) <= 2
}

/** From corner to corner, across the board. */
function distance({ level: { bounds } }: Readonly<State>, planned: readonly number[], body: readonly number[]): number {
  const [X, , Z] = bounds
  const column = (cell: number): readonly [number, number] => [Math.floor(cell / Z) % X, cell % Z]
  const [ax, az] = column(planned[0])
  const [bx, bz] = column(body[0])
  return Math.abs(ax - bx) + Math.abs(az - bz)
}

/** The landing below where the piece appears: the one with its pose and pivot. */
function straightDown(state: Readonly<State>, places: readonly Place[]): Place | undefined {
  const size = state.cells.length
  const [X, , Z] = state.level.bounds
  return places.find(place => {
    const cell = place % size
    return state.gravity === 0 && (place - cell) / size === state.pose && cell % Z === state.z && Math.floor(cell / Z) % X === state.x
  })
}
