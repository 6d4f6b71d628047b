/** Pages of a game's own beside its tables: a lesson, puzzles, an analysis. A game that has any lists them in `view/pages.ts`. */
import type { ComponentType } from 'preact'
import type { Seat, Table } from '../kernel/game.ts'
import type { Company } from './stage.ts'

/** Its content is fetched when somebody goes there. */
export interface GamePage {
  /** Lower-case word; it stands in the address. */
  readonly id: string
  /** Whether it is about a game that was played; else it is offered on the game's page. */
  readonly replay?: boolean
  /** Whether a newcomer is best off there: it is offered beside the button that plays. */
  readonly first?: boolean
  /** Whether it explains things, so that it is offered at the table as well. */
  readonly help?: boolean
  title(): string
  about(): string
  /** How far somebody has come there, in a few words; null: nothing to say yet. */
  reached?(): Promise<string | null>
  fetch(): Promise<ComponentType<GamePageProps>>
}

export interface GamePageProps {
  readonly still: boolean
  /** The game that was brought; null where none was. */
  readonly played: PlayedGame | null
  /** Which of the page's things the address asks for, such as a puzzle by its name; null: none. */
  readonly at: string | null
  /** Goes to another of them: it has an address of its own. */
  go(at: string): void
  /** What was marked on this page, by name; null until it is known. */
  readonly marks: Marks | null
  /** Marks how well something went. The best of it stays. */
  mark(name: string, points: number): void
  /** A table for each seat at a deal of the game's own choice. */
  lay(deal: unknown): readonly [Table, Table]
  /** The page is left: for a table, to watch a game that is kept here, or for the game's page. */
  leave(to: { readonly preset: string } | { readonly level: string } | { readonly watch: string } | null): void
  /** Plays on from a position of the game that was brought, after so many lines. */
  playOn(lines: number): void
}

/** A game that is over, position by position. */
export interface PlayedGame {
  readonly deal: unknown
  /** The start, and the position after every line. */
  readonly views: readonly unknown[]
  readonly lines: readonly { readonly seat: Seat; readonly text: string }[]
  readonly company: Company
  /** Who won and why, where that is not the score; null: the score says it. */
  readonly ending: string | null
}

/** By name, how well it went at best. */
export type Marks = ReadonlyMap<string, number>
