/** How near the camera comes: as near as somebody wants it, and on a tall board no farther than there is anything to see. */
import type { Floodline, Spot } from '../../../nouns.ts'
import { WATER } from '../../../rules/board/cells.ts'
import { DOWN } from '../../../rules/board/space.ts'

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
