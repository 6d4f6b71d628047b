/**
 * How a game stands on the list: what can be asked of it, and fetched when it is asked for. Rooms that no page may load (terminal, testing/runs)
 * are not part of it: terminal/entry.ts adds them for programs in Node.
 */
import type { Game, Level, Minds } from '../kernel/game.ts'

/** The deal of a day: the same for everybody, and only a date is needed to make it. */
export interface Daily {
  /** The name of the preset that day is dealt from; `date` is a day in UTC, such as 2026-11-15. A day that was stays what it was. */
  preset(date: string): string
  seed(date: string): string
}

/** Levels with a number, made when somebody plays them: the same number is the same level for everybody. */
export interface Series {
  /** The name of the preset whose levels they are. */
  readonly preset: string
  readonly seed: string
  setup(level: number): unknown
  /** Which level a setup is; `changed`: with other help, or another rule. Null: it is none of them. */
  find(setup: unknown): { readonly level: number; readonly changed: boolean } | null
}

/** Something a game counts besides its score, by its name among the facts of an outcome. Games that were won are compared by it. */
export interface Figure {
  readonly fact: string
  readonly better: 'less' | 'more'
}

/** What there is to choose from and how it hangs together: told by the game, so that whoever lists it guesses nothing. */
export interface Programme {
  /** Levels that belong together, by id, in the order in which they are listed. What is in none of them is not listed. */
  readonly chapters: readonly { readonly id: string; readonly levels: readonly string[] }[]
  /** By level, the level that is a way to practise it. */
  readonly practice: Readonly<Record<string, string>>
  readonly series: readonly Series[]
  /** The level that comes before everything else until it is won; null: none does. */
  readonly lesson: string | null
  /** Presets that are there for something else, such as the deal of a day: nobody is offered them by name. */
  readonly unlisted: readonly string[]
  /** What games are compared by besides their score; each best is kept with its game, and so are the figures of the last games. */
  readonly figures: readonly Figure[]
  /** Where the levels of a chapter open one after another. */
  readonly way?: Way
}

export interface Way {
  readonly chapter: string
  /** Fetched when a level is won, or where the next is offered. */
  rule(): Promise<NextLevel>
}

/** Which comes after this level (null: to begin with), once these are won. Null: none is left. */
export type NextLevel = (after: string | null, won: ReadonlySet<string>) => string | null

/** By the id of a level, the hashes of the deals it ever had (see provenance.ts). Nothing is ever taken out of it. */
export type Shipped = Readonly<Record<string, readonly string[]>>

/** How much of the margin of a game the deal explains when both play equally well, in percent, from … to: of single games, and of mirrored pairs. */
export interface Luck {
  readonly single: readonly [number, number]
  readonly pair: readonly [number, number]
}

/** What games/NAME/module.ts exports: the game itself, and the ways to the rest. */
export interface GameModule {
  readonly game: Game
  minds(): Promise<Minds>
  levels(): Promise<readonly Level[]>
  /** Absent: its levels are one list, and every preset is offered. */
  programme?(): Promise<Partial<Programme>>
  daily?(): Promise<Daily>
  /** Rule books from before, frozen: a log that was made under one of them is played by it. */
  older?(): Promise<readonly Game[]>
  /** Every deal that was ever a level here; absent where none was changed or taken away. */
  shipped?(): Promise<Shipped>
  /** By the name of a preset; absent where nobody has measured it. */
  luck?(): Promise<Readonly<Record<string, Luck>>>
  /** Where starting over is a move of the game, and is counted: that move. Null: the same deal is laid anew. */
  readonly restart?: (view: unknown) => unknown
  /** A deal takes long enough to be noticed, so whoever draws has it made elsewhere. */
  readonly slow?: boolean
}

export interface GameEntry {
  readonly id: string
  game(): Promise<Game>
  minds(): Promise<Minds>
  levels(): Promise<readonly Level[]>
  programme(): Promise<Programme>
  slow(): Promise<boolean>
  restart(): Promise<((view: unknown) => unknown) | null>
  daily?(): Promise<Daily>
  older(): Promise<readonly Game[]>
  shipped(): Promise<Shipped>
  luck(): Promise<Readonly<Record<string, Luck>>>
}

/** `more`: what this module has and not every module has, so that nobody needs to fetch it to know. */
export function entry(id: string, fetch: () => Promise<{ readonly gameModule: GameModule }>, ...more: readonly 'daily'[]): GameEntry {
  const open = async (): Promise<GameModule> => (await fetch()).gameModule
  return {
    id,
    game: async () => (await open()).game,
    minds: async () => (await open()).minds(),
    levels: async () => (await open()).levels(),
    programme: async () => programmeOf(await open()),
    slow: async () => (await open()).slow ?? false,
    restart: async () => (await open()).restart ?? null,
    older: async () => (await open()).older?.() ?? [],
    shipped: async () => (await open()).shipped?.() ?? {},
    luck: async () => (await open()).luck?.() ?? {},
    ...Object.fromEntries(more.map(what => [what, async () => (await open())[what]?.()])),
  }
}

/** What is not told is as it is for a game with a handful of levels. */
async function programmeOf({ levels, programme }: GameModule): Promise<Programme> {
  const chapters = [{ id: '', levels: (await levels()).map(({ id }) => id) }]
  return { chapters, practice: {}, series: [], lesson: null, unlisted: [], figures: [], ...(await programme?.()) }
}
