/** A puzzle in plain words, for whoever asks it without a board: what a turn does, what it misses, where to look. */
import { told } from '../minds/telling.ts'
import type { Chainfall } from '../nouns.ts'
import { cellName } from '../rules/grid.ts'
import { foresee, worldOf } from '../rules/preview.ts'
import { refuse } from '../rules/turn.ts'
import { answerIn, compared, enemiesIn, type Puzzle } from './puzzles.ts'

type Action = Chainfall['Action']

/** Why a turn cannot be played at all, or null. */
export function refusalIn({ view }: Puzzle, action: Action): string | null {
  return refuse(worldOf(view), view.turn, action)?.because ?? null
}

export interface TurnDescription {
  readonly right: boolean
  readonly points: number
  /** What it does, wave by wave. */
  readonly lines: readonly string[]
  /** What it leaves to be had. */
  readonly missed: readonly string[]
}

export function describeTurn(puzzle: Puzzle, action: Action): TurnDescription {
  const { view } = puzzle
  const { right, mine, best, left } = compared(puzzle, action)
  const missed: string[] = []
  if (left.length > 0) missed.push(`It leaves ${named(view, left)} standing, which the answer takes.`)
  if (mine.waves.length < best.waves.length)
    missed.push(`It is over after ${waves(mine.waves.length)}; the answer runs for ${waves(best.waves.length)}.`)
  return { right, points: mine.points, lines: told(view.config, mine.events), missed }
}

/** What the answer does, wave by wave. */
export function describeAnswer({ view, answer }: Puzzle): readonly string[] {
  return told(view.config, foresee(view, answerIn(answer)).events)
}

/** Each says more than the one before. */
export function hintsFor({ view, answer, waves: count }: Puzzle): readonly [string, string, string] {
  const best = foresee(view, answerIn(answer))
  return [
    `it begins with ${named(view, best.waves[0]?.exploding ?? [])} going off, and runs for ${waves(count)}.`,
    `it takes ${named(view, enemiesIn(best, view.turn))}.`,
    `it places in column ${answer.charAt(0)}.`,
  ]
}

function waves(count: number): string {
  return count === 1 ? '1 wave' : `${count} waves`
}

function named({ config }: Chainfall['View'], cells: readonly number[]): string {
  const names = cells.map(cell => cellName(config, cell))
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('')
}
