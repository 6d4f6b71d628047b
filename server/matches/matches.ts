/**
 * All matches, as this process serves them. Every process serves every match: rooms are a cache, and what another process wrote is heard over
 * the bus, or found when the database is asked.
 */
import { randomUUID } from 'node:crypto'
import type { Refusal, Seat } from '../../kernel/game.ts'
import type { ContestAt, Phrase } from '../../protocol/online.ts'
import type { Context } from '../context.ts'
import { isBlocked } from '../people/blocking.ts'
import { Audience, allLegal, type Listener } from './audience.ts'
import { type Around, contestCard } from './contest-card.ts'
import type { MatchRow } from './contests.ts'
import { writeAbort } from './endings.ts'
import { loadMatch, playersOf } from './loading.ts'
import { LogWriter } from './log-writer.ts'
import { type SeenRow, writeSeen } from './presence.ts'
import { type Answer, type Change, type Loaded, type LogLine, type Offered, type Patience, Room, refused } from './room.ts'
import { addEntropy, dealMatch } from './sealing.ts'
import { bookOf, type Playables } from './terms.ts'

/** Ten seconds: a database that restarts is back by then. */
const PATIENCE: Patience = { attempts: 40, pauseMs: 250 }

/** Rooms that nobody is in are kept for a while: most come back. */
const MOST_IDLE = 500

/** A room and everything around it. */
export interface Kept {
  readonly room: Room
  readonly audience: Audience
  around: Around
  readonly forget: () => void
}

/** What processes tell each other about a match. */
type News =
  | { readonly kind: 'line'; readonly ply: number; readonly line: LogLine; readonly match: Clocked }
  | { readonly kind: 'look' }
  | { readonly kind: 'said'; readonly seat: Seat; readonly phrase: Phrase }
  | { readonly kind: 'presence'; readonly seat: Seat; readonly there: boolean; readonly at: number }

/** What of its row changes with a line. */
type Clocked = Pick<MatchRow, 'ply' | 'to_move' | 'left0_ms' | 'left1_ms'> & { readonly since: string }

/** What is heard about a person, wherever they are. */
export type PersonNews =
  | { readonly kind: 'paired'; readonly match: string }
  | { readonly kind: 'your-turn'; readonly match: string }
  | { readonly kind: 'revoked' }

export interface MatchesOptions {
  readonly playables: Playables
  /** Called when it is a mind's turn. */
  readonly think: (room: Room, seat: Seat) => Promise<string | null>
  readonly wrote?: (lines: number, ms: number) => void
  readonly patience?: Patience
  /** Whether other processes serve the same matches. */
  readonly isShared: boolean
}

export class Matches {
  readonly context: Context
  readonly playables: Playables
  /** What other processes know this one by. */
  readonly process = randomUUID()
  readonly #writer: LogWriter
  readonly #think: MatchesOptions['think']
  readonly #patience: Patience
  readonly #isShared: boolean
  readonly #kept = new Map<string, Kept>()
  readonly #loading = new Map<string, Promise<Kept | null>>()
  readonly #working = new Set<Promise<unknown>>()
  /** Who came or went since it was last written, by match and seat. */
  readonly #unwritten = new Map<string, SeenRow>()

  constructor(context: Context, { playables, think, wrote, patience = PATIENCE, isShared }: MatchesOptions) {
    this.#isShared = isShared
    this.#patience = patience
    this.context = context
    this.playables = playables
    this.#think = think
    this.#writer = new LogWriter(context.db, wrote)
  }

