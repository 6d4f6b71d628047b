import { type Signal, signal } from '@preact/signals'
import type { Table } from '../../../kernel/game.ts'
import type { PlayerProps } from '../../../ui/stage.ts'
import type { Doom } from '../minds/judge.ts'
import type { Stackdoku } from '../nouns.ts'
import type { Clock } from './clock.ts'
import { clockOf } from './clock.ts'
import { type Lesson, lessonOf } from './lesson.ts'
import type { Pencil } from './marks.ts'
import { openNotebook } from './notebook.ts'

/** A token on its way from the tray, by pointer. */
export interface Flight {
  readonly value: number
  readonly slot: number
  readonly touch: boolean
  readonly x: number
  readonly y: number
  readonly over: number | null // the cell it would fall into
}

/** Whether the game can still be won, as far as somebody who knows has said. */
export interface Verdict {
  readonly winnable: boolean
  /** So many undos lead back to where it could be. */
  readonly undos: number
  /** What did it; null while it can be won. */
  readonly doom: Doom | null
}

/**
 * What the parts of the view share while they stand in different places of the page: hands and eyes, nothing the rules would know.
 * There is one for each table, and it goes when the table goes.
 */
export interface Desk {
  /** The tile that waits for a partner. */
  readonly tile: Signal<number | null>
  /** The number in hand: a token of it goes where somebody points next. */
  readonly held: Signal<number | null>
  /** The number whose like is shown in the grid. */
  readonly looked: Signal<number | null>
  /** The cell whose row, column and box are shown. */
  readonly cell: Signal<number | null>
  readonly flight: Signal<Flight | null>
  // Where the keyboard is or last was: on the stack, in the tray, in the grid.
  readonly cursor: Signal<number>
  readonly slot: Signal<number>
  readonly spot: Signal<number>
  /** Digits write marks instead of placing tokens. */
  readonly penning: Signal<boolean>
  readonly pencil: Signal<Pencil>
  readonly verdict: Signal<Verdict | null>
  /** Somebody asks what can be done about a game that cannot be won, or has seen enough of it. */
  readonly rescue: Signal<boolean | null>
  readonly clock: Clock
  readonly lesson: Lesson | null
}

const desks = new WeakMap<Table<Stackdoku>, Desk>()

export function deskOf({ table, memo }: Pick<PlayerProps<Stackdoku>, 'table' | 'memo'>): Desk {
  const found = desks.get(table)
  if (found) return found
  const { seconds, pencil } = openNotebook(memo?.saved ?? null)
  const desk: Desk = {
    tile: signal(null),
    held: signal(null),
    looked: signal(null),
    cell: signal(null),
    flight: signal(null),
    cursor: signal(-1),
    slot: signal(0),
    spot: signal(40),
    penning: signal(false),
    pencil: signal(pencil),
    verdict: signal(null),
    rescue: signal(null),
    clock: clockOf(seconds),
    lesson: lessonOf(table.view),
  }
  desks.set(table, desk)
  return desk
}
