/**
 * Where a piece can be brought by the moves of the rules: turned and moved where it is, let down a cell, and turned and moved again, also below
 * a roof it has sunk beside. What a tick does to a piece is made of these steps, so a piece never comes to lie anywhere else; only wind blows it
 * where no key leads. The memory is kept from one walk to the next, so a walk is over when the next begins.
 */
import { AXES, type Spot, STEPS } from '../../nouns.ts'
import { WATER } from '../../rules/board/cells.ts'
import { AXES_OF, indexOf, spotOf } from '../../rules/board/space.ts'
import { KICKS, OFFSETS } from '../../rules/pieces/pieces.ts'
import { type Shape, shapeOf, TURNS } from './shape.ts'
import type { Place, State } from './types.ts'

/** What leads from place to place. A cell along gravity has no key of its own. */
const WAYS: readonly string[] = [...STEPS, ...AXES.flatMap(axis => [`${axis}+`, `${axis}-`]), 'down']
const TURN = STEPS.length
const DOWN = WAYS.length - 1

const ENTERED = -1
const FITS = 1
const BLOCKED = 2

export interface Walk {
  readonly turning: boolean
  readonly sliding: boolean // false: nothing but a drop once the piece has left the height where it is
}

export const EVERYWHERE: Walk = { turning: true, sliding: true }

export function placeOf({ level, pose, x, y, z, cells }: Readonly<State>): Place {
  return pose * cells.length + indexOf(level.bounds, x, y, z)
}

/** The state with its piece there: the place of the piece changes, and nothing else. */
export function putAt(state: State, place: Place): State {
  const size = state.cells.length
  const { bounds } = state.level
  const cell = place % size
  const z = cell % bounds[2]
  const column = (cell - z) / bounds[2]
  state.pose = (place - cell) / size
  state.x = column % bounds[0]
  state.y = (column - state.x) / bounds[0]
  state.z = z
  return state
}

/** The cells of a piece at a place, in order. */
export function bodyAt({ level: { bounds }, piece, cells }: Readonly<Pick<State, 'level' | 'piece' | 'cells'>>, place: Place): number[] {
  const size = cells.length
  const pivot = place % size
  const offsets = OFFSETS[piece][(place - pivot) / size]
  const body: number[] = []
  for (let at = 0; at < offsets.length; at += 3)
    body.push(pivot + (offsets[at + 1] * bounds[0] + offsets[at]) * bounds[2] + offsets[at + 2])
  return body.sort((a, b) => a - b)
}

export class Reach {
  /** Where it can come to lie, one place for each body: the first `count` of them. */
  landings: Int32Array
  count = 0
  /** How many places the latest walk came to. */
  places = 0
  readonly #bounds: Spot
  readonly #size: number
  readonly #spots: readonly Int16Array[] // by axis and cell
  readonly #shapes: (Shape | undefined)[] = []
  readonly #room: Uint8Array // by class and cell
  readonly #cameBy: Int32Array // by class and cell: 16 times where from plus which way, plus 1
  readonly #landed: Uint8Array // by body and cell
  readonly #open: Int32Array
  readonly #dropFrom: Int32Array // by landing
  #shape: Shape
  #cells: Uint8Array
  #walk: Walk = EVERYWHERE
  #exact = false
  #turns: readonly number[] = []

  constructor({ level, cells, piece }: Readonly<State>) {
    const size = cells.length
    this.#bounds = level.bounds
    this.#size = size
    this.#cells = cells
    const spots = Array.from(cells, (_, cell) => spotOf(level.bounds, cell))
    this.#spots = [0, 1, 2].map(axis => Int16Array.from(spots, spot => spot[axis]))
    this.#room = new Uint8Array(24 * size)
    this.#cameBy = new Int32Array(24 * size)
    this.#landed = new Uint8Array(24 * size)
    this.#open = new Int32Array(24 * size)
    this.landings = new Int32Array(24 * size)
    this.#dropFrom = new Int32Array(24 * size)
    this.#shape = this.#shapeOf(Math.max(0, piece))
  }

