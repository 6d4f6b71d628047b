/** Whether one bad piece is the end: a plan is followed for a while, one piece is spoilt, and the level is solved from there. */
import { below } from '../../../../kernel/rng.ts'
import type { FloodLevel } from '../../nouns.ts'
import { copyInto, copyOf } from './copy.ts'
import { bodyAt, EVERYWHERE } from './reach.ts'
import { solve } from './solve.ts'
import { applyActs, applyTurn } from './turns.ts'
import { type Ask, type Budget, isFound, type Place, type Recovery, type State, type Turn } from './types.ts'
import { Work } from './work.ts'

/** `straight`: dropped where it came. `near`: a cell or two beside where it belongs. `anywhere`: somewhere. */
const HOW = ['near', 'straight', 'anywhere'] as const

export interface RecoverAsk {
  readonly cases: number
  readonly seed?: number
  /** How far each of them may be searched. */
  readonly placements: number
  readonly enough?: Budget['enough']
}

export function recover(level: FloodLevel, turns: readonly Turn[], { cases, seed = 1, placements, enough }: RecoverAsk): Recovery[] {
  const work = new Work(level, { wanted: '1', seed, budget: {} })
  const state = work.pool.take(work.first)
  const budget = { placements, ...(enough && { enough }) }
  const found: Recovery[] = []
  for (let attempt = 0; found.length < cases && attempt < 4 * cases; attempt++) {
    const turn = below(work.rng, turns.length)
    const how = HOW[attempt % HOW.length]
    copyInto(state, work.first)
    for (const each of turns.slice(0, turn)) applyTurn(work, state, each)
    if (!spoil(work, state, turns[turn], how)) continue
    found.push({ turn, how, won: after(work, state, turns.slice(turn + 1), { wanted: '1', seed, budget }) })
  }
  return found
}

/**
 * A person goes on with what is left of the plan and mends the hole with what comes later, or thinks anew. Both are tried: from here, and from
 * where the plan leads, the furthest first.
 */
function after(work: Work, from: Readonly<State>, rest: readonly Turn[], ask: Search): Recovery['won'] {
  if (from.won) return 'won'
  if (from.lost !== '') return 'lost'
  const ahead = followed(work, from, rest).toReversed()
  if (ahead.some(({ won }) => won)) return 'won'
  const short = { ...ask, budget: { ...ask.budget, placements: Math.ceil(ask.budget.placements / PARTS) } }
  const soon = [from, ...ahead].some(state => wins(work, state, short))
  return soon || wins(work, from, ask) ? 'won' : 'not found'
}

/** Of the budget of a whole search, what a short one gets. */
const PARTS = 8

type Search = Ask & { readonly budget: { readonly placements: number } }

function wins({ level }: Work, from: Readonly<State>, ask: Ask): boolean {
  return isFound(solve(level, { ...ask, from }))
}

/** The positions along a plan, as far as it can be played and is not lost. */
function followed(work: Work, from: Readonly<State>, plan: readonly Turn[]): State[] {
  const states: State[] = []
  const state = copyOf(from)
  for (const { acts, landing } of plan) {
    if (!applyActs(state, acts)) break
    work.reach.run(state, EVERYWHERE)
    if (!work.reach.landings.subarray(0, work.reach.count).includes(landing)) break
    work.place(state, landing)
    if (state.lost !== '') break
    states.push(copyOf(state))
    if (state.won) break
  }
  return states
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
