/** The piece library, poses and kicks, FL-10 to FL-17. */
import { type Axis, GRAVITIES, MATERIALS, type Material, PIECES, type PieceName, type Spot, type Token } from '../../nouns.ts'
import { dot, frame, plus, times } from './space.ts'

const LIBRARY: Readonly<Record<PieceName, readonly Spot[]>> = {
  O2: [
    [0, 0, 0],
    [1, 0, 0],
    [0, 0, 1],
    [1, 0, 1],
  ],
  I3: [
    [0, 0, 0],
    [1, 0, 0],
    [2, 0, 0],
  ],
  I4: [
    [0, 0, 0],
    [1, 0, 0],
    [2, 0, 0],
    [3, 0, 0],
  ],
  L3: [
    [0, 0, 0],
    [1, 0, 0],
    [0, 1, 0],
  ],
  L4: [
    [0, 0, 0],
    [1, 0, 0],
    [2, 0, 0],
    [0, 1, 0],
  ],
  J4: [
    [0, 0, 0],
    [1, 0, 0],
    [2, 0, 0],
    [2, 1, 0],
  ],
  T3: [
    [0, 0, 0],
    [1, 0, 0],
    [2, 0, 0],
    [1, 1, 0],
  ],
  S4: [
    [0, 0, 0],
    [1, 0, 0],
    [1, 0, 1],
    [2, 0, 1],
  ],
  Z4: [
    [0, 0, 0],
    [1, 0, 0],
    [1, 0, -1],
    [2, 0, -1],
  ],
  U5: [
    [0, 0, 0],
    [2, 0, 0],
    [0, 0, 1],
    [1, 0, 1],
    [2, 0, 1],
  ],
  P5: [
    [0, 0, 0],
    [1, 0, 0],
    [0, 1, 0],
    [1, 1, 0],
    [2, 0, 0],
  ],
  C3D5: [
    [0, 0, 0],
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
    [1, 0, 1],
  ],
}

const KICKS: readonly Spot[] = [
  [0, 0, 0],
  [1, 0, 0],
  [-1, 0, 0],
  [0, 0, 1],
  [0, 0, -1],
  [0, 1, 0],
  [1, 0, 1],
  [1, 0, -1],
  [-1, 0, 1],
  [-1, 0, -1],
]

/** A pose is where the three axes of a piece point: the columns of its rotation matrix. */
export type Pose = readonly [Spot, Spot, Spot]

export const SPAWN_POSE: Pose = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]

/** A quarter turn, counter-clockwise for one who looks from the positive end of the axis. */
function quarter(axis: Axis, [x, y, z]: Spot): Spot {
  if (axis === 'yaw') return [z, y, -x]
  if (axis === 'pitch') return [x, -z, y]
  return [-y, x, z]
}

/** About the axes of the world; one quarter backwards is three forwards. */
export function turned([ex, ey, ez]: Pose, axis: Axis, sense: 1 | -1): Pose {
  const once: Pose = [quarter(axis, ex), quarter(axis, ey), quarter(axis, ez)]
  return sense === 1 ? once : turned(turned(once, axis, 1), axis, 1)
}

function isSame(a: Pose, b: Pose): boolean {
  return a.every((image, axis) => dot(image, b[axis]!) === 1)
}

/** The number of a pose in a state: poses are counted as yaw, pitch and roll find them, breadth first. */
export function poseCode(pose: Pose): number {
  const found: Pose[] = [SPAWN_POSE]
  for (const known of found) {
    for (const axis of ['yaw', 'pitch', 'roll'] as const) {
      const next = turned(known, axis, 1)
      if (!found.some(other => isSame(other, next))) found.push(next)
    }
  }
  return found.findIndex(known => isSame(known, pose))
}

/** The active piece. */
export interface Piece {
  readonly name: PieceName
  readonly material: Material
  readonly pose: Pose
  readonly at: Spot // of its pivot
}

/** Where its voxels are, the pivot first; some may be outside the board. */
export function voxelsOf({ name, pose: [ex, ey, ez], at }: Piece): Spot[] {
  return LIBRARY[name].map(([x, y, z]) => plus(at, plus(times(ex, x), plus(times(ey, y), times(ez, z)))))
}

/** Where a turn may put the pivot, in the order of trying; `lifting`: upward kicks are still allowed [FL-15, FL-27]. */
export function kicks(gravity: number, lifting: boolean): Spot[] {
  const { u, r, f } = frame(gravity)
  return KICKS.filter(([, up]) => lifting || up <= 0).map(([dx, dy, dz]) => plus(times(r, dx), plus(times(u, dy), times(f, -dz))))
}

export function pieceOfToken(token: Token): { name: PieceName; material: Material } {
  const [name, material = 'STANDARD'] = token.split(':') as [PieceName, Material?]
  return { name, material }
}

/** A token as a number, as states hold it. */
export function tokenCode({ name, material }: { readonly name: PieceName; readonly material: Material }): number {
  return PIECES.indexOf(name) * MATERIALS.length + MATERIALS.indexOf(material)
}

/**
 * At spawn the bounding box touches the face opposite gravity and is centred on the other two axes; in y, within the playable
 * height [FL-28].
 */
export function spawned(bounds: Spot, maxWorldHeight: number, gravity: number, token: Token): Piece {
  const { name, material } = pieceOfToken(token)
  const { g } = frame(gravity)
  const low = [0, 1, 2].map(axis => Math.min(...LIBRARY[name].map(voxel => voxel[axis]!)))
  const high = [0, 1, 2].map(axis => Math.max(...LIBRARY[name].map(voxel => voxel[axis]!)))
  const pivot = (axis: number): number => {
    if (g[axis]! > 0) return 0 - low[axis]!
    if (g[axis]! < 0) return bounds[axis]! - 1 - high[axis]!
    const room = axis === 1 ? maxWorldHeight + 1 : bounds[axis]!
    const size = high[axis]! - low[axis]! + 1
    return Math.trunc((room - size) / 2) - low[axis]!
  }
  return { name, material, pose: SPAWN_POSE, at: [pivot(0), pivot(1), pivot(2)] }
}

/** What each tilt does to gravity, or why it does not [FL-30]. */
export function tilted(gravity: number, sense: 'forward' | 'back' | 'left' | 'right'): number | 'up' | 'parallel' {
  const opposite = { forward: 'SOUTH', back: 'NORTH', left: 'EAST', right: 'WEST' } as const
  const same = { forward: 'NORTH', back: 'SOUTH', left: 'WEST', right: 'EAST' } as const
  const from = GRAVITIES[gravity]!
  if (from === 'DOWN') return GRAVITIES.indexOf(same[sense])
  if (from === opposite[sense]) return GRAVITIES.indexOf('DOWN')
  return from === same[sense] ? 'up' : 'parallel'
}
