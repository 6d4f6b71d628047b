/**
 * A table that is far away, for tests: whoever runs the rules is at the other end of a wire that delivers when it likes, or never, and may
 * turn down later what looked allowed. It speaks protocol/messages.ts and knows nothing else of the session.
 */
import type { Game, Outcome, Refusal, Seat, Table, Time } from '../../kernel/game.ts'
import type { Session } from '../../kernel/session.ts'
import { LocalTable } from '../../kernel/table.ts'
import type { FromPlayer, FromReferee, Position } from '../../protocol/messages.ts'

export interface Wire {
  /** Delivers now, later or never. */
  carry(deliver: () => void): void
  /** What the referee turns down although the rules would not; null: nothing. */
  spoil?(text: string): Refusal | null
}

const PENDING: Refusal = { code: 'pending', because: 'the last move is still on its way', facts: {} }

/** The end at which the rules run. */
class Referee {
  readonly #local: LocalTable
  readonly #session: Session
  readonly #seat: Seat
  readonly #spoil: Wire['spoil']
  #answering: string | null = null

  constructor(session: Session, seat: Seat, spoil: Wire['spoil'], tell: (message: FromReferee) => void) {
    this.#session = session
    this.#seat = seat
    this.#spoil = spoil
    this.#local = new LocalTable(session, seat)
    this.#local.listen(events => tell(this.position(events)))
  }

  position(events: readonly unknown[] = []): Position {
    const { ply, view, legal, toMove, outcome, undosLeft, hintsLeft = null } = this.#local
    const { game } = this.#session
    const texts = legal.map(action => game.notate(action))
    return { kind: 'position', ply, view, events, legal: texts, toMove, outcome, undosLeft, hintsLeft, answers: this.#answering }
  }

  /** What is accepted is told to everybody, whoever offered it; what is not is told to them alone. */
  hear(message: FromPlayer): FromReferee | null {
    if (message.kind === 'look') return this.position()
    const { id, text } = message
    this.#answering = id
    const refusal = this.#spoil?.(text) ?? this.#session.offer(this.#seat, text)
    this.#answering = null
    return refusal && { kind: 'refused', answers: id, refusal }
  }
}

export class FarTable implements Table {
  readonly seat: Seat
  readonly time: Time | undefined
  readonly #game: Game
  readonly #send: (message: FromPlayer) => void
  readonly #live: (() => unknown) | null
  readonly #listeners = new Set<(events: readonly unknown[], refusal?: Refusal) => void>()
  #now: Position
  #offers: { readonly id: string; readonly text: string }[] = []
  #count = 0

  constructor(session: Session, seat: Seat, wire: Wire) {
    const referee = new Referee(session, seat, wire.spoil, message => wire.carry(() => this.#hear(message)))
    this.seat = seat
    this.#game = session.game
    this.#now = referee.position()
    this.#send = message =>
      wire.carry(() => {
        const answer = referee.hear(message)
        if (answer) wire.carry(() => this.#hear(answer))
      })
    // Time cannot be far away: where there are ticks they pass here, and only what is asked for is late.
    const local = new LocalTable(session, seat)
    this.time = local.time
    this.#live = local.time ? () => local.view : null
  }

  get ply(): number {
    return this.#now.ply
  }

  get view(): unknown {
    return this.#live ? this.#live() : this.#now.view
  }

  get legal(): readonly unknown[] {
    return this.#now.legal.map(text => this.#game.parse(text))
  }

  get toMove(): Seat | null {
    return this.#now.toMove
  }

  get outcome(): Outcome | null {
    return this.#now.outcome
  }

  get pending(): string | null {
    return this.#offers[0]?.text ?? null
  }

  get undosLeft(): number {
    return this.#now.undosLeft
  }

  get hintsLeft(): number | undefined {
    return this.#now.hintsLeft ?? undefined
  }

  act(action: unknown): Refusal | null {
    return this.#offer(this.#game.notate(action))
  }

  undo(): Refusal | null {
    return this.#offer('!undo')
  }

  resign(): Refusal | null {
    return this.#offer('!resign')
  }

  hint(): Refusal | null {
    return this.#offer('!hint')
  }

  listen(heard: (events: readonly unknown[], refusal?: Refusal) => void): () => void {
    this.#listeners.add(heard)
    return () => this.#listeners.delete(heard)
  }

  /** One thing at a time; where there are ticks, wishes follow each other as fast as fingers do. */
  #offer(text: string): Refusal | null {
    if (this.#offers.length > 0 && !this.time) return PENDING
    const id = String(++this.#count)
    this.#offers.push({ id, text })
    this.#send({ kind: 'offer', id, ply: this.#now.ply, text })
    return null
  }

  #hear(message: FromReferee): void {
    this.#offers = this.#offers.filter(({ id }) => id !== message.answers)
    if (message.kind === 'refused') return this.#tell([], message.refusal)
    this.#now = message
    this.#tell(message.events)
  }

  #tell(events: readonly unknown[], refusal?: Refusal): void {
    for (const heard of [...this.#listeners]) heard(events, refusal)
  }
}
