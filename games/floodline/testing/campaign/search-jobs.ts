/** What takes a search: to win without what the level is about, to win at all, to win with less. */

import type { Tool } from '../../levels/folder.ts'
import { solve } from '../../minds/solve/solve.ts'
import { type Answer, HUMAN, isFound, type Tool as SolverTool, type Stars, type Turn } from '../../minds/solve/types.ts'
import type { FloodLevel } from '../../nouns.ts'
import { type How, type Job, job } from './job.ts'

/** The level as it is for somebody who does not have this, and what the solver is told to leave alone. */
export function deprived(level: FloodLevel, tool: Tool): { readonly level: FloodLevel; readonly without: readonly SolverTool[] } {
  switch (tool) {
    case 'wind':
      return { level: { ...level, hazards: [] }, without: [] }
    case 'reinforced':
      return {
        level: { ...level, bag: JSON.parse(JSON.stringify(level.bag).replaceAll(':REINFORCED', '')) as FloodLevel['bag'] },
        without: [],
      }
    default:
      return { level, without: [tool] }
  }
}

const MOST_PLACEMENTS = 400_000

/** What a search came to, as it is kept. */
export interface Searched {
  readonly found: boolean
  readonly placements: number
  readonly stars?: Stars
  readonly pieces?: number
  readonly tilts?: number
  readonly turns?: readonly Turn[]
  /** Wins that no hand could play. */
  readonly unplayed?: number
}

function kept(answer: Answer): Searched {
  if (!isFound(answer)) return { found: false, placements: answer.placements, ...(answer.unplayed > 0 && { unplayed: answer.unplayed }) }
  const { turns, stars, metrics, placements } = answer
  return { found: true, placements, stars, pieces: metrics.pieces, tilts: metrics.tilts, turns }
}

function search(level: FloodLevel, wanted: Stars, without: readonly SolverTool[], seed: number, { enough, say }: How): Searched {
  return kept(
    solve(level, { wanted, without, pace: HUMAN, seed, budget: { placements: MOST_PLACEMENTS, enough } }, ({ by, pieces, placements }) =>
      say(`${by}, piece ${pieces}, ${placements} placements`),
    ),
  )
}

export function withoutJob(tool: Tool): Job {
  return job<Searched>({
    ...{ name: `without ${tool}`, title: tool === 'tilt' ? 'never tilting' : `without ${tool}`, quick: false, refutes: true },
    run(subject, how) {
      const { level, without } = deprived(subject.level, tool)
      return search(level, '1', without, 1, how)
    },
    judge(_, { found, placements, stars, pieces, tilts, unplayed = 0 }) {
      if (found) return { ok: false, how: 'searched', says: `won with ★${stars}, ${pieces} pieces and ${tilts} tilts` }
      const beyond = unplayed === 0 ? '' : `; ${unplayed} wins are beyond a hand`
      return { ok: true, how: 'searched', says: `not found in ${placements} placements${beyond}` }
    },
  })
}
