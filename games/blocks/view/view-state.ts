import { type Signal, signal } from '@preact/signals'
import type { Table } from '../../../kernel/game.ts'
import type { News } from '../../../ui/stage.ts'
import type { Blocks } from '../nouns.ts'

/** A corner of a block on the grid, counted from 0. */
export interface Place {
  readonly row: number
  readonly col: number
}

/** The block in hand. Dragged: it hangs on a pointer. Carried: it was picked by key or tap and moves by key or tap. */
export interface Held {
  readonly slot: number
  readonly by: 'drag' | 'carry'
  readonly place: Place | null // null: not over the grid
}

/** A block placed earlier, for the list of last drops. */
export interface Drop {
  readonly number: number // how many blocks were placed with it
  readonly shape: number
  readonly tint: number
  readonly lines: number
  readonly points: number
}

/** The grid and the hand as they were dealt: what a proof is about. */
export interface Dealt {
  readonly cells: readonly number[]
  readonly hand: readonly number[]
  readonly tints: readonly number[]
}

/**
 * What the parts of the view share while they stand in different places of the page: hands and eyes, nothing the rules
 * would know. There is one for each table, and it goes when the table goes.
 */
export interface Desk {
  readonly held: Signal<Held | null>
  /** At the end: the slot whose reason is pointed at. */
  readonly pointed: Signal<number | null>
  /** At the end: the step of the proof on the board. */
  readonly proving: Signal<number | null>
  drops: readonly Drop[]
  dealt: Dealt | null
  /** How far from its place the last block was let go, so that it can slide home. */
  slide: { readonly x: number; readonly y: number }
  /** The grid before the latest change: what clears is drawn from it while it leaves. */
  before: readonly number[]
  now: readonly number[]
  seen: News<Blocks> | null
}

const KEPT = 5
const desks = new WeakMap<Table<Blocks>, Desk>()

export function deskOf(table: Table<Blocks>): Desk {
  const found = desks.get(table)
  if (found) return found
  const desk: Desk = {
    held: signal(null),
    pointed: signal(null),
    proving: signal(null),
    drops: [],
    dealt: null,
    slide: { x: 0, y: 0 },
    before: [],
    now: [],
    seen: null,
  }
  desks.set(table, desk)
  return desk
}

/** Remembers what the latest news adds. Seeing the same news again adds nothing, so every part may call it. */
export function remember(desk: Desk, view: Blocks['View'], news: News<Blocks>): void {
  if (desk.seen === news) return
  desk.seen = news
  const { placed, cells } = view
  desk.before = desk.now
  desk.now = cells
  // Somebody who took back a block took back its drop.
  const drops = desk.drops.filter(drop => drop.number <= placed && !(news.events.length > 0 && drop.number === placed))
  desk.drops = [...dropsIn(news.events, placed), ...drops].slice(0, KEPT)
  const dealt = news.events.find(event => event.kind === 'dealt')
  if (dealt) desk.dealt = { cells, hand: dealt.hand, tints: dealt.tints }
  else if (placed === 0) desk.dealt = { cells, hand: view.hand, tints: view.tints }
}

function dropsIn(events: readonly Blocks['Event'][], number: number): Drop[] {
  const block = events.find(event => event.kind === 'placed')
  const scored = events.find(event => event.kind === 'scored')
  if (!block || !scored) return []
  return [{ number, shape: block.shape, tint: block.tint, lines: scored.points.lines, points: scored.points.total }]
}
