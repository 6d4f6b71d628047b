/**
 * The other end, for tests: one match between two players and whoever looks on, kept in memory and run by the real session. It speaks
 * protocol/online.ts over wires that a test may cut, double and shuffle.
 */
import type { Game, Seat } from '../../../kernel/game.ts'
import { Session } from '../../../kernel/session.ts'
import { LocalTable } from '../../../kernel/table.ts'
import { type ContestAt, type FromDevice, type FromServer, type PositionAt, PROTOCOL } from '../../../protocol/online.ts'
import type { Ways, Wire, WireEvents } from '../wire/connection.ts'

export const MATCH = 'match01'

/** What a wire does to a message: how often it arrives, each time after so many milliseconds. */
export type Fate = (text: string) => readonly number[]

const RELIABLE: Fate = () => [0]

interface Ahead {
  readonly id: string
  readonly text: string
}

interface Guest {
  readonly events: WireEvents
  readonly seat: Seat | null
  isOpen: boolean
  isHere: boolean
}

export interface MemoryOptions {
  readonly games?: 1 | 2
  /** Actions are left out, as where they are too many. */
  readonly unlisted?: boolean
  readonly fate?: Fate
  /** How long there is for a first move. */
  readonly startInMs?: number
  readonly protocol?: number
}

export class MemoryServer {
  readonly session: Session
  /** Everything that was offered, in the order in which it came. */
  readonly offered: { readonly seat: Seat; readonly id: string; readonly text: string }[] = []
  readonly heard: FromDevice[] = []
  contest: ContestAt
  fate: Fate
  readonly #options: MemoryOptions
  readonly #guests = new Set<Guest>()
  readonly #answered = new Map<string, FromServer>()
  #answering: string | null = null
  readonly #premoves: [Ahead | null, Ahead | null] = [null, null]

