import { below, pick, type Rng } from '../../../kernel/rng.ts'
import type { Chainfall } from '../nouns.ts'
import { imagine } from '../rules/view.ts'
import { coreFor, roomForPlacements } from './core/core.ts'
import { actionOf } from './core/move.ts'

/** The most points now, and any of those turns; what comes after, and the cards, it never thinks of. */
export function greediest(view: Chainfall['View'], rng: Rng): Chainfall['Action'] {
  const core = coreFor(view.config)
  core.load(imagine(view, rng))
  const seat = core.turn
  const moves = roomForPlacements(core)
  const count = core.placements(moves)
  const points = Array.from(moves.subarray(0, count), move => {
    const before = core.score(seat)
    core.make(move)
    const gained = core.score(seat) - before
    core.unmake()
    return gained
  })
  const most = points.reduce((best, gained) => Math.max(best, gained), 0)
  return actionOf(
    view.config,
    pick(
      rng,
      Array.from(moves.subarray(0, count)).filter((_, at) => points[at] === most),
    ),
  )
}

/** Any placement, no card. */
export function anywhere(view: Chainfall['View'], rng: Rng): Chainfall['Action'] {
  const core = coreFor(view.config)
  core.load(imagine(view, rng))
  const moves = roomForPlacements(core)
  return actionOf(view.config, moves[below(rng, core.placements(moves))])
}
