/** What was played of the campaign on this device: every best by its measure with a game to watch, and the last runs. */
import { type PastLevel, pastOf } from '../../../../ui/past.ts'

/** What runs are compared by; less is better, but for stars. The same names as in the facts of an outcome and in the programme. */
export const MEASURES = ['stars', 'pieces', 'tilts', 'shift', 'ticks'] as const
export type Measure = (typeof MEASURES)[number]

/** One game of a level that was played to its end. */
export interface Run {
  readonly stars: number
  readonly pieces: number
  readonly tilts: number
  readonly shift: number
  readonly ticks: number
  readonly won: boolean
  /** Which of the three. */
  readonly earned: readonly [boolean, boolean, boolean]
  /** When it ended, in milliseconds. */
  readonly ended: number
  /** The name under which it can be watched, `/watch/NAME`; absent: the game itself was forgotten. */
  readonly replay?: string
}

export interface Best {
  readonly value: number
  readonly replay: string | null
}

/** What is known of one level. */
export interface LevelPast {
  readonly played: number
  readonly won: number
  /** The most earned without hints; 0 where it was not won so. */
  readonly stars: number
  readonly bests: Readonly<Partial<Record<Measure, Best>>>
  /** The latest last, at most fifty. */
  readonly runs: readonly Run[]
}

const NOTHING: LevelPast = { played: 0, won: 0, stars: 0, bests: {}, runs: [] }

/** By level. What has just ended is among it once it is written: `gamesWritten` in ui/past.ts grows then. */
export async function pastOfLevels(): Promise<ReadonlyMap<string, LevelPast>> {
  return new Map((await pastOf('floodline')).map(past => [past.level, levelPast(past)]))
}

/** The player's own runs of a level, the latest last. */
export async function runsOf(levelId: string): Promise<readonly Run[]> {
  return pastIn(await pastOfLevels(), levelId).runs
}

/** Nothing for a level that was never played. */
export function pastIn(past: ReadonlyMap<string, LevelPast>, levelId: string): LevelPast {
  return past.get(levelId) ?? NOTHING
}

export function wonIn(past: ReadonlyMap<string, LevelPast>): ReadonlySet<string> {
  return new Set([...past].filter(([, { won }]) => won > 0).map(([id]) => id))
}

function levelPast({ played, won, best, bests, games }: PastLevel): LevelPast {
  const figures = MEASURES.flatMap(measure => {
    const found = bests[measure]
    return found ? [[measure, { value: found.best, replay: found.kept }] as const] : []
  })
  const stars = best && best.best > 0 ? { stars: { value: best.best, replay: best.kept } } : {}
  return { ...{ played, won, stars: best?.best ?? 0 }, bests: { ...stars, ...Object.fromEntries(figures) }, runs: games.map(runOf) }
}

function runOf({ kept, ended, won, score, figures }: PastLevel['games'][number]): Run {
  const { pieces = 0, tilts = 0, shift = 0, ticks = 0, second = 0, third = 0 } = figures
  const earned = [won, second > 0, third > 0] as const
  return { ...{ pieces, tilts, shift, ticks, won, earned, ended, stars: won ? score : 0 }, ...(kept === null ? {} : { replay: kept }) }
}
