/**
 * Where a lesson wants the piece to land, and which key brings it nearer: so a prompt can name the key that helps from where the piece
 * is. It looks at every place the piece can be moved and turned to at its height, as the outline on the board shows them.
 */
import type { Floodline, Step } from '../../nouns.ts'
import { ICE, isOpen, isVoxel, SOLID, WALL, WATER } from '../../rules/board/cells.ts'
import { contains, directionOf, indexOf, neighboursOf, spotOf } from '../../rules/board/space.ts'
import { fits, landingCells, turn } from '../../rules/pieces/piece.ts'

type State = Floodline['State']

type Range = readonly [lowest: number, highest: number]

/** An axis that is left out is free. */
export interface Box {
  readonly x?: Range
  readonly y?: Range
  readonly z?: Range
}

/** All of the piece comes to lie in the box, and it reaches all the way along what it spans. */
export interface Spot extends Box {
  readonly spans?: Box
}

/** `low`: as low as it can lie. `rock`: where rock holds it, or else what was built, and not in water. Otherwise one of these places. */
export type Aim = 'low' | 'rock' | readonly Spot[]

/** The keys that steer, in directions of the world. */
export type SteeringKey = Step | 'yaw+' | 'yaw-'

export interface Plan {
  /** The one to press next; null: it is where it should be. */
  readonly key: SteeringKey | null
  /** Where it is to land. */
  readonly cells: readonly number[]
}

type Placed = Pick<State, 'pose' | 'x' | 'y' | 'z'>

interface Reached {
  readonly at: Placed
  readonly first: SteeringKey | null // on the way there
}

/** Of places that are as good, the one on the side from which a board is looked at first. */
const NEAR_FIRST: readonly Step[] = ['x-', 'z+', 'x+', 'z-', 'y-', 'y+']

/** Axis and sense as the rules count them. */
const TURNS = [
  ['yaw+', 0],
  ['yaw-', 1],
] as const

/** The best place there is for the piece, and of equally good ones the one with the fewest keys; null: there is none. */
export function planFor(state: Readonly<State>, aim: Aim): Plan | null {
  if (state.piece < 0) return null
  const pushed = bestOf(state, aim, false)
  const turned = pushed?.worth === 0 ? pushed : bestOf(state, aim, true)
  // A piece that fits as it is, is not turned, even if turning it saves a step.
  const best = pushed && turned && pushed.worth <= turned.worth ? pushed : turned
  return best && { key: best.reached.first, cells: best.cells }
}

interface Best {
  readonly worth: number
  readonly reached: Reached
  readonly cells: readonly number[]
}

function bestOf(state: Readonly<State>, aim: Aim, turning: boolean): Best | null {
  let best: Best | null = null
  for (const reached of placesFrom(state, turning)) {
    const cells = landingCells({ ...state, ...reached.at })
    const worth = worthOf(state, cells, aim)
    if (worth !== null && (best === null || worth < best.worth)) best = { worth, reached, cells }
    if (worth === 0) break // nothing is better, and what comes is farther away
  }
  return best
}

/** Every place, the nearest first; of two ways that are as long the one that turns first. */
function* placesFrom(state: Readonly<State>, turning: boolean): Iterable<Reached> {
  const found: Reached[] = [{ at: state, first: null }]
  const seen = new Set([keyOf(state, state)])
  for (const reached of found) {
    yield reached
    for (const [key, next] of stepsFrom(state, reached.at, turning)) {
      const name = keyOf(state, next)
      if (seen.has(name)) continue
      seen.add(name)
      found.push({ at: next, first: reached.first ?? key })
    }
  }
}

function keyOf({ level: { bounds } }: Readonly<State>, { pose, x, y, z }: Placed): number {
  return indexOf(bounds, x, y, z) * 24 + pose
}

