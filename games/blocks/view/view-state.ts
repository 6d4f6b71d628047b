import { type Signal, signal } from '@preact/signals'
import type { Table } from '../../../kernel/game.ts'
import type { News, ViewerProps } from '../../../ui/stage.ts'
import { isFirstSight, type NewsMemory, viewState } from '../../../ui/view-state.ts'
import type { Blocks, Placement } from '../nouns.ts'
import { parse } from '../rules/notation.ts'

/** A corner of a block on the grid, counted from 0. */
export interface Place {
  readonly row: number
  readonly col: number
}

/**
 * The block in hand. Dragged: it hangs on a pointer. Carried: it was picked by key or tap and moves by key or tap. What it would do where it
 * is, is nowhere kept: whoever shows it asks the rules.
 */
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

/** What the parts of the view share, and no rule would know; one for each table. */
export interface ViewState extends NewsMemory<News<Blocks>> {
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
  round: number
}

const DROPS_LISTED = 5

const stateFor = viewState((_table: Table<Blocks>): ViewState => {
  return {
    held: signal(null),
    pointed: signal(null),
    proving: signal(null),
    drops: [],
    dealt: null,
    slide: { x: 0, y: 0 },
    before: [],
    now: [],
    round: 0,
    seen: null,
  }
})

/** The state of a table, with everything the latest news changed in it: whichever part of the view is drawn first sees to that. */
export function stateOf({ table, news }: ViewerProps<Blocks>): ViewState {
  const state = stateFor(table)
  if (isFirstSight(state, news)) takeIn(state, table, news)
  return state
}

function takeIn(state: ViewState, { view, outcome }: Table<Blocks>, { events }: News<Blocks>): void {
  const { placed, cells, round } = view
  const held = state.held.peek()
  // Whatever changed the table, a block that is no longer there is not in hand any more.
  if (held && (outcome || round !== state.round || (view.hand[held.slot] ?? -1) < 0)) state.held.value = null
  state.pointed.value = null
  state.proving.value = null
  state.round = round
  state.before = state.now
  state.now = cells
  // Somebody who took back a block took back its drop.
  const drops = state.drops.filter(drop => drop.number <= placed && !(events.length > 0 && drop.number === placed))
  state.drops = [...dropsIn(events, placed), ...drops].slice(0, DROPS_LISTED)
  const dealt = events.find(event => event.kind === 'dealt')
  if (dealt) state.dealt = { cells, hand: dealt.hand, tints: dealt.tints }
  else if (placed === 0) state.dealt = { cells, hand: view.hand, tints: view.tints }
}

function dropsIn(events: readonly Blocks['Event'][], number: number): Drop[] {
  const block = events.find(event => event.kind === 'placed')
  const scored = events.find(event => event.kind === 'scored')
  if (!block || !scored) return []
  return [{ number, shape: block.shape, tint: block.tint, lines: scored.points.lines, points: scored.points.total }]
}

/** The placement that was let go and that nobody has answered yet. */
export function placementOnItsWay({ pending }: Table<Blocks>): Placement | null {
  return pending === null ? null : parse(pending)
}

/** The shape that can be taken from a place of the hand; -1: none is there, or it is on its way already. */
export function shapeInHand(table: Table<Blocks>, slot: number): number {
  if (table.outcome || placementOnItsWay(table)?.slot === slot) return -1
  return table.view.hand[slot] ?? -1
}
