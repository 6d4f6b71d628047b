/**
 * How a table is framed. A game chooses a frame by its name and brings what that frame alone asks of it; the frames themselves
 * are in shell/table/frames.
 */
import type { IconNode } from 'lucide'
import type { Nouns, Refusal, Table } from '../kernel/game.ts'

/** One seat: `Lead` stands at the left of the board, `Aside` at the right; on a phone above and below it. */
interface Rails {
  readonly name: 'rails'
}

/** One seat: the stage fills the window and draws everything itself; the shell keeps to a corner, and tells it the rest by surroundings.ts. */
interface Immersive<N extends Nouns> {
  readonly name: 'immersive'
  /** What is played, in two words: `Level 4`. Null: its own name says it. */
  title(view: N['View']): string | null
  /** The stage is still showing what has happened: the end waits for that. Read while rendering. */
  telling(table: Table<N>): boolean
  /**
   * What a pause does. `covers`: time is short, and nobody looks at the board while it stands; `shows`: to look gives nothing away;
   * `waits`: the same, and no time passes by itself, so nobody is stopped who only looked at another page.
   */
  pause(view: N['View']): 'covers' | 'shows' | 'waits'
}

/** One seat: the board takes the width of the page, one line above it holds everything else, `Lead` and `Aside` are parts of that line. */
interface Wide<N extends Nouns> {
  readonly name: 'wide'
  /** What is played, in two words, where there is room for no more: `Easy 4`. */
  title(view: N['View']): string
  /** Whether the stage shows this refusal where it belongs. The sentence of any other stands below the board. */
  shows(refusal: Refusal): boolean
}

/** Two seats: the board in the middle on a ground of the shell's, the moves at the left, the seats and what can be done at the right. */
interface Duel {
  readonly name: 'duel'
}

/** Two seats, and a board that brings its own ground and says itself what is to be done. */
interface Arena<N extends Nouns> {
  readonly name: 'arena'
  /** Beside a move in the list. Null: nothing. */
  note(events: readonly N['Event'][]): MoveNote | null
  /** Below the list: once, why nobody can cheat, and all the time what is left. */
  fairness(view: N['View']): { readonly note: string; readonly left: string }
}

/** A sign with a count of what a move set off, the points it brought, and both in words. */
export interface MoveNote {
  readonly icon: IconNode
  readonly count: number
  readonly points: number
  readonly sentence: string
}

export type Frame<N extends Nouns = Nouns> = Rails | Immersive<N> | Wide<N> | Duel | Arena<N>
