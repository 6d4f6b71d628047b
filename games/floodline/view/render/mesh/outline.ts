/** The edges of a body: where its surface bends. None between cells that lie flat beside each other. */
import type { Spot } from '../../../nouns.ts'
import { spotOf } from '../../../rules/board/space.ts'

export interface Edge {
  readonly from: Spot
  readonly to: Spot
}

const WIDE = 64 // more than any board, so that a corner is one number

const keyOf = (x: number, y: number, z: number): number => ((y + 1) * WIDE + x + 1) * WIDE + z + 1

const AXES: readonly Spot[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]

/** Edges in runs as long as they go, so that dashes do not start anew at every cell. */
export function outlineOf(bounds: Spot, cells: Iterable<number>): Edge[] {
  const spots: Spot[] = []
  const filled = new Set<number>()
  for (const cell of cells) {
    const spot = spotOf(bounds, cell)
    spots.push(spot)
    filled.add(keyOf(...spot))
  }
  const edges: Edge[] = []
  for (let axis = 0; axis < AXES.length; axis++) {
    const bent = new Set<number>()
    const places: Spot[] = []
    for (const [x, y, z] of spots)
      for (let corner = 0; corner < 4; corner++) {
        const place = shifted([x, y, z], axis, corner & 1, corner >> 1)
        const key = keyOf(...place)
        if (bent.has(key) || !bends(filled, place, axis)) continue
        bent.add(key)
        places.push(place)
      }
    for (const place of places) run(place, AXES[axis] as Spot, bent, edges)
  }
  return edges
}

function shifted([x, y, z]: Spot, axis: number, a: number, b: number): Spot {
  if (axis === 0) return [x, y + a, z + b]
  return axis === 1 ? [x + a, y, z + b] : [x + a, y + b, z]
}

/** Of the four cells around an edge: one, three, or two across from each other. */
function bends(filled: ReadonlySet<number>, place: Spot, axis: number): boolean {
  const has = (a: number, b: number): boolean => filled.has(keyOf(...shifted(place, axis, a, b)))
  const here = has(0, 0)
  const across = has(-1, -1)
  const one = has(-1, 0)
  const other = has(0, -1)
  const count = Number(here) + Number(across) + Number(one) + Number(other)
  return count === 1 || count === 3 || (count === 2 && here === across)
}

/** From the start of a run to its end; places inside a run start nothing. */
function run([x, y, z]: Spot, [dx, dy, dz]: Spot, bent: ReadonlySet<number>, edges: Edge[]): void {
  if (bent.has(keyOf(x - dx, y - dy, z - dz))) return
  let far = 1
  while (bent.has(keyOf(x + dx * far, y + dy * far, z + dz * far))) far++
  edges.push({ from: [x, y, z], to: [x + dx * far, y + dy * far, z + dz * far] })
}
