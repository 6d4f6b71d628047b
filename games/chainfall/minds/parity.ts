import type { Core } from './core/core.ts'

/**
 * What stands on the board, in the units of `Core.result`: points so far, and those that the tiles will bring by themselves. When everything
 * ticks, a tile at an odd countdown goes off on a turn of the seat to move, one at an even countdown on a turn of the other; the point for it
 * is the opponent's of its owner, if that is whose turn it is.
 */
export function parity(core: Core): number {
  const mover = core.turn
  const other = 1 - mover
  const lead = core.score(mover) - core.score(other)
  const coming =
    core.config.tickRule === 'all' && core.config.selfExplosionScores ? (core.oddEven(other) >> 8) - (core.oddEven(mover) & 255) : 0
  return (mover === 0 ? 2 : -2) * (lead + coming)
}
