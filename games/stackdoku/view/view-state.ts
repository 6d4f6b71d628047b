import { type Signal, signal } from '@preact/signals'
import type { Table } from '../../../kernel/game.ts'
import type { Memo } from '../../../ui/stage.ts'
import { viewState } from '../../../ui/view-state.ts'
import type { Prospect } from '../minds/prospect.ts'
import type { Stackdoku } from '../nouns.ts'
import { type Clock, clockAt } from './model/clock.ts'
import { type Lesson, lessonIn } from './model/lesson.ts'
import type { Pencil } from './model/pencil.ts'
import { readNotes } from './model/saved-notes.ts'

/** A token on its way from the tray, by pointer. */
export interface DraggedToken {
  readonly value: number
  readonly slot: number
  readonly touch: boolean
  readonly x: number
  readonly y: number
  readonly over: number | null // the cell it would fall into
}

/** What is held, selected and shown at one table; the rules know nothing of it. */
export interface ViewState {
  /** The tile that waits for a partner. */
  readonly selectedTile: Signal<number | null>
  /** Two that did not match, while their numbers are seen. */
  readonly mismatched: Signal<readonly number[]>
  /** The number in hand: a token of it goes where somebody points next. */
  readonly held: Signal<number | null>
  /** The number whose like is shown in the grid. */
  readonly highlighted: Signal<number | null>
  /** The cell whose row, column and box are shown. */
  readonly selectedCell: Signal<number | null>
  readonly dragged: Signal<DraggedToken | null>
  // Where the keyboard is or last was: on the stack, in the tray, in the grid.
  readonly focusedTile: Signal<number>
  readonly focusedSlot: Signal<number>
  readonly focusedCell: Signal<number>
  /** Digits write marks instead of placing tokens. */
  readonly pencilMode: Signal<boolean>
  readonly pencil: Signal<Pencil>
  readonly prospect: Signal<Prospect | null>
  /** True: somebody wants to know what can be done about a game that cannot be won. False: they have seen enough of it. */
  readonly rescueWanted: Signal<boolean | null>
  readonly clock: Clock
  readonly lesson: Lesson | null
}

/** What was saved with the game is read when its table is first seen. */
export const viewStateOf = viewState((table: Table<Stackdoku>, memo: Memo | undefined): ViewState => {
  const { seconds, pencil } = readNotes(memo?.saved ?? null)
  return {
    selectedTile: signal(null),
    mismatched: signal([]),
    held: signal(null),
    highlighted: signal(null),
    selectedCell: signal(null),
    dragged: signal(null),
    focusedTile: signal(-1),
    focusedSlot: signal(0),
    focusedCell: signal(40),
    pencilMode: signal(false),
    pencil: signal(pencil),
    prospect: signal(null),
    rescueWanted: signal(null),
    clock: clockAt(seconds),
    lesson: lessonIn(table.view),
  }
})
