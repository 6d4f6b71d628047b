/**
 * What would happen, before it does [FL-150, FL-151], and what may soon [FL-153]. A preview knows no rules: the rules themselves
 * are run, on a copy of the state, so it cannot disagree with what follows it.
 */

import { type Outcome, type Refusal, silent } from '../../../kernel/game.ts'
import { copy } from '../../../kernel/plain.ts'
import { type Floodline, type FloodRefusal, type LossCode, type Metrics, TILTS, type TiltSense } from '../nouns.ts'
import { ask, refuse } from './actions.ts'
import { blocks, isBuilt, isVoxel, WATER } from './board/cells.ts'
import { looseVoxels } from './board/settle.ts'
import { builtHeight } from './board/shapes.ts'
import { AXES_OF, contains, DOWN, indexOf, spotOf, TILTED } from './board/space.ts'
import { limitOf } from './endless.ts'
import { lossOf } from './goals.ts'
import { outcome } from './outcome.ts'
import { appear, pieceCells, stepDown } from './pieces/piece.ts'
import { materialOfToken, pieceOf } from './pieces/pieces.ts'
import { resolveTilt } from './resolve.ts'
import { tick } from './tick.ts'

type State = Floodline['State']

/**
 * One tilt, if it were asked for in the coming tick: the world as soon as it has tilted, the first thing in a tick. What the tick
 * does to the active piece afterwards (it may even lock) is no part of it.
 */
export interface TiltFuture {
  readonly sense: TiltSense
  readonly gravity: number // where it leads; -1 if that is nowhere
  readonly refusal: Refusal<FloodRefusal> | null // why it cannot be asked for; then there is nothing to see
  readonly blocked: readonly number[] | null // cells of the piece that are in the way; then it changes nothing
  readonly cells: Uint8Array | null // the board
  readonly shift: number // voxels that end elsewhere
  readonly lost: number // voxels that fall out
  readonly overflow: number // units that find no room
  readonly falls: readonly Fall[] // what falls how far, in order
  readonly metrics: Metrics | null // afterwards; null when nothing changes
  readonly height: number // of what is built, afterwards
  readonly loses: LossCode | null // the level is lost then: no lock can be judged otherwise any more
  readonly threatens: LossCode | null // a lock that leaves things as they then lie loses the level
}

export interface Fall {
  readonly from: readonly number[] // cells
  readonly by: number
}

/**
 * A hard drop, if it were the only thing asked for in the coming tick: what that tick would leave. Wishes that are already noted
 * for it are put aside. A gust due in it passes without effect [FL-84]; held soft drop leads to the same place. The next piece
 * has appeared, and if it could not, that is the outcome.
 */
export interface DropFuture {
  readonly cells: Uint8Array // the board after the whole resolve
  readonly change: Metrics // how much more the metrics would be than now; means little for shiftLast, lostLast and waterHeight
  readonly outcome: Outcome | null
}

/** Keeps the copy it works on, so that a preview costs no more memory than its answer. */
export class Futures {
  #scratch: State | null = null

  /** One for each sense, in the order of TILTS. */
  tilts(state: Readonly<State>): TiltFuture[] {
    return TILTS.map((sense, number) => this.#tilt(state, sense, number))
  }

  /** Null when there is no piece to drop. */
  drop(state: Readonly<State>): DropFuture | null {
    const after = this.after(state)
    return after && { cells: after.cells.slice(), change: growth(state.metrics, after.metrics), outcome: outcome(after) }
  }

  /** The whole world that a hard drop would leave, to ask what it would then be like. It lasts until the next question. */
  after(state: Readonly<State>): Readonly<State> | null {
    if (state.piece < 0) return null
    const scratch = this.#copyOf(state)
    while (stepDown(scratch)); // the tick finds it landed already, and locks it
    scratch.asked = 0
    ask(scratch, { kind: 'drop' })
    tick(scratch, silent)
    return scratch
  }

  #tilt(state: Readonly<State>, sense: TiltSense, number: number): TiltFuture {
    const scratch = this.#copyOf(state)
    scratch.asked = 0 // another tilt may be noted already; what is shown is this one instead
    const to = TILTED[number][state.gravity]
    const none = {
      ...{ sense, gravity: Math.max(-1, to), refusal: null, blocked: null, cells: null, shift: 0, lost: 0, overflow: 0, falls: [] },
      ...{ metrics: null, height: builtHeight(state.level.bounds, state.cells, state.notes), loses: null, threatens: null },
    }
    const refusal = refuse(scratch, { kind: 'tilt', sense })
    if (refusal) return { ...none, refusal }
    const falls: Fall[] = []
    const blocked = resolveTilt(scratch, to, event => void (event.kind === 'fell' && falls.push({ from: event.from, by: event.by })))
    if (blocked) return { ...none, blocked }
    const { cells, metrics } = scratch
    const overflow = metrics.overflowed - state.metrics.overflowed
    const loses = sureLoss(scratch)
    return {
      ...{ ...none, cells: cells.slice(), shift: metrics.shiftLast, lost: metrics.lostLast, overflow, falls },
      ...{ metrics: { ...metrics }, height: builtHeight(scratch.level.bounds, cells, scratch.notes) },
      ...{ loses, threatens: loses ? null : (lossOf(scratch)?.because ?? null) },
    }
  }

