/** Who is at a match in this process, and what they are told: players at once, everybody else later. */
import type { Eye, Seat } from '../../kernel/game.ts'
import { Session } from '../../kernel/session.ts'
import { heardBy } from '../../kernel/table.ts'
import { type ContestAt, type FromServer, MOST_LEGAL, type Phrase, type PositionAt } from '../../protocol/online.ts'
import { clocksAt, startInMs } from './clock.ts'
import type { LogLine, Room } from './room.ts'

/** Somebody at the other end of a socket. */
export interface Listener {
  send(message: FromServer): void
  /** The same for many: made into text once. */
  sendText(text: string): void
}

/** By how much a spectator is behind, so that nobody whispers to a player what they see. Nothing where no person sits opposite, or days pass between moves. */
export function delayOf({ contest }: Room): number {
  if (contest.mode === 'mind' || contest.clock_kind !== 'live') return 0
  return contest.pool === null ? 5_000 : 15_000
}

/** A position as one eye may know it. `at`: the session it is taken from, which may be behind. */
interface Shown {
  readonly session: Session
  readonly lines: readonly LogLine[]
  readonly events: readonly unknown[]
  readonly answers: string | null
  /** The number of the first line that is told. */
  readonly from: number
}

export function positionOf(room: Room, seat: Seat | null, shown: Shown, now: number): PositionAt {
  const { game } = room
  const { session, lines, events, answers, from } = shown
  const eye: Eye = seat ?? 'public'
  const hints = seat === null || !game.hints ? null : session.hintsLeft(seat)
  return {
    kind: 'position',
    match: room.id,
    ply: lines.length,
    view: game.view(session.state, eye),
    events: heardBy(game, events, eye),
    legal: seat !== null && session.toMove === seat ? fewLegal(session, seat) : [],
    toMove: room.match.state === 'playing' || session.outcome ? session.toMove : null,
    outcome: session.outcome,
    undosLeft: 0, // nothing is taken back between two
    hintsLeft: hints === Number.POSITIVE_INFINITY ? null : hints,
    answers,
    clocks: clocksAt(seat === null ? { ...room.timing, ply: lines.length, toMove: session.toMove } : room.timing, now),
    startInMs: seat === null ? null : startInMs(room.timing, now),
    lines: { from, texts: lines.slice(from).map(line => [line.seat, line.text] as const) },
  }
}

/** Null: there are more than anybody wants to be sent. */
function fewLegal({ game, state }: Session, seat: Seat): readonly string[] | null {
  const texts: string[] = []
  for (const action of game.legal(state, seat)) {
    if (texts.length === MOST_LEGAL) return null
    texts.push(game.notate(action))
  }
  return texts
}

/** As a sequence nobody has to send at once. */
export function* allLegal({ game, state, toMove }: Session, seat: Seat): Generator<string> {
  if (toMove === seat) for (const action of game.legal(state, seat)) yield game.notate(action)
}

/** Spectators of one match: one session that is behind, shared by all of them. */
class Gallery {
  readonly #room: Room
  readonly #now: () => number
  readonly listeners = new Set<Listener>()
  #session: Session | null = null
  #lines: LogLine[] = []
  #events: unknown[] = []
  #timer: NodeJS.Timeout | null = null
  readonly #ended: () => void

  /** `ended`: they have seen the last move. */
  constructor(room: Room, now: () => number, ended: () => void) {
    this.#room = room
    this.#now = now
    this.#ended = ended
  }

  join(listener: Listener): void {
    this.listeners.add(listener)
    this.show(listener)
  }

