/**
 * The list of games: the one place outside a game's folder that knows it (the other is shell/stages.ts).
 * Everything is fetched when asked for, so that a page that lists the games need not load them.
 */
import type { Game, Level, Minds } from '../kernel/game.ts'

/** The deal of a day: the same for everybody, and only a date is needed to make it. */
export interface Daily {
  /** The name of the preset it is dealt from. */
  readonly preset: string
  /** `date` is a day in UTC, such as 2026-11-15. */
  seed(date: string): string
}

/** Looks at what a dealer does, deal after deal. There is no clock in here: whoever has one times `deal` and nothing else. */
export interface Audit {
  deal(): void
  /** Checks what was dealt last, and goes on to where something is dealt again. */
  check(): void
  /** Not sound: the dealer does something it ought not to. */
  report(): { readonly sound: boolean; readonly text: string; readonly facts: object }
}

export interface Auditor {
  /** `deals` are played one after the other, for as long as hands are asked for. */
  begin(deals: (nth: number) => unknown): Audit
}

export interface Shelved {
  readonly id: string
  game(): Promise<Game>
  minds(): Promise<Minds>
  levels(): Promise<readonly Level[]>
  daily?(): Promise<Daily>
  audit?(): Promise<Auditor>
}

export const games: readonly Shelved[] = [
  {
    id: 'nim',
    game: async () => (await import('./nim/game.ts')).nim,
    minds: async () => (await import('./nim/minds/minds.ts')).minds,
    levels: async () => (await import('./nim/levels/kept.ts')).levels,
  },
  {
    id: 'blocks',
    game: async () => (await import('./blocks/game.ts')).blocks,
    minds: async () => (await import('./blocks/minds/minds.ts')).minds,
    levels: async () => [],
    daily: async () => ({ preset: 'Fair', seed: (await import('./blocks/levels/daily.ts')).dailySeed }),
    audit: async () => (await import('./blocks/levels/audit.ts')).auditor,
  },
  {
    id: 'floodline',
    game: async () => (await import('./floodline/game.ts')).floodline,
    minds: async () => (await import('./floodline/minds/minds.ts')).minds,
    levels: async () => (await import('./floodline/levels/kept.ts')).levels,
  },
]

/** Games to be played in a terminal that have no stage yet: no page lists them. */
export const offstage: readonly Shelved[] = [
  {
    id: 'stackdoku',
    game: async () => (await import('./stackdoku/game.ts')).stackdoku,
    minds: async () => (await import('./stackdoku/minds/minds.ts')).minds,
    levels: async () => (await import('./stackdoku/levels/kept.ts')).levels,
    daily: async () => ({ preset: 'Daily', seed: (await import('./stackdoku/levels/daily.ts')).dailySeed }),
  },
]

export function shelved(id: string): Shelved | null {
  return games.find(game => game.id === id) ?? null
}
