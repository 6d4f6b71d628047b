/** Everything the map knows of its places: the levels, where they are, and how far somebody has come. */
import type { Level } from '../../../../kernel/game.ts'
import { spoken } from '../../../../ui/language.ts'
import { beats, places } from '../../levels/generated/places.ts'
import { titles } from '../../levels/generated/titles.ts'
import { EXAMS, type Lack, way } from '../../levels/way.ts'
import type { FloodLevel, Floodline } from '../../nouns.ts'
import { type LevelPast, pastIn, wonIn } from './history.ts'

export interface Place {
  readonly id: string
  readonly number: number
  readonly level: FloodLevel
  readonly exam: boolean
  readonly past: LevelPast
  readonly won: boolean
  readonly stars: number
  /** What has to be won first; empty: it is open. */
  readonly lacks: readonly Lack[]
  /** The one to play next. */
  readonly next: boolean
}

/** The levels are a file of their own, which tables fetch too. */
export async function fetchLevels(): Promise<Levels> {
  return (await import('../../levels/levels.ts')).levels
}

export type Levels = readonly Level<Floodline>[]

export function placesWith(levels: Levels, past: ReadonlyMap<string, LevelPast>): readonly Place[] {
  const won = wonIn(past)
  const next = way.next(null, won)
  return way.levels.flatMap(({ number, id }) => {
    const level = levels.find(each => each.id === id)?.deal
    const own = pastIn(past, id)
    if (!level) return []
    return {
      ...{ id, number, level, exam: EXAMS.includes(number), past: own, won: won.has(id), stars: own.stars },
      ...{ lacks: way.whyClosed(id, won), next: id === next },
    }
  })
}

export interface PlaceSaid {
  readonly title: string
  readonly place: string
  readonly beat: string
}

/** In the language in force: read it while rendering. */
export function saidOf({ id, level }: Pick<Place, 'id' | 'level'>): PlaceSaid {
  const said = (of: typeof titles, otherwise: string): string => (of[id] ? spoken(of[id]) : otherwise)
  return { title: said(titles, level.title), place: said(places, ''), beat: said(beats, '') }
}

export function starsIn(all: readonly Place[]): { readonly have: number; readonly of: number } {
  return { have: all.reduce((sum, { stars }) => sum + stars, 0), of: 3 * all.length }
}
