/**
 * Where a piece can be brought by the moves of the rules: turned and moved where it is, let down a cell, and turned and moved again, also below
 * a roof it has sunk beside. A place is a pose and the cell of the pivot.
 *
 * Everything that a tick does to a piece is made of these steps, so a piece never comes to lie anywhere else; only wind blows it where no key
 * leads. The other way round nearly every place is reached by keys as well, one a tick; whoever needs to know plays them.
 */
import { AXES, type Axis, type Floodline, STEPS } from '../nouns.ts'
import { AXES_OF, indexOf, spotOf } from '../rules/board/space.ts'
import { fits, turn } from '../rules/pieces/piece.ts'
import { OFFSETS } from '../rules/pieces/pieces.ts'
import { LOCK_RESETS } from '../rules/start.ts'

type State = Floodline['State']

/** Pose times the cells of the board, plus the cell of the pivot. */
export type Place = number

/** What leads from place to place. A cell along gravity has no key of its own. */
const WAYS: readonly string[] = [...STEPS, ...AXES.flatMap(axis => [`${axis}+`, `${axis}-`]), 'down']
const TURN = STEPS.length
const DOWN = WAYS.length - 1

/** The kick that lifts [FL-15]; those after it are tried by whoever may not be lifted too. */
const LIFTED = 5

const UNKNOWN = 0
const ENTERED = -1

export function placeOf({ level, pose, x, y, z, cells }: Readonly<State>): Place {
  return pose * cells.length + indexOf(level.bounds, x, y, z)
}

/** The state with its piece there: the place of the piece changes, and nothing else. */
export function putAt(state: State, place: Place): State {
  const size = state.cells.length
  const cell = place % size
  const [x, y, z] = spotOf(state.level.bounds, cell)
  state.pose = (place - cell) / size
  state.x = x
  state.y = y
  state.z = z
  return state
}

/** The cells of a piece at a place, in order. */
export function bodyAt({ level: { bounds }, piece, cells }: Readonly<State>, place: Place): number[] {
  const size = cells.length
  const pivot = place % size
  const offsets = OFFSETS[piece]?.[(place - pivot) / size] ?? new Int8Array()
  const body: number[] = []
  for (let at = 0; at < offsets.length; at += 3)
    body.push(pivot + ((offsets[at + 1] ?? 0) * bounds[0] + (offsets[at] ?? 0)) * bounds[2] + (offsets[at + 2] ?? 0))
  return body.sort((a, b) => a - b)
}

/** All places that a piece comes to in a world that does not change meanwhile, and the shortest way to each. */
export class Reach {
  readonly #state: State
  readonly #turning: boolean
  readonly #cameBy: Int32Array // by place: 16 times where from plus which way, plus 1

  constructor(state: Readonly<State>, turning = true) {
    this.#state = { ...state }
    this.#turning = turning
    this.#cameBy = new Int32Array(24 * state.cells.length)
  }

  has(place: Place): boolean {
    return this.#cameBy[place] !== UNKNOWN
  }

  /** Walks on from places that may be new, and shows every new one it comes to. */
  walk(from: readonly Place[], visit: (place: Place, grounded: boolean) => void): void {
    const open: Place[] = []
    for (const place of from) this.#come(place, ENTERED, open)
    for (let at = 0; at < open.length; at++) visit(open[at] as Place, !this.#step(open[at] as Place, open))
  }

  /** The ways that lead to a place, and the place at which they begin. */
  wayTo(place: Place): { readonly from: Place; readonly ways: readonly string[] } {
    const ways: string[] = []
    let at = place
    for (let by = this.#cameBy[at] as number; by > 0; by = this.#cameBy[at] as number) {
      ways.unshift(WAYS[(by - 1) % 16] as string)
      at = Math.floor((by - 1) / 16)
    }
    return { from: at, ways }
  }

  #come(place: Place, by: number, open: Place[]): void {
    if (this.#cameBy[place] !== UNKNOWN) return
    this.#cameBy[place] = by
    open.push(place)
  }

  /** Every way from here; says whether one leads down. */
  #step(from: Place, open: Place[]): boolean {
    const state = this.#state
    const { g } = AXES_OF[state.gravity] as (typeof AXES_OF)[number]
    const { pose, x, y, z } = putAt(state, from)
    const go = (way: number, dx: number, dy: number, dz: number): boolean => {
      if (!fits(state, pose, x + dx, y + dy, z + dz)) return false
      const { bounds } = state.level
      this.#come(from + (dy * bounds[0] + dx) * bounds[2] + dz, 16 * from + way + 1, open)
      return true
    }
    for (let way = 0; way < TURN; way++) {
      const axis = way >> 1
      const by = way % 2 === 0 ? 1 : -1
      if (g[axis] === 0) go(way, axis === 0 ? by : 0, axis === 1 ? by : 0, axis === 2 ? by : 0)
    }
    const down = go(DOWN, g[0], g[1], g[2])
    if (this.#turning) this.#turn(from, open)
    return down
  }

  /** A piece that has used its resets is not lifted any more, and may end elsewhere than one that has not [FL-27]. */
  #turn(from: Place, open: Place[]): void {
    const state = this.#state
    const { axes = AXES, lock } = state.level
    for (let way = TURN; way < DOWN; way++) {
      if (!axes.includes(AXES[(way - TURN) >> 1] as Axis)) continue
      const kick = this.#turned(from, way, 0, open)
      if (kick >= LIFTED) this.#turned(from, way, lock?.maxResets ?? LOCK_RESETS, open)
    }
  }

  #turned(from: Place, way: number, lockResets: number, open: Place[]): number {
    const state = putAt(this.#state, from)
    state.lockResets = lockResets
    const kick = turn(state, way - TURN)
    if (kick >= 0) this.#come(placeOf(state), 16 * from + way + 1, open)
    return kick
  }
}
