/** The fewest of something that a win takes: down from what was found, one at a time, and up from what no win can beat. */
import type { FloodLevel } from '../../nouns.ts'
import { Bounds } from './bounds.ts'
import { solve } from './solve.ts'
import { type Ask, type Counted, isFound, type Least, type Progress, type Turn } from './types.ts'
import { Work } from './work.ts'

/** Asks anew with less and less, each time with the whole budget: `enough` says when it is over. */
export function least(level: FloodLevel, of: Counted, asked: Ask, tell?: (progress: Progress) => void): Least {
  const bound = boundOf(level, of, asked)
  let found: number | null = null
  let turns: readonly Turn[] = []
  let placements = 0
  for (let most = asked.most?.[of]; ; ) {
    const answer = solve(level, { ...asked, most: { ...asked.most, ...(most !== undefined && { [of]: most }) } }, tell)
    placements += answer.placements
    if (!isFound(answer)) break
    found = answer.metrics[of]
    turns = answer.turns
    most = found - 1
    if (found <= bound) break
  }
  return { found, turns, bound, proven: found !== null && found <= bound, placements }
}

/** Pieces have sums; a tilt is needed where a sum says that nothing is won without; everything else may be none. */
function boundOf(level: FloodLevel, of: Counted, asked: Ask): number {
  if (of === 'pieces') {
    const work = new Work(level, asked)
    return work.first.metrics.pieces + new Bounds(work).left(work.first)
  }
  const now = asked.from?.metrics[of] ?? 0
  if (of !== 'tilts') return now
  const work = new Work(level, { ...asked, without: [...(asked.without ?? []), 'tilt'] })
  return new Bounds(work).isHopeless(work.first) || work.first.gravity !== 0 ? now + 1 : now
}
