/**
 * What we want played as soon as it is our turn. The server keeps it and tells nobody else; what we asked for last counts here until the server
 * has heard of it.
 */
import { type Signal, signal } from '@preact/signals'
import type { Refusal, Seat, Table } from '../../../kernel/game.ts'
import type { PositionAt, RefusedAt } from '../../../protocol/online.ts'
import type { Way } from './remote-table.ts'

/** What became of it, for those who listen. That it was played is heard as every move is. */
export type PremoveNews =
  | { readonly kind: 'kept' | 'forgotten'; readonly text: string }
  | { readonly kind: 'dropped'; readonly text: string; readonly refusal: Refusal }
  /** Something else was played before the server heard; `text` is null where nothing should have been. */
  | { readonly kind: 'late'; readonly text: string | null; readonly played: string }

/** What the server answers when the turn that it was meant for is over. */
const TOO_LATE = 'too-late'

/** A text of null takes back what is planned. */
export interface Asked {
  readonly id: string
  readonly text: string | null
}

export class Premove {
  /** In notation; null: nothing is planned. */
  readonly text: Signal<string | null>
  /** Whether the server has it. */
  readonly isKept: Signal<boolean>
  /** What is being taken back: until the server has heard, it may be played. */
  readonly leaving: Signal<string | null> = signal(null)
  readonly news: Signal<PremoveNews | null> = signal(null)
  readonly #match: string
  readonly #seat: Seat | null
  readonly #way: Way
  #asked: Asked | null = null
  /** How many lines there were when it was planned. */
  #ply: number
  /** It was not there any more when our turn had come; whether it could not be played is told apart from that. */
  #lost: string | null = null

  constructor(match: string, seat: Seat | null, way: Way, ply: number) {
    this.#match = match
    this.#seat = seat
    this.#way = way
    this.#ply = ply
    this.text = signal(null)
    this.isKept = signal(false)
  }

  /** Another one takes the place of the last; null takes it back. */
  plan(text: string | null, ply: number): void {
    if (this.resume({ id: this.#way.freshId(), text }, ply) && text !== null) this.news.value = { kind: 'kept', text }
  }

  /** Asks for it under this name, now and until the server has heard. False: it is so already. */
  resume(asked: Asked, ply: number): boolean {
    const before = this.text.peek()
    const { id, text } = asked
    if (text === before) return false
    this.#settle()
    this.#lost = null
    this.#asked = asked
    this.#ply = ply
    this.#set(text, false)
    this.leaving.value = text === null ? before : null
    this.#way.insist(id, { kind: 'premove', match: this.#match, id, ply, text })
    return true
  }

  /** Something else was played before the server heard of it. */
  missed(text: string | null, played: string): void {
    if (text !== played) this.news.value = { kind: 'late', text, played }
  }

  /** The server says what it keeps. */
  hear(told: string | null, { ply, toMove }: Pick<Table, 'ply' | 'toMove'>): void {
    // Said before it heard what we asked for since.
    if (this.#asked && this.#asked.text !== told) return
    const before = this.text.peek() ?? this.leaving.peek()
    const isWanted = this.leaving.peek() !== null
    this.#settle()
    if (told !== before) this.#ply = ply
    this.#set(told, told !== null)
    if (told !== null || before === null) return
    if (toMove === this.#seat && !isWanted) this.#lost = before
    else this.news.value = { kind: 'forgotten', text: before } // by us, here or on another page
  }

  /** Once we have moved, or nobody moves any more, nothing is planned. */
  hearPosition({ lines: { from, texts }, outcome }: PositionAt): void {
    const own = texts.find(([seat], nth) => seat === this.#seat && from + nth >= this.#ply)
    if (!own && !outcome) return
    const asked = this.#asked
    this.clear()
    if (own && asked) this.missed(asked.text, own[1])
  }

  /** It could not be played. False: this was about something else. */
  refused({ answers, refusal }: RefusedAt): boolean {
    // What was played instead was told before, with its position.
    if (refusal.code === TOO_LATE) return true
    const text = this.text.peek() ?? this.#lost
    // One that another page of ours made is known by nothing but its text.
    if (answers === null || text === null || (this.#asked && this.#asked.id !== answers)) return false
    this.clear()
    this.news.value = { kind: 'dropped', text, refusal }
    return true
  }

  clear(): void {
    this.#settle()
    this.#lost = null
    this.#set(null, false)
  }

  #settle(): void {
    if (this.#asked) this.#way.settle(this.#asked.id)
    this.#asked = null
    this.leaving.value = null
  }

  #set(text: string | null, isKept: boolean): void {
    this.text.value = text
    this.isKept.value = isKept
  }
}