  /** The rooms that somebody is in. */
  get attended(): readonly Kept[] {
    return [...this.#kept.values()].filter(({ audience }) => audience.size > 0)
  }

  // ── Rooms ──────────────────────────────────────────────────────────────────────────────────────────

  /** Null: there is no such match. Two who ask at once get the same room. */
  async find(id: string): Promise<Kept | null> {
    const kept = this.#kept.get(id)
    if (kept) return kept
    const loading = this.#loading.get(id) ?? this.#load(id).finally(() => this.#loading.delete(id))
    this.#loading.set(id, loading)
    return loading
  }

  async #load(id: string): Promise<Kept | null> {
    // Before it is read, so that nothing that is written meanwhile is missed.
    let behind = false
    let ready: Kept | null = null
    const unsubscribe = this.context.bus.subscribe(`match:${id}`, text => {
      if (ready) this.#hear(ready, text)
      else behind = true
    })
    const loaded = await loadMatch(this.context.db, id).catch(error => {
      unsubscribe()
      throw error
    })
    const game = loaded && this.#book(loaded)
    if (!loaded || !game) {
      unsubscribe()
      return null
    }
    const room = new Room(game, loaded, {
      context: this.context,
      writer: this.#writer,
      patience: this.#patience,
      wrote: (_room, change) => this.#wrote(id, change),
      reload: async () => (await loadMatch(this.context.db, id)) ?? loaded,
    })
    const audience = new Audience(room, this.context.now, () => ready && this.#tellContest(ready))
    ready = { room, audience, around: await this.#surroundings(room), forget: () => (audience.close(), unsubscribe()) }
    this.#kept.set(id, ready)
    this.#forgetIdle()
    if (behind) void this.#guard(this.lookAgain(ready))
    return ready
  }

  #book({ contest }: Loaded) {
    const playable = this.playables.get(contest.game)
    return playable ? bookOf(playable, contest.rules) : null
  }

  async #surroundings({ contest, match }: Room): Promise<Around> {
    const { db } = this.context
    const [players, matches, seen] = await Promise.all([
      playersOf(db, contest),
      db.selectFrom('match').selectAll().where('contest_id', '=', contest.id).orderBy('ordinal').execute(),
      db.selectFrom('presence').selectAll().where('match_id', '=', match.id).execute(),
    ])
    const seenAt = (seat: Seat): number => seen.find(row => row.seat === seat)?.seen_at.getTime() ?? match.created_at.getTime()
    return { players, matches, presence: [this.#seen(0, seenAt(0), match), this.#seen(1, seenAt(1), match)] }
  }

  #seen(seat: Seat, at: number, match: MatchRow) {
    const isHere = this.#kept.get(match.id)?.audience.sits(seat) ?? false
    // At another process there may be somebody whom only the database knows of.
    return { there: isHere || (this.#isShared && this.context.now() - at < FRESH_MS), at }
  }

  /** The longest unused go first; a room with somebody in it, or with work to do, stays. */
  #forgetIdle(): void {
    const idle = [...this.#kept.values()].filter(({ room, audience }) => audience.size === 0 && !room.isBusy)
    for (const { room, forget } of idle.slice(0, Math.max(0, idle.length - MOST_IDLE))) {
      forget()
      this.#kept.delete(room.id)
    }
  }

  // ── From devices ───────────────────────────────────────────────────────────────────────────────────

  /** Sits down, or looks on. */
  async join(id: string, person: string, listener: Listener): Promise<Refusal | null> {
    const kept = await this.find(id)
    if (!kept) return NO_MATCH
    const seat = kept.room.seatOf(person)
    const arrives = seat !== null && !kept.audience.sits(seat)
    kept.audience.join(listener, seat)
    if (seat !== null && arrives) this.#present(kept, seat, true)
    listener.send(this.#card(kept, seat))
    // A premove whose process died is played now at the latest.
    if (seat !== null && kept.room.toMove === seat && premoveFor(kept.room, seat)) this.nudge(kept)
    return null
  }

  leave(id: string, person: string, listener: Listener): void {
    const kept = this.#kept.get(id)
    if (!kept) return
    const seat = kept.room.seatOf(person)
    kept.audience.leave(listener)
    if (seat !== null && !kept.audience.sits(seat)) this.#present(kept, seat, false)
  }

  async offer(id: string, person: string, offered: Offered): Promise<Answer> {
    const at = await this.#seatAt(id, person)
    const answer: Answer = 'refusal' in at ? { kind: 'refused', refusal: at.refusal } : await at.kept.room.offer(at.seat, offered)
    this.context.metrics?.offered(answer.kind)
    return answer
  }

  /** Answers with everything as it is now. */
  async look(id: string, person: string, listener: Listener, answers: string | null = null): Promise<Refusal | null> {
    const kept = await this.find(id)
    if (!kept) return NO_MATCH
    const seat = kept.room.seatOf(person)
    kept.audience.look(listener, seat, answers)
    listener.send(this.#card(kept, seat))
    return null
  }

  async legal(id: string, person: string): Promise<{ readonly ply: number; readonly legal: readonly string[] } | Refusal> {
    const at = await this.#seatAt(id, person)
    if ('refusal' in at) return at.refusal
    const { session, lines } = at.kept.room
    if (!session) return { code: 'sealing', because: 'the deal is still being sealed', facts: {} }
    const legal: string[] = []
    for (const text of allLegal(session, at.seat)) if (legal.push(text) === MOST_LISTED) break
    return { ply: lines.length, legal }
  }

  async premove(id: string, person: string, premove: { readonly id: string; readonly text: string | null }): Promise<Answer> {
    const at = await this.#seatAt(id, person)
    if ('refusal' in at) return { kind: 'refused', refusal: at.refusal }
    const { kept, seat } = at
    const { room } = kept
    if (premove.text !== null && room.toMove === seat) return room.offer(seat, { id: premove.id, ply: null, text: premove.text })
    if (room.toMove === null) return refused('over', 'the game is over', {})
    const written = premove.text === null ? null : `${premove.id} ${premove.text}`
    const column = seat === 0 ? { premove0: written } : { premove1: written }
    await this.context.db.updateTable('match').set(column).where('id', '=', id).where('state', '=', 'playing').execute()
    room.match = { ...room.match, ...column }
    this.#publish(id, { kind: 'look' })
    this.#tellContest(kept)
    // The turn may have come while it was written.
    if (room.toMove === seat) this.#work(this.#followUp(kept))
    return { kind: 'written' }
  }

  async entropy(id: string, person: string, value: string): Promise<Refusal | null> {
    const at = await this.#seatAt(id, person)
    if ('refusal' in at) return at.refusal
    const { room } = at.kept
    if (room.match.state !== 'sealing') return null // too late, and no harm done
    if (await addEntropy(this.context.db, room, at.seat, value)) await this.deal(at.kept)
    else await this.refresh(at.kept)
    return null
  }

  async abort(id: string, person: string): Promise<Refusal | null> {
    const at = await this.#seatAt(id, person)
    if ('refusal' in at) return at.refusal
    return (await this.callOff(at.kept)) ? null : { code: 'begun', because: 'the game has begun; it can only be resigned now', facts: {} }
  }

  async say(id: string, person: string, phrase: Phrase): Promise<Refusal | null> {
    const at = await this.#seatAt(id, person)
    if ('refusal' in at) return at.refusal
    const { seat0, seat1 } = at.kept.room.match
    if (await isBlocked(this.context.db, seat0, seat1)) return null // nobody is told who blocked whom
    at.kept.audience.say(at.seat, phrase)
    this.#publish(id, { kind: 'said', seat: at.seat, phrase })
    return null
  }

  /** What somebody who is not listening may know, such as a page before it joins. */
  async card(id: string, person: string | null): Promise<ContestAt | null> {
    const kept = await this.find(id)
    return kept && this.#card(kept, person === null ? null : kept.room.seatOf(person))
  }

  async #seatAt(id: string, person: string): Promise<{ readonly kept: Kept; readonly seat: Seat } | { readonly refusal: Refusal }> {
    const kept = await this.find(id)
    if (!kept) return { refusal: NO_MATCH }
    const seat = kept.room.seatOf(person)
    return seat === null ? { refusal: SPECTATING } : { kept, seat }
  }

  // ── By the clock ───────────────────────────────────────────────────────────────────────────────────

  async deal(kept: Kept): Promise<void> {
    await dealMatch(this.context.db, kept.room.game, kept.room, this.context.now())
    await this.refresh(kept)
    this.#work(this.#followUp(kept))
  }

  /** Whether it was still early enough. */
  async callOff(kept: Kept): Promise<boolean> {
    const done = await writeAbort(this.context.db, kept.room.match, this.context.now())
    if (done) await this.refresh(kept)
    return done
  }

  /** Whatever is awaited of whoever is to move, a mind or a premove. */
  nudge(kept: Kept): void {
    this.#work(this.#followUp(kept))
  }

  // ── News ───────────────────────────────────────────────────────────────────────────────────────────

  toPerson(person: string, news: PersonNews): void {
    this.context.bus.publish(`person:${person}`, JSON.stringify(news))
  }

  /** Something of a contest changed that is in no log: everybody looks again, here and elsewhere. */
  async refresh(kept: Kept): Promise<void> {
    await this.lookAgain(kept)
    this.#publish(kept.room.id, { kind: 'look' })
  }

  /** Takes in what the database knows, and tells whoever is here. */
  async lookAgain(kept: Kept): Promise<void> {
    const { room, audience } = kept
    await room.inTurn(async () => {
      const loaded = await loadMatch(this.context.db, room.id)
      if (!loaded) return
      const before = room.session
      const changes = room.absorb(loaded)
      if (room.session !== before) audience.lookAgain()
      // One after another would show each in the last position; whoever missed more than one is shown where it led.
      else if (changes.length === 1 && changes[0]) audience.moved(changes[0].events, changes[0].line.seat, changes[0].line.clientId)
      else if (changes.length > 1) audience.lookAgain()
    })
    kept.around = await this.#surroundings(room)
    this.#tellContest(kept)
  }

  #wrote(id: string, change: Change): void {
    const kept = this.#kept.get(id)
    if (!kept) return
    const { room, audience } = kept
    const { line, events, over } = change
    audience.moved(events, line.seat, line.clientId)
    if (over) {
      this.#work(this.#afterEnd(kept))
      return
    }
    const { ply, to_move, left0_ms, left1_ms, since } = room.match
    this.#publish(id, { kind: 'line', ply: ply - 1, line, match: { ply, to_move, left0_ms, left1_ms, since: since.toISOString() } })
    // From the second move on it is a game that others may watch.
    if (ply === 2) this.context.bus.publish('lobby', '')
    const next = room.toMove
    if (next !== null && !audience.sits(next))
      this.toPerson(next === 0 ? room.match.seat0 : room.match.seat1, { kind: 'your-turn', match: id })
    if (next !== null && (room.isMinds(next) || premoveFor(room, next))) this.#work(this.#followUp(kept))
  }

  async #afterEnd(kept: Kept): Promise<void> {
    const { room } = kept
    await this.refresh(kept)
    const second = kept.around.matches.find(({ ordinal }) => ordinal === 2)
    // Whoever is still at the first game of a pair is told what came of both.
    for (const { id } of kept.around.matches.filter(each => each.ordinal < room.match.ordinal)) {
      const first = this.#kept.get(id)
      if (first) await this.lookAgain(first)
      this.#publish(id, { kind: 'look' })
    }
    if (second && room.match.ordinal === 1) {
      for (const person of [second.seat0, second.seat1]) this.toPerson(person, { kind: 'paired', match: second.id })
      const next = await this.find(second.id)
      if (next) this.nudge(next)
    }
    this.context.bus.publish('lobby', '')
  }

  /** A premove that was waiting, or a mind. What is refused is forgotten. */
  async #followUp({ room }: Kept): Promise<void> {
    const seat = room.toMove
    if (seat === null) return
    const premove = premoveFor(room, seat)
    if (premove) {
      const space = premove.indexOf(' ')
      const answer = await room.offer(seat, { id: premove.slice(0, space), ply: null, text: premove.slice(space + 1) })
      if (answer.kind === 'refused') await this.premove(room.id, seat === 0 ? room.match.seat0 : room.match.seat1, { id: '', text: null })
      return
    }
    if (!room.isMinds(seat)) return
    const ply = room.lines.length
    const text = await this.#think(room, seat)
    // Another process may have thought of the same.
    if (text !== null) await room.offer(seat, { id: `mind-${ply}`, ply, text })
  }

  #hear(kept: Kept, text: string): void {
    const { from, ...news } = JSON.parse(text) as News & { readonly from: string }
    if (from === this.process) return
    if (news.kind === 'said') return kept.audience.say(news.seat, news.phrase)
    if (news.kind === 'presence') {
      setSeen(kept, news.seat, news.there || kept.audience.sits(news.seat), news.at)
      return this.#tellContest(kept)
    }
    const change = news.kind === 'line' ? kept.room.follow(news.ply, news.line, { ...news.match, since: new Date(news.match.since) }) : null
    if (change) {
      kept.audience.moved(change.events, change.line.seat, change.line.clientId)
      // Whoever wrote the line may not have known of a premove that came through here.
      if (kept.room.toMove !== null && premoveFor(kept.room, kept.room.toMove)) this.nudge(kept)
    } else if (news.kind === 'look' || news.ply >= kept.room.lines.length) this.#work(this.lookAgain(kept))
  }

