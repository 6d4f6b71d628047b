/**
 * A match as this process has it: its rows and the session that its log makes. A cache: everything here can be loaded again, and is, whenever
 * the database turns out to know more. Offers of one match are taken one after another.
 *
 * A line is applied here first, because its end and its clocks are written with it, and told to nobody before it is written. If it cannot be
 * written, what is here is thrown away and loaded anew.
 */
import type { Game, Outcome, Refusal, Seat } from '../../kernel/game.ts'
import { hash } from '../../kernel/hash.ts'
import { parsePlain } from '../../kernel/plaintext.ts'
import { Session } from '../../kernel/session.ts'
import type { Context } from '../context.ts'
import { dueAt, hasFlagged, leftAfter, leftNow, MIND_MS, type Timing } from './clock.ts'
import type { ContestRow, MatchRow } from './contests.ts'
import { type Ending, writeEnding } from './endings.ts'
import { isMind } from './ids.ts'
import type { LogWriter, NewLine } from './log-writer.ts'
import { NO_PREMOVES, premoveColumn } from './premoves.ts'

export interface LogLine {
  readonly seat: Seat
  readonly text: string
  readonly clientId: string
  readonly at: number
}

/** A match as the database has it. */
export interface Loaded {
  readonly contest: ContestRow
  readonly match: MatchRow
  readonly lines: readonly LogLine[]
}

/** What came of an offer. `again`: the same offer was written before; nothing new happened. */
export type Answer = { readonly kind: 'written' } | { readonly kind: 'again' } | { readonly kind: 'refused'; readonly refusal: Refusal }

export interface Offered {
  readonly id: string
  /** Null: whatever the position is. */
  readonly ply: number | null
  readonly text: string
}

/** What was written, and what happened on the way. */
export interface Change {
  readonly events: readonly unknown[]
  readonly line: LogLine
  /** More than a line: the game is over, or something else of the contest changed. */
  readonly over: boolean
}

export interface Patience {
  readonly attempts: number
  readonly pauseMs: number
}

export interface Scribe {
  readonly context: Context
  readonly writer: LogWriter
  /** How often, and after which pauses, something that could not be written is tried again. */
  readonly patience: Patience
  /** Called when a line was written, before the next offer is looked at. */
  wrote(room: Room, change: Change): void
  /** The database knows more than the room. */
  reload(id: string): Promise<Loaded>
  /** The room has taken in lines that were written elsewhere. */
  caughtUp(): void
}

const NOT_ONLINE: Readonly<Record<string, string>> = {
  '!undo': 'nothing is taken back in a game between two',
  '!hint': 'there are no hints in a game between two',
  '!mark': 'there are no marks in a game between two',
  '!flag': 'only the clock says that',
  '!abandon': 'only the server says that',
}

export class Room {
  readonly id: string
  readonly game: Game
  contest: ContestRow
  match: MatchRow
  lines: LogLine[] = []
  /** Null while the deal is being sealed. */
  session: Session | null = null
  readonly #scribe: Scribe
  #events: unknown[] = []
  #queue: Promise<unknown> = Promise.resolve()
  #busy = 0
  /** What is here may not be what is written: it is loaded again before anybody hears of it. */
  #isDoubtful = false

  constructor(game: Game, loaded: Loaded, scribe: Scribe) {
    this.id = loaded.match.id
    this.game = game
    this.#scribe = scribe
    this.contest = loaded.contest
    this.match = loaded.match
    this.#rebuild(loaded)
  }

  get isBusy(): boolean {
    return this.#busy > 0
  }

  get timing(): Timing {
    const { match, contest } = this
    return {
      terms: contest,
      ordinal: match.ordinal,
      ply: match.ply,
      toMove: this.toMove,
      left: [match.left0_ms, match.left1_ms],
      since: match.since.getTime(),
    }
  }

  /** Neither over nor called off. */
  get isLive(): boolean {
    return this.match.state === 'sealing' || this.match.state === 'playing'
  }

  get toMove(): Seat | null {
    return this.match.state === 'playing' ? (this.session?.toMove ?? null) : null
  }

  get outcome(): Outcome | null {
    return this.session?.outcome ?? null
  }

  seatOf(person: string): Seat | null {
    return this.match.seat0 === person ? 0 : this.match.seat1 === person ? 1 : null
  }

