/** The poses of a piece that differ: a bar has six, for it looks the same however it is rolled. And the bodies, which do not know their pivot. */
import type { Spot } from '../../nouns.ts'
import { OFFSETS, TURNED } from '../../rules/pieces/pieces.ts'

export const TURNS = 6

/** Of one piece on one board, by class of poses that stand in the same cells about the same pivot. */
export interface Shape {
  readonly classes: number
  readonly poses: Int32Array // the first pose of a class
  readonly classOf: Int32Array // by pose
  readonly turned: Int32Array // by class and turn
  readonly voxels: number
  readonly deltas: Int32Array // by class and voxel: from the pivot to the cell
  readonly least: Int32Array // by class and axis
  readonly most: Int32Array
  readonly bodies: number
  readonly bodyOf: Int32Array // by class
  readonly corner: Int32Array // by class: from the pivot to the first cell of the body
}

export function shapeOf(bounds: Spot, piece: number): Shape {
  const offsets = OFFSETS[piece]
  const names: string[] = []
  const poses: number[] = []
  const classOf = offsets.map((each, pose) => {
    const name = nameOf(each, [0, 0, 0])
    const known = names.indexOf(name)
    if (known >= 0) return known
    names.push(name)
    poses.push(pose)
    return names.length - 1
  })
  const bodies: string[] = []
  const deltas = poses.map(pose => cellsOf(bounds, offsets[pose]))
  const bodyOf = poses.map(pose => {
    const name = nameOf(offsets[pose], ends(offsets[pose], false))
    if (!bodies.includes(name)) bodies.push(name)
    return bodies.indexOf(name)
  })
  return {
    classes: poses.length,
    poses: Int32Array.from(poses),
    classOf: Int32Array.from(classOf),
    turned: Int32Array.from(poses.flatMap(pose => TURNED[pose].map(turned => classOf[turned]))),
    voxels: offsets[0].length / 3,
    deltas: Int32Array.from(deltas.flat()),
    least: Int32Array.from(poses.flatMap(pose => ends(offsets[pose], false))),
    most: Int32Array.from(poses.flatMap(pose => ends(offsets[pose], true))),
    bodies: bodies.length,
    bodyOf: Int32Array.from(bodyOf),
    corner: Int32Array.from(deltas.map(cells => cells[0])),
  }
}

/** The voxels in order, from a corner. */
function nameOf(offsets: Int8Array, [x, y, z]: readonly number[]): string {
  const voxels: string[] = []
  for (let at = 0; at < offsets.length; at += 3) voxels.push(`${offsets[at] - x},${offsets[at + 1] - y},${offsets[at + 2] - z}`)
  return voxels.sort((a, b) => (a < b ? -1 : 1)).join(' ')
}

/** From the pivot to each cell, in order. */
function cellsOf([X, , Z]: Spot, offsets: Int8Array): number[] {
  const cells: number[] = []
  for (let at = 0; at < offsets.length; at += 3) cells.push((offsets[at + 1] * X + offsets[at]) * Z + offsets[at + 2])
  return cells.sort((a, b) => a - b)
}

function ends(offsets: Int8Array, most: boolean): number[] {
  return [0, 1, 2].map(axis => {
    let end = 0
    for (let at = axis; at < offsets.length; at += 3) if (most ? offsets[at] > end : offsets[at] < end) end = offsets[at]
    return end
  })
}
