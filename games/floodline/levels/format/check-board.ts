/** Whether the board can be laid out as the level says. */
import type { FloodLevel, Spot, Terrain } from '../../nouns.ts'
import { contains, indexOf } from '../../rules/board/space.ts'
import type { Findings, Path } from './fault.ts'
import { LIMITS } from './schema.ts'

export function checkBoard(level: FloodLevel, findings: Findings): void {
  const { bounds, maxWorldHeight, terrain } = level
  if (bounds[1] < maxWorldHeight + 4)
    findings.add(
      'LV-12',
      ['bounds', 1],
      `the board is ${bounds[1]} high, but pieces need room above maxWorldHeight ${maxWorldHeight}: at least ${maxWorldHeight + 4}`,
    )
  const owners = new Int16Array(bounds[0] * bounds[1] * bounds[2]).fill(-1)
  let drains = 0
  terrain.forEach((entry, index) => {
    const path = ['terrain', index]
    const box = boxOf(entry, path, findings)
    if (box && isInside(box, level, path, findings)) claim(box, level, index, owners, findings)
    if (entry.type === 'DRAIN' && ++drains === LIMITS.note + 1)
      findings.add('LV-26', path, `there are more than ${LIMITS.note} entries of type DRAIN; join some of them into boxes`)
  })
}

interface Box {
  readonly from: Spot
  readonly to: Spot
  readonly names: readonly [from: string, to: string] // of the fields they were read from
}

function boxOf({ at, from, to }: Terrain, path: Path, findings: Findings): Box | null {
  if (at !== undefined && from === undefined && to === undefined) return { from: at, to: at, names: ['at', 'at'] }
  if (at === undefined && from !== undefined && to !== undefined) {
    const axis = [0, 1, 2].find(which => from[which] > to[which])
    if (axis === undefined) return { from, to, names: ['from', 'to'] }
    findings.add('LV-22', [...path, 'from', axis], `"from" is ${from[axis]} here and "to" is ${to[axis]}: exchange them`)
    return null
  }
  findings.add('LV-20', path, 'terrain says where it is with "at" for one cell, or with "from" and "to" for a box, and not with both')
  return null
}

function isInside({ from, to, names }: Box, { bounds, maxWorldHeight, terrain }: FloodLevel, path: Path, findings: Findings): boolean {
  if (!contains(bounds, ...to)) {
    const axis = [0, 1, 2].findIndex(which => to[which] >= bounds[which])
    const field = from[axis] >= bounds[axis] ? names[0] : names[1]
    const value = field === names[0] ? from[axis] : to[axis]
    findings.add(
      'LV-21',
      [...path, field, axis],
      `${value} is outside the board, which has ${bounds[axis]} cells there: 0 to ${bounds[axis] - 1}`,
    )
    return false
  }
  const { type } = terrain[path[1] as number]
  if ((type === 'SOLID' || type === 'POROUS') && to[1] > maxWorldHeight)
    findings.add(
      'LV-27',
      [...path, names[1], 1],
      `a voxel at y ${to[1]} is above maxWorldHeight ${maxWorldHeight}, and the first lock would lose; lower it, or make it WALL`,
    )
  return true
}

/** Stops at the first cell that is taken, so that all boxes together cost no more than the board. */
function claim({ from, to, names }: Box, { bounds }: FloodLevel, index: number, owners: Int16Array, findings: Findings): void {
  for (let y = from[1]; y <= to[1]; y++)
    for (let x = from[0]; x <= to[0]; x++)
      for (let z = from[2]; z <= to[2]; z++) {
        const cell = indexOf(bounds, x, y, z)
        if (owners[cell] >= 0) {
          const at = names[0] === 'at' ? ['terrain', index, 'at'] : ['terrain', index]
          findings.add('LV-23', at, `the cell ${x}, ${y}, ${z} is claimed by /terrain/${owners[cell]} already; a cell holds one thing`)
          return
        }
        owners[cell] = index
      }
}
