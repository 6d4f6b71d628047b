/**
 * Where a piece can be brought by the moves of the rules: turned and moved where it is, let down a cell, and turned and moved again, also below
 * a roof it has sunk beside. What a tick does to a piece is made of these steps, so a piece never comes to lie anywhere else; only wind blows it
 * where no key leads. The memory is kept from one walk to the next, so a walk is over when the next begins.
 */
import { AXES, type Spot, STEPS } from '../../nouns.ts'
import { WATER } from '../../rules/board/cells.ts'
import { AXES_OF, indexOf, spotOf } from '../../rules/board/space.ts'
import { KICKS, OFFSETS } from '../../rules/pieces/pieces.ts'
import { LOCK_RESETS } from '../../rules/start.ts'
import { type Shape, shapeOf, TURNS } from './shape.ts'
import type { Place, State } from './types.ts'

/** What leads from place to place. A cell along gravity has no key of its own. */
const WAYS: readonly string[] = [...STEPS, ...AXES.flatMap(axis => [`${axis}+`, `${axis}-`]), 'down']
const TURN = STEPS.length
const DOWN = WAYS.length - 1

const ENTERED = -1

// What is known of a place.
const FREE = 1
const SEEN = 2

/** The kick that lifts [FL-15]. */
const LIFT = KICKS.findIndex(([, dy]) => dy > 0)

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

/** The board with a cell around it on all sides, so that no step leads around an edge. A place is a class of poses times this, plus a cell of it. */
interface Padded {
  readonly size: number
  readonly strides: Spot
  readonly of: Int32Array // by cell
  readonly cellOf: Int32Array
}

function padded(bounds: Spot, size: number): Padded {
  const [X, Y, Z] = bounds
  const strides: Spot = [Z + 2, (X + 2) * (Z + 2), 1]
  const of = Int32Array.from({ length: size }, (_, cell) => {
    const [x, y, z] = spotOf(bounds, cell)
    return (y + 1) * strides[1] + (x + 1) * strides[0] + z + 1
  })
  const cellOf = new Int32Array((X + 2) * (Y + 2) * (Z + 2))
  of.forEach((at, cell) => {
    cellOf[at] = cell
  })
  return { size: cellOf.length, strides, of, cellOf }
}

export class Reach {
  /** Where it can come to lie, one place for each body: the first `count` of them. */
  readonly landings: Int32Array
  count = 0
  /** How many places the latest walk came to. */
  places = 0
  readonly #bounds: Spot
  readonly #size: number
  readonly #padded: Padded
  readonly #shapes: (Shape | undefined)[] = []
  readonly #known: Uint8Array // by place
  readonly #cameBy: Int32Array // by place: 16 times where from plus which way, plus 1
  readonly #landed: Uint8Array // by body, or class if pivots matter, and cell
  readonly #open: Int32Array // places
  readonly #dropFrom: Int32Array // by landing: a place
  #shape: Shape
  #exact = false
  #down = 0

  constructor({ level, cells, piece }: Readonly<State>) {
    this.#bounds = level.bounds
    this.#size = cells.length
    this.#padded = padded(level.bounds, cells.length)
    const places = 24 * this.#padded.size
    this.#known = new Uint8Array(places)
    this.#cameBy = new Int32Array(places)
    this.#open = new Int32Array(places)
    this.#landed = new Uint8Array(24 * cells.length)
    this.landings = new Int32Array(24 * cells.length)
    this.#dropFrom = new Int32Array(24 * cells.length)
    this.#shape = this.#shapeOf(Math.max(0, piece))
  }

