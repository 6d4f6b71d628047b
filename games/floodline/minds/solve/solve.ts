/** Looks for a win: narrow beams first and wide ones later, without tilts before with tilts, and a nested search for as long after each. */
import type { FloodLevel } from '../../nouns.ts'
import { type Beam, beam } from './beam.ts'
import { Bounds } from './bounds.ts'
import { copyOf } from './copy.ts'
import { starsWon } from './keys.ts'
import { nested } from './nested.ts'
import { applyTurn } from './turns.ts'
import type { Answer, Ask, Found, Progress, Turn } from './types.ts'
import { turnsOf, Work } from './work.ts'
import { Worth } from './worth.ts'

const WIDTHS: readonly number[] = [3, 10, 30, 100, 300, 1000]

type Tell = (progress: Progress) => void

function nobody(): void {}

export function solve(level: FloodLevel, asked: Ask, tell: Tell = nobody): Answer {
  const work = new Work(level, asked)
  const bounds = new Bounds(work)
  const worths = asked.exactly ? [new Worth(work, true), new Worth(work, false)] : [new Worth(work, false)]
  if (!bounds.isHopeless(work.first))
    for (const width of WIDTHS) {
      const found = round(work, bounds, worths, width, tell)
      if (found) return found
      if (work.over) break
    }
  const { line, worth, metrics } = work.best
  const best = { turns: turnsOf(line), worth, metrics }
  return { why: work.over ? 'enough' : 'exhausted', placements: work.placements, unplayed: work.unplayed, best, losses: work.losses }
}

/** Every kind of search at one width. */
function round(work: Work, bounds: Bounds, worths: readonly Worth[], width: number, tell: Tell): Found | null {
  for (const [at, worth] of worths.entries()) {
    const how = at < worths.length - 1 ? ', spoiling' : ''
    const before = work.placements
    for (const tilts of tiltsOf(work)) {
      const won = beam(work, worth, bounds, { width, tilts }, tell)
      if (won) return foundBy(work, won, `beam of ${width}, tilts ${tilts}${how}`)
      if (work.over) return null
    }
    const limit = work.limit(2 * work.placements - before)
    while (!work.over) {
      const placed = work.placements
      const won = nested(work, worth, bounds, tell)
      if (won) return foundBy(work, won, `nested${how}`)
      if (work.placements === placed) break // there is nothing to play
    }
    work.limit(limit)
  }
  return null
}

function tiltsOf(work: Work): readonly Beam['tilts'][] {
  const { allowed, maxRotations = 1, tiltBudget = 1 } = work.level.tilt ?? {}
  const none = !work.may('tilt') || allowed?.length === 0 || maxRotations === 0 || tiltBudget === 0
  return none ? ['none'] : ['none', 'few', 'all']
}

/** Played once more from the beginning, to say what it comes to. */
function foundBy(work: Work, turns: readonly Turn[], by: string): Found {
  const { placements } = work
  const state = copyOf(work.first)
  for (const turn of turns) if (!applyTurn(work, state, turn)) throw new Error('a turn that was found cannot be played')
  return { turns, stars: starsWon(state), metrics: { ...state.metrics }, placements, by }
}
