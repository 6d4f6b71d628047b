/** The bodies of a board in the order in which the rules look at them: for whoever wants to see what the solver sees. */
import type { Floodline } from '../nouns.ts'
import { isVoxel } from '../rules/board/cells.ts'
import { looseVoxels } from '../rules/board/settle.ts'
import { frameOf, neighboursOf } from '../rules/board/space.ts'

type State = Floodline['State']

export interface BodyInOrder {
  readonly id: number // from 1, in canonical order of first cells [FL-43]
  readonly first: number // cell
  readonly elevation: number // of that cell, the least of all its cells [FL-6]
  readonly voxels: number
  readonly held: boolean // by the floor, or by something immovable that it touches [FL-41]
}

export interface BodiesInOrder {
  readonly of: Uint16Array // by cell: the id of its body, 0 for none
  readonly bodies: readonly BodyInOrder[]
}

/** Whoever meets the cells in canonical order meets the bodies in the order of their first cells. */
export function bodiesOf(state: Readonly<State>): BodiesInOrder {
  const { levels, rows, length, first, up, right, forward } = frameOf(state.level.bounds, state.gravity)
  const loose = new Set(looseVoxels(state))
  const of = new Uint16Array(state.cells.length)
  const bodies: BodyInOrder[] = []
  for (let elevation = 0; elevation < levels; elevation++)
    for (let row = 0; row < rows; row++)
      for (let at = 0; at < length; at++) {
        const cell = first + elevation * up + row * right + at * forward
        if (of[cell] !== 0 || !isMovable(state, cell)) continue
        const id = bodies.length + 1
        bodies.push({ id, first: cell, elevation, voxels: mark(state, of, cell, id), held: !loose.has(cell) })
      }
  return { of, bodies }
}

function isMovable({ cells, notes }: Readonly<State>, cell: number): boolean {
  return isVoxel(cells[cell]) && notes[cell] === 0 // [FL-9]
}

/** Marks everything that hangs together with a cell; says how much that is. */
function mark(state: Readonly<State>, of: Uint16Array, start: number, id: number): number {
  const { bounds } = state.level
  const body = [start]
  of[start] = id
  for (const cell of body)
    for (const next of neighboursOf(bounds, cell)) {
      if (of[next] !== 0 || !isMovable(state, next)) continue
      of[next] = id
      body.push(next)
    }
  return body.length
}
