import type { Core } from './core/core.ts'

/** What a point is worth in a valuation: enough parts that a later one can count for a little less. */
export const POINT = 32

/** By turns ahead: of a point that is still to come, so many parts count. Somebody may yet think of something. */
const WEIGHTS = { all: [32, 31, 30, 29, 28, 27, 26, 25, 24, 23], owner: [32, 30, 27, 23, 19, 15, 12, 9, 7, 5] } as const

/** Written over by every look at a board. */
const points = new Uint8Array(1 + WEIGHTS.all.length)

/**
 * What stands on the board, to seat 0: the points so far, and those that would come if nobody placed anything any more and the tiles went off
 * one after the other. Where everything ticks that is mostly parity: an odd countdown goes off on a turn of the seat to move, an even one on the
 * other's, and the point belongs to whoever's turn it is.
 */
export function settled(core: Core): number {
  const weights = WEIGHTS[core.config.tickRule]
  const turns = core.coming(points, weights.length)
  let sign = core.turn === 0 ? 1 : -1
  let value = POINT * (core.score(0) - core.score(1))
  for (let ahead = 0; ahead < turns; ahead++) {
    value += sign * weights[ahead] * points[ahead]
    sign = -sign
  }
  return value
}

/** The same after a turn without a card, which need not be made for it. */
export function settledAfter(core: Core, move: number): number {
  const weights = WEIGHTS[core.config.tickRule]
  const turns = core.comingAfter(move, points, 1 + weights.length)
  let sign = core.turn === 0 ? 1 : -1
  let value = POINT * (core.score(0) - core.score(1))
  if (turns === 0) points[0] = 0
  value += sign * POINT * points[0]
  for (let ahead = 1; ahead < turns; ahead++) {
    sign = -sign
    value += sign * weights[ahead - 1] * points[ahead]
  }
  return value
}

/** The same where the lead of a turn may end the game: then it is the lead. */
export function endedAfter(core: Core, move: number): number {
  const value = settledAfter(core, move)
  if (!core.config.mercyRule) return value
  const lead = core.score(0) - core.score(1) + (core.turn === 0 ? points[0] : -points[0])
  return lead >= core.config.mercyLead || -lead >= core.config.mercyLead ? POINT * lead : value
}