  #shapeOf(piece: number): Shape {
    const shape = this.#shapes[piece] ?? shapeOf(this.#bounds, piece)
    this.#shapes[piece] = shape
    return shape
  }

  /** Walks from where the piece is. With `exact`, lies that differ only in where the pivot is are told apart: a drain is placed there. */
  run(state: Readonly<State>, walk: Walk = EVERYWHERE, exact = false): void {
    const shape = this.#shapeOf(state.piece)
    const used = shape.classes * this.#size
    this.#shape = shape
    this.#cells = state.cells
    this.#walk = walk
    this.#exact = exact
    this.#room.fill(0, 0, used)
    this.#cameBy.fill(0, 0, used)
    this.#landed.fill(0, 0, (exact ? shape.classes : shape.bodies) * this.#size)
    this.#turns = walk.turning ? turnsOf(state) : []
    this.count = 0
    this.#flood(state)
  }

  /** The ways from where the piece is to where it lies as at this place, all the way down or as far as to where it is dropped; null: none. */
  wayTo(place: Place, dropped: boolean): string[] | null {
    const wanted = this.#landingOf(place)
    for (let at = 0; at < this.count; at++) {
      if (this.#landingOf(this.landings[at]) !== wanted) continue
      const ways = this.#ways(this.#dropFrom[at])
      if (dropped) while (ways.at(-1) === 'down') ways.pop()
      return ways
    }
    return null
  }

  /** Whether the piece can be brought to exactly this place (in any pose that looks the same); the ways, or null. */
  waysThrough(place: Place): string[] | null {
    const cell = place % this.#size
    const at = this.#shape.classOf[(place - cell) / this.#size] * this.#size + cell
    return this.#cameBy[at] === 0 ? null : this.#ways(at)
  }

  #landingOf(place: Place): number {
    const { classOf, bodyOf, corner } = this.#shape
    const cell = place % this.#size
    const kind = classOf[(place - cell) / this.#size]
    return this.#exact ? kind * this.#size + cell : bodyOf[kind] * this.#size + cell + corner[kind]
  }

  #ways(last: number): string[] {
    const ways: string[] = []
    for (let at = last, by = this.#cameBy[at]; by > 0; by = this.#cameBy[at]) {
      ways.push(WAYS[(by - 1) % 16])
      at = Math.floor((by - 1) / 16)
    }
    return ways.reverse()
  }

  #flood(state: Readonly<State>): void {
    const { g } = AXES_OF[state.gravity]
    const kicks = kicksOf(state.gravity)
    const mayLift = state.lockResets < (state.level.lock?.maxResets ?? 4)
    const open = this.#open
    const first = this.#shape.classOf[state.pose] * this.#size + indexOf(this.#bounds, state.x, state.y, state.z)
    this.#cameBy[first] = ENTERED
    open[0] = first
    let end = 1
    for (let at = 0; at < end; at++) {
      const from = open[at]
      for (let way = 0; way < TURN; way++) if (g[way >> 1] === 0) end = this.#come(from, this.#beside(from, way), way, end)
      const below = this.#below(from, g)
      if (below < 0) this.#land(from, from)
      else if (this.#walk.sliding) end = this.#come(from, below, DOWN, end)
      else this.#fall(from, g)
      for (const turn of this.#turns) end = this.#turned(from, turn, kicks, mayLift, end)
    }
    this.places = end
  }

  #come(from: number, to: number, way: number, end: number): number {
    if (to < 0 || this.#cameBy[to] !== 0) return end
    this.#cameBy[to] = 16 * from + way + 1
    this.#open[end] = to
    return end + 1
  }

  #fall(from: number, g: Spot): void {
    let at = from
    for (let below = this.#below(at, g); below >= 0; below = this.#below(at, g)) at = below
    this.#land(at, from)
  }

  #land(at: number, from: number): void {
    const { bodyOf, corner, poses } = this.#shape
    const cell = at % this.#size
    const kind = (at - cell) / this.#size
    const body = this.#exact ? at : bodyOf[kind] * this.#size + cell + corner[kind]
    if (this.#landed[body] !== 0) return
    this.#landed[body] = 1
    this.landings[this.count] = poses[kind] * this.#size + cell
    this.#dropFrom[this.count++] = from
  }

  #beside(from: number, way: number): number {
    const axis = way >> 1
    const by = (way & 1) === 0 ? 1 : -1
    return this.#moved(from, axis === 0 ? by : 0, axis === 1 ? by : 0, axis === 2 ? by : 0)
  }

  #below(from: number, g: Spot): number {
    return this.#moved(from, g[0], g[1], g[2])
  }

  #moved(from: number, dx: number, dy: number, dz: number): number {
    const cell = from % this.#size
    const x = this.#spots[0][cell] + dx
    const y = this.#spots[1][cell] + dy
    const z = this.#spots[2][cell] + dz
    const [X, Y, Z] = this.#bounds
    if (x < 0 || y < 0 || z < 0 || x >= X || y >= Y || z >= Z) return -1
    const to = from + (dy * X + dx) * Z + dz
    return this.#fits(to) ? to : -1
  }

  /** A piece that has used its resets is not lifted any more, and may end elsewhere than one that has not [FL-27]. */
  #turned(from: number, turn: number, kicks: Int8Array, mayLift: boolean, end: number): number {
    const cell = from % this.#size
    const kind = (from - cell) / this.#size
    const rest = this.#shape.turned[kind * TURNS + turn] * this.#size + cell
    let lifted = false
    for (let kick = 0; kick < kicks.length; kick += 3) {
      const lifts = KICKS[kick / 3][1] > 0
      if (lifts && !mayLift) continue
      const to = this.#moved(rest, kicks[kick], kicks[kick + 1], kicks[kick + 2])
      if (to < 0) continue
      end = this.#come(from, to, TURN + turn, end)
      if (!lifts || lifted) return end
      lifted = true // and on, as if it could not be
    }
    return end
  }

  #fits(at: number): boolean {
    const known = this.#room[at]
    if (known !== 0) return known === FITS
    const fits = this.#hasRoom(at)
    this.#room[at] = fits ? FITS : BLOCKED
    return fits
  }

  #hasRoom(at: number): boolean {
    const { voxels, deltas, least, most } = this.#shape
    const cell = at % this.#size
    const kind = (at - cell) / this.#size
    for (let axis = 0; axis < 3; axis++) {
      const place = this.#spots[axis][cell]
      if (place + least[3 * kind + axis] < 0 || place + most[3 * kind + axis] >= this.#bounds[axis]) return false
    }
    const cells = this.#cells
    for (let voxel = kind * voxels; voxel < (kind + 1) * voxels; voxel++) if (cells[cell + deltas[voxel]] > WATER) return false
    return true
  }
}

function turnsOf({ level: { axes = AXES } }: Readonly<State>): number[] {
  const turns: number[] = []
  for (let turn = 0; turn < TURNS; turn++) if (axes.includes(AXES[turn >> 1])) turns.push(turn)
  return turns
}

/** (dx, dy, dz) of a kick stands for dx·R + dy·U - dz·F of the gravity in force [FL-15]. */
function kicksOf(gravity: number): Int8Array {
  const { u, r, f } = AXES_OF[gravity]
  return Int8Array.from(KICKS.flatMap(([dx, dy, dz]) => [0, 1, 2].map(axis => dx * r[axis] + dy * u[axis] - dz * f[axis])))
}
