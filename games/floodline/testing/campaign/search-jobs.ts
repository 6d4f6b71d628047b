/** What takes a search: to win without what the level is about, to win at all, to win with less. */

import type { Tool } from '../../levels/folder.ts'
import { chance } from '../../minds/solve/chance.ts'
import { least } from '../../minds/solve/least.ts'
import { prove } from '../../minds/solve/prove.ts'
import { recover } from '../../minds/solve/recover.ts'
import { solve } from '../../minds/solve/solve.ts'
import { applyTurn } from '../../minds/solve/turns.ts'
import {
  type Answer,
  type Ask,
  type Chance,
  HUMAN,
  isFound,
  type Recovery,
  type Tool as SolverTool,
  type Stars,
  type Turn,
} from '../../minds/solve/types.ts'
import { Work } from '../../minds/solve/work.ts'
import type { FloodLevel } from '../../nouns.ts'
import { type Certificate, certificates } from './certificates.ts'
import { type Again, type How, type Job, job } from './job.ts'
import { turnsOfReplay } from './replay-turns.ts'
import type { Subject } from './subject.ts'

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

function search(
  level: FloodLevel,
  { wanted, without, seed, placements }: Pick<Ask, 'wanted' | 'without' | 'seed'> & { readonly placements: number },
  { enough, say }: How,
): Searched {
  return kept(
    solve(
      level,
      { wanted, ...(without && { without }), pace: HUMAN, ...(seed && { seed }), budget: { placements, enough } },
      ({ by, pieces, placements: done }) => say(`${by}, piece ${pieces}, ${done} placements`),
    ),
  )
}

/** A try at looking at everything before it is searched: where it comes to an end, nothing is left to search. */
const PROOF_PLACEMENTS = 150_000

interface Without extends Searched {
  /** By what it is proven that nothing wins. */
  readonly proven?: 'bound' | 'layers'
  /** What the proof leaves out. */
  readonly gap?: string
}

/** With all stars wanted: what the level can be won without, but not mastered. */
export function withoutJob(tool: Tool, wanted: Stars): Job {
  const what = tool === 'tilt' ? 'never tilting' : `without ${tool}`
  const name = wanted === '1' ? `without ${tool}` : `without ${tool} ${wanted}`
  return job<Without>({
    ...{ name, title: wanted === '1' ? what : `★★★ ${what}`, quick: false, refutes: true },
    run(subject, how) {
      const { level, without } = deprived(subject.level, tool)
      const end = how.now() + PROOF_SECONDS
      const enough = (): boolean => how.enough() || how.now() > end
      const proof = prove(level, { wanted, without, budget: { placements: PROOF_PLACEMENTS, enough } })
      const { none, by, gap, placements } = proof
      if (none && (gap === null || gap === WIND)) return { found: false, placements, proven: by, ...(gap !== null && { gap }) }
      return search(level, { wanted, without, seed: 1, placements: MOST_PLACEMENTS }, how)
    },
    judge(_, { found, placements, stars, pieces, tilts, unplayed = 0, proven, gap }) {
      if (found) return { ok: false, how: 'searched', says: `won with ★${stars}, ${pieces} pieces and ${tilts} tilts` }
      const aside = gap === undefined ? '' : ', wind left aside'
      if (proven === 'bound') return { ok: true, how: 'proven', says: `a sum says that nothing wins${aside}` }
      if (proven === 'layers') return { ok: true, how: 'proven', says: `all ${placements} placements were looked at${aside}` }
      const beyond = unplayed === 0 ? '' : `; ${unplayed} wins are beyond a hand`
      return { ok: true, how: 'searched', says: `not found in ${placements} placements${beyond}` }
    },
    again: (subject, figures) => attackedAgain(subject, tool, wanted, figures),
  })
}

