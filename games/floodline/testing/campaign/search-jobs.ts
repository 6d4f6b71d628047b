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

// ── Effort ───────────────────────────────────────────────────────────────────────────────────────────

const SEEDS = [1, 2, 3]

/** How much it takes to win: three searches that begin with other chance. */
export interface Effort {
  readonly found: number
  readonly placements: readonly number[]
  /** Of those that found something; null if none did. */
  readonly median: number | null
}

export function effortJob(name: string, wanted: Stars): Job {
  return job<Effort>({
    ...{ name, title: `the solver wins ★${wanted}`, quick: false, refutes: false },
    run({ level }, how) {
      const searches = SEEDS.map(seed => search(level, wanted, [], seed, how))
      const found = searches.filter(each => each.found).map(({ placements }) => placements)
      const median = found.toSorted((a, b) => a - b)[Math.floor((found.length - 1) / 2)]
      return { found: found.length, placements: searches.map(({ placements }) => placements), median: median ?? null }
    },
    judge: (_, { found, placements, median }) => ({
      ok: true,
      says:
        median === null
          ? `not found in ${Math.max(...placements)} placements`
          : `${median} placements, ${found} of ${SEEDS.length} searches`,
    }),
  })
}

// ── Less ─────────────────────────────────────────────────────────────────────────────────────────────

export interface Fewest {
  readonly found: number | null
  readonly bound: number
  readonly proven: boolean
  readonly placements: number
  /** What that win comes to. */
  readonly pieces: number
  readonly tilts: number
}

/** By what is counted and the stars wanted: `pieces 123`. */
export type Leasts = Readonly<Record<string, Fewest>>

export interface Chanced {
  readonly games: number
  readonly won: number
  readonly low: number // in millionths
  readonly high: number
}

export interface Recovered {
  readonly spoilt: number
  readonly won: number
  readonly lost: number
}
