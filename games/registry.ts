/**
 * How a game stands on the list: what can be asked of it, and fetched when it is asked for. Rooms that no page may load (terminal, testing/runs)
 * are not part of it: terminal/entry.ts adds them for programs in Node.
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

/** What games/NAME/module.ts exports: the game itself, and the ways to the rest. */
export interface GameModule {
  readonly game: Game
  minds(): Promise<Minds>
  levels(): Promise<readonly Level[]>
  daily?(): Promise<Daily>
  audit?(): Promise<Auditor>
  /** A deal takes long enough to be noticed, so whoever draws has it made elsewhere. */
  readonly slow?: boolean
}

export interface GameEntry {
  readonly id: string
  game(): Promise<Game>
  minds(): Promise<Minds>
  levels(): Promise<readonly Level[]>
  slow(): Promise<boolean>
  daily?(): Promise<Daily>
  audit?(): Promise<Auditor>
}

/** `more`: what this module has and not every module has, so that nobody needs to fetch it to know. */
export function entry(
  id: string,
  fetch: () => Promise<{ readonly gameModule: GameModule }>,
  ...more: readonly ('daily' | 'audit')[]
): GameEntry {
  const open = async (): Promise<GameModule> => (await fetch()).gameModule
  return {
    id,
    game: async () => (await open()).game,
    minds: async () => (await open()).minds(),
    levels: async () => (await open()).levels(),
    slow: async () => (await open()).slow ?? false,
    ...Object.fromEntries(more.map(what => [what, async () => (await open())[what]?.()])),
  }
}
