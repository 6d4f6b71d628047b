/** Which cell a hand means that points at the board with something in it. */
import type { Floodline, Spot, Thing } from '../../nouns.ts'
import { blocks, WATER } from '../../rules/board/cells.ts'
import { contains, indexOf } from '../../rules/board/space.ts'
import type { Hit } from '../render/camera/ray.ts'
import { NORMALS } from '../render/mesh/faces.ts'

export interface Target {
  readonly cell: number
  readonly spot: Spot
}

/** On what is pointed at, or right there on the bare floor. Taking away takes what is pointed at; water before what is under it. */
export function targetOf({ level: { bounds }, cells }: Floodline['State'], thing: Thing, hit: Hit | null): Target | null {
  if (!hit) return null
  const solid = blocks(cells[hit.cell] ?? 0)
  const [nx, ny, nz] = NORMALS[hit.face] ?? [0, 1, 0]
  const [x, y, z] = hit.spot
  const beside: Spot = solid ? [x + nx, y + ny, z + nz] : hit.spot
  const there = contains(bounds, ...beside) ? { cell: indexOf(bounds, ...beside), spot: beside } : null
  if (thing !== 'EMPTY') return there
  if (there && cells[there.cell] === WATER) return there
  return solid ? { cell: hit.cell, spot: hit.spot } : null
}