  /** Whether a mind of this server sits there. */
  isMinds(seat: Seat | null): boolean {
    return seat !== null && isMind(seat === 0 ? this.match.seat0 : this.match.seat1)
  }

  /** Whether they made a move at line `ply` or later. */
  hasMovedSince(seat: Seat, ply: number): boolean {
    return this.lines.slice(ply).some(line => line.seat === seat)
  }

  /** Whether a line of this name was written for the seat. */
  hasWritten(seat: Seat, id: string): boolean {
    return id !== '' && this.lines.some(line => line.seat === seat && line.clientId === id)
  }

  /** One thing after another. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.#busy++
    const done = this.#queue.then(work)
    this.#queue = done.catch(() => {}).finally(() => this.#busy--)
    return done
  }

  /** Whether the session has taken in a line of which nobody knows yet whether it is written. */
  get isDoubtful(): boolean {
    return this.#isDoubtful
  }

  /** Looks at nothing but what is written: at once, or after the line that is on its way. If nobody knows what became of that, the database is asked. */
  async certain<T>(look: () => T): Promise<T> {
    if (!this.#isDoubtful) return look()
    return this.inTurn(async () => {
      await this.#makeSure()
      return look()
    })
  }

  /** What a device offers. */
  offer(seat: Seat, offered: Offered): Promise<Answer> {
    const word = Object.hasOwn(NOT_ONLINE, offered.text) ? NOT_ONLINE[offered.text] : undefined
    if (word !== undefined) return Promise.resolve(refused('not-online', word, { word: offered.text }))
    return this.inTurn(() => this.#take(seat, offered))
  }

  /** A word that only the server may say, such as `!flag`. */
  decree(seat: Seat, word: '!flag' | '!abandon' | '!resign', isDue: (room: Room) => boolean): Promise<Answer> {
    return this.inTurn(async () => {
      await this.#makeSure()
      if (!isDue(this)) return refused('not-due', 'it is not due any more', {})
      return this.#take(seat, { id: '', ply: null, text: word })
    })
  }

  /** Takes in what the database knows; what is already here stays. Returns the lines that are new, with what happened. */
  absorb(loaded: Loaded): readonly Change[] {
    const { session, lines } = this
    const isAhead = loaded.lines.length >= lines.length && session !== null && !this.#isDoubtful
    const same = isAhead && lines.every((line, ply) => line.text === loaded.lines[ply]?.text)
    if (!same) {
      this.#rebuild(loaded)
      return []
    }
    const changes: Change[] = []
    for (const line of loaded.lines.slice(lines.length)) changes.push(this.#replay(line))
    this.contest = loaded.contest
    this.match = loaded.match
    return changes
  }

  /** A line that another process wrote, where it follows; false: it does not, and the database has to be asked. */
  follow(ply: number, line: LogLine, match: Partial<MatchRow>): Change | null {
    if (this.session === null || ply !== this.lines.length || this.isBusy || this.#isDoubtful) return null
    const change = this.#replay(line)
    this.match = { ...this.match, ...match, ...premoveColumn(line.seat, null) }
    return change
  }

  async #take(seat: Seat, offered: Offered): Promise<Answer> {
    const { context, patience } = this.#scribe
    for (let attempt = 1; ; attempt++) {
      try {
        await this.#makeSure()
        const answer = await this.#attempt(seat, offered)
        if (answer) return answer
      } catch (error) {
        context.log.warn({ match: this.id, attempt, error: String(error) }, 'a line could not be written')
        if (attempt >= patience.attempts) throw error
        await pause(patience.pauseMs)
      }
    }
  }

  /** Somebody else was first, or nobody knows what was written: the database does. What it has beyond us is news to whoever is here, and nobody else tells them. */
  async #makeSure(): Promise<void> {
    if (!this.#isDoubtful) return
    const loaded = await this.#scribe.reload(this.id)
    const known = this.lines.length
    this.#rebuild(loaded)
    if (this.lines.length > known) this.#scribe.caughtUp()
  }

  /** Null: it was not written, or perhaps; look again. */
  async #attempt(seat: Seat, { id, ply, text }: Offered): Promise<Answer | null> {
    const { session, match, lines } = this
    if (this.hasWritten(seat, id)) return { kind: 'again' }
    if (!session || match.state === 'sealing') return refused('sealing', 'the deal is still being sealed', {})
    if (match.state === 'aborted') return refused('aborted', 'the game was called off', {})
    // Whoever is a line ahead of us was told by somebody who knows more.
    if (ply !== null && ply > lines.length && !text.startsWith('!')) {
      const loaded = await this.#scribe.reload(this.id)
      this.#isDoubtful = loaded.lines.length > lines.length
      if (this.#isDoubtful) return null
    }
    if (ply !== null && ply !== lines.length && !text.startsWith('!'))
      return refused('stale', `that was meant for move ${ply}, and the game is at move ${lines.length}`, { ply, now: lines.length })
    const now = this.#scribe.context.now()
    if (!text.startsWith('!') && session.toMove === seat && hasFlagged(this.timing, now)) {
      const written = await this.#apply(seat, '!flag', '', now)
      return written === null ? null : refused('flag', 'your time was up', {})
    }
    return this.#apply(seat, text, id, now)
  }

  async #apply(seat: Seat, text: string, clientId: string, now: number): Promise<Answer | null> {
    const { session, timing, match } = this
    if (!session) return null
    const ply = this.lines.length
    const first = session.ply === 0 ? session.toMove : this.#first(session)
    this.#events = []
    const refusal = session.offer(seat, text)
    if (refusal) return { kind: 'refused', refusal }
    this.#isDoubtful = true // until it is written
    const { outcome } = session
    const written = session.log.findLast(entry => entry.seat !== null)?.text ?? text
    // Whoever gives up has used their time as well; after a flag there is none.
    const left = text.startsWith('!') ? leftNow(timing, now) : leftAfter(timing, now)
    const next = { ...timing, ply: ply + 1, toMove: session.toMove, left, since: now }
    const stateHash = hash(session.state)
    const line: NewLine = {
      match: this.id,
      ply,
      seat,
      text: written,
      clientId,
      hash: stateHash,
      at: now,
      left,
      toMove: session.toMove,
      dueAt: this.#due(next),
    }
    const isWritten = outcome
      ? await writeEnding(this.#scribe.context.db, {
          contest: this.contest,
          match,
          line,
          outcome,
          stateHash,
          first: first ?? 0,
        } satisfies Ending)
      : await this.#scribe.writer.append(line)
    if (!isWritten) return null
    this.#isDoubtful = false
    this.#committed(line, outcome)
    return { kind: 'written' }
  }

  /** When somebody has to look after it: the clock, or a mind that has not answered. */
  #due(next: Timing): number | null {
    return this.isMinds(next.toMove) ? next.since + MIND_MS : dueAt(next)
  }

