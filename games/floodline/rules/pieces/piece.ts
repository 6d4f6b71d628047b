/** The active piece: where it is, whether it has room, how it steps, turns and appears [FL-18…FL-29]. */
import type { Floodline, Spot } from '../../nouns.ts'
import { WATER } from '../board/cells.ts'
import { AXES_OF, DOWN } from '../board/space.ts'
import { KICKS, OFFSETS, TURNED } from './pieces.ts'

type State = Floodline['State']

/** Would the piece have room there? Bounds are walls; water is not [FL-18, FL-19]. */
export function fits({ level: { bounds }, cells, piece }: Readonly<State>, pose: number, x: number, y: number, z: number): boolean {
  const X = bounds[0]
  const Y = bounds[1]
  const Z = bounds[2]
  const offsets = OFFSETS[piece][pose]
  for (let i = 0; i < offsets.length; i += 3) {
    const vx = x + offsets[i]
    const vy = y + offsets[i + 1]
    const vz = z + offsets[i + 2]
    if (vx < 0 || vy < 0 || vz < 0 || vx >= X || vy >= Y || vz >= Z) return false
    if (cells[(vy * X + vx) * Z + vz] > WATER) return false
  }
  return true
}

/** One cell along a direction, if there is room. */
export function step(state: State, dx: number, dy: number, dz: number): boolean {
  if (!fits(state, state.pose, state.x + dx, state.y + dy, state.z + dz)) return false
  state.x += dx
  state.y += dy
  state.z += dz
  return true
}

export function stepDown(state: State): boolean {
  const { g } = AXES_OF[state.gravity]
  return step(state, g[0], g[1], g[2])
}

/** It cannot advance along gravity [FL-22]. */
export function isGrounded(state: Readonly<State>): boolean {
  const { g } = AXES_OF[state.gravity]
  return !fits(state, state.pose, state.x + g[0], state.y + g[1], state.z + g[2])
}

/** A quarter turn about a world axis, pushed aside by the first kick that fits. Says which kick it was, or -1 [FL-13, FL-15]. */
export function turn(state: State, axisAndSense: number): number {
  const pose = TURNED[state.pose][axisAndSense]
  const { u, r, f } = AXES_OF[state.gravity]
  const mayLift = state.lockResets < (state.level.lock?.maxResets ?? 4)
  for (let kick = 0; kick < KICKS.length; kick++) {
    const [dx, dy, dz] = KICKS[kick]
    if (dy > 0 && !mayLift) continue // no endless stalling [FL-27]
    const x = state.x + dx * r[0] + dy * u[0] - dz * f[0]
    const y = state.y + dx * r[1] + dy * u[1] - dz * f[1]
    const z = state.z + dx * r[2] + dy * u[2] - dz * f[2]
    if (!fits(state, pose, x, y, z)) continue
    state.pose = pose
    state.x = x
    state.y = y
    state.z = z
    return kick
  }
  return -1
}

/** The cells the piece stands in, pivot first. */
export function pieceCells({ level: { bounds }, piece, pose, x, y, z }: Readonly<State>): number[] {
  if (piece < 0) return []
  const offsets = OFFSETS[piece][pose]
  const cells: number[] = []
  for (let i = 0; i < offsets.length; i += 3)
    cells.push(((y + offsets[i + 1]) * bounds[0] + x + offsets[i]) * bounds[2] + z + offsets[i + 2])
  return cells
}

/** Puts the state's piece at its place of appearance; false, and nowhere, if that is taken [FL-28]. */
export function appear(state: State): boolean {
  const { level, gravity, piece } = state
  const offsets = OFFSETS[piece][0]
  state.pose = 0
  state.x = placeAlong(level.bounds[0], AXES_OF[gravity].g[0], offsets, 0, level.bounds[0])
  state.y = placeAlong(level.bounds[1], AXES_OF[gravity].g[1], offsets, 1, gravity === DOWN ? level.bounds[1] : level.maxWorldHeight + 1)
  state.z = placeAlong(level.bounds[2], AXES_OF[gravity].g[2], offsets, 2, level.bounds[2])
  return fits(state, 0, state.x, state.y, state.z)
}

/** Along gravity: flush with the face opposite. Across it: in the middle of the first `within` cells, rounding down. */
function placeAlong(size: number, pull: number, offsets: Int8Array, axis: number, within: number): number {
  let least = offsets[axis]
  let most = offsets[axis]
  for (let i = axis; i < offsets.length; i += 3) {
    if (offsets[i] < least) least = offsets[i]
    if (offsets[i] > most) most = offsets[i]
  }
  if (pull > 0) return 0 - least
  if (pull < 0) return size - 1 - most
  const room = within - (most - least + 1)
  return (room > 0 ? (room - (room % 2)) / 2 : 0) - least
}

/** What the eye needs to see of the landing place: how many cells the piece could fall now. */
export function roomToFall(state: Readonly<State>): number {
  const [dx, dy, dz]: Spot = AXES_OF[state.gravity].g
  let distance = 0
  while (fits(state, state.pose, state.x + dx * (distance + 1), state.y + dy * (distance + 1), state.z + dz * (distance + 1))) distance++
  return distance
}

/** Where it would come to lie if it fell now; none without a piece. */
export function landingCells(state: Readonly<State>): number[] {
  if (state.piece < 0) return []
  const [dx, dy, dz]: Spot = AXES_OF[state.gravity].g
  const by = roomToFall(state)
  return pieceCells({ ...state, x: state.x + dx * by, y: state.y + dy * by, z: state.z + dz * by })
}
