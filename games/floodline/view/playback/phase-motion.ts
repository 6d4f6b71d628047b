/** A phase of a resolve as movement: what falls how far and when it lands, what is lost, where water runs. */
import type { Spot } from '../../nouns.ts'
import { HEAVY, isVoxel, materialOf } from '../../rules/board/cells.ts'
import { directionOf, spotOf } from '../../rules/board/space.ts'
import type { Point } from '../render/camera/lens.ts'
import type { Lost, PhaseMotion } from '../render/picture.ts'
import type { PhaseBoard } from './phase-board.ts'
import { flowOf } from './phase-flow.ts'
import { fallMs, type Phase } from './phases.ts'

export function motionOf({ ms, events }: Phase, bounds: Spot, { cells, gravity }: PhaseBoard): PhaseMotion {
  const way = directionOf(gravity)
  const bodies: { cells: readonly number[]; by: Point; lands: number }[] = []
  const lost: Lost[] = []
  const iceIn: number[] = []
  const iceOut: number[] = []
  for (const event of events) {
    if (event.kind === 'frozen') iceIn.push(...event.cells)
    if (event.kind === 'thawed') iceOut.push(...event.cells)
    if (event.kind === 'sank') bodies.push({ cells: event.cells, by: [0, -1, 0], lands: 1 }) // into the rock, whatever stands below
    if (event.kind !== 'fell') continue
    const gone = new Set(event.lost)
    const stays = gone.size === 0 ? event.from : event.from.filter(cell => !gone.has(cell))
    const by: Point = [way[0] * event.by, way[1] * event.by, way[2] * event.by]
    if (stays.length > 0) bodies.push({ cells: stays, by, lands: fallMs(event.by) / ms })
    if (gone.size === 0) continue
    const rim = toTheRim(bounds, event.lost, way)
    lost.push({ cells: event.lost, way, rim, leaves: fallMs(rim) / ms })
  }
  return { ms, bodies, lost, flow: flowOf(bounds, cells, gravity, events), iceIn, iceOut }
}

/** From the middle of a body to the face of the bounds that it leaves by: there it has no ground any more. */
function toTheRim(bounds: Spot, cells: readonly number[], way: Spot): number {
  const axis = way[0] !== 0 ? 0 : way[1] !== 0 ? 1 : 2
  let sum = 0
  for (const cell of cells) sum += spotOf(bounds, cell)[axis] + 0.5
  const middle = sum / cells.length
  return way[axis] > 0 ? bounds[axis] - middle : middle
}

/** As the rules weigh pieces. */
export function massOf(codes: Uint8Array, cells: readonly number[]): number {
  let mass = 0
  for (const cell of cells) mass += isVoxel(codes[cell] ?? 0) && materialOf(codes[cell] ?? 0) === HEAVY ? 2 : 1
  return mass
}