/** A search with other chance than the one that is kept. */
function attackedAgain({ level: whole }: Subject, tool: Tool, wanted: Stars, kept: Without): Again {
  const { level, without } = deprived(whole, tool)
  if (kept.proven === 'bound') {
    const { none, by } = prove(level, { wanted, without, budget: { placements: 1 } })
    return { ok: none && by === 'bound', says: 'the sum made again' }
  }
  const answer = solve(level, { wanted, without, pace: HUMAN, seed: OTHER_SEED, budget: { placements: ATTACK_PLACEMENTS } })
  return { ok: !isFound(answer), says: `${answer.placements} more placements now` }
}

const OTHER_SEED = 77
const ATTACK_PLACEMENTS = 3000

/** As `prove` says it. */
const WIND = 'without wind'

const PROOF_SECONDS = 6

// ── Effort ───────────────────────────────────────────────────────────────────────────────────────────

const SEEDS = [1, 2, 3]

const EFFORT_PLACEMENTS = 120_000

/** Searches as short as this are made again by every `verify`. */
const AGAIN_PLACEMENTS = 6000

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
      const searches = SEEDS.map(seed => search(level, { wanted, seed, placements: EFFORT_PLACEMENTS }, how))
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
    again({ level }, { found, placements: [first = 0] }) {
      if (found === 0 || first > AGAIN_PLACEMENTS) return { ok: true, says: '' }
      const answer = solve(level, { wanted, pace: HUMAN, seed: SEEDS[0] ?? 1, budget: { placements: AGAIN_PLACEMENTS } })
      return { ok: isFound(answer) && answer.placements === first, says: 'the first search made again' }
    },
  })
}

// ── Less ─────────────────────────────────────────────────────────────────────────────────────────────

const LEAST_PLACEMENTS = 80_000

export interface Fewest {
  readonly found: number | null
  readonly bound: number
  readonly proven: boolean
  readonly placements: number
  /** What that win comes to. */
  readonly pieces: number
  readonly tilts: number
  readonly turns: readonly Turn[]
}

/** A certificate of three stars that another win beats in one count, and in no count is worse than, does not show the idea. */
export function leastJob(of: 'pieces' | 'tilts', wanted: Stars): Job {
  const starred = wanted === '123'
  return job<Fewest>({
    ...{ name: `least ${of} ${wanted}`, title: `fewest ${of} with ★${wanted}`, quick: false, refutes: starred },
    run(subject, { enough, say }) {
      const { level } = subject
      const known = fewestKnown(subject, of, starred)
      const asked: Ask = { wanted, pace: HUMAN, seed: 1, budget: { placements: LEAST_PLACEMENTS, enough } }
      const less = { ...asked, ...(known !== null && { most: { [of]: known[of] - 1 } }) }
      const { found, turns, bound, placements } = least(level, of, less, ({ by, placements: done }) => say(`${by}, ${done} placements`))
      const fewest = found ?? known?.[of] ?? null
      const { pieces, tilts } = found === null ? (known ?? { pieces: 0, tilts: 0 }) : countsOf(level, turns)
      return { found: fewest, bound, proven: fewest !== null && fewest <= bound, placements, pieces, tilts, turns }
    },
    judge(_, { found, proven, placements, pieces, tilts }, gold) {
      if (found === null) return { ok: true, how: 'searched', says: `the solver found no such win in ${placements} placements` }
      const says = `${found} (${pieces} pieces and ${tilts} tilts)`
      const how = proven ? 'proven' : 'searched'
      if (!starred || !gold) return { ok: true, how, says }
      const { metrics } = gold
      const beaten = pieces <= metrics.pieces && tilts <= metrics.tilts && pieces + tilts < metrics.pieces + metrics.tilts
      return { ok: !beaten, how, says: `${says}; gold.replay has ${metrics.pieces} and ${metrics.tilts}` }
    },
    again({ level }, { found, turns, pieces, tilts }) {
      if (found === null || turns.length === 0) return { ok: true, says: '' }
      const played = countsOf(level, turns)
      return { ok: played.won && played.pieces === pieces && played.tilts === tilts, says: 'played again' }
    },
  })
}