function* stepsFrom(state: Readonly<State>, at: Placed, turning: boolean): Iterable<readonly [SteeringKey, Placed]> {
  const { axes, lock } = state.level
  if (turning && (axes?.includes('yaw') ?? true)) {
    // A turn that lifts is refused to whoever has stalled enough, so no plan counts on one.
    for (const [key, axisAndSense] of TURNS) {
      const turned: State = { ...state, ...at, lockResets: lock?.maxResets ?? 4 }
      if (turn(turned, axisAndSense) >= 0) yield [key, placeOf(turned)]
    }
  }
  const [gx, gy, gz] = directionOf(state.gravity)
  for (const step of NEAR_FIRST) {
    const by = step.endsWith('+') ? 1 : -1
    const [dx, dy, dz] = [step[0] === 'x' ? by : 0, step[0] === 'y' ? by : 0, step[0] === 'z' ? by : 0]
    if (dx * gx + dy * gy + dz * gz !== 0) continue
    const next = { pose: at.pose, x: at.x + dx, y: at.y + dy, z: at.z + dz }
    if (fits(state, next.pose, next.x, next.y, next.z)) yield [step, next]
  }
}

function placeOf({ pose, x, y, z }: Placed): Placed {
  return { pose, x, y, z }
}

/** The less the better; null: not what is wanted. */
function worthOf(state: Readonly<State>, cells: readonly number[], aim: Aim): number | null {
  if (aim === 'low') return topOf(state, cells) * cells.length + gapsUnder(state, cells)
  if (aim === 'rock') return heldBy(state, cells, WALL) ?? heldBy(state, cells, SOLID)
  return aim.some(spot => isAt(state, cells, spot)) ? 0 : null
}

function topOf({ level: { bounds } }: Readonly<State>, cells: readonly number[]): number {
  return Math.max(...cells.map(cell => spotOf(bounds, cell)[1]))
}

/** Held by what touches it: rock, or voxels where there is none. Worse than any rock are voxels; ice is nothing. */
function heldBy(state: Readonly<State>, cells: readonly number[], by: typeof WALL | typeof SOLID): number | null {
  const { level, cells: board } = state
  if (cells.some(cell => board[cell] === WATER)) return null
  const holds = (code: number): boolean => (by === WALL ? code >= WALL : isVoxel(code))
  if (!cells.some(cell => neighboursOf(level.bounds, cell).some(beside => holds(board[beside])))) return null
  return gapsUnder(state, cells) + (by === WALL ? 0 : cells.length)
}

/** Cells with air or water below them, or ice, which will be water. */
function gapsUnder({ level: { bounds }, cells: board, gravity }: Readonly<State>, cells: readonly number[]): number {
  const [gx, gy, gz] = directionOf(gravity)
  let gaps = 0
  for (const cell of cells) {
    const [x, y, z] = spotOf(bounds, cell)
    if (!contains(bounds, x + gx, y + gy, z + gz)) continue
    const below = indexOf(bounds, x + gx, y + gy, z + gz)
    if ((isOpen(board[below]) || board[below] === ICE) && !cells.includes(below)) gaps++
  }
  return gaps
}

const AXES = ['x', 'y', 'z'] as const

function isAt({ level: { bounds } }: Readonly<State>, cells: readonly number[], { spans = {}, ...box }: Spot): boolean {
  const spots = cells.map(cell => spotOf(bounds, cell))
  return AXES.every((axis, at) => {
    const [lowest, highest] = box[axis] ?? [0, bounds[at]]
    const [from, to] = spans[axis] ?? [0, -1]
    for (let along = from; along <= to; along++) if (!spots.some(spot => spot[at] === along)) return false
    return spots.every(spot => spot[at] >= lowest && spot[at] <= highest)
  })
}

export function isWithin(spot: readonly number[], box: Box): boolean {
  return AXES.every((axis, at) => spot[at] >= (box[axis]?.[0] ?? 0) && spot[at] <= (box[axis]?.[1] ?? spot[at]))
}
