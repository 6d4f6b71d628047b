/** Where the keys of the four moves stand round the outline of a landing: each on the side it moves to, over nothing that is the piece. */
import { type Floodline, type Spot, STEPS, type Step } from '../../nouns.ts'
import { spotOf } from '../../rules/board/space.ts'
import { landingCells, pieceCells } from '../../rules/pieces/piece.ts'
import { type Corner, stepFor, WAYS, type Way } from './bearings.ts'
import type { Place, Projected } from './pointer/reach.ts'

type State = Floodline['State']

export interface MoveHint extends Place {
  readonly way: Way
  /** Where it points on the screen, in radians from the right, clockwise as the page turns. */
  readonly angle: number
}

/** Half of a keycap with its arrow, and the air round it. */
export const CAP_PX = 13
const AIR_PX = 7

export function moveHints(project: Projected, state: State, corner: Corner): readonly MoveHint[] {
  const { bounds } = state.level
  const ghost = boxOf(landingCells(state).map(cell => spotOf(bounds, cell)))
  const piece = outline(project, boxOf(pieceCells(state).map(cell => spotOf(bounds, cell))))
  const landing = outline(project, ghost)
  const middle = ghost.from.map((from, axis) => (from + (ghost.to[axis] ?? from)) / 2) as unknown as Spot
  const from = project(middle)
  return WAYS.map(way => {
    const towards = project(stepped(middle, stepFor(way, corner, state.gravity)))
    const far = Math.hypot(towards.x - from.x, towards.y - from.y) || 1
    const unit = { x: (towards.x - from.x) / far, y: (towards.y - from.y) / far }
    const beside = beyond(from, unit, landing)
    const at = covers(beside, piece) ? beyond(from, unit, [...landing, ...piece]) : beside
    return { way, ...at, angle: Math.atan2(unit.y, unit.x) }
  })
}

/** As near as a keycap may stand that way without touching what lies there. */
function beyond(from: Place, { x, y }: Place, points: readonly Place[]): Place {
  const reach = Math.max(...points.map(point => (point.x - from.x) * x + (point.y - from.y) * y))
  const off = reach + CAP_PX * (Math.abs(x) + Math.abs(y)) + AIR_PX
  return { x: from.x + x * off, y: from.y + y * off }
}

/** Whether a keycap there would lie over the rectangle round these points. */
function covers({ x, y }: Place, points: readonly Place[]): boolean {
  const [xs, ys] = [points.map(point => point.x), points.map(point => point.y)]
  return x + CAP_PX > Math.min(...xs) && x - CAP_PX < Math.max(...xs) && y + CAP_PX > Math.min(...ys) && y - CAP_PX < Math.max(...ys)
}

interface Box {
  readonly from: Spot
  readonly to: Spot
}

function boxOf(spots: readonly Spot[]): Box {
  const along = (axis: 0 | 1 | 2): number[] => spots.map(spot => spot[axis])
  const axes = [0, 1, 2] as const
  return {
    from: axes.map(axis => Math.min(...along(axis))) as unknown as Spot,
    to: axes.map(axis => Math.max(...along(axis)) + 1) as unknown as Spot,
  }
}

function outline(project: Projected, { from, to }: Box): readonly Place[] {
  return [from[0], to[0]].flatMap(x => [from[1], to[1]].flatMap(y => [from[2], to[2]].map(z => project([x, y, z]))))
}

function stepped([x, y, z]: Spot, step: Step): Spot {
  const by = STEPS.indexOf(step) % 2 === 0 ? 1 : -1
  return [x + (step[0] === 'x' ? by : 0), y + (step[0] === 'y' ? by : 0), z + (step[0] === 'z' ? by : 0)]
}
