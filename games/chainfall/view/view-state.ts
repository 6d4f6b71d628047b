/** What the parts of the view share: a turn in the making, and what happened last. Nothing the rules would know. */
import { type Signal, signal } from '@preact/signals'
import type { Advice, Refusal, Table } from '../../../kernel/game.ts'
import { keepsAhead } from '../../../ui/ahead.ts'
import type { Choice } from '../../../ui/stage.ts'
import { viewState } from '../../../ui/view-state.ts'
import type { Chainfall } from '../nouns.ts'
import { parse } from '../rules/notation.ts'
import { dueAfter, worldAfter } from '../rules/preview.ts'
import { refuse } from '../rules/turn.ts'
import { BLANK, type Draft, draftFrom, isBlank } from './turn/draft.ts'
import { type Moment, momentsOf, placedCells } from './turn/moments.ts'

type View = Chainfall['View']
type Action = Chainfall['Action']
type Event = Chainfall['Event']

/** A turn that was played, and the position it was played in. */
export interface LastTurn {
  readonly before: View
  readonly events: readonly Event[]
}

/** What happened last, and how much of it has been shown. */
export interface Happened {
  readonly last: LastTurn | null
  /** The cells placed on last. */
  readonly latest: readonly number[]
  /** Of one turn or, where the answer came early, of two. */
  readonly moments: readonly Moment[]
  /** How many of the moments have been shown. */
  readonly shown: number
  /** What ended the game. */
  readonly ending: Event | null
}

const NOTHING: Happened = { last: null, latest: [], moments: [], shown: 0, ending: null }

export interface ViewState {
  /** As it was left by hand, in the position with this ply and on top of this suggestion. */
  readonly draft: Signal<{ readonly ply: number; readonly suggestion: Action | null; readonly draft: Draft }>
  /** A word being typed. */
  readonly text: Signal<string>
  readonly happened: Signal<Happened>
  /** What has been heard, so that drawing it again does not sound it again. */
  readonly sounded: WeakSet<Event>
  refusal: Refusal | null
  /** In a lesson: the turn that is asked for. */
  lessonTurn: Action | null
  /** In a puzzle, once it is shown: the answer. It lies on the board as advice does. */
  answer: Action | null
  /** In a puzzle, where whoever solves it wants to: what a turn would do is not shown before it is played. */
  blind: boolean
}

/**
 * It listens at the table itself: a frame may draw late, or hand the same news to several parts, and still every turn is shown once, in
 * the position it was played in.
 */
export const stateOf = viewState((table: Table<Chainfall>): ViewState => {
  const happened = signal(NOTHING)
  let { ply, view } = table
  table.listen(events => {
    if (table.ply === ply) return // something was turned down, or is no longer on its way
    const before = view
    ply = table.ply
    view = table.view
    // A hint was written down: the last turn stays the last.
    if (events.length === 0 && view.turns === before.turns && view.over === before.over && !table.outcome) return
    happened.value = happenedAfter(happened.peek(), { before, events }, pace.peek() > 0)
  })
  return {
    draft: signal({ ply: -1, suggestion: null, draft: BLANK }),
    text: signal(''),
    happened,
    sounded: new WeakSet(),
    refusal: null,
    lessonTurn: null,
    answer: null,
    blind: false,
  }
})

/** An answer that comes while the turn before it is still being shown waits for its end. */
export function happenedAfter({ moments, shown }: Happened, turn: LastTurn, paced: boolean): Happened {
  const { before, events } = turn
  if (events.length === 0) return NOTHING // somebody took back or resigned
  return {
    last: turn,
    latest: placedCells(events),
    moments: paced ? [...moments.slice(shown), ...momentsOf(before, events)] : [],
    shown: 0,
    ending: events.find(({ kind }) => kind === 'over') ?? null,
  }
}

export function isOurTurn({ toMove, seat }: Table<Chainfall>): boolean {
  return toMove !== null && toMove === seat
}

/** By the rules, by somebody who left or gave up, or because it was called off: nobody is to move. */
export function isOver({ toMove }: Table<Chainfall>): boolean {
  return toMove === null
}

interface Drafting {
  readonly table: Table<Chainfall>
  readonly advice: Advice<Chainfall> | null
  /** What is planned for our next turn, where that is possible. */
  readonly chosen?: Choice<Chainfall> | null
}

/** The position that hands work in: as it is or, ahead of our turn, as it would be if the other side changed nothing but the queue. */
export function handsView(table: Table<Chainfall>): View {
  const { view, seat } = table
  if (seat === null || isOurTurn(table) || !keepsAhead(table)) return view
  return { ...view, turn: seat, turns: view.turns + 1, queue: view.queue.slice(dueAfter(view, [])) }
}

/** The turn as it lies on the board: on its way to the table, put together by hand, or suggested and not touched yet. */
export function draftOf(state: ViewState, { table, advice, chosen = null }: Drafting): Draft {
  const { ply, suggestion, draft } = state.draft.value
  if (!isOurTurn(table)) return aheadOf(state, { table, advice, chosen })
  const sent = table.pending === null ? null : parse(table.pending)
  if (sent) return draftFrom(table.view, sent)
  const suggested = suggestedIn(state, advice)
  if (ply === table.ply && (suggested === null || suggestion === suggested)) return draft
  return suggested ? draftFrom(table.view, suggested) : BLANK
}

/** The turn in the making; what is planned already is whole, and another one begins anew. */
export function handDraft(state: ViewState, drafting: Drafting): Draft {
  return draftOf(state, { ...drafting, chosen: null })
}

/** Ahead of our turn: what hands have begun or, if that is nothing, what is planned. */
function aheadOf(state: ViewState, { table, chosen = null }: Drafting): Draft {
  const { ply, draft } = state.draft.value
  if (!keepsAhead(table)) return BLANK
  if (ply === table.ply && !isBlank(draft)) return draft
  return chosen ? plannedDraft(handsView(table), chosen.action) : BLANK
}

/** A card that could not be played now is not drawn: only the rules that then hold say what it does. */
function plannedDraft(view: View, action: Action): Draft {
  const draft = draftFrom(view, action)
  return refuse(worldAfter(view, []), view.turn, action) ? { ...draft, plays: [] } : draft
}

export function setDraft(state: ViewState, { table, advice }: Drafting, draft: Draft): void {
  state.draft.value = { ply: table.ply, suggestion: suggestedIn(state, advice), draft }
}

function suggestedIn({ answer }: ViewState, advice: Advice<Chainfall> | null): Action | null {
  return advice?.action ?? answer
}

/** The moment on the board; null: everything has been shown, and the board is what it is. */
export function momentOf({ happened }: ViewState): Moment | null {
  const { moments, shown } = happened.value
  return moments[shown] ?? null
}

export function showNext({ happened }: ViewState): void {
  const so = happened.peek()
  happened.value = { ...so, shown: so.shown + 1 }
}

export function skip({ happened }: ViewState): void {
  const so = happened.peek()
  happened.value = { ...so, shown: so.moments.length }
}

/** What has been shown so far, the moment on the board included. */
export function shownMoments({ happened }: ViewState): readonly Moment[] {
  const { moments, shown } = happened.value
  return moments.slice(0, shown + 1)
}

export const PACES = [1, 2, 0, 0.5] as const
export type Pace = (typeof PACES)[number]

/** How fast turns are shown, for as long as the page is open; 0: they are not. */
export const pace = signal<Pace>(1)
