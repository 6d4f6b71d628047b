/** How often a level is won by somebody who does not think: pieces anywhere, turned anyhow, now and then a tilt, a hold or an ability. */
import { below, next, type Rng } from '../../../../kernel/rng.ts'
import { ABILITIES, AXES, type FloodAction, type FloodLevel, TILTS } from '../../nouns.ts'
import { AXES_OF } from '../../rules/board/space.ts'
import { fits } from '../../rules/pieces/piece.ts'
import { TURNED } from '../../rules/pieces/pieces.ts'
import { copyInto } from './copy.ts'
import { placeOf, putAt } from './reach.ts'
import type { Budget, Chance, Place, State } from './types.ts'
import { applied, Work } from './work.ts'
import { HOPELESS, Worth } from './worth.ts'

export interface ChanceAsk {
  readonly games: number
  /** `careful`: of three places the one that promises most. */
  readonly player: 'random' | 'careful'
  readonly seed?: number
  readonly budget?: Budget
}

const LOOKED_AT = { random: 1, careful: 3 } as const
const TILTS_ONE_IN = 6
const ACTS_ONE_IN = 8
const TRIES = 40
const LOWER = 4 // cells a piece is let down if it does not fit, turned, where it appears
const MOST_PIECES = 200

export function chance(level: FloodLevel, { games, player, seed = 1, budget = {} }: ChanceAsk): Chance {
  const work = new Work(level, { wanted: '1', seed, budget })
  const worth = player === 'careful' ? new Worth(work, 'never') : null
  const state = work.pool.take(work.first)
  let played = 0
  let won = 0
  for (; played < games && !work.over; played++) {
    const laid: Laid[] = []
    copyInto(state, work.first)
    for (let piece = 0; piece < MOST_PIECES && !state.won && state.lost === ''; piece++)
      laid.push(turn(work, state, worth, LOOKED_AT[player]))
    if (state.won && laid.every(each => isReached(work, each))) won++
    for (const { before } of laid) work.pool.give(before)
  }
  return { games: played, won, ...wilson(played, won) }
}

/** A piece of a game: the position with it in hand, and where it came to lie. */
interface Laid {
  readonly before: State
  readonly landing: Place
}

/** Pieces are set anywhere without asking how they get there, which is quick; behind a baffle it may be nowhere, so of wins it is asked. */
function isReached({ reach }: Work, { before, landing }: Laid): boolean {
  reach.run(before)
  return reach.wayTo(landing, true) !== null
}

function turn(work: Work, state: State, worth: Worth | null, looked: number): Laid {
  const { rng, pool, scratch } = work
  act(state, rng, work)
  const before = pool.take(state)
  const best = pool.take(state)
  let most: number | null = null
  let landing = 0
  for (let look = 0; look < looked; look++) {
    copyInto(scratch, state)
    setAnywhere(scratch, rng)
    const place = dropped(scratch)
    work.place(scratch, place)
    const promise = worth === null ? 0 : promiseOf(scratch, worth)
    if (most !== null && promise <= most) continue
    most = promise
    landing = place
    copyInto(best, scratch)
  }
  copyInto(state, best)
  pool.give(best)
  return { before, landing }
}

function promiseOf(state: Readonly<State>, worth: Worth): number {
  if (state.won) return Number.MAX_SAFE_INTEGER
  return state.lost === '' ? worth.of(state) : HOPELESS
}

function act(state: State, rng: Rng, work: Work): void {
  const wishes: FloodAction[] = []
  if (below(rng, TILTS_ONE_IN) === 0) wishes.push({ kind: 'tilt', sense: TILTS[below(rng, TILTS.length)] })
  if (below(rng, ACTS_ONE_IN) === 0) wishes.push({ kind: 'hold' })
  if (below(rng, ACTS_ONE_IN) === 0) wishes.push({ kind: 'ability', ability: ABILITIES[below(rng, ABILITIES.length)] })
  for (const wish of wishes) {
    const trial = work.pool.take(state)
    if (applied(trial, wish) && trial.lost === '' && trial.piece >= 0) copyInto(state, trial)
    work.pool.give(trial)
  }
}

/** Turned up to three times, and moved to some place across gravity; where it is if that is never free. */
function setAnywhere(state: State, rng: Rng): void {
  const { axes = AXES, bounds } = state.level
  const { g } = AXES_OF[state.gravity]
  for (let attempt = 0; attempt < TRIES; attempt++) {
    let { pose } = state
    if (axes.length > 0)
      for (let turns = below(rng, 4); turns > 0; turns--)
        pose = TURNED[pose][2 * AXES.indexOf(axes[below(rng, axes.length)]) + (next(rng) & 1)]
    const spot = [state.x, state.y, state.z].map((at, axis) => (g[axis] === 0 ? below(rng, bounds[axis]) : at))
    for (let lower = 0; lower < LOWER; lower++) {
      const [x, y, z] = spot.map((at, axis) => at + lower * g[axis])
      if (!fits(state, pose, x, y, z)) continue
      Object.assign(state, { pose, x, y, z })
      return
    }
  }
}

/** Where the piece lies once it has fallen. */
function dropped(state: State): number {
  const { g } = AXES_OF[state.gravity]
  while (fits(state, state.pose, state.x + g[0], state.y + g[1], state.z + g[2])) {
    state.x += g[0]
    state.y += g[1]
    state.z += g[2]
  }
  return placeOf(putAt(state, placeOf(state)))
}

// ── Interval ─────────────────────────────────────────────────────────────────────────────────────────

const MILLION = 1_000_000
const Z = 1960 // thousandths: 95 %

/** Wilson's interval in millionths, in whole numbers. */
export function wilson(games: number, won: number): { readonly low: number; readonly high: number } {
  if (games === 0) return { low: 0, high: MILLION }
  const zz = (Z * Z) / MILLION
  const spread = root(((won * (games - won)) / games + zz / 4) * zz)
  const middle = won + zz / 2
  const of = (count: number): number => Math.max(0, Math.min(MILLION, Math.trunc((count * MILLION) / (games + zz))))
  return { low: won === 0 ? 0 : of(middle - spread), high: won === games ? MILLION : of(middle + spread) }
}

/** Newton's square root: engines agree about adding and dividing. */
function root(value: number): number {
  if (value <= 0) return 0
  let guess = value > 1 ? value : 1
  for (let step = 0; step < 60; step++) guess = (guess + value / guess) / 2
  return guess
}
