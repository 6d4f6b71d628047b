/** How close it is, 0 to 100: what the music goes by, and anything else that wants to know [GDD I §12]. Integers throughout. */

import type { Constraint, Floodline } from '../../nouns.ts'
import { HEAVY } from '../../rules/board/cells.ts'
import type { Pools } from '../../rules/board/pools.ts'
import { builtHeight, waterHeight } from '../../rules/board/shapes.ts'
import { DOWN, spotOf } from '../../rules/board/space.ts'
import { limitOf } from '../../rules/endless.ts'
import { warningsOf } from '../../rules/futures.ts'
import { pieceCells } from '../../rules/pieces/piece.ts'
import { LOCK_TICKS } from '../../rules/start.ts'
import { hazardsOf } from '../../rules/wind.ts'

type State = Readonly<Floodline['State']>

/** Each from 0 to 100. */
export interface Dangers {
  readonly height: number // built close to the height that loses
  readonly flood: number // water close to where it must not be, or much of it gone over
  readonly gust: number // wind is about to blow
  readonly lock: number // the piece is about to lock, and something is the matter
  readonly bag: number // few pieces are left
}

/** Dangers add up as chances do: none of them makes less of it, and all of them together are no more than 100. */
export function dangerOf(state: State, pools?: Pools): number {
  const { height, flood, gust, lock, bag } = dangersOf(state, pools)
  let calm = 100
  for (const danger of [height, flood, gust, lock, bag]) calm = Math.floor((calm * (100 - danger)) / 100)
  return 100 - calm
}

const NONE: Dangers = { height: 0, flood: 0, gust: 0, lock: 0, bag: 0 }

/** What is over is dangerous no more. */
export function dangersOf(state: State, pools?: Pools): Dangers {
  if (state.won || state.lost !== '') return NONE
  return { height: height(state), flood: flood(state, pools), gust: gust(state), lock: lock(state), bag: bag(state) }
}

/** `most` when nothing is left, nothing from `from` on. */
function nearness(left: number, from: number, most: number): number {
  if (left < 0) return 100 // it is over the line already, and will lose if nothing changes
  return left >= from ? 0 : Math.floor((most * (from - left)) / from)
}

/** How many layers below the limit it begins to count; in a low world it is half of them. */
const HIGH = 6

/** Judged only under DOWN [FL-111]. A piece that stands on something counts as what it is about to be. */
function height(state: State): number {
  const { level, cells, notes, gravity } = state
  if (gravity !== DOWN) return 0
  let top = builtHeight(level.bounds, cells, notes)
  if (state.piece >= 0 && state.grounded) for (const cell of pieceCells(state)) top = Math.max(top, spotOf(level.bounds, cell)[1])
  const limit = limitOf(state)
  return nearness(limit - top, Math.min(HIGH, (limit + 1) >> 1), 90)
}

const NO_CONSTRAINTS: readonly Constraint[] = []

/** How many layers below the forbidden one water begins to count. */
const DEEP = 4

function flood(state: State, pools: Pools | undefined): number {
  const { level, cells, metrics } = state
  let most = 0
  for (const constraint of level.constraints ?? NO_CONSTRAINTS) {
    if (constraint.type === 'WATER_FORBIDDEN') {
      const dry = constraint.worldLevel - 1 - waterHeight(level.bounds, cells)
      most = Math.max(most, nearness(dry, DEEP, 75), dry === 0 ? lastLayer(state, constraint.worldLevel - 1, pools) : 0)
    }
    if (constraint.type === 'MAX_WATER_OVERFLOW') most = Math.max(most, overflow(metrics.overflowed, constraint.units))
  }
  return most
}

/** The water stands in the last layer it may: what is still free there is all there is. Pools know it; levels are heights under DOWN. */
function lastLayer({ gravity }: State, surface: number, pools: Pools | undefined): number {
  if (!pools || gravity !== DOWN) return 0
  let most = 0
  for (const pool of pools.pools)
    if (pool.surface === surface && pool.layer > 0) most = Math.max(most, 75 + Math.floor((20 * pool.filled) / pool.layer))
  return most
}

/** Nothing gone over is no danger, however little may. */
function overflow(gone: number, may: number): number {
  if (gone === 0) return 0
  return nearness(may - gone, may + 1, 80)
}

const GUST_TICKS = 60

/** A wind that cannot move the piece is only weather [FL-85]. */
function gust(state: State): number {
  const { winds, tick, piece, material } = state
  if (piece < 0) return 0
  const hazards = hazardsOf(state)
  let most = 0
  winds.forEach(({ next }, i) => {
    const strength = hazards[i]?.pushStrength ?? 0
    const wanted = material === HEAVY ? strength >> 1 : strength
    if (wanted > 0 && next >= tick) most = Math.max(most, nearness(next - tick, GUST_TICKS, 45))
  })
  return most
}

/** For each kind of thing that is the matter, as the delay runs out. */
const A_WARNING = 30

/** Warnings cost a look at the whole board, so it is taken only while a piece stands. */
function lock(state: State): number {
  if (state.piece < 0 || !state.grounded) return 0
  const delay = Math.max(1, state.level.lock?.delayTicks ?? LOCK_TICKS)
  const gone = Math.min(delay, Math.max(0, delay - state.lockIn))
  const kinds = warningsOf(state).length
  return Math.min(100, Math.floor((A_WARNING * kinds * gone) / delay))
}

/** By how many pieces are left besides the one in play. */
const LAST = [60, 40, 25, 12]

/** Only a sequence that does not begin again can come to an end [FL-118]. */
function bag({ level, queue, bagAt, held }: State): number {
  if (level.bag.type !== 'FIXED_SEQUENCE' || (level.bag.loop ?? true)) return 0
  const left = queue.length + Math.max(0, level.bag.sequence.length - bagAt) + (held >= 0 ? 1 : 0)
  return LAST[left] ?? 0
}

// ── Tension ──────────────────────────────────────────────────────────────────────────────────────────

/** What danger is felt like: it comes at once and goes slowly, and it does not flicker at a threshold. */
export interface Tension {
  readonly level: 0 | 1 | 2 | 3
  readonly heat: number // 0 to 100: danger, smoothed
  readonly cooling: number // ticks since the heat last sank
}

export const AT_EASE: Tension = { level: 0, heat: 0, cooling: 0 }

/** By level: from which heat it is reached, and below which it is left. */
export const UP = [0, 30, 60, 85] as const
export const DOWN_AGAIN = [0, 20, 48, 72] as const

/** Up by a quarter of what is missing each tick; down by one in so many ticks: from 100 to nothing in twenty seconds. */
const TICKS_A_POINT = 12

/** After so many ticks of this danger. */
export function felt(tension: Tension, danger: number, ticks = 1): Tension {
  let { level, heat, cooling } = tension
  const wanted = Math.min(100, Math.max(0, Math.floor(danger)))
  for (let tick = 0; tick < ticks; tick++) {
    if (wanted > heat) {
      heat += Math.max(1, (wanted - heat) >> 2)
      cooling = 0
    } else if (wanted === heat) cooling = 0
    else if (++cooling >= TICKS_A_POINT) {
      heat--
      cooling = 0
    }
    level = levelAt(level, heat)
  }
  return { level, heat, cooling }
}

function levelAt(level: Tension['level'], heat: number): Tension['level'] {
  let at: number = level
  while (at < 3 && heat >= (UP[at + 1] ?? 101)) at++
  while (at > 0 && heat < (DOWN_AGAIN[at] ?? 0)) at--
  return at as Tension['level']
}
