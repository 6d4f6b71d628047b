/**
 * What a game brings to a terminal besides its rules: games/NAME/terminal/terminal.ts exports `terminal`, one of these.
 * Everything in it is fetched when asked for, because most calls need none of it.
 */
import type { Refusal } from '../kernel/game.ts'
import type { CommandEntry } from './command.ts'
import type { LevelStart } from './level-argument.ts'
import type { World } from './world.ts'

export interface Terminal {
  /** Commands of its own, in the order in which help lists them. */
  readonly commands: readonly CommandEntry[]
  /** For a game without ticks. */
  turnPlay?(): Promise<TurnPlay>
  /** For a game with ticks. */
  tickPlay?(): Promise<TickPlay>
  /** The level in a file; one that cannot be played is a UsageError that says why. */
  readLevel?(path: string, world: World): Promise<LevelStart>
}

/** Words for what happened in a turn, and colours. */
export interface TurnPlay {
  /** What a turn led to, line by line. */
  describe(events: readonly unknown[], state: object): readonly string[]
  /** What a turn would lead to, with what it comes to. */
  preview(events: readonly unknown[], state: object): readonly string[]
  /** A picture in colours; it can be read without them. */
  paint(picture: string, world: Pick<World, 'colour'>): string
}

/** Words for what happens while time passes, a picture that stands still meanwhile, and keys. */
export interface TickPlay {
  /** What happened, in one line; empty when there is no news. */
  describe(events: readonly unknown[], state: object): string
  /** The same without what the player's own hand did: that can be seen. */
  news(events: readonly unknown[], state: object): string
  /** A picture in which nothing wanders, within so many columns and, if it can be, lines. */
  layOut(text: string, state: object, columns: number, lines: number): string[]
  /** One line of that picture in colours. */
  paint(line: string, world: Pick<World, 'colour'>): string
  /** The actions a key asks for in this position, one a tick; null: the key means nothing. */
  actionsFor(key: string, state: object): readonly string[] | null
  /** For help: what to press, and what it does. */
  readonly keys: readonly (readonly [keys: string, does: string])[]
  /** Undo returns to where this happened. */
  startsTurn(event: unknown): boolean
  /** What is refused so may be asked again in the next tick. */
  canWait(refusal: Refusal): boolean
}
