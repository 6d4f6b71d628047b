/** Faces of water that knows when it comes: what waterFaces makes, and in its spare bytes the column each face belongs to. */
import type { Spot } from '../../../nouns.ts'
import { AXES_OF, contains, indexOf, spotOf } from '../../../rules/board/space.ts'
import { BIAS } from '../mesh/face-buffer.ts'
import { cornerOf } from '../mesh/faces.ts'
import { type Field, WATER_FIELDS } from '../mesh/quads.ts'
import type { Column } from '../picture.ts'
import { WATER_STRIDE, type WaterFaces } from '../water/water-faces.ts'

/** Depth of the water and cells above this one, after the two bytes of `shore` that are in use. */
const DEEP = 10
const ABOVE = 11
/** By corner: when it begins, in 255ths of the phase. */
const BEGINS = 12

export const FLOW_FIELDS: readonly Field[] = [...WATER_FIELDS, { name: 'flow', offset: BEGINS, size: 4, normalized: true }]

/** Writes into the faces when and how high the water of each rises. Corners take the mean of the columns that meet there: one sheet. */
export function timeFaces({ bytes, count }: WaterFaces, bounds: Spot, gravity: number, columns: readonly Column[]): void {
  const { r, f } = AXES_OF[gravity] as (typeof AXES_OF)[number]
  const up = upwards(bounds, gravity)
  const of = columnOfCell(bounds, gravity, columns)
  const byTop = new Map(columns.map(column => [column.top, column]))
  for (let face = 0; face < count; face++) {
    const at = face * WATER_STRIDE
    const [x, y, z] = [0, 1, 2].map(axis => (bytes[at + axis] as number) - BIAS) as [number, number, number]
    const cell = indexOf(bounds, x, y, z)
    const column = of.get(cell)
    bytes.fill(0, at + DEEP, at + WATER_STRIDE)
    if (!column || column.depth === 0) continue
    bytes[at + DEEP] = column.depth
    bytes[at + ABOVE] = Math.round((column.top - cell) / up)
    const top = spotOf(bounds, column.top)
    for (let corner = 0; corner < 4; corner++) {
      const [cx, cy, cz] = cornerOf(bytes[at + 3] as number, corner, x, y, z)
      const away: Spot = [cx - x - 0.5, cy - y - 0.5, cz - z - 0.5]
      bytes[at + BEGINS + corner] = Math.round(255 * meanStart(bounds, byTop, top, scaled(r, sideOf(away, r)), scaled(f, sideOf(away, f))))
    }
  }
}

/** The step to the cell above, in indices. */
function upwards([X, , Z]: Spot, gravity: number): number {
  const [x, y, z] = AXES_OF[gravity]?.u ?? [0, 1, 0]
  return (y * X + x) * Z + z
}

export function columnOfCell(bounds: Spot, gravity: number, columns: readonly Column[]): Map<number, Column> {
  const up = upwards(bounds, gravity)
  const of = new Map<number, Column>()
  for (const column of columns) for (let n = 0; n < column.height; n++) of.set(column.foot + n * up, column)
  return of
}

function sideOf(away: Spot, axis: Spot): number {
  return Math.sign(away[0] * axis[0] + away[1] * axis[1] + away[2] * axis[2])
}

function scaled([x, y, z]: Spot, by: number): Spot {
  return [x * by, y * by, z * by]
}

function meanStart(bounds: Spot, byTop: ReadonlyMap<number, Column>, [x, y, z]: Spot, a: Spot, b: Spot): number {
  let sum = 0
  let count = 0
  for (let i = 0; i < 2; i++)
    for (let j = 0; j < 2; j++) {
      const px = x + i * a[0] + j * b[0]
      const py = y + i * a[1] + j * b[1]
      const pz = z + i * a[2] + j * b[2]
      const column = contains(bounds, px, py, pz) ? byTop.get(indexOf(bounds, px, py, pz)) : undefined
      if (!column || column.depth === 0) continue
      sum += column.from
      count++
    }
  return count === 0 ? 0 : sum / count
}
