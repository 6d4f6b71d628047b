import { type Signal, signal } from '@preact/signals'
import type { Table } from '../../../kernel/game.ts'
import type { News } from '../../../ui/stage.ts'
import type { Chainfall } from '../nouns.ts'
import { BLANK, type Draft } from './turn/draft.ts'
import { type Moment, momentsOf, placedIn } from './turn/moments.ts'

type View = Chainfall['View']

/** Something that belongs to one position and is forgotten with it. */
interface Of<T> {
  readonly news: News<Chainfall> | null
  readonly what: T
}

/** The turn played last, for whoever wants to know what it did. */
export interface Last {
  readonly before: View
  readonly events: readonly Chainfall['Event'][]
}

/**
 * What the parts of the view share while they stand in different places of the page: hands and eyes, nothing the rules
 * would know. There is one for each table, and it goes when the table goes.
 */
export interface Desk {
  readonly draft: Signal<Of<Draft>>
  /** A word being typed. */
  readonly text: Signal<string>
  /** How many moments of the story have been told. */
  readonly told: Signal<Of<number>>
  moments: readonly Moment[]
  last: Last | null
  latest: readonly number[] // cells placed on last
  /** In a lesson: the turn that is asked for. */
  wanted: Chainfall['Action'] | null
  /** In a puzzle, where whoever solves it wants to: what a turn would do is not shown before it is played. */
  blind: boolean
  now: View | null
  seen: News<Chainfall> | null
}

const desks = new WeakMap<Table<Chainfall>, Desk>()

export function deskOf(table: Table<Chainfall>): Desk {
  const found = desks.get(table)
  if (found) return found
  const desk: Desk = {
    draft: signal({ news: null, what: BLANK }),
    text: signal(''),
    told: signal({ news: null, what: 0 }),
    moments: [],
    last: null,
    latest: [],
    wanted: null,
    blind: false,
    now: null,
    seen: null,
  }
  desks.set(table, desk)
  return desk
}

/** Remembers what the latest news adds. Seeing the same news again adds nothing, so every part may call it. */
export function remember(desk: Desk, view: View, news: News<Chainfall>): void {
  if (desk.seen === news) return
  // An answer that comes while the turn before it is still being told waits for its end.
  const untold = desk.moments.slice(toldOf(desk))
  const before = desk.now
  desk.seen = news
  desk.now = view
  if (news.events.length === 0 || !before) {
    desk.last = null
    desk.latest = []
    desk.moments = []
  } else {
    desk.last = { before, events: news.events }
    desk.latest = placedIn(news.events)
    desk.moments = pace.peek() === 0 ? [] : [...untold, ...momentsOf(before, news.events)]
  }
}

export function draftOf({ draft, seen }: Desk): Draft {
  return draft.value.news === seen ? draft.value.what : BLANK
}

export function setDraft(desk: Desk, what: Draft): void {
  desk.draft.value = { news: desk.seen, what }
}

function toldOf({ told, seen }: Desk): number {
  return told.value.news === seen ? told.value.what : 0
}

/** The moment on the board; null: everything has been told, and the board is what it is. */
export function momentOf(desk: Desk): Moment | null {
  return desk.moments[toldOf(desk)] ?? null
}

export function tellOn(desk: Desk): void {
  desk.told.value = { news: desk.seen, what: toldOf(desk) + 1 }
}

export function skip(desk: Desk): void {
  desk.told.value = { news: desk.seen, what: desk.moments.length }
}

/** What has been told of the story so far, the moment on the board included. */
export function toldMoments(desk: Desk): readonly Moment[] {
  return desk.moments.slice(0, toldOf(desk) + 1)
}

export const PACES = [1, 2, 0, 0.5] as const
export type Pace = (typeof PACES)[number]

/** How fast turns are told, for as long as the page is open; 0: they are not. */
export const pace = signal<Pace>(1)
