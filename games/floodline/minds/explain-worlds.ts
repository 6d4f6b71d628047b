/**
 * The same resolve in a world without one thing: what "because" means here. A cause of an effect is something that can be
 * taken away, and with it the effect; this takes it away and resolves again.
 */
import { type FloodEvent, type Floodline, GRAVITIES, type Spot } from '../nouns.ts'
import { BEDROCK, EMPTY, ICE, WATER } from '../rules/board/cells.ts'
import { fieldOf } from '../rules/board/field.ts'
import { settleSolids } from '../rules/board/solids.ts'
import { settleWater } from '../rules/board/water.ts'
import { resolveLock, resolveTilt } from '../rules/resolve.ts'

type State = Floodline['State']

/** One resolve, ready to be done: the state just before it. The piece is where it locks, or where it is in the way of a tilt. */
export interface Scene {
  readonly resolve: 'lock' | 'tilt'
  readonly world: Readonly<State>
  readonly to: number // gravity it happens under
  readonly released: readonly number[] // voxels whose anchors the latest tilt let expire, as far as known
}

/** What can be taken away. Cells are indices, where things were before the resolve. */
export type Removal =
  | { readonly kind: 'turn' } // gravity stays as it was; with no tilt the piece is in nobody's way
  | { readonly kind: 'fall'; readonly cells: readonly number[] } // one voxel of each body, which is held there
  | { readonly kind: 'thaw'; readonly cells: readonly number[] } // this ice stays ice
  | { readonly kind: 'void' } // the face that gravity points at is closed
  | { readonly kind: 'piece' } // the piece is not there
  | { readonly kind: 'units'; readonly cells: readonly number[] } // these cells hold no water
  | { readonly kind: 'unrest' } // the water has come to rest before the resolve begins
  | { readonly kind: 'gap'; readonly cells: readonly number[] } // rock stands there

export interface Run {
  readonly start: Uint8Array // the cells when the resolve began
  readonly cells: Uint8Array // and when it was over
}

const STABILISE = 1

/** Resolves the scene without some things. Null if the tilt is blocked then: such a world answers nothing. */
export function rerun(
  scene: Scene,
  without: readonly Removal[],
  pieceCells: readonly number[],
  tell: ((event: FloodEvent) => void) | null = null,
): Run | null {
  const state = worldCopy(scene.world)
  let { to } = scene
  // Water comes to rest in the world as it was, so this is taken away first.
  if (without.some(({ kind }) => kind === 'unrest')) settleStanding(state)
  for (const removal of without) {
    if (removal.kind === 'turn') {
      to = state.gravity
      state.piece = -1
    } else takeAway(state, removal, pieceCells)
  }
  const start = state.cells.slice()
  if (scene.resolve === 'lock') {
    if (state.piece >= 0) resolveLock(state, tell)
    else resolveAlone(state, tell)
  } else if (resolveTilt(state, to, tell)) return null
  return { start, cells: state.cells }
}

/** Of everything that a resolve writes; the rest is shared. */
export function worldCopy(state: Readonly<State>): State {
  return {
    ...state,
    cells: state.cells.slice(),
    notes: state.notes.slice(),
    drainCells: state.drainCells.slice(),
    iceCells: state.iceCells.slice(),
    metrics: { ...state.metrics },
  }
}

function takeAway(state: State, removal: Exclude<Removal, { kind: 'turn' }>, pieceCells: readonly number[]): void {
  const { cells, notes } = state
  switch (removal.kind) {
    case 'fall':
      for (const cell of removal.cells) {
        if (pieceCells.includes(cell)) state.armed |= STABILISE
        else notes[cell] = 1
      }
      return
    case 'thaw':
      for (const cell of removal.cells) {
        if (cells[cell] === ICE) notes[cell]++
        else keepFresh(state) // it will have frozen and thawed within this resolve
      }
      return
    case 'void':
      state.level = { ...state.level, voidFaces: (state.level.voidFaces ?? []).filter(face => face !== GRAVITIES[state.gravity]) }
      return
    case 'piece':
      state.piece = -1
      return
    case 'units':
      for (const cell of removal.cells) if (cells[cell] === WATER) cells[cell] = EMPTY
      return
    case 'gap':
      for (const cell of removal.cells) if (cells[cell] === EMPTY) cells[cell] = BEDROCK
      return
    case 'unrest':
      return
  }
}

/**
 * A lock resolve in which nothing locks. Drains do not act: they only ever take water, so a cell that stays dry without them stays dry
 * with them. What thaws is loaded into the same resolve: where a body has come to since it began, it has entered still [FL-66, FL-75].
 */
function resolveAlone(state: State, tell: ((event: FloodEvent) => void) | null): void {
  const { cells, notes, iceCells, level, gravity } = state
  const field = fieldOf(level.bounds, gravity)
  const open = level.voidFaces?.includes(GRAVITIES[gravity]) ?? false
  const settle = (): void => {
    settleSolids(field, cells, open, null, tell)
    settleWater(field, true)
    field.storeWater(cells)
  }
  field.load(cells, notes)
  field.begin()
  settle()
  const thawed = iceCells.filter(cell => notes[cell] === 1)
  if (thawed.length === 0) return
  for (const cell of thawed) {
    cells[cell] = WATER
    notes[cell] = 0
  }
  field.load(cells, notes)
  settle()
}

/** What freezes in this resolve lasts one longer. */
function keepFresh(state: State): void {
  const { abilities } = state.level
  if (!abilities?.freeze) return
  state.level = { ...state.level, abilities: { ...abilities, freeze: { ...abilities.freeze, resolves: abilities.freeze.resolves + 1 } } }
}

function settleStanding(state: State): void {
  const field = fieldOf(state.level.bounds, state.gravity)
  field.load(state.cells, state.notes)
  field.begin()
  settleWater(field, true)
  field.storeWater(state.cells)
}

/** The cells that share a face with a cell, into `found`. */
export function touching([X, Y, Z]: Spot, cell: number, found: number[]): number[] {
  const z = cell % Z
  const column = (cell - z) / Z
  const x = column % X
  found.length = 0
  if (column >= X) found.push(cell - X * Z)
  if (column < X * (Y - 1)) found.push(cell + X * Z)
  if (x > 0) found.push(cell - Z)
  if (x < X - 1) found.push(cell + Z)
  if (z > 0) found.push(cell - 1)
  if (z < Z - 1) found.push(cell + 1)
  return found
}