  #committed({ seat, text, clientId, at, left, toMove, dueAt }: NewLine, outcome: Outcome | null): void {
    const line = { seat, text, clientId, at }
    this.lines.push(line)
    this.match = {
      ...this.match,
      ply: this.lines.length,
      to_move: toMove,
      left0_ms: left[0],
      left1_ms: left[1],
      since: new Date(at),
      due_at: dueAt === null || outcome ? null : new Date(dueAt),
      ...premoveColumn(seat, null),
      ...(outcome ? { ...NO_PREMOVES, state: 'over' as const, outcome: JSON.stringify(outcome) } : {}),
    }
    const events = this.#events
    this.#events = []
    this.#scribe.wrote(this, { events, line, over: outcome !== null })
  }

  #first(session: Session): Seat {
    return this.game.toMove(this.game.start(session.deal)) ?? 0
  }

  #replay(line: LogLine): Change {
    this.#events = []
    const refusal = this.session?.offer(line.seat, line.text)
    if (refusal) throw new Error(`match ${this.id}: its own log is refused at ply ${this.lines.length}: ${refusal.code}`)
    this.lines.push(line)
    const events = this.#events
    this.#events = []
    return { events, line, over: this.session?.outcome !== null }
  }

  #rebuild({ contest, match, lines }: Loaded): void {
    this.contest = contest
    this.match = match
    this.lines = []
    this.session = null
    this.#isDoubtful = false
    if (match.deal === null) return
    this.session = new Session(this.game, parsePlain(match.deal))
    this.session.listen(events => this.#events.push(...events))
    for (const line of lines) this.#replay(line)
    this.#events = []
  }
}

export function refused(code: string, because: string, facts: Refusal['facts']): Answer {
  return { kind: 'refused', refusal: { code, because, facts } }
}

function pause(ms: number): Promise<void> {
  return new Promise(done => setTimeout(done, ms))
}