  /** Told at once, written with the next sweep: a thousand who come back together are one statement. */
  #present(kept: Kept, seat: Seat, there: boolean): void {
    const at = this.context.now()
    setSeen(kept, seat, there, at)
    if (kept.room.isLive) this.#unwritten.set(`${kept.room.id} ${seat}`, { match_id: kept.room.id, seat, seen_at: new Date(at) })
    this.#publish(kept.room.id, { kind: 'presence', seat, there, at })
    this.#tellContest(kept)
  }

  /** Writes who came and went. */
  async writePresence(): Promise<void> {
    const rows = [...this.#unwritten.values()]
    this.#unwritten.clear()
    if (rows.length === 0) return
    await writeSeen(this.context.db, rows)
    this.context.bus.publish('lobby', '') // a game is shown there while somebody is at it
  }

  #publish(id: string, news: News): void {
    this.context.bus.publish(`match:${id}`, JSON.stringify({ from: this.process, ...news }))
  }

  #card({ room, around }: Kept, seat: Seat | null): ContestAt {
    return contestCard(room, around, seat, this.context.now())
  }

  #tellContest(kept: Kept): void {
    kept.audience.tellContest(seat => this.#card(kept, seat))
  }

  // ── Work that nobody waits for ─────────────────────────────────────────────────────────────────────

  #work(work: Promise<unknown>): void {
    const guarded = this.#guard(work)
    this.#working.add(guarded)
    void guarded.finally(() => this.#working.delete(guarded))
  }

  #guard(work: Promise<unknown>): Promise<unknown> {
    return work.catch(error => this.context.log.error({ error: String(error) }, 'something about a match could not be done'))
  }

  /** Everything that nobody waits for is done. */
  async settled(): Promise<void> {
    while (this.#working.size > 0) await Promise.all(this.#working)
  }

  /** Finishes what was begun; nothing new may come any more. */
  async close(): Promise<void> {
    await this.settled()
    await this.writePresence()
    await Promise.all([...this.#kept.values()].map(({ room }) => room.inTurn(async () => {})))
    for (const { forget } of this.#kept.values()) forget()
    this.#kept.clear()
  }
}

/** Somebody who was seen so lately is there, as far as another process knows. */
export const FRESH_MS = 25_000

/** Even the longest list of actions ends here. */
const MOST_LISTED = 5_000

const NO_MATCH: Refusal = { code: 'no-match', because: 'there is no such match', facts: {} }
const SPECTATING: Refusal = { code: 'spectating', because: 'spectators only watch', facts: {} }

function premoveFor({ match }: Room, seat: Seat): string | null {
  return seat === 0 ? match.premove0 : match.premove1
}

function setSeen(kept: Kept, seat: Seat, there: boolean, at: number): void {
  const [first, second] = kept.around.presence
  kept.around = { ...kept.around, presence: seat === 0 ? [{ there, at }, second] : [first, { there, at }] }
}