  #shapeOf(piece: number): Shape {
    const shape = this.#shapes[piece] ?? shapeOf(this.#bounds, piece)
    this.#shapes[piece] = shape
    return shape
  }

  /** Walks from where the piece is, or from several places. With `exact`, lies that differ only in where the pivot is are told apart: a drain is placed there. */
  run(state: Readonly<State>, walk: Walk = EVERYWHERE, exact = false, from: readonly Place[] = [placeOf(state)]): void {
    const shape = this.#shapeOf(state.piece)
    this.#shape = shape
    this.#exact = exact
    this.#known.fill(0, 0, shape.classes * this.#padded.size)
    this.#landed.fill(0, 0, (exact ? shape.classes : shape.bodies) * this.#size)
    this.count = 0
    for (let kind = 0; kind < shape.classes; kind++) this.#findRoom(state.cells, kind)
    this.#flood(state, walk, this.#enter(from))
  }

  /** The ways from where the piece is to where it lies as at this place, all the way down or as far as to where it is dropped; null: none. */
  wayTo(place: Place, dropped: boolean): string[] | null {
    const wanted = this.#lieOf(place)
    for (let at = 0; at < this.count; at++) {
      if (this.#lieOf(this.landings[at]) !== wanted) continue
      const ways = this.#ways(this.#dropFrom[at])
      if (dropped) while (ways.at(-1) === 'down') ways.pop()
      return ways
    }
    return null
  }

  /** Whether the piece can be brought to exactly this place (in any pose that looks the same): the ways, or null. */
  waysThrough(place: Place): string[] | null {
    const at = this.#indexOf(place)
    return this.#known[at] === SEEN ? this.#ways(at) : null
  }

  /** The place from which the latest walk came to this one; -1: it did not. */
  origin(place: Place): Place {
    let at = this.#indexOf(place)
    if (this.#known[at] !== SEEN) return -1
    for (let by = this.#cameBy[at]; by > 0; by = this.#cameBy[at]) at = Math.floor((by - 1) / 16)
    return this.#placeOf(at)
  }

  #indexOf(place: Place): number {
    const cell = place % this.#size
    return this.#shape.classOf[(place - cell) / this.#size] * this.#padded.size + this.#padded.of[cell]
  }

  #placeOf(at: number): Place {
    const { size, cellOf } = this.#padded
    const cell = at % size
    return this.#shape.poses[(at - cell) / size] * this.#size + cellOf[cell]
  }

  /** All places the latest walk came to. */
  *everyPlace(): Iterable<Place> {
    for (let at = 0; at < this.places; at++) yield this.#placeOf(this.#open[at])
  }

  isGrounded(place: Place): boolean {
    return this.#known[this.#indexOf(place) + this.#down] === 0
  }

  /** Where a push of so many cells brings a piece from there; -1 if keys lead there too. */
  pushed(place: Place, way: Spot, cells: number): Place {
    const step = along(way, this.#padded.strides)
    let at = this.#indexOf(place)
    for (let moved = 0; moved < cells && this.#known[at + step] !== 0; moved++) at += step
    return this.#known[at] === FREE ? this.#placeOf(at) : -1
  }

  /** Tells bodies apart: the same number for places where the piece stands in the same cells. */
  bodyOf(place: Place): number {
    const { classOf, bodyOf, corner } = this.#shape
    const cell = place % this.#size
    const kind = classOf[(place - cell) / this.#size]
    return bodyOf[kind] * this.#size + cell + corner[kind]
  }

  #lieOf(place: Place): number {
    return this.#exact ? this.#indexOf(place) : this.bodyOf(place)
  }

  #ways(last: number): string[] {
    const ways: string[] = []
    for (let at = last, by = this.#cameBy[at]; by > 0; by = this.#cameBy[at]) {
      ways.push(WAYS[(by - 1) % 16])
      at = Math.floor((by - 1) / 16)
    }
    return ways.reverse()
  }

  /** Where a class of poses has room: rows of cells, as far as the bounds let the pivot go. */
  #findRoom(cells: Uint8Array, kind: number): void {
    const { voxels, deltas, least, most } = this.#shape
    const { size, of } = this.#padded
    const [X, Y, Z] = this.#bounds
    const known = this.#known
    const firstZ = -least[3 * kind + 2]
    const endZ = Z - most[3 * kind + 2]
    const firstVoxel = kind * voxels
    for (let y = -least[3 * kind + 1]; y < Y - most[3 * kind + 1]; y++)
      for (let x = -least[3 * kind]; x < X - most[3 * kind]; x++) {
        const row = (y * X + x) * Z
        const padded = kind * size + of[row]
        for (let z = firstZ; z < endZ; z++) {
          let voxel = 0
          while (voxel < voxels && cells[row + z + deltas[firstVoxel + voxel]] <= WATER) voxel++
          if (voxel === voxels) known[padded + z] = FREE
        }
      }
  }

  #enter(from: readonly Place[]): number {
    let end = 0
    for (const place of from) {
      const at = this.#indexOf(place)
      if (this.#known[at] === SEEN) continue
      this.#known[at] = SEEN
      this.#cameBy[at] = ENTERED
      this.#open[end++] = at
    }
    return end
  }

  #flood(state: Readonly<State>, { turning, sliding }: Walk, entered: number): void {
    const { strides } = this.#padded
    const steps = stepsOf(state.gravity, strides)
    const down = along(AXES_OF[state.gravity].g, strides)
    this.#down = down
    const kicks = kicksOf(state.gravity, strides)
    const lifts = state.lockResets < (state.level.lock?.maxResets ?? LOCK_RESETS)
    const turns = turning ? turnsOf(state) : []
    const open = this.#open
    const known = this.#known
    const cameBy = this.#cameBy
    let end = entered
    for (let at = 0; at < end; at++) {
      const from = open[at]
      for (let way = 0; way < TURN; way++) {
        const to = from + steps[way]
        if (known[to] !== FREE) continue
        known[to] = SEEN
        cameBy[to] = 16 * from + way + 1
        open[end++] = to
      }
      if (known[from + down] === 0) this.#land(from, from)
      else if (!sliding) this.#fall(from, down)
      else if (known[from + down] === FREE) {
        known[from + down] = SEEN
        cameBy[from + down] = 16 * from + DOWN + 1
        open[end++] = from + down
      }
      for (const turn of turns) end = this.#turn(from, turn, kicks, lifts, end)
    }
    this.places = end
  }

  /** A piece that has used its resets is not lifted any more, and may end elsewhere than one that has not [FL-27]. */
  #turn(from: number, turn: number, kicks: Int32Array, mayLift: boolean, end: number): number {
    const { size } = this.#padded
    const known = this.#known
    const cell = from % size
    const rest = this.#shape.turned[((from - cell) / size) * TURNS + turn] * size + cell
    let came = end
    for (let kick = 0; kick < kicks.length; kick++) {
      const lifts = kick === LIFT
      const to = rest + kicks[kick]
      if (known[to] === 0 || (lifts && !mayLift)) continue
      if (known[to] === FREE) {
        known[to] = SEEN
        this.#cameBy[to] = 16 * from + TURN + turn + 1
        this.#open[came++] = to
      }
      if (!lifts) return came
    }
    return came
  }

  #fall(from: number, down: number): void {
    let at = from
    while (this.#known[at + down] !== 0) at += down
    this.#land(at, from)
  }

  #land(at: number, from: number): void {
    const { bodyOf, corner, poses } = this.#shape
    const inPadded = at % this.#padded.size
    const kind = (at - inPadded) / this.#padded.size
    const cell = this.#padded.cellOf[inPadded]
    const lie = this.#exact ? kind * this.#size + cell : bodyOf[kind] * this.#size + cell + corner[kind]
    if (this.#landed[lie] !== 0) return
    this.#landed[lie] = 1
    this.landings[this.count] = poses[kind] * this.#size + cell
    this.#dropFrom[this.count++] = from
  }
}

function turnsOf({ level: { axes = AXES } }: Readonly<State>): number[] {
  const turns: number[] = []
  for (let turn = 0; turn < TURNS; turn++) if (axes.includes(AXES[turn >> 1])) turns.push(turn)
  return turns
}

function along([x, y, z]: Spot, strides: Spot): number {
  return x * strides[0] + y * strides[1] + z * strides[2]
}

/** Across gravity only; along it there is no step, and a place is beside itself. */
function stepsOf(gravity: number, strides: Spot): Int32Array {
  const { g } = AXES_OF[gravity]
  return Int32Array.from({ length: TURN }, (_, way) => (g[way >> 1] !== 0 ? 0 : (way & 1) === 0 ? strides[way >> 1] : -strides[way >> 1]))
}

/** (dx, dy, dz) of a kick stands for dx·R + dy·U - dz·F of the gravity in force [FL-15]. */
function kicksOf(gravity: number, strides: Spot): Int32Array {
  const { u, r, f } = AXES_OF[gravity]
  return Int32Array.from(KICKS, ([dx, dy, dz]) => dx * along(r, strides) + dy * along(u, strides) - dz * along(f, strides))
}
