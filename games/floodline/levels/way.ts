/**
 * The way through the campaign: chapters, rows of three, and what opens what (docs/decisions/0036). Two of a row open the next, so nobody is
 * stuck on one level; only the four that show something for the first time (1, 11, 16, 24) are asked for by name. What was won stays open.
 */
import type { Tool } from './folder.ts'
import { NUMBERS } from './generated/numbers.ts'
import type { Said } from './lesson/prompts.ts'

export type ChapterNumber = 1 | 2 | 3

export interface Chapter {
  readonly number: ChapterNumber
  readonly name: Said
  /** By their numbers in the plan of thirty. */
  readonly first: number
  readonly last: number
}

export const CHAPTERS: readonly Chapter[] = [
  { number: 1, name: { en: 'Foundation', de: 'Fundament' }, first: 1, last: 10 },
  { number: 2, name: { en: 'Floodplain', de: 'Flutebene' }, first: 11, last: 20 },
  { number: 3, name: { en: 'High-Rise', de: 'Hochbau' }, first: 21, last: 30 },
]

/** So many of these levels, and one of them by name if there is one. */
interface Need {
  readonly count: number
  readonly of: readonly number[]
  readonly must?: number
}

/** Levels that open together. */
interface Row {
  readonly levels: readonly number[]
  readonly needs: readonly Need[]
}

const row = (...levels: number[]): Row['levels'] => levels
const twoOf = (of: readonly number[], must?: number): Need => ({ count: 2, of, ...(must === undefined ? {} : { must }) })

const [A, B, C] = [row(1, 2, 3), row(4, 5, 6), row(7, 8, 9)]
const [D, E, F] = [row(11, 12, 13), row(14, 15, 16), row(17, 18, 19)]
const [G, H, I] = [row(21, 22, 23), row(24, 25, 26), row(27, 28, 29)]

/** The exams 10 and 20 open beside the next chapter: nobody needs them to see water or wind. */
const ROWS: readonly Row[] = [
  { levels: [1], needs: [] },
  { levels: [2, 3], needs: [{ count: 1, of: [1] }] },
  { levels: B, needs: [twoOf(A)] },
  { levels: C, needs: [twoOf(B)] },
  { levels: [10], needs: [twoOf(C)] },
  { levels: D, needs: [twoOf(C)] },
  { levels: E, needs: [twoOf(D, 11)] },
  { levels: F, needs: [twoOf(E, 16)] },
  { levels: [20], needs: [twoOf(F)] },
  { levels: G, needs: [twoOf(F)] },
  { levels: H, needs: [twoOf(G)] },
  { levels: I, needs: [twoOf(H, 24)] },
  { levels: [30], needs: [twoOf(I), { count: 1, of: [10, 20] }] },
]

export const EXAMS: readonly number[] = [10, 20, 30]

/** Which level brings a tool into the campaign; none before it has it. Weight and wind are what the level brings, not the player. */
export type Brought = Exclude<Tool, 'tilt' | 'turn'> | 'drain tile' | 'weight'

export const CADENCE: Readonly<Record<Brought, number>> = {
  hold: 6,
  reinforced: 7,
  'drain tile': 12,
  freeze: 16,
  drain: 18,
  weight: 21,
  wind: 24,
  stabilise: 25,
}

/** What a level brings. */
export function broughtBy(number: number): readonly Brought[] {
  return (Object.keys(CADENCE) as Brought[]).filter(tool => CADENCE[tool] === number)
}

/** Stars that open something: the challenges. Nothing else in the campaign is opened by stars. */
export const STARS_FOR_CHALLENGES = 75

/** How many wins are missing, and of which levels. */
export interface Lack {
  readonly count: number
  readonly of: readonly number[]
}

/** The way through those levels that there are. */
export interface Way {
  /** By number, in order. */
  readonly levels: readonly { readonly number: number; readonly id: string }[]
  /** Every level that may be played, also those that were won before. */
  openLevels(won: ReadonlySet<string>): ReadonlySet<string>
  /** What has to be won before it opens; empty: it is open. A level that nobody knows is not closed. */
  whyClosed(id: string, won: ReadonlySet<string>): readonly Lack[]
  /** The level to play next: the first after this one that is open and not won, else the first of all; null: everything is won. */
  next(after: string | null, won: ReadonlySet<string>): string | null
}

/** `numbers`: the levels there are, by id. One that is missing counts as if it were not in its row. */
export function wayOf(numbers: Readonly<Record<string, number>>): Way {
  const ids = new Map(Object.entries(numbers).map(([id, number]) => [number, id]))
  const levels = [...ids].map(([number, id]) => ({ number, id })).sort((a, b) => a.number - b.number)

  function lacks(level: number, won: ReadonlySet<string>): readonly Lack[] {
    const { needs } = ROWS.find(each => each.levels.includes(level)) ?? { needs: [] }
    return needs.flatMap(need => lacking(need, won))
  }

  function lacking({ count, of, must }: Need, won: ReadonlySet<string>): readonly Lack[] {
    const there = of.filter(number => ids.has(number))
    // Nothing of that row exists yet: what would open it opens what comes after it.
    if (there.length === 0) return of[0] === undefined ? [] : lacks(of[0], won)
    const missing = there.filter(number => !won.has(ids.get(number) ?? ''))
    const named = missing.filter(number => number === must)
    const wanted = Math.min(count, there.length) - (there.length - missing.length) - named.length
    const rest = missing.filter(number => number !== must)
    return [
      ...(named.length > 0 ? [{ count: 1, of: named }] : []),
      ...(wanted > 0 && rest.length > 0 ? [{ count: Math.min(wanted, rest.length), of: rest }] : []),
    ]
  }

  const whyClosed: Way['whyClosed'] = (id, won) => {
    const number = numbers[id]
    return number === undefined || won.has(id) ? [] : lacks(number, won)
  }
  const openLevels: Way['openLevels'] = won => new Set(levels.filter(({ id }) => whyClosed(id, won).length === 0).map(({ id }) => id))

  const next: Way['next'] = (after, won) => {
    const open = openLevels(won)
    const waiting = levels.filter(({ id }) => open.has(id) && !won.has(id) && id !== after)
    const from = after === null ? 0 : (numbers[after] ?? 0)
    return (waiting.find(({ number }) => number > from) ?? waiting[0])?.id ?? null
  }

  return { levels, openLevels, whyClosed, next }
}

/** Through the levels that are shipped. */
export const way: Way = wayOf(NUMBERS)

export function chapterOf(number: number): Chapter {
  return CHAPTERS.find(({ last }) => number <= last) ?? (CHAPTERS[2] as Chapter)
}
