/** A phase of a resolve as movement: what falls how far and when it lands, what is lost, where water runs. */
import type { FloodEvent, Spot } from '../../nouns.ts'
import { HEAVY, isVoxel, materialOf } from '../../rules/board/cells.ts'
import { directionOf, spotOf } from '../../rules/board/space.ts'
import type { Lost, PhaseMotion } from '../render/picture.ts'
import type { PhaseBoard } from './phase-board.ts'
import { flowOf } from './phase-flow.ts'
import { fallMs, type Phase } from './phases.ts'

export function motionOf({ ms, events }: Phase, bounds: Spot, { cells, gravity }: PhaseBoard): PhaseMotion {
  const way = directionOf(gravity)
  const step = (way[1] * bounds[0] + way[0]) * bounds[2] + way[2]
  const iceIn: number[] = []
  const iceOut: number[] = []
  for (const event of events) {
    if (event.kind === 'frozen') iceIn.push(...event.cells)
    if (event.kind === 'thawed') iceOut.push(...event.cells)
  }
  const falls = fallsOf(events, step)
  const bodies = falls.flatMap(({ from, by, lost }): Fallen[] => {
    if (lost) return []
    return [{ cells: from, by: [way[0] * by, way[1] * by, way[2] * by], lands: Math.min(LAST, fallMs(by) / ms) }]
  })
  for (const event of events) if (event.kind === 'sank') bodies.push({ cells: event.cells, by: [0, -1, 0], lands: LAST }) // into the rock, whatever stands below
  const lost = falls.flatMap((fall): Lost[] => {
    if (!fall.lost) return []
    const rim = toTheRim(bounds, fall.from, way)
    return [{ cells: fall.from, way, rim, leaves: Math.min(LAST, fallMs(rim) / ms) }]
  })
  return { ms, bodies, lost, flow: flowOf(bounds, cells, gravity, events), iceIn, iceOut }
}

/** Everything has landed by the end of its phase. */
const LAST = 0.95

type Fallen = PhaseMotion['bodies'][number]

interface Fall {
  readonly from: readonly number[] // where its cells were when the phase began
  readonly by: number
  readonly lost: boolean
}

/**
 * What falls how far in all: the rules let a body fall in rounds, on to another and on with it or after it; whoever looks on sees each
 * part of it fall once, from where it was to where it ends.
 */
function fallsOf(events: readonly FloodEvent[], step: number): Fall[] {
  const origins = new Map<number, number>() // by cell: where what is there now has come from
  const falls = new Map<number, Fall & { from: number[] }>() // by origin; those of one body share one
  for (const event of events) {
    if (event.kind !== 'fell') continue
    const gone = new Set(event.lost)
    const parts = new Map<string, Fall & { from: number[] }>() // by how far they had come, and whether they are lost
    const moved = event.from.map(cell => [cell, origins.get(cell) ?? cell] as const)
    for (const [cell] of moved) origins.delete(cell)
    for (const [cell, origin] of moved) {
      const by = (falls.get(origin)?.by ?? 0) + event.by
      const key = `${by} ${gone.has(cell)}`
      const part = parts.get(key) ?? { from: [], by, lost: gone.has(cell) }
      parts.set(key, part)
      part.from.push(origin)
      falls.set(origin, part)
      origins.set(cell + step * event.by, origin)
    }
  }
  return [...new Set(falls.values())]
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
