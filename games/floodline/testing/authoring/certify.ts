/** Plays the replays of a level's folder over, and writes down what each of them came to. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { equal } from '../../../../kernel/plain.ts'
import { isFault, playOver, verify } from '../../../../kernel/replay.ts'
import { floodline } from '../../game.ts'
import type { Solution } from '../../levels/certified.ts'
import type { FloodLevel } from '../../nouns.ts'
import { starsOf } from '../../rules/stars.ts'
import { LEVELS, type LevelFolder } from './folders.ts'

const ORDER = ['gold', 'silver', 'bronze']

export interface Findings {
  readonly solutions: readonly Solution[]
  readonly faults: readonly string[]
}

/** What holds, the best first, and what is wrong with the rest. */
export function certified({ place, level, replays }: Pick<LevelFolder, 'place' | 'level' | 'replays'>, root = LEVELS): Findings {
  const solutions: Solution[] = []
  const faults: string[] = []
  for (const file of replays.toSorted(byMedal)) {
    const found = solution(nameOf(file), readFileSync(join(root, place, file), 'utf8'), level)
    if (typeof found === 'string') faults.push(`${place}/${file}: ${found}`)
    else solutions.push(found)
  }
  return { solutions, faults }
}

function nameOf(file: string): string {
  return file.replace(/\.replay$/, '')
}

/** Names of files, the best first. */
export function byMedal(a: string, b: string): number {
  const rank = (file: string): number => (ORDER.includes(nameOf(file)) ? ORDER.indexOf(nameOf(file)) : ORDER.length)
  return rank(a) - rank(b) || (a < b ? -1 : 1)
}

interface Played {
  readonly deal: FloodLevel
  readonly came: Omit<Solution, 'file'>
}

/** The same text is played once, however often an index is made of it. */
const played = new Map<string, Played | string>()

function solution(file: string, text: string, level: FloodLevel): Solution | string {
  const found = played.get(text) ?? playedOver(text)
  played.set(text, found)
  if (typeof found === 'string') return found
  return equal(found.deal, level) ? { file, ...found.came } : 'it is of another version of the level: record it again'
}

/** A sentence: what is wrong. */
function playedOver(text: string): Played | string {
  const verdict = verify(text, floodline)
  if (!verdict.ok) return verdict.fault.because
  const over = playOver(text, floodline)
  if (isFault(over)) return over.because
  const { deal, state } = over.session
  if (!state.won) return `it is no solution, for it ends with ${state.lost}`
  const { pieces, tilts, shift, lost, holds } = state.metrics
  return { deal, came: { stars: starsOf(state), pieces, tilts, shift, lost, holds, ticks: state.tick } }
}