  /** To somebody who only asks, and does not stay. */
  show(listener: Listener): void {
    this.#advance()
    if (this.#session) listener.send(this.#position(0))
    if (this.listeners.size === 0) this.close()
  }

  leave(listener: Listener): void {
    this.listeners.delete(listener)
    if (this.listeners.size === 0) this.close()
  }

  /** Shows what is old enough, and waits for the next. */
  advance(): void {
    if (this.listeners.size > 0) this.#advance()
  }

  close(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    this.#session = null
    this.#lines = []
  }

  #advance(): void {
    const room = this.#room
    if (!room.session) return
    if (!this.#session || this.#lines.length > room.lines.length) this.#begin(room.session)
    const until = this.#now() - delayOf(room)
    for (let line = room.lines[this.#lines.length]; line && line.at <= until; line = room.lines[this.#lines.length]) this.#show(line)
    const next = room.lines[this.#lines.length]
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = next ? setTimeout(() => this.advance(), Math.max(10, next.at - until)) : null
  }

  #begin({ game, deal }: Session): void {
    this.#session = new Session(game, deal)
    this.#session.listen(events => this.#events.push(...events))
    this.#lines = []
  }

  #show(line: LogLine): void {
    this.#events = []
    this.#session?.offer(line.seat, line.text)
    this.#lines.push(line)
    if (this.listeners.size === 0) return
    const text = JSON.stringify(this.#position(this.#lines.length - 1))
    for (const listener of this.listeners) listener.sendText(text)
    if (this.#session?.outcome) this.#ended()
  }

  #position(from: number): PositionAt {
    const session = this.#session as Session
    const events = from === 0 ? [] : this.#events
    return positionOf(this.#room, null, { session, lines: this.#lines, events, answers: null, from }, this.#now())
  }
}

export class Audience {
  readonly #room: Room
  readonly #now: () => number
  readonly #seats: readonly [Set<Listener>, Set<Listener>] = [new Set(), new Set()]
  readonly #gallery: Gallery

  constructor(room: Room, now: () => number, galleryEnded: () => void) {
    this.#room = room
    this.#now = now
    this.#gallery = new Gallery(room, now, galleryEnded)
  }

  get size(): number {
    return this.#seats[0].size + this.#seats[1].size + this.#gallery.listeners.size
  }

  sits(seat: Seat): boolean {
    return this.#seats[seat].size > 0
  }

  join(listener: Listener, seat: Seat | null): void {
    if (seat === null) return this.#gallery.join(listener)
    this.#seats[seat].add(listener)
    this.look(listener, seat)
  }

  leave(listener: Listener): void {
    for (const seat of this.#seats) seat.delete(listener)
    this.#gallery.leave(listener)
  }

  close(): void {
    this.#gallery.close()
  }

  /** Everything as it is now, for somebody who sits down or comes back. */
  look(listener: Listener, seat: Seat | null, answers: string | null = null): void {
    const { session, lines } = this.#room
    if (seat === null) return this.#gallery.show(listener)
    if (session) listener.send(positionOf(this.#room, seat, { session, lines, events: [], answers, from: 0 }, this.#now()))
  }

  /** A line was written. `answers`: what its device called it. */
  moved(events: readonly unknown[], seat: Seat, answers: string): void {
    const { session, lines } = this.#room
    if (!session) return
    for (const eye of [0, 1] as const) {
      if (this.#seats[eye].size === 0) continue
      const shown: Shown = { session, lines, events, answers: eye === seat && answers !== '' ? answers : null, from: lines.length - 1 }
      const text = JSON.stringify(positionOf(this.#room, eye, shown, this.#now()))
      for (const listener of this.#seats[eye]) listener.sendText(text)
    }
    this.#gallery.advance()
  }

  /** Nobody knows what changed: everybody looks again. The last line may be an answer to whoever said it. */
  lookAgain(): void {
    const last = this.#room.lines.at(-1)
    for (const eye of [0, 1] as const) {
      const answers = last?.seat === eye && last.clientId !== '' ? last.clientId : null
      for (const listener of this.#seats[eye]) this.look(listener, eye, answers)
    }
    this.#gallery.advance()
  }

  tellContest(cardFor: (seat: Seat | null) => ContestAt): void {
    for (const eye of [0, 1] as const) if (this.#seats[eye].size > 0) toAll(this.#seats[eye], cardFor(eye))
    if (this.#gallery.listeners.size > 0) toAll(this.#gallery.listeners, cardFor(null))
  }

  /** To whoever sits there, and nobody else. */
  tell(seat: Seat, message: FromServer): void {
    toAll(this.#seats[seat], message)
  }

  say(seat: Seat, phrase: Phrase): void {
    const message = { kind: 'said', match: this.#room.id, seat, phrase } as const
    for (const listeners of [...this.#seats, this.#gallery.listeners]) toAll(listeners, message)
  }
}

function toAll(listeners: ReadonlySet<Listener>, message: FromServer): void {
  const text = JSON.stringify(message)
  for (const listener of listeners) listener.sendText(text)
}
