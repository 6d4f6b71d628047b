/** Games under way and games that are over. Knows records; where they lie is the store's business. What games add up to is in ledger.ts. */
import {
  type Aside,
  type DailyResult,
  type Finished,
  isUnreadable,
  keyOf,
  type Playing,
  type Records,
  readRecord,
  type Tally,
  tallyKey,
} from './records.ts'
import type { Room, Store } from './store.ts'

export class Library {
  readonly #store: Store
  readonly now: () => number
  readonly freshId: () => string

  constructor(store: Store, now: () => number, freshId: () => string) {
    this.#store = store
    this.now = now
    this.freshId = freshId
  }

  // ── Under way ──

  async keep(playing: Omit<Playing, 'v' | 'changed'>): Promise<void> {
    await this.put('playing', { v: 1, ...playing, changed: this.now() })
  }

  /** The game of this kind and seed; without a seed, the one that was played last and is not over. */
  async resume(game: string, mode: string, seed: string | null): Promise<Playing | null> {
    if (seed !== null) return this.get('playing', `${game}|${mode}|${seed}`)
    return (await this.underWay()).find(playing => playing.game === game && playing.mode === mode) ?? null
  }

  /** Newest first. */
  async underWay(): Promise<readonly Playing[]> {
    const all = await this.all('playing')
    return newestFirst(
      all.filter(({ finished, moves }) => finished === null && moves > 0),
      ({ changed }) => changed,
    )
  }

  async drop(game: string, mode: string, seed: string): Promise<void> {
    await this.#store.remove('playing', `${game}|${mode}|${seed}`)
  }

  // ── Over ──

  /** Newest first. */
  async finished(): Promise<readonly Finished[]> {
    return newestFirst(await this.all('finished'), ({ ended }) => ended)
  }

  async kept(id: string): Promise<Finished | null> {
    return this.get('finished', id)
  }

  async tally(game: string, mode: string, rules = 1): Promise<Tally | null> {
    return this.get('tallies', tallyKey({ game, mode, rules }))
  }

  // ── Dailies ──

  async daily(game: string, date: string): Promise<DailyResult | null> {
    return this.get('dailies', `${game}|${date}`)
  }

  // ── What could not be read ──

  /** Takes a game that cannot be played on out of the way, and keeps it. */
  async setAside(playing: Playing, because: string): Promise<Aside> {
    await this.remove('playing', playing)
    return this.#putAside(because, playing.text)
  }

  async #putAside(because: string, text: string): Promise<Aside> {
    const aside: Aside = { v: 1, id: this.freshId(), because, text, since: this.now() }
    await this.put('aside', aside)
    return aside
  }

  /** For ledger.ts, which adds games up. */
  async put<R extends Room>(room: R, record: Records[R]): Promise<void> {
    await this.#store.put(room, keyOf(room, record), record)
  }

  async remove<R extends Room>(room: R, record: Records[R]): Promise<void> {
    await this.#store.remove(room, keyOf(room, record))
  }

  async get<R extends Room>(room: R, key: string): Promise<Records[R] | null> {
    const value = await this.#store.get(room, key)
    return value === undefined ? null : this.#readable(room, key, value)
  }

  async all<R extends Room>(room: R): Promise<Records[R][]> {
    const read: Records[R][] = []
    for (const [key, value] of await this.#store.all(room)) {
      const record = await this.#readable(room, key, value)
      if (record) read.push(record)
    }
    return read
  }

  /** A record that cannot be read is set aside, once: the game goes on without it, and nothing is lost. */
  async #readable<R extends Room>(room: R, key: string, value: unknown): Promise<Records[R] | null> {
    const record = readRecord(room, value)
    if (!isUnreadable(record)) return record
    await this.#store.remove(room, key)
    if (room !== 'aside') await this.#putAside(`${room}, ${key}: ${record.unreadable} ${record.what}`.slice(0, 400), textOf(value))
    return null
  }
}

/** The replay in it, if there is one; else everything. */
function textOf(value: unknown): string {
  const text = typeof value === 'object' && value !== null && 'text' in value ? value.text : null
  return typeof text === 'string' ? text : `${JSON.stringify(value, null, 2)}\n`
}

export function newestFirst<T>(all: readonly T[], when: (each: T) => number): T[] {
  return [...all].sort((a, b) => when(b) - when(a))
}
