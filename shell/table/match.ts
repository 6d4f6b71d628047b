/**
 * What the shell knows of a game somebody plays: the table, and what is around it. Where the rules run, on this device or on a server, is
 * nobody's business here; local-match.ts is the one that runs here.
 */
import type { Signal } from '@preact/signals'
import type { Bot, Game, Seat, Table } from '../../kernel/game.ts'
import type { Company, StageWords } from '../../ui/stage.ts'

export const PERSON: Seat = 0
export const OPPONENT: Seat = 1

/** What somebody said, as everybody at the table may see it. Checkpoints are no lines. */
export interface Line {
  readonly seat: Seat
  readonly text: string
}

/** A table at which earlier positions are seen: 0 is the deal, then one for each line. */
export interface PastTable extends Table {
  go(line: number): void
}

/** What was before, for whoever looks back while they play. */
export interface History {
  /** What a line set off, counted from 1, as it was heard here. */
  events(line: number): readonly unknown[]
  past(): PastTable
}

/** A mind that plays at this device, and where it sits. */
export interface Opponent {
  readonly bot: Bot
  readonly table: Table
}

/** Whether there is a way to the table: it may be far away. */
export type Connection = 'open' | 'lost'

export interface Match {
  readonly game: Game
  readonly table: Table
  readonly lines: readonly Line[]
  /** Null where nobody looks back while they play. */
  readonly history: History | null
  /** Our view and, once it is over, that of somebody who may know everything. */
  readonly openView: unknown
  /** What whoever helps us may know. It goes to where minds think, never to a stage. */
  readonly helperView: unknown
  /** Undefined while it may not be known: it is known to whoever plays alone, and when the game is over. */
  readonly deal: unknown
  /** What minds draw their chance from. */
  readonly seed: string
  company(words: StageWords): Company
  /** Null where nobody sits opposite, or somebody who answers by themselves. */
  readonly opponent: Opponent | null
  /** Writes the game as a replay; null while it may not be had, because it holds everything that was dealt. */
  readonly replay: (() => Promise<string>) | null
  /** The same for saving it on this device; null where somebody else saves it. */
  readonly save: (() => Promise<string>) | null
  /** Milliseconds left, by seat; null where nobody plays against time. */
  readonly clocks: Signal<readonly [number, number]> | null
  /** Null where there is nothing between us and the table. */
  readonly connection: Signal<Connection> | null
}

/** Whether a person has done anything yet. */
export function isBegun({ lines, opponent }: Match): boolean {
  return lines.some(({ seat }) => seat === PERSON || !opponent)
}

/** How many of them are moves; hints and take-backs are lines as well. */
export function movesIn(lines: Match['lines']): number {
  return lines.filter(({ text }) => !text.startsWith('!')).length
}
