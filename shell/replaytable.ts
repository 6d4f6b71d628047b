import type { Eye, Game, Outcome, Refusal, Seat, Table } from '../kernel/game.ts'
import { hash } from '../kernel/hash.ts'
import { copy } from '../kernel/plain.ts'
import { type Origin, write } from '../kernel/replay.ts'
import { type Entry, Session } from '../kernel/session.ts'

const WATCHING: Refusal = { code: 'spectating', because: 'spectators only watch', facts: {} }
const EYE: Eye = 'public'

/** Positions are kept every so many lines; the ones between are played again. */
const KEYFRAME_LINES = 16

/** A table at which a game that is written down is seen at any of its lines. 0 is the deal; after that, one for each line. */
export class ReplayTable implements Table {
  readonly seat = null
  readonly legal = []
  readonly undosLeft = 0
  readonly lines: readonly Entry[]
  readonly game: Game
  readonly deal: unknown
  /** How the whole game ended, if it did. */
  readonly end: Outcome | null
  readonly #ahead: Session // plays on to wherever somebody has looked
  #played = 0
  readonly #keyframes = new Map<number, object>()
  #at = 0
  #state: object
  #view: unknown
  readonly #listeners = new Set<(events: readonly unknown[]) => void>()

  /** `whole`: the game as it was played, which knows how it ended. */
  constructor(whole: Session) {
    this.game = whole.game
    this.deal = whole.deal
    this.end = whole.outcome
    this.lines = whole.log.filter(({ seat }) => seat !== null)
    this.#ahead = new Session(whole.game, whole.deal)
    this.#state = copy(this.#ahead.state)
    this.#keyframes.set(0, copy(this.#state))
  }

  get at(): number {
    return this.#at
  }

  get view(): unknown {
    this.#view ??= this.game.view(this.#state, EYE)
    return this.#view
  }

  get outcome(): Outcome | null {
    return this.#at === this.lines.length ? this.end : this.game.outcome(this.#state)
  }

  get toMove(): Seat | null {
    return this.outcome ? null : this.game.toMove(this.#state)
  }

  /** Of the position on the table. */
  get hash(): string {
    return hash(this.#state)
  }

  /** Goes to the position after so many lines. One line on is heard as it was when it was played; a jump is not. */
  go(to: number): void {
    const wanted = Math.max(0, Math.min(this.lines.length, Math.trunc(to)))
    if (wanted === this.#at) return
    const forward = wanted === this.#at + 1
    const heard = forward ? this.events(wanted) : []
    this.#state = this.#position(wanted)
    this.#at = wanted
    this.#view = undefined
    for (const listener of this.#listeners) listener(heard)
  }

  /** What happened in a line, counted from 1: for the sentence that tells it. */
  events(line: number): readonly unknown[] {
    const entry = this.lines[line - 1]
    const action = entry && this.game.parse(entry.text)
    if (!entry || entry.seat === null || action === null || entry.text.startsWith('!')) return []
    const happened: unknown[] = []
    this.game.apply(this.#position(line - 1), entry.seat, action, event => happened.push(event))
    return happened.map(event => (this.game.hide ? this.game.hide(event, EYE) : event)).filter(event => event !== null)
  }

  /** The game up to a line, as a save: somebody may play on from there. */
  prefix(to: number, origin: Origin): string {
    const session = new Session(this.game, this.deal)
    for (const { seat, text } of this.lines.slice(0, to)) session.offer(seat ?? 0, text)
    return write(session, origin)
  }

  act(): Refusal {
    return WATCHING
  }

  undo(): Refusal {
    return WATCHING
  }

  resign(): Refusal {
    return WATCHING
  }

  listen(heard: (events: readonly unknown[]) => void): () => void {
    this.#listeners.add(heard)
    return () => this.#listeners.delete(heard)
  }

  /** A state of the caller's own. */
  #position(line: number): object {
    this.#playTo(line)
    let from = line
    while (!this.#keyframes.has(from)) from--
    const state = copy(this.#keyframes.get(from) ?? {})
    for (const { seat, text } of this.lines.slice(from, line)) {
      const action = this.game.parse(text)
      if (seat !== null && action !== null) this.game.apply(state, seat, action, () => {})
    }
    return state
  }

  #playTo(line: number): void {
    for (; this.#played < line; this.#played++) {
      const entry = this.lines[this.#played]
      if (!entry) return
      this.#ahead.offer(entry.seat ?? 0, entry.text)
      const reached = this.#played + 1
      // Words of the kernel are no actions: what they led to cannot be played again by the rules alone.
      if (reached % KEYFRAME_LINES === 0 || entry.text.startsWith('!')) this.#keyframes.set(reached, copy(this.#ahead.state))
    }
  }
}