/** What the replays beside a level do with: there is no need to search for as many. */
function fewestKnown(subject: Subject, of: 'pieces' | 'tilts', starred: boolean): Certificate['metrics'] | null {
  const known = certificates(subject).filter(({ stars }) => (starred ? stars === '123' : stars !== ''))
  return known.map(({ metrics }) => metrics).toSorted((a, b) => a[of] - b[of])[0] ?? null
}

function countsOf(level: FloodLevel, turns: readonly Turn[]): Pick<Fewest, 'pieces' | 'tilts'> & { readonly won: boolean } {
  const work = new Work(level, { wanted: '1', budget: {} })
  const state = work.pool.take(work.first)
  for (const turn of turns) applyTurn(work, state, turn)
  return { pieces: state.metrics.pieces, tilts: state.metrics.tilts, won: state.won }
}

// ── Chance ───────────────────────────────────────────────────────────────────────────────────────────

const GAMES = 2000
const FIRST_GAMES = 200
const CAREFUL_GAMES = 400

export interface Chanced {
  readonly games: number
  readonly won: number
  readonly low: number // in millionths
  readonly high: number
  /** Wins among the first of them. */
  readonly first: number
  /** Somebody who takes the best of three places. */
  readonly careful: Chance
}

/** In hundredths, by chapter; the first level is there to be won. */
const MOST_WON: readonly number[] = [15, 5, 5]

export const CHANCE: Job = job<Chanced>({
  ...{ name: 'chance', title: 'random games', quick: false, refutes: true },
  run({ level }, { enough }) {
    const random = chance(level, { games: GAMES, player: 'random', budget: { enough } })
    const first = chance(level, { games: FIRST_GAMES, player: 'random' }).won
    return { ...random, first, careful: chance(level, { games: CAREFUL_GAMES, player: 'careful', budget: { enough } }) }
  },
  judge({ number, chapter }, { games, won, low, high, careful }) {
    const most = number === 1 ? 100 : (MOST_WON[chapter - 1] ?? 5)
    const per = (millionths: number): string => (millionths / 10_000).toFixed(2)
    const thoughtful = `${((100 * careful.won) / careful.games).toFixed(1)} % by somebody who takes the best of three`
    return {
      ok: games === GAMES && 100 * won <= most * games,
      says: `${won} of ${games} win, ${per(low)} to ${per(high)} %${most < 100 ? `, at most ${most} % may` : ''}; ${thoughtful}`,
    }
  },
  again: ({ level }, { first }) => ({
    ok: chance(level, { games: FIRST_GAMES, player: 'random' }).won === first,
    says: `the first ${FIRST_GAMES} played again`,
  }),
})

// ── Recovery ─────────────────────────────────────────────────────────────────────────────────────────

const CASES = 40
const LEAST_CASES = 10
const CASE_PLACEMENTS = 120_000

export interface Recovered {
  readonly spoilt: number
  readonly won: number
  readonly lost: number
}

/** Along the certificate of three stars, as long as the solver can follow it. */
export const RECOVERY: Job = job<Recovered>({
  ...{ name: 'recovery', title: 'after one spoilt piece', quick: false, refutes: false, times: 60 },
  run({ level, replays }, { enough }) {
    const turns = turnsOfReplay(level, replays['gold'])
    if (!turns) return { spoilt: 0, won: 0, lost: 0 }
    const cases = recover(level, turns, { cases: CASES, placements: CASE_PLACEMENTS, enough })
    const count = (end: Recovery['won']): number => cases.filter(({ won }) => won === end).length
    return { spoilt: cases.length, won: count('won'), lost: count('lost') }
  },
  judge({ exam }, { spoilt, won, lost }) {
    if (spoilt === 0) return { ok: false, says: 'not measured: the solver cannot follow gold.replay' }
    const least = exam ? 60 : 80
    const says = `${won} of ${spoilt} still won${lost > 0 ? `, ${lost} lost at once` : ''}; at least ${least} % should be`
    return { ok: spoilt >= LEAST_CASES && 100 * won >= least * spoilt, says }
  },
})
