/** Parts of a resolve by themselves: solids, water, drains, ice, and the judging after it. */

import { bitCount } from '../../../../kernel/bits.ts'
import type { VectorResult } from '../../../../tools/vector-adapter.ts'
import type { FloodEvent, Gravity, Objective, Spot } from '../../nouns.ts'
import { EMPTY, WATER } from '../../rules/board/cells.ts'
import { type Field, fieldOf, type Plane } from '../../rules/board/field.ts'
import { list } from '../../rules/board/settle.ts'
import { type Blocked, settleSolids } from '../../rules/board/solids.ts'
import { AXES_OF, contains, indexOf, spotOf, TILTED } from '../../rules/board/space.ts'
import { fillOf, settleWater } from '../../rules/board/water.ts'
import { advance } from '../../rules/goals.ts'
import { isGrounded } from '../../rules/pieces/piece.ts'
import { resolveLock, resolveTilt } from '../../rules/resolve.ts'
import { start } from '../../rules/start.ts'
import {
  codeOfGravity,
  type GivenBoard,
  type GivenPlace,
  levelOf,
  linesOfBoard,
  linesOfState,
  nameOfGravity,
  type State,
  unlike,
  type Vector,
  verdict,
} from './format.ts'
import { offsetsIn, withPiece } from './pieces.ts'
import { wishOf } from './ticks.ts'

interface BoardVector extends Vector {
  readonly size: Spot
  readonly gravity: Gravity
  readonly initial: GivenBoard
}

/** Start may have found no room for a piece on such a small board, but the board is there. */
function stateOf({ size, gravity, initial }: BoardVector, objectives?: readonly Objective[]): State {
  return start(levelOf({ size, gravity, board: initial, ...(objectives && { objectives }) }))
}

function fieldWith({ level, gravity, cells, notes }: State): Field {
  const field = fieldOf(level.bounds, gravity)
  field.load(cells, notes)
  field.begin()
  return field
}

function mark(field: Field, plane: Plane, spots: readonly Spot[], on = true): void {
  for (const spot of spots) {
    const place = field.place(...spot)
    const bit = 1 << (place & 31)
    const word = plane[place >> 5] as number
    plane[place >> 5] = on ? word | bit : word & ~bit
  }
}

function boards(name: string, ours: object, state: State, theirs: object, board: GivenBoard): VectorResult {
  const asIs = { only: [], missing: [] }
  return verdict(name, { ...ours, ...unlike(linesOfState(state), linesOfBoard(board)) }, { ...theirs, ...asIs })
}

// ── Solids ───────────────────────────────────────────────────────────────────────────────────────────

export interface SolidsVector extends BoardVector {
  readonly op: { readonly type: 'settleSolids'; readonly blockedCells?: readonly Spot[] }
  readonly expected: { readonly accepted: boolean; readonly displacedWater?: readonly Spot[] } & GivenBoard
}

export function solids(vector: SolidsVector): VectorResult[] {
  const { title, op, expected } = vector
  const state = stateOf(vector)
  const field = fieldWith(state)
  mark(field, field.piece, op.blockedCells ?? [])
  const blocked: Blocked | null = op.blockedCells ? { cells: [] } : null
  settleSolids(field, state.cells, false, blocked, null)
  const accepted = !blocked || blocked.cells.length === 0
  if (!expected.accepted || !accepted) return [verdict(title, { accepted }, { accepted: expected.accepted })]
  const displaced: number[] = []
  for (let word = 0; word < field.size; word++) list(field, word, wordOf(field.water, word) & wordOf(field.loose, word), displaced)
  const displacedWater = displaced.map(cell => spotOf(vector.size, cell).join()).sort()
  return [boards(title, { displacedWater }, state, { displacedWater: (expected.displacedWater ?? []).map(String).sort() }, expected)]
}

function wordOf(plane: Plane, word: number): number {
  return plane[word] as number
}

// ── Water ────────────────────────────────────────────────────────────────────────────────────────────

export interface WaterVector extends BoardVector {
  readonly op: {
    readonly type: 'settleWater'
    readonly displacedSources?: readonly Spot[]
    readonly enteredCells?: readonly Spot[]
    readonly blockedCells?: readonly Spot[]
  }
  readonly expected: { readonly totalUnits: number; readonly filledUnits: number; readonly overflowUnits: number } & GivenBoard
}

