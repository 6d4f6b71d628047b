/** The rooms of this process: a cache. Whatever is not here is loaded from the database, and what nobody needs any more is forgotten. */
import type { Seat } from '../../kernel/game.ts'
import type { Context } from '../context.ts'
import { Audience } from './audience.ts'
import type { Around } from './contest-card.ts'
import type { MatchRow } from './contests.ts'
import { loadMatch, playersOf } from './loading.ts'
import type { LogWriter } from './log-writer.ts'
import { type Seen, seenAgain } from './presence.ts'
import { type Change, type Loaded, type Patience, Room } from './room.ts'
import { bookOf, type Playables } from './terms.ts'

/** Rooms that nobody is in are kept for a while: most come back. */
const MOST_IDLE = 500

const NEVER_SEEN: Seen = { there: false, at: 0 }

/** A room and everything around it. */
export interface Kept {
  readonly room: Room
  readonly audience: Audience
  around: Around
  readonly forget: () => void
}

export interface RoomsOptions {
  readonly playables: Playables
  readonly writer: LogWriter
  readonly patience: Patience
  /** Whether other processes serve the same matches. */
  readonly isShared: boolean
  /** A line was written here. */
  readonly wrote: (kept: Kept, change: Change) => void
  /** Another process says something about this match. */
  readonly heard: (kept: Kept, text: string) => void
  /** Something was said while it was being loaded: it may be behind already. */
  readonly missed: (kept: Kept) => void
  /** Its spectators have seen the end. */
  readonly shown: (kept: Kept) => void
}

export class Rooms {
  readonly #context: Context
  readonly #options: RoomsOptions
  readonly #kept = new Map<string, Kept>()
  readonly #loading = new Map<string, Promise<Kept | null>>()

  constructor(context: Context, options: RoomsOptions) {
    this.#context = context
    this.#options = options
  }

  /** What is here already. */
  get(id: string): Kept | undefined {
    return this.#kept.get(id)
  }

  /** The rooms that somebody is in. */
  get attended(): readonly Kept[] {
    return [...this.#kept.values()].filter(({ audience }) => audience.size > 0)
  }

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
    const { bus, db, now } = this.#context
    const { heard, missed, shown } = this.#options
    const unsubscribe = bus.subscribe(`match:${id}`, text => {
      if (ready) heard(ready, text)
      else behind = true
    })
    const loaded = await loadMatch(db, id).catch(error => {
      unsubscribe()
      throw error
    })
    const room = loaded && this.#open(loaded)
    if (!room) {
      unsubscribe()
      return null
    }
    const audience = new Audience(room, now, () => ready && shown(ready))
    ready = { room, audience, around: await this.around(room), forget: () => (audience.close(), unsubscribe()) }
    this.#kept.set(id, ready)
    this.#forgetIdle()
    if (behind) missed(ready)
    return ready
  }

  #open(loaded: Loaded): Room | null {
    const { playables, writer, patience, wrote } = this.#options
    const { id } = loaded.match
    const playable = playables.get(loaded.contest.game)
    const game = playable ? bookOf(playable, loaded.contest.rules) : null
    if (!game) return null
    return new Room(game, loaded, {
      context: this.#context,
      writer,
      patience,
      wrote: (_room, change) => {
        const kept = this.#kept.get(id)
        if (kept) wrote(kept, change)
      },
      reload: async () => (await loadMatch(this.#context.db, id)) ?? loaded,
      caughtUp: () => this.#kept.get(id)?.audience.lookAgain(),
    })
  }

  /** The players, the games of the contest, and who is there. */
  async around({ contest, match }: Room): Promise<Around> {
    const { db } = this.#context
    const [players, matches, seen] = await Promise.all([
      playersOf(db, contest),
      db.selectFrom('match').selectAll().where('contest_id', '=', contest.id).orderBy('ordinal').execute(),
      db.selectFrom('presence').selectAll().where('match_id', '=', match.id).execute(),
    ])
    const seenAt = (seat: Seat): number => seen.find(row => row.seat === seat)?.seen_at.getTime() ?? match.created_at.getTime()
    return { players, matches, presence: [this.#seen(0, seenAt(0), match), this.#seen(1, seenAt(1), match)] }
  }

  #seen(seat: Seat, at: number, match: MatchRow): Seen {
    const kept = this.#kept.get(match.id)
    if (kept?.audience.sits(seat)) return { there: true, at }
    // At another process there may be somebody whom only the database knows of.
    return this.#options.isShared ? seenAgain(kept?.around.presence[seat] ?? NEVER_SEEN, at, this.#context.now()) : { there: false, at }
  }

  /** The longest unused go first; a room with somebody in it, or with work to do, stays. */
  #forgetIdle(): void {
    if (this.#kept.size <= MOST_IDLE) return
    const idle = [...this.#kept.values()].filter(({ room, audience }) => audience.size === 0 && !room.isBusy)
    for (const { room, forget } of idle.slice(0, Math.max(0, idle.length - MOST_IDLE))) {
      forget()
      this.#kept.delete(room.id)
    }
  }

  /** Whatever was begun in any of them is finished first. */
  async close(): Promise<void> {
    await Promise.all([...this.#kept.values()].map(({ room }) => room.inTurn(async () => {})))
    for (const { forget } of this.#kept.values()) forget()
    this.#kept.clear()
  }
}
