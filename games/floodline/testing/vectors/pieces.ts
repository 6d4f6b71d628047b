/** Pieces at the places a vector says, whatever our own rule for where they appear; also such as are in no bag. */
import type { Spot } from '../../nouns.ts'
import { fits } from '../../rules/pieces/piece.ts'
import { OFFSETS, POSES } from '../../rules/pieces/pieces.ts'
import type { GivenPlace, State } from './format.ts'

interface Shape {
  readonly piece: number
  readonly pose: number
}

/** Their pieces appear turned by half about z [C-SPAWN-ORI]. */
const THEIR_POSE = POSES.findIndex(matrix => matrix.flat().join() === '-1,0,0,0,-1,0,0,0,1')

/** The piece and pose with just these offsets in this order. */
export function shapeOf(offsets: readonly Spot[], piece?: number): Shape | null {
  const wanted = offsets.flat().join()
  for (const [at, poses] of OFFSETS.entries()) {
    if (piece !== undefined && piece !== at) continue
    const pose = poses.findIndex(each => each.join() === wanted)
    if (pose >= 0) return { piece: at, pose }
  }
  return null
}

/** With a piece of these offsets in the state. A shape that no piece has is one for as long as `use` runs. */
export function withPiece<T>(state: State, { offsets, origin }: GivenPlace, use: () => T): T {
  const known = shapeOf(offsets)
  if (known) {
    put(state, known, origin)
    return use()
  }
  const table = OFFSETS as Int8Array[][]
  put(state, { piece: table.push([Int8Array.from(offsets.flat())]) - 1, pose: 0 }, origin)
  try {
    return use()
  } finally {
    table.pop()
  }
}

export function put(state: State, { piece, pose }: Shape, [x, y, z]: Spot): void {
  Object.assign(state, { piece, pose, x, y, z })
}

export function offsetsIn({ piece, pose }: State): Spot[] {
  const flat = Array.from(OFFSETS[piece]?.[pose] ?? [])
  return Array.from({ length: flat.length / 3 }, (_, n) => flat.slice(3 * n, 3 * n + 3) as unknown as Spot)
}

/** A piece that just came goes to where theirs comes [C-SPAWN]. Having no room there loses, as it does at our place (ruling 17). */
export function toTheirPlace(state: State): void {
  const [X, Y, Z] = state.level.bounds
  put(state, { piece: state.piece, pose: THEIR_POSE }, [X >> 1, Y - 1, Z >> 1])
  if (fits(state, state.pose, state.x, state.y, state.z)) return
  state.piece = -1
  state.lost = 'spawn-blocked'
}