  constructor(game: Game, deal: unknown, options: MemoryOptions = {}) {
    this.#options = options
    this.fate = options.fate ?? RELIABLE
    this.session = new Session(game, deal)
    this.contest = contestOf(game.id, game.presets[0]?.name ?? '', options.games ?? 1)
    for (const seat of [0, 1, null] as const) {
      new LocalTable(this.session, seat).listen(events => {
        for (const guest of this.#here(seat)) this.tell(guest, this.position(seat, events, seat === this.#mover ? this.#answering : null))
      })
    }
  }

  #mover: Seat | null = null

  #isKnown = true

  /** What a connection needs to come here. */
  ways(seat: Seat | null, isKnown = true): Ways {
    const open = (events: WireEvents): Wire => (this.#isKnown ? this.#open(events, seat) : turnedAway(events))
    return { open, isKnown: async () => isKnown && this.#isKnown, chance: () => 1, now: () => performance.now() }
  }

  /** Everybody is logged out, and nobody gets in any more. */
  forget(): void {
    this.#isKnown = false
    this.hangUp()
  }

  /** Ends every socket, as a server that goes away does, or those of one seat, as a tunnel does. */
  hangUp(seat?: Seat | null): void {
    for (const guest of [...this.#guests].filter(each => seat === undefined || each.seat === seat)) {
      this.#guests.delete(guest)
      guest.isOpen = false
      guest.events.closed()
    }
  }

  /** Something about the contest changed: everybody is told, each as they sit. */
  change(part: Partial<ContestAt>): void {
    this.contest = { ...this.contest, ...part }
    for (const guest of this.#guests) if (guest.isHere) this.#tellContest(guest)
  }

  #tellContest(guest: Guest): void {
    const { seat } = guest
    this.tell(guest, { ...this.contest, seat, premove: seat === null ? null : (this.#premoves[seat]?.text ?? null) })
  }

  say(message: FromServer): void {
    for (const guest of this.#guests) this.tell(guest, message)
  }

  position(seat: Seat | null, events: readonly unknown[] = [], answers: string | null = null): PositionAt {
    const table = new LocalTable(this.session, seat)
    const { game } = this.session
    const lines = this.session.log.flatMap(({ seat: who, text }) => (who === null ? [] : [[who, text] as const]))
    const from = events.length > 0 ? Math.max(0, lines.length - 1) : 0
    return {
      ...{ kind: 'position', match: MATCH, ply: table.ply, view: table.view, events, answers },
      legal: this.#options.unlisted ? null : table.legal.map(action => game.notate(action)),
      ...{ toMove: table.toMove, outcome: table.outcome, undosLeft: 0, hintsLeft: null },
      clocks: { left: [60_000, 50_000], running: table.toMove },
      startInMs: this.#options.startInMs ?? null,
      lines: { from, texts: lines.slice(from) },
    }
  }

  #here(seat: Seat | null): readonly Guest[] {
    return [...this.#guests].filter(guest => guest.isHere && guest.seat === seat)
  }

  #open(events: WireEvents, seat: Seat | null): Wire {
    const guest: Guest = { events, seat, isOpen: true, isHere: false }
    this.#guests.add(guest)
    const me = { id: `person${seat ?? 'x'}`, name: `P${seat ?? 'x'}`, kind: 'guest' as const }
    setTimeout(
      () =>
        guest.isOpen && events.heard(JSON.stringify({ kind: 'hello', protocol: this.#options.protocol ?? PROTOCOL, me, now: 0, mine: [] })),
    )
    return {
      send: text => this.#carry(text, () => guest.isOpen && this.#hear(guest, JSON.parse(text) as FromDevice)),
      close: () => {
        guest.isOpen = false
        this.#guests.delete(guest)
      },
    }
  }

  tell(guest: Guest, message: FromServer): void {
    const text = JSON.stringify(message)
    this.#carry(text, () => guest.isOpen && guest.events.heard(text))
  }

  #carry(text: string, deliver: () => unknown): void {
    for (const ms of this.fate(text)) setTimeout(deliver, ms)
  }

  #hear(guest: Guest, message: FromDevice): void {
    this.heard.push(message)
    if (message.kind === 'ping') this.tell(guest, { kind: 'pong', now: 0 })
    if (message.kind === 'join') guest.isHere = true
    if (message.kind === 'join' || message.kind === 'look') this.tell(guest, this.position(guest.seat))
    if (message.kind === 'join') this.#tellContest(guest)
    if (message.kind === 'offer') this.#offer(guest, message)
    if (message.kind === 'premove') this.#premove(guest, message)
  }

  #premove(guest: Guest, { id, text, ply }: Extract<FromDevice, { kind: 'premove' }>): void {
    const { seat } = guest
    const before = this.#answered.get(id)
    if (before) return this.tell(guest, before)
    if (seat === null || this.session.outcome) return
    const lines = this.session.log.filter(each => each.seat !== null)
    if (ply !== undefined && lines.slice(ply).some(each => each.seat === seat))
      return this.tell(guest, {
        ...{ kind: 'refused', match: MATCH, answers: id },
        refusal: { code: 'too-late', because: 'it was meant for a turn that is over', facts: {} },
      })
    this.#premoves[seat] = text === null ? null : { id, text }
    for (const each of this.#here(seat)) this.#tellContest(each)
    this.#playAhead()
  }

  /** As if another process had dropped what waits. */
  forgetAhead(): void {
    this.#premoves.fill(null)
  }

  /** What waited for its turn. */
  #playAhead(): void {
    const { toMove } = this.session
    const premove = toMove === null ? null : this.#premoves[toMove]
    if (toMove === null || !premove) return
    // Whoever is not here hears nothing of it, and it is played all the same.
    const guest = this.#here(toMove)[0] ?? { events: NOWHERE, seat: toMove, isOpen: false, isHere: false }
    this.#premoves[toMove] = null
    this.#offer(guest, { kind: 'offer', match: MATCH, ply: this.session.ply, ...premove })
    if (this.session.toMove === toMove) this.#tellContest(guest)
  }

  /** Once for each id, whatever the wire does. */
  #offer(guest: Guest, { id, ply, text }: Extract<FromDevice, { kind: 'offer' }>): void {
    const before = this.#answered.get(id)
    if (before) return this.tell(guest, before)
    const { seat } = guest
    if (seat === null) return
    this.offered.push({ seat, id, text })
    this.#answering = id
    this.#mover = seat
    const refusal =
      ply === this.session.ply ? this.session.offer(seat, text) : { code: 'stale', because: 'the game has gone on', facts: {} }
    this.#answering = null
    this.#mover = null
    const answer: FromServer = refusal ? { kind: 'refused', match: MATCH, answers: id, refusal } : this.position(seat, [], id)
    this.#answered.set(id, answer)
    if (refusal) this.tell(guest, answer)
    else this.#playAhead()
  }
}

const NOWHERE: WireEvents = { heard: () => undefined, closed: () => undefined }

function turnedAway({ closed }: WireEvents): Wire {
  setTimeout(closed, 0)
  return { send() {}, close() {} }
}

function contestOf(game: string, preset: string, games: 1 | 2): ContestAt {
  const player = (id: 0 | 1) => ({
    ...{ id: `person${id}`, name: id === 0 ? 'Ada' : 'Juno', kind: 'person' as const },
    rated: { rating: 1200 + id, games: 40, provisional: false },
  })
  return {
    ...{ kind: 'contest', contest: 'contest1', match: MATCH, seat: null, mode: 'ranked', state: 'open', premove: null, delayMs: 0 },
    terms: { game, preset, games, clock: { kind: 'live', baseMs: 60_000, incrementMs: 0 } },
    players: [player(0), player(1)],
    games: [{ match: MATCH, state: 'playing', seats: [0, 1], outcome: null }],
    presence: [
      { there: true, outInMs: null },
      { there: true, outInMs: null },
    ],
    fairness: { commit: 'c'.repeat(64), seal: 'a'.repeat(64), entropy: [null, null], secret: null, seed: null },
    ...{ result: null, ratings: null, rematch: { offeredBy: null, match: null } },
  }
}