export function water(vector: WaterVector): VectorResult[] {
  const { title, size, op, expected } = vector
  const { displacedSources = [], enteredCells = [], blockedCells = [] } = op
  const state = stateOf(vector)
  const { cells } = state
  const standing = cells.filter(code => code === WATER).length
  const field = fieldWith(state)
  mark(field, field.piece, blockedCells)
  mark(field, field.before, [...enteredCells, ...displacedSources], false)
  // In our rules displaced units are where a body is. Where a board puts them into the open, the second fill is made by hand.
  const inOpen = displacedSources.some(spot => (cells[indexOf(size, ...spot)] as number) <= WATER)
  if (!inOpen) mark(field, field.water, displacedSources)
  let overflowUnits = settleWater(field, true)
  if (inOpen) overflowUnits += fillAgain(field, [...enteredCells, ...displacedSources, ...blockedCells], displacedSources)
  field.storeWater(cells)
  const filledUnits = field.water.reduce((sum, word) => sum + bitCount(word), 0)
  const { totalUnits, filledUnits: filled, overflowUnits: over } = expected
  const ours = { totalUnits: standing + displacedSources.length, filledUnits, overflowUnits }
  return [boards(title, ours, state, { totalUnits, filledUnits: filled, overflowUnits: over }, expected)]
}

function fillAgain(field: Field, ways: readonly Spot[], units: readonly Spot[]): number {
  const fill = fillOf(field)
  fill.units.fill(0)
  mark(field, fill.open, ways)
  mark(field, fill.units, units)
  return fill.fill(field.water)
}

// ── Drains and ice: told by whole resolves ───────────────────────────────────────────────────────────

/** One voxel locks; says what was told. */
function lockAt(state: State, spot: Spot, armed = 0): FloodEvent[] {
  const told: FloodEvent[] = []
  state.armed = armed
  withPiece(state, { offsets: [[0, 0, 0]], origin: spot }, () => resolveLock(state, event => told.push(event)))
  state.piece = -1
  return told
}

/** The last empty cell in the order of the indices: high up, out of the way. */
function emptySpot({ cells, level }: State): Spot {
  return spotOf(level.bounds, cells.lastIndexOf(EMPTY))
}

export interface DrainsVector extends BoardVector {
  readonly op: { readonly type: 'applyDrains' }
  readonly expected: { readonly removed: number } & GivenBoard
}

/** With nothing loose a lock only drains. The reflow afterwards is not looked at, only what was told before it. */
export function drains(vector: DrainsVector): VectorResult[] {
  const { title, expected } = vector
  const state = stateOf(vector)
  const cells = Uint8Array.from(state.cells)
  state.looseSolids = false
  state.looseWater = false
  const taken = lockAt(state, emptySpot(state)).flatMap(event => (event.kind === 'drained' ? event.cells : []))
  for (const cell of taken) cells[cell] = EMPTY
  return [boards(title, { removed: state.metrics.drained }, { ...state, cells }, { removed: expected.removed }, expected)]
}

export interface IceVector extends BoardVector {
  readonly op: {
    readonly type: 'freezeThenCountdown'
    readonly targets: readonly [Spot]
    readonly durationResolves: number
    readonly countdowns: number
  }
  readonly expected: { readonly frozen: number; readonly thawedPerCountdown: readonly (readonly Spot[])[] } & GivenBoard
}

const FREEZE = 2

/** A voxel that freezes locks next to the target, then others elsewhere: a countdown each. One unit comes back for each that froze. */
export function ice({ op, expected, ...vector }: IceVector): VectorResult[] {
  const { title, size, gravity, initial } = vector
  const level = levelOf({
    size,
    gravity,
    board: initial,
    level: { abilities: { freezeCharges: 1, freezeDurationResolves: op.durationResolves } },
  })
  const state = start(level)
  const told: FloodEvent[][] = []
  for (let n = 0; n < op.countdowns; n++)
    told.push(n === 0 ? lockAt(state, emptyBeside(state, op.targets[0]), FREEZE) : lockAt(state, emptySpot(state)))
  const cellsOf = (events: readonly FloodEvent[], kind: 'frozen' | 'thawed'): Spot[] =>
    events.flatMap(event => (event.kind === kind ? event.cells : [])).map(cell => spotOf(size, cell))
  const ours = {
    frozen: told.flatMap(events => cellsOf(events, 'frozen')).length,
    thawedPerCountdown: told.map(events => cellsOf(events, 'thawed')),
    units: state.cells.filter(code => code === WATER).length,
  }
  const { frozen, thawedPerCountdown, cells = [] } = expected
  return [verdict(title, ours, { frozen, thawedPerCountdown, units: cells.filter(({ type }) => type === 'WATER').length })]
}

