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
import { type Spoiling, Worth } from './worth.ts'

const WIDTHS: readonly number[] = [3, 10, 30, 100, 300, 1000]

/** Every tilt everywhere is a great many placements. */
const ALL_TILTS_FROM = 10

type Tell = (progress: Progress) => void

function nobody(): void {}

export function solve(level: FloodLevel, asked: Ask, tell: Tell = nobody): Answer {
  const work = new Work(level, asked)
  const bounds = new Bounds(work)
  const spoiling: readonly Spoiling[] = asked.exactly && asked.wanted !== '123' ? ['first', 'on the way'] : ['never']
  const foresight = tiltsOf(work).length > 1 ? [false, true] : [false]
  const worths = foresight.flatMap(far => spoiling.map(each => ({ worth: new Worth(work, each, far), how: howOf(each, far) })))
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

interface Judge {
  readonly worth: Worth
  readonly how: string
}

function howOf(spoiling: Spoiling, far: boolean): string {
  return `${spoiling === 'never' ? '' : `, spoiling ${spoiling}`}${far ? ', with foresight' : ''}`
}

/** Every kind of search at one width. */
function round(work: Work, bounds: Bounds, worths: readonly Judge[], width: number, tell: Tell): Found | null {
  for (const { worth, how } of worths) {
    const before = work.placements
    for (const tilts of tiltsOf(work)) {
      if (tilts === 'all' && width < ALL_TILTS_FROM) continue
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
