import type { Core } from './core/core.ts'
import { moveOf, NO_CARD, NOWHERE } from './core/move.ts'

const PASS = moveOf(NOWHERE, NOWHERE, NO_CARD, 0, 0)

/** What a point is worth in a valuation: enough parts that a later one can count for a little less. */
export const POINT = 32

/** By turns ahead: of a point that is still to come, so many parts count. Somebody may yet think of something. */
const WEIGHTS = { all: [32, 31, 30, 29, 28, 27, 26, 25, 24, 23], owner: [32, 30, 27, 23, 19, 15, 12, 9, 7, 5] } as const

/**
 * What stands on the board, to seat 0: the points so far, and those that would come if nobody placed anything any more and the tiles went off
 * one after the other. Where everything ticks that is mostly parity: an odd countdown goes off on a turn of the seat to move, an even one on the
 * other's, and the point belongs to whoever's turn it is.
 */
export function settled(core: Core): number {
  const weights = WEIGHTS[core.config.tickRule]
  let value = POINT * (core.score(0) - core.score(1))
  let made = 0
  while (made < weights.length && core.standing) {
    const seat = core.turn
    const before = core.score(seat)
    core.make(PASS)
    const points = core.score(seat) - before
    value += (seat === 0 ? weights[made] : -weights[made]) * points
    made++
  }
  for (; made > 0; made--) core.unmake()
  return value
}
