/** Floors [FL-190…FL-193]: a layer that is full settles into the rock below the board, and what pays where floors settle. */
import type { Endless, FloodEvent, Floodline, ScorePart } from '../nouns.ts'
import { DRAIN, EMPTY, FOREVER, ICE, isVoxel, PLACED, WATER } from './board/cells.ts'
import { DOWN } from './board/space.ts'

type State = Floodline['State']
type Tell = ((event: FloodEvent) => void) | null

/** From here on a resolve is a major collapse [FL-47]. */
export const COLLAPSE = 8

export function floorsSettle({ level }: Pick<State, 'level'>): boolean {
  return level.endless?.settles === true
}

/** Takes out every layer that is full, and the water that stands on it. True if there was one: then the world must settle once more. */
export function takeFloors(state: State, tell: Tell): boolean {
  // Apart from the work, which other levels are not to make room for.
  return floorsSettle(state) && state.gravity === DOWN && state.endless !== undefined && takeFull(state, state.endless, tell)
}

function takeFull(state: State, endless: Endless, tell: Tell): boolean {
  const { level, cells } = state
  const layer = level.bounds[0] * level.bounds[2]
  const full: number[] = []
  for (let from = 0; from < cells.length; from += layer) if (isFull(state, from, from + layer)) full.push(from)
  if (full.length === 0) return false
  const floors = full.map(from => floorAt(state, from, layer))
  if (tell) for (const { y, cells } of floors) tell({ kind: 'settled', y, cells })
  for (const floor of floors) sink(state, floor, tell)
  state.drainCells = state.drainCells.filter(cell => cells[cell] === DRAIN)
  state.iceCells = state.iceCells.filter(cell => cells[cell] === ICE)
  endless.floors = (endless.floors ?? 0) + full.length
  tellPaid(state, 'floors', full.length, tell)
  return true
}

/** Neither air nor water anywhere, and something built: rock alone is no floor [FL-190]. */
function isFull({ cells }: Readonly<State>, from: number, to: number): boolean {
  let built = false
  for (let cell = from; cell < to; cell++) {
    if (cells[cell] <= WATER) return false
    built ||= isVoxel(cells[cell])
  }
  return built
}

interface Floor {
  readonly y: number
  readonly cells: number[] // that go
  readonly drunk: number[] // water right above it
}

/** What was there from the start and never moves stays; everything else goes [FL-191]. */
function floorAt({ cells, notes }: Readonly<State>, from: number, layer: number): Floor {
  const gone: number[] = []
  const drunk: number[] = []
  for (let cell = from; cell < from + layer; cell++) {
    if (cells[cell + layer] === WATER) drunk.push(cell + layer) // above the top there is nothing
    if (leaves(cells[cell], notes[cell])) gone.push(cell)
  }
  return { y: from / layer, cells: gone, drunk }
}

/** Ice goes as the water it was. */
function sink({ cells, notes, metrics }: State, floor: Floor, tell: Tell): void {
  for (const cell of floor.cells) {
    if (cells[cell] === ICE) metrics.drained++
    cells[cell] = EMPTY
    notes[cell] = 0
  }
  for (const cell of floor.drunk) cells[cell] = EMPTY
  metrics.drained += floor.drunk.length
  tell?.({ kind: 'sank', cells: floor.cells, drunk: floor.drunk })
}

function leaves(code: number, note: number): boolean {
  return isVoxel(code) || (code === DRAIN && note === PLACED) || (code === ICE && note !== FOREVER)
}

/** A tilt that loses nothing pays by its size, and any resolve that brings much down without a loss pays once more [FL-193]. */
export function payForShift(state: State, byTilt: boolean, tell: Tell): void {
  const { endless, metrics } = state
  if (!endless || !floorsSettle(state) || metrics.lostLast > 0) return
  if (byTilt && metrics.shiftLast > 0) {
    endless.slid = (endless.slid ?? 0) + metrics.shiftLast
    tellPaid(state, 'slides', metrics.shiftLast, tell)
  }
  if (metrics.shiftLast < COLLAPSE) return
  endless.collapses = (endless.collapses ?? 0) + 1
  tellPaid(state, 'collapses', 1, tell)
}

function tellPaid({ level: { score } }: State, part: ScorePart, count: number, tell: Tell): void {
  const each = (part === 'floors' ? score?.perFloor : part === 'slides' ? score?.perSlid : score?.perCollapse) ?? 0
  if (each > 0) tell?.({ kind: 'paid', part, count, points: each * count })
}
