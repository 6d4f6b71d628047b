/** The twelve pieces, the 24 ways to hold them, and the kicks [FL-10…FL-16]. */
import { MATERIALS, type Material, PIECES, type PieceName, type Spot, type Token } from '../../nouns.ts'

/** By piece code: the voxels at the spawn pose, the pivot (0, 0, 0) first. */
export const VOXELS: readonly (readonly Spot[])[] = [
  [
    [0, 0, 0],
    [1, 0, 0],
    [0, 0, 1],
    [1, 0, 1],
  ], // O2
  [
    [0, 0, 0],
    [1, 0, 0],
    [2, 0, 0],
  ], // I3
  [
    [0, 0, 0],
    [1, 0, 0],
    [2, 0, 0],
    [3, 0, 0],
  ], // I4
  [
    [0, 0, 0],
    [1, 0, 0],
    [0, 1, 0],
  ], // L3
  [
    [0, 0, 0],
    [1, 0, 0],
    [2, 0, 0],
    [0, 1, 0],
  ], // L4
  [
    [0, 0, 0],
    [1, 0, 0],
    [2, 0, 0],
    [2, 1, 0],
  ], // J4
  [
    [0, 0, 0],
    [1, 0, 0],
    [2, 0, 0],
    [1, 1, 0],
  ], // T3
  [
    [0, 0, 0],
    [1, 0, 0],
    [1, 0, 1],
    [2, 0, 1],
  ], // S4
  [
    [0, 0, 0],
    [1, 0, 0],
    [1, 0, -1],
    [2, 0, -1],
  ], // Z4
  [
    [0, 0, 0],
    [2, 0, 0],
    [0, 0, 1],
    [1, 0, 1],
    [2, 0, 1],
  ], // U5
  [
    [0, 0, 0],
    [1, 0, 0],
    [0, 1, 0],
    [1, 1, 0],
    [2, 0, 0],
  ], // P5
  [
    [0, 0, 0],
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
    [1, 0, 1],
  ], // C3D5
]

type Matrix = readonly [Spot, Spot, Spot]

const IDENTITY: Matrix = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]

/** A quarter turn about y, x and z (yaw, pitch, roll), counter-clockwise seen from the positive end of the axis. */
const QUARTERS: readonly Matrix[] = [
  [
    [0, 0, 1],
    [0, 1, 0],
    [-1, 0, 0],
  ],
  [
    [1, 0, 0],
    [0, 0, -1],
    [0, 1, 0],
  ],
  [
    [0, -1, 0],
    [1, 0, 0],
    [0, 0, 1],
  ],
]

function times(a: Matrix, b: Matrix): Matrix {
  const row = (r: number): Spot => {
    const at = (c: number): number => a[r][0] * b[0][c] + a[r][1] * b[1][c] + a[r][2] * b[2][c]
    return [at(0), at(1), at(2)]
  }
  return [row(0), row(1), row(2)]
}

function turned([p, q, r]: Matrix, [x, y, z]: Spot): Spot {
  const dot = (row: Spot): number => row[0] * x + row[1] * y + row[2] * z
  return [dot(p), dot(q), dot(r)]
}

function same(a: Matrix, b: Matrix): boolean {
  return a.every((row, i) => row.every((value, j) => value === b[i][j]))
}

/** The 24 poses in the order in which quarter turns find them, breadth first from the identity: pose 0 is the spawn pose. */
export const POSES: readonly Matrix[] = everyPose()

function everyPose(): Matrix[] {
  const found: Matrix[] = [IDENTITY]
  for (let next = 0; next < found.length; next++) {
    for (const quarter of QUARTERS) {
      const pose = times(quarter, found[next])
      if (!found.some(known => same(known, pose))) found.push(pose)
    }
  }
  return found
}

/** By pose, then by axis and sense (yaw+, yaw-, pitch+, pitch-, roll+, roll-): the pose after the turn. */
export const TURNED: readonly (readonly number[])[] = POSES.map(pose =>
  QUARTERS.flatMap(quarter => {
    const once = times(quarter, pose)
    const back = times(quarter, times(quarter, once)) // three quarters one way are one the other way
    return [POSES.findIndex(known => same(known, once)), POSES.findIndex(known => same(known, back))]
  }),
)

/** By piece code and pose: the offsets of the voxels from the pivot, three numbers a voxel, the pivot first. */
export const OFFSETS: readonly (readonly Int8Array[])[] = VOXELS.map(voxels =>
  POSES.map(pose => Int8Array.from(voxels.flatMap(voxel => [...turned(pose, voxel)]))),
)

/** Tried in this order; (dx, dy, dz) stands for dx·R + dy·U - dz·F of the gravity in force [FL-15]. */
export const KICKS: readonly Spot[] = [
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

/** Tokens as numbers: piece code and material code in one. */
export function tokenCode(token: Token): number {
  const [piece, material = 'STANDARD'] = token.split(':') as [PieceName, Material?]
  return PIECES.indexOf(piece) * MATERIALS.length + MATERIALS.indexOf(material)
}

export function pieceOf(token: number): number {
  return (token - (token % MATERIALS.length)) / MATERIALS.length
}

export function materialOfToken(token: number): number {
  return token % MATERIALS.length
}