  #copyOf(state: Readonly<State>): State {
    let scratch = this.#scratch
    if (scratch === null || scratch.cells.length !== state.cells.length) {
      scratch = copyBesidesLevel(state)
      this.#scratch = scratch
    } else overwrite(scratch, state)
    return scratch
  }
}

/** The level never changes, is large, and may be shared. */
function copyBesidesLevel({ level, ...rest }: Readonly<State>): State {
  return { level, ...copy(rest) }
}

/** Everything, whatever fields there are; the boards into the memory they already have. */
function overwrite(scratch: State, state: Readonly<State>): void {
  const to = scratch as unknown as Record<string, unknown>
  const from = state as unknown as Record<string, unknown>
  for (const field in from) {
    const value = from[field]
    const own = to[field]
    if (field === 'level') to[field] = value
    else if (own instanceof Uint8Array) own.set(value as Uint8Array)
    else to[field] = copy(value)
  }
}

/** Of what is counted over a level, by how much it went up. */
function growth(before: Readonly<Metrics>, after: Readonly<Metrics>): Metrics {
  const change = { ...after }
  for (const name of Object.keys(change) as (keyof Metrics)[]) change[name] -= before[name]
  return change
}

/**
 * By what the level is lost already, although only the next lock will say so [FL-110]: counts that never go down, and went over their
 * limit in a tilt. Null: nothing is decided.
 */
export function sureLoss({ level, metrics }: Readonly<Pick<State, 'level' | 'metrics'>>): LossCode | null {
  if (level.sandbox) return null
  for (const constraint of level.constraints ?? [])
    if (constraint.type === 'MAX_LOST_VOXELS' && metrics.lost > constraint.count) return 'too-many-lost'
  for (const constraint of level.constraints ?? [])
    if (constraint.type === 'MAX_WATER_OVERFLOW' && metrics.overflowed > constraint.units) return 'water-overflowed'
  return null
}

// ── Warnings ─────────────────────────────────────────────────────────────────────────────────────────

export interface Warning {
  readonly kind: 'resting-on-water' | 'unsupported' | 'overflow-risk'
  readonly cells: readonly number[]
}

/** How far below the height limit it begins to be risky. */
const NEAR_LIMIT = 2

/** What is the matter with the world as it lies, before it is too late. Empty when all is well. */
export function warningsOf(state: Readonly<State>): Warning[] {
  const warnings: Warning[] = [
    { kind: 'resting-on-water', cells: voxelsOnWater(state) },
    { kind: 'unsupported', cells: looseVoxels(state) },
    { kind: 'overflow-risk', cells: [...new Set([...highVoxels(state), ...inTheWayOfNext(state)])] },
  ]
  return warnings.filter(({ cells }) => cells.length > 0)
}

/** Voxels with water next to them along gravity [FL-114]. */
function voxelsOnWater({ level: { bounds }, cells, gravity }: Readonly<State>): number[] {
  const { g } = AXES_OF[gravity]
  const found: number[] = []
  for (let cell = 0; cell < cells.length; cell++) {
    if (!isVoxel(cells[cell])) continue
    const [x, y, z] = spotOf(bounds, cell)
    const next = [x + g[0], y + g[1], z + g[2]] as const
    if (contains(bounds, ...next) && cells[indexOf(bounds, ...next)] === WATER) found.push(cell)
  }
  return found
}

/** What is built close to the height that loses. That is judged only under DOWN [FL-111]. */
function highVoxels(state: Readonly<State>): number[] {
  const { cells, notes, gravity } = state
  const { bounds, sandbox } = state.level
  if (sandbox) return []
  const found: number[] = []
  if (gravity !== DOWN) return found
  for (let cell = Math.max(0, limitOf(state) - NEAR_LIMIT) * bounds[0] * bounds[2]; cell < cells.length; cell++)
    if (isBuilt(cells[cell], notes[cell])) found.push(cell)
  return found
}

/** What stands where the next piece would appear, if it were to come now [FL-117]. */
function inTheWayOfNext(state: Readonly<State>): number[] {
  const token = state.queue[0] ?? state.held
  if (token < 0) return []
  const next: State = { ...state, piece: pieceOf(token), material: materialOfToken(token) }
  if (appear(next)) return []
  return pieceCells(next).filter(cell => blocks(state.cells[cell]))
}