function emptyBeside({ cells, level: { bounds } }: State, [x, y, z]: Spot): Spot {
  const beside = AXES_OF.map(({ u }): Spot => [x + u[0], y + u[1], z + u[2]])
  const spot = beside.find(at => contains(bounds, ...at) && cells[indexOf(bounds, ...at)] === EMPTY)
  if (!spot) throw new Error('there is no room beside the target')
  return spot
}

// ── A tilt, and where it leads ───────────────────────────────────────────────────────────────────────

export interface TiltVector extends Vector {
  readonly size: Spot
  readonly cases: readonly {
    readonly piece: GivenPlace
    readonly gravity: Gravity
    readonly command: string
    readonly expected: object
  }[]
}

export function tiltsOfPiece({ size, cases }: TiltVector): VectorResult[] {
  return cases.map(({ piece, gravity, command, expected }) => {
    const state = start(levelOf({ size, gravity }))
    const ours = withPiece(state, piece, () => {
      const wasGrounded = isGrounded(state)
      const wish = wishOf(state, command)
      if (wish?.kind === 'tilt') resolveTilt(state, TILTED[SENSES.indexOf(wish.sense)]?.[state.gravity] as number, null)
      return {
        gravity: nameOfGravity(state.gravity),
        offsetsUnchanged: JSON.stringify(offsetsIn(state)) === JSON.stringify(piece.offsets),
        originUnchanged: [state.x, state.y, state.z].join() === piece.origin.join(),
        wasGrounded,
        groundedAfter: isGrounded(state),
      }
    })
    return verdict(`${command} under ${gravity}`, ours, expected)
  })
}

const SENSES = ['forward', 'back', 'left', 'right']

// ── Objectives ───────────────────────────────────────────────────────────────────────────────────────

interface GivenObjective {
  readonly type: string
  readonly params: { readonly height?: number; readonly maxMass?: number; readonly targetUnits?: number; readonly rotations?: number }
}

export interface ObjectivesVector extends BoardVector {
  readonly op: {
    readonly type: 'evaluateObjectives'
    readonly objectives: readonly GivenObjective[]
    readonly metrics: { readonly piecesLocked: number; readonly waterRemovedTotal: number; readonly rotationsExecuted: number }
  }
  readonly expected: {
    readonly objectives: readonly {
      readonly type: string
      readonly current: number
      readonly target: number
      readonly completed: boolean
    }[]
    readonly allCompleted: boolean
  }
}

/** Their mass is that of every SOLID on the board, ours that of the pieces that locked [C-MASS-GRID]: here they are the same. */
export function objectives(vector: ObjectivesVector): VectorResult[] {
  const { title, op, expected, initial } = vector
  const state = stateOf(vector, op.objectives.map(objectiveOf))
  state.gravity = codeOfGravity(vector.gravity)
  state.metrics.pieces = op.metrics.piecesLocked
  state.metrics.drained = op.metrics.waterRemovedTotal
  state.metrics.tilts = op.metrics.rotationsExecuted
  for (const { type, material } of initial.cells ?? []) if (type === 'SOLID') state.metrics.mass += material === 'HEAVY' ? 2 : 1
  const allCompleted = advance(state, () => {})
  const ours = state.goals.map(({ have, want, met }, goal) => ({
    type: state.level.objectives[goal]?.type,
    current: have,
    target: want,
    completed: met,
  }))
  return [verdict(title, { objectives: ours, allCompleted }, expected)]
}

function objectiveOf({ type, params }: GivenObjective): Objective {
  switch (type) {
    case 'REACH_HEIGHT':
      return { type, height: params.height as number }
    case 'STAY_UNDER_WEIGHT':
      return { type, maxMass: params.maxMass as number }
    case 'DRAIN_WATER':
      return { type, units: params.targetUnits as number }
    case 'SURVIVE_ROTATIONS':
      return { type, count: params.rotations as number }
    default:
      throw new Error(`the objective ${type} is not known here`)
  }
}
