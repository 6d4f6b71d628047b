/**
 * All matches, as this process serves them. Every process serves every match: rooms are a cache, and what another process wrote is heard over
 * the bus, or found when the database is asked.
 */
import { randomUUID } from 'node:crypto'
import type { Refusal, Seat } from '../../kernel/game.ts'
import type { ContestAt, Phrase } from '../../protocol/online.ts'
import type { Context } from '../context.ts'
import { isBlocked } from '../people/blocking.ts'
import { allLegal, type Listener } from './audience.ts'
import { Background } from './background.ts'
import { contestCard } from './contest-card.ts'
import { writeAbort } from './endings.ts'
import { loadMatch } from './loading.ts'
import { LogWriter } from './log-writer.ts'
import type { News, PersonNews } from './news.ts'
import { type Asked, type Premove, premoveColumn, premoveOf, writePremove } from './premoves.ts'
import { type SeenRow, seenAgain, writeSeen } from './presence.ts'
import { type Answer, type Change, type Offered, type Patience, type Room, refused } from './room.ts'
import { type Kept, Rooms } from './rooms.ts'
import { addEntropy, dealMatch } from './sealing.ts'
import type { Playables } from './terms.ts'

/** Ten seconds: a database that restarts is back by then. */
const PATIENCE: Patience = { attempts: 40, pauseMs: 250 }

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
  readonly #think: MatchesOptions['think']
  readonly #isShared: boolean
  readonly #rooms: Rooms
  /** The premove of a room that was dropped last. */
  readonly #dropped = new WeakMap<Room, string>()
  readonly #background: Background
  /** Who came or went since it was last written, by match and seat. */
  readonly #unwritten = new Map<string, SeenRow>()

  constructor(context: Context, { playables, think, wrote, patience = PATIENCE, isShared }: MatchesOptions) {
    this.#isShared = isShared
    this.context = context
    this.playables = playables
    this.#think = think
    this.#background = new Background(context.log)
    this.#rooms = new Rooms(context, {
      ...{ playables, patience, isShared, writer: new LogWriter(context.db, wrote) },
      wrote: (kept, change) => this.#wrote(kept, change),
      heard: (kept, text) => this.#hear(kept, text),
      missed: kept => this.#work(this.lookAgain(kept)),
      shown: kept => this.#tellContest(kept),
    })
  }

  /** The rooms that somebody is in. */
  get attended(): readonly Kept[] {
    return this.#rooms.attended
  }

  /** Null: there is no such match. */
  find(id: string): Promise<Kept | null> {
    return this.#rooms.find(id)
  }

  // ── From devices ───────────────────────────────────────────────────────────────────────────────────

  /** Sits down, or looks on. */
  async join(id: string, person: string, listener: Listener): Promise<Refusal | null> {
    const kept = await this.find(id)
    if (!kept) return NO_MATCH
    await kept.room.certain(() => this.#seat(kept, kept.room.seatOf(person), listener))
    return null
  }

  #seat(kept: Kept, seat: Seat | null, listener: Listener): void {
    const arrives = seat !== null && !kept.audience.sits(seat)
    kept.audience.join(listener, seat)
    if (seat !== null && arrives) this.#present(kept, seat, true)
    listener.send(this.#card(kept, seat))
    // A premove whose process died is played now at the latest.
    if (seat !== null && kept.room.toMove === seat && premoveOf(kept.room.match, seat)) this.nudge(kept)
  }

  leave(id: string, person: string, listener: Listener): void {
    const kept = this.#rooms.get(id)
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
    await kept.room.certain(() => kept.audience.look(listener, seat, answers))
    listener.send(this.#card(kept, seat))
    return null
  }

  async legal(id: string, person: string): Promise<{ readonly ply: number; readonly legal: readonly string[] } | Refusal> {
    const at = await this.#seatAt(id, person)
    if ('refusal' in at) return at.refusal
    return at.kept.room.certain(() => legalAt(at.kept.room, at.seat))
  }

  async premove(id: string, person: string, premove: Asked): Promise<Answer> {
    const at = await this.#seatAt(id, person)
    if ('refusal' in at) return { kind: 'refused', refusal: at.refusal }
    const { kept, seat } = at
    const { room } = kept
    const { id: name, text, ply = null } = premove
    await room.certain(nothing)
    // Said again by a device that was cut off: it was played meanwhile, and is not kept for the turn after.
    if (room.hasWritten(seat, name)) return { kind: 'again' }
    if (room.toMove === null) return refused('over', 'the game is over', {})
    if (text !== null && (text.startsWith('!') || room.game.parse(text) === null))
      return refused('unreadable', 'only an action of the game can wait for its turn', { text })
    if (ply !== null && room.hasMovedSince(seat, ply)) return TOO_LATE
    if (text !== null && room.toMove === seat) return room.offer(seat, { id: name, ply: null, text })
    const isKept = await this.#keepPremove(kept, seat, text === null ? null : { id: name, text }, ply)
    if (!isKept) return TOO_LATE
    // The turn may have come while it was written.
    if (room.toMove === seat) this.#work(this.#followUp(kept))
    return { kind: 'written' }
  }

  /** False: the turn that it was meant for is over, as another process knows. */
  async #keepPremove({ room }: Kept, seat: Seat, premove: Premove | null, ply: number | null): Promise<boolean> {
    const isKept = await writePremove(this.context.db, room.id, seat, premove, ply)
    if (isKept) this.#tellPremove(room.id, { kind: 'premove', seat, premove, dropped: null })
    return isKept
  }

  /** Only whose it is hears of it: that something waits is nobody else's business. */
  #tellPremove(id: string, news: Extract<News, { kind: 'premove' }>): void {
    this.#publish(id, news)
    const kept = this.#rooms.get(id)
    if (kept) this.#hearPremove(kept, news)
  }

  #hearPremove(kept: Kept, { seat, premove, dropped }: Extract<News, { kind: 'premove' }>): void {
    const { room, audience } = kept
    if (room.isLive) room.match = { ...room.match, ...premoveColumn(seat, premove) }
    // Two processes may have tried it; that it was dropped is told once.
    if (dropped && this.#dropped.get(room) !== dropped.answers) audience.tell(seat, { kind: 'refused', match: room.id, ...dropped })
    if (dropped) this.#dropped.set(room, dropped.answers)
    audience.tell(seat, this.#card(kept, seat))
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

  /** Where a line could not be written, and nobody has asked since, the database is asked what became of it: somebody's clock may run for it. */
  async makeSure(): Promise<void> {
    const doubtful = this.attended.filter(({ room }) => room.isDoubtful && !room.isBusy)
    await Promise.all(doubtful.map(({ room }) => room.certain(nothing)))
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

  /** The same for a match that need not be here. */
  async refreshAnywhere(id: string): Promise<void> {
    const kept = this.#rooms.get(id)
    if (kept) await this.refresh(kept)
    else this.#publish(id, { kind: 'look' })
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
    kept.around = await this.#rooms.around(room)
    this.#tellContest(kept)
  }

  #wrote(kept: Kept, change: Change): void {
    const { room, audience } = kept
    const { id } = room
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
    if (next !== null && (room.isMinds(next) || premoveOf(room.match, next))) this.#work(this.#followUp(kept))
  }

  async #afterEnd(kept: Kept): Promise<void> {
    const { room } = kept
    await this.refresh(kept)
    const second = kept.around.matches.find(({ ordinal }) => ordinal === 2)
    // Whoever is still at the first game of a pair is told what came of both.
    for (const { id } of kept.around.matches.filter(each => each.ordinal < room.match.ordinal)) {
      const first = this.#rooms.get(id)
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

  /** A premove that was waiting, or a mind. What is refused is forgotten, and whose it was hears why. */
  async #followUp(kept: Kept): Promise<void> {
    const { room } = kept
    const seat = await room.certain(() => room.toMove)
    if (seat === null) return
    const premove = premoveOf(room.match, seat)
    if (premove) {
      const answer = await room.offer(seat, { ...premove, ply: null })
      if (answer.kind !== 'refused') return
      await writePremove(this.context.db, room.id, seat, null, null)
      this.#tellPremove(room.id, { kind: 'premove', seat, premove: null, dropped: { answers: premove.id, refusal: answer.refusal } })
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
    if (news.kind === 'premove') {
      this.#hearPremove(kept, news)
      // The turn came here while it was written there.
      if (news.premove && kept.room.toMove === news.seat) this.nudge(kept)
      return
    }
    if (news.kind === 'presence') {
      setSeen(kept, news.seat, news.there || kept.audience.sits(news.seat), news.at)
      return this.#tellContest(kept)
    }
    const change = news.kind === 'line' ? kept.room.follow(news.ply, news.line, { ...news.match, since: new Date(news.match.since) }) : null
    if (change) {
      kept.audience.moved(change.events, change.line.seat, change.line.clientId)
      // Whoever wrote the line may not have known of a premove that came through here.
      if (kept.room.toMove !== null && premoveOf(kept.room.match, kept.room.toMove)) this.nudge(kept)
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

  /** What the leases in the database say of who is at other processes. */
  leased(kept: Kept, leases: readonly [Date | null, Date | null]): void {
    const before = kept.around.presence
    for (const seat of [0, 1] as const) {
      if (kept.audience.sits(seat)) continue
      const { there, at } = seenAgain(before[seat], leases[seat]?.getTime() ?? 0, this.context.now())
      setSeen(kept, seat, there, at)
    }
    if (kept.around.presence.some(({ there }, seat) => there !== before[seat]?.there)) this.#tellContest(kept)
  }

  /** Writes who came and went. */
  async writePresence(): Promise<void> {
    const rows = [...this.#unwritten]
    if (rows.length === 0) return
    await writeSeen(
      this.context.db,
      rows.map(([, row]) => row),
    )
    for (const [key, row] of rows) if (this.#unwritten.get(key) === row) this.#unwritten.delete(key) // unless they came or went since
    this.context.bus.publish('lobby', '') // a game is shown there while somebody is at it
  }

  #publish(id: string, news: News): void {
    if (!this.#isShared) return // nobody else is there to hear it
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
    this.#background.add(work)
  }

  /** Everything that nobody waits for is done. */
  settled(): Promise<void> {
    return this.#background.settled()
  }

  /** Finishes what was begun; nothing new may come any more. */
  async close(): Promise<void> {
    await this.settled()
    await this.writePresence()
    await this.#rooms.close()
  }
}

/** Even the longest list of actions ends here. */
const MOST_LISTED = 5_000

function legalAt({ session, lines }: Room, seat: Seat): { readonly ply: number; readonly legal: readonly string[] } | Refusal {
  if (!session) return { code: 'sealing', because: 'the deal is still being sealed', facts: {} }
  const legal: string[] = []
  for (const text of allLegal(session, seat)) if (legal.push(text) === MOST_LISTED) break
  return { ply: lines.length, legal }
}

const NO_MATCH: Refusal = { code: 'no-match', because: 'there is no such match', facts: {} }
const TOO_LATE = refused('too-late', 'it was meant for a turn that is over', {})
const SPECTATING: Refusal = { code: 'spectating', because: 'spectators only watch', facts: {} }

function nothing(): void {}

function setSeen(kept: Kept, seat: Seat, there: boolean, at: number): void {
  const [first, second] = kept.around.presence
  kept.around = { ...kept.around, presence: seat === 0 ? [{ there, at }, second] : [first, { there, at }] }
}
