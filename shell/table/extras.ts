/** What a table that is far away adds to itself, so that frames need to know nothing of servers. Absent at a table on this device. */
import type { ComponentChild } from 'preact'
import type { Seat } from '../../kernel/game.ts'
import type { Choice, Explanation } from '../../ui/stage.ts'
import type { Item } from './parts/table-menu.tsx'
import type { TableModel } from './use-table.ts'

export interface Extras {
  /** What is played, in a few words. */
  readonly about: string
  /** Whoever sits there: rating, whether they are there. */
  seat(seat: Seat): ComponentChild
  /** In the header, where the page is one column and nobody sees both seats. */
  bar(model: TableModel): ComponentChild
  /** Below what is told of the turn. */
  note(model: TableModel): ComponentChild
  /** What is planned for as soon as it is our turn, drawn as a choice is; null: nothing. */
  readonly ahead: Choice | null
  forgetAhead(): void
  /** How it ended, where the outcome says nothing of it or not the whole: it was called off, or was one game of two. */
  readonly ending: Explanation | null
  /** Said of the deal while it stays closed for longer than this game. */
  readonly sealed: string | null
  /** What to do next, once it is over. */
  onward(model: TableModel): ComponentChild
  /** What giving up is here: it may still cost nothing, or more than this game. */
  giveUp(model: TableModel): Item
  /** In the menu, instead of what can only be done with a game on this device. */
  items(model: TableModel): readonly Item[]
}
