/**
 * What a tilt or a drop would cause, as it is shown before it is made. It is computed by the rules on a copy of the world, so it is what
 * happens (testing/promises/fates.ts tries).
 */
import { type Floodline, GRAVITIES, type Gravity, type LossCode } from '../../../nouns.ts'
import { tiltsLeft } from '../../../rules/actions.ts'
import { ICE, WATER } from '../../../rules/board/cells.ts'
import type { TiltFuture } from '../../../rules/futures.ts'
import { type StarCost, starsLost } from '../stars.ts'

type State = Floodline['State']

/** What a tilt and a drop have in common. */
export interface Fate {
  readonly shift: number // blocks that end elsewhere
  readonly lost: number // blocks that leave the world
  readonly flooded: number // cells that are wet and were not
  readonly spilled: number // units that find no room
  readonly height: number // of what is built, afterwards
  readonly stars: readonly StarCost[] // that it puts out of reach; none where it loses, which costs them all
  readonly loses: LossCode | null // for certain, though a tilt is judged only at the next lock
}

export interface TiltFate extends Fate {
  readonly key: string
  readonly from: Gravity
  readonly to: Gravity | null
  readonly refusal: TiltFuture['refusal']
  readonly blocked: number // cells of the piece that are in the way
  readonly threatens: LossCode | null // a lock that leaves it so loses
  readonly left: number | null // tilts; null: no limit
  readonly of: number | null
}

export interface DropFate extends Fate {
  readonly landing: readonly number[] // cells
  readonly drained: number // units
  readonly frozen: number | null // cells that turn to ice; null unless the piece is to freeze
  readonly wins: number | null // with so many stars
}

export function tiltFateOf(state: Readonly<State>, future: TiltFuture, key: string): TiltFate {
  const { gravity, refusal, blocked, cells, shift, lost, overflow, metrics, height, loses, threatens } = future
  const { tiltBudget, maxRotations } = state.level.tilt ?? {}
  const limited = tiltBudget !== undefined || maxRotations !== undefined
  const left = limited ? Math.max(0, tiltsLeft(state)) : null
  return {
    ...{ key, from: GRAVITIES[state.gravity] ?? 'DOWN', to: gravity < 0 ? null : (GRAVITIES[gravity] ?? null) },
    ...{ refusal, blocked: blocked?.length ?? 0, shift, lost, spilled: overflow, height, loses, threatens },
    flooded: cells ? floodedIn(state.cells, cells) : 0,
    ...{ left: left === null ? null : left - (cells ? 1 : 0), of: left === null ? null : left + state.metrics.tilts },
    // Nothing that a tilt does to the board can put a star out of reach for good: its counts can.
    stars: metrics && !loses ? starsLost(state, { ...state, metrics }) : [],
  }
}

/** Cells that are wet and were not. */
export function floodedIn(before: Uint8Array, after: Uint8Array): number {
  return becoming(WATER, before, after)
}

/** Cells that are ice and were not. */
export function frozenIn(before: Uint8Array, after: Uint8Array): number {
  return becoming(ICE, before, after)
}

function becoming(code: number, before: Uint8Array, after: Uint8Array): number {
  let count = 0
  for (let cell = 0; cell < after.length; cell++) if (after[cell] === code && before[cell] !== code) count++
  return count
}
