/** How near the camera comes: as near as somebody wants it, and on a tall board no farther than there is anything to see. */
import type { Floodline, Spot } from '../../../nouns.ts'
import { WATER } from '../../../rules/board/cells.ts'
import { builtHeight } from '../../../rules/board/shapes.ts'
import { DOWN } from '../../../rules/board/space.ts'
import { landingCells, pieceCells } from '../../../rules/pieces/piece.ts'
import type { Watch } from '../picture.ts'

type State = Floodline['State']

/** Times nearer than the whole board needs. */
export const ZOOMS: readonly number[] = [1, 1.5, 2.2]

/** Lower boards are always seen whole. */
const TALL = 15
/** Never nearer than for so many layers. */
const LEAST = 12
/** The camera goes down with a piece in strides: it moves seldom, and then for a reason. */
const STRIDE = 5
const ABOVE = 3 // layers over the piece and over the city

/** When it is over nothing comes from above any more: so many layers are seen at least. */
const LEAST_AT_THE_END = 5

/**
 * Up to where there is something to see: the city and the piece over it. The air a piece has fallen through is left out; when the next
 * one comes in above, all of it is there again. Under a sideways gravity pieces come from the side, at any height. What was built is
 * looked at when it is over, however high the board is.
 */
export function reachOf({ level: { bounds }, cells, gravity, piece, y, won, lost }: State): number {
  if (won || lost !== '') return Math.max(LEAST_AT_THE_END, topOf(bounds, cells) + ABOVE)
  if (bounds[1] <= TALL || gravity !== DOWN || piece < 0) return Number.POSITIVE_INFINITY
  const needed = Math.max(y, topOf(bounds, cells)) + ABOVE
  const reach = Math.max(LEAST, Math.ceil(needed / STRIDE) * STRIDE)
  return reach >= bounds[1] ? Number.POSITIVE_INFINITY : reach
}

/** From so high on a board is too tall to be seen whole and near: the camera follows the work. */
const VERY_TALL = 30
const UNDER_LANDING = 3 // layers under where a piece lands, and over it

/**
 * On a very tall board: the piece, where it lands, and what is beside them; the top of what is built, and under a
 * sideways gravity the height that is wanted, if there is room. It moves in strides.
 * Null where all of it is seen.
 */
export function watchOf(state: State): Watch | null {
  const { level, cells, notes, gravity, piece, won, lost } = state
  if (level.bounds[1] < VERY_TALL || piece < 0 || won || lost !== '') return null
  const layer = level.bounds[0] * level.bounds[2]
  const heights = [...pieceCells(state), ...landingCells(state)].map(cell => Math.floor(cell / layer))
  const low = Math.min(...heights) - UNDER_LANDING
  const high = Math.max(...heights) + 1 + ABOVE
  return {
    low: Math.max(0, Math.floor(low / STRIDE) * STRIDE),
    high: Math.min(level.bounds[1], Math.ceil(high / STRIDE) * STRIDE),
    also: Math.max(builtHeight(level.bounds, cells, notes) + 1, gravity === DOWN ? 0 : wantedHeight(level)) + ABOVE,
  }
}

/** Under a sideways gravity a piece is steered up and down: then where it has to go is to be seen, too. */
function wantedHeight({ objectives }: State['level']): number {
  return Math.max(0, ...objectives.map(objective => (objective.type === 'REACH_HEIGHT' ? objective.height : 0)))
}

/** What somebody who came nearer wants to see: where things are put. */
export function focusOf({ level: { bounds }, cells }: State): number {
  return topOf(bounds, cells) + 1
}

/** The highest layer with anything solid in it, terrain too. */
function topOf([X, , Z]: Spot, cells: Uint8Array): number {
  let cell = cells.length - 1
  while (cell > 0 && (cells[cell] ?? 0) <= WATER) cell--
  return Math.floor(cell / (X * Z))
}
