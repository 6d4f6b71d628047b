/** Games under way, games that are over, and what they add up to. Knows records; where they lie is the shelf's business. */
import { type Aside, type DailyResult, type Finished, keyOf, type Playing, type Records, readRecord, type Tally } from './records.ts'
import type { Room, Shelf } from './shelf.ts'

export const MOST_FINISHED = 50

/** Games begun and left. More than anybody comes back to. */
export const MOST_PLAYING = 40

export class Library {
  readonly #shelf: Shelf
  readonly #now: () => number
  readonly #freshId: () => string

  constructor(shelf: Shelf, now: () => number, freshId: () => string) {
    this.#shelf = shelf
    this.#now = now
    this.#freshId = freshId
  }

  // ── Under way ──

  async keep(playing: Omit<Playing, 'v' | 'changed'>): Promise<void> {
    await this.#put('playing', { v: 1, ...playing, changed: this.#now() })
  }

  /** Forgets what was left longest ago; games that are over first. */
  async trim(): Promise<void> {
    const all = newestFirst(await this.#all('playing'), ({ changed }) => changed)
    const tooMany = [...all.filter(({ finished }) => finished === null), ...all.filter(({ finished }) => finished !== null)]
    for (const old of tooMany.slice(MOST_PLAYING)) await this.#remove('playing', old)
  }

  /** The game of this kind and seed; without a seed, the one that was played last and is not over. */
  async resume(game: string, mode: string, seed: string | null): Promise<Playing | null> {
    if (seed !== null) return this.#get('playing', `${game}|${mode}|${seed}`)
    return (await this.underWay()).find(playing => playing.game === game && playing.mode === mode) ?? null
  }

  /** Newest first. */
  async underWay(): Promise<readonly Playing[]> {
    const all = await this.#all('playing')
    return newestFirst(
      all.filter(({ finished, moves }) => finished === null && moves > 0),
      ({ changed }) => changed,
    )
  }

  async drop(game: string, mode: string, seed: string): Promise<void> {
    await this.#shelf.remove('playing', `${game}|${mode}|${seed}`)
  }

  // ── Over ──

  async finish(game: Omit<Finished, 'v' | 'id' | 'ended'>): Promise<Finished> {
    const finished: Finished = { v: 1, ...game, id: this.#freshId(), ended: this.#now() }
    await this.#put('finished', finished)
    for (const old of (await this.finished()).slice(MOST_FINISHED)) await this.#remove('finished', old)
    const before = await this.tally(game.game, game.mode)
    await this.#put('tallies', added(before ?? noTally(game), finished))
    return finished
  }

  /** Somebody took back the last move: it is not over after all. */
  async reopen(id: string): Promise<void> {
    const finished = await this.kept(id)
    if (!finished) return
    await this.#remove('finished', finished)
    const tally = await this.tally(finished.game, finished.mode)
    if (tally) await this.#put('tallies', without(tally, finished))
  }

  /** Newest first. */
  async finished(): Promise<readonly Finished[]> {
    return newestFirst(await this.#all('finished'), ({ ended }) => ended)
  }

  async kept(id: string): Promise<Finished | null> {
    return this.#get('finished', id)
  }

  async tally(game: string, mode: string): Promise<Tally | null> {
    return this.#get('tallies', `${game}|${mode}`)
  }

  async tallies(): Promise<readonly Tally[]> {
    return this.#all('tallies')
  }

  // ── Dailies ──

  async daily(game: string, date: string): Promise<DailyResult | null> {
    return this.#get('dailies', `${game}|${date}`)
  }

  async dailies(game: string): Promise<readonly DailyResult[]> {
    return (await this.#all('dailies')).filter(result => result.game === game).sort((a, b) => (a.date < b.date ? 1 : -1))
  }

  async tried(game: string, date: string, score: number): Promise<DailyResult> {
    const before = await this.daily(game, date)
    const result: DailyResult = before
      ? { ...before, best: Math.max(before.best, score), tries: before.tries + 1 }
      : { v: 1, game, date, first: score, best: score, tries: 1 }
    await this.#put('dailies', result)
    return result
  }

  // ── What could not be read ──

  async aside(): Promise<readonly Aside[]> {
    return newestFirst(await this.#all('aside'), ({ since }) => since)
  }

  async forget(id: string): Promise<void> {
    await this.#shelf.remove('aside', id)
  }

  /** Takes a game that cannot be played on out of the way, and keeps it. */
  async setAside(playing: Playing, because: string): Promise<Aside> {
    await this.#remove('playing', playing)
    return this.#putAside(because, playing.text)
  }

  async #putAside(because: string, text: string): Promise<Aside> {
    const aside: Aside = { v: 1, id: this.#freshId(), because, text, since: this.#now() }
    await this.#put('aside', aside)
    return aside
  }

  async #put<R extends Room>(room: R, record: Records[R]): Promise<void> {
    await this.#shelf.put(room, keyOf(room, record), record)
  }

  async #remove<R extends Room>(room: R, record: Records[R]): Promise<void> {
    await this.#shelf.remove(room, keyOf(room, record))
  }

  async #get<R extends Room>(room: R, key: string): Promise<Records[R] | null> {
    const value = await this.#shelf.get(room, key)
    return value === undefined ? null : this.#readable(room, key, value)
  }

  async #all<R extends Room>(room: R): Promise<Records[R][]> {
    const read: Records[R][] = []
    for (const [key, value] of await this.#shelf.all(room)) {
      const record = await this.#readable(room, key, value)
      if (record) read.push(record)
    }
    return read
  }

  /** A record that cannot be read is set aside, once: the game goes on without it, and nothing is lost. */
  async #readable<R extends Room>(room: R, key: string, value: unknown): Promise<Records[R] | null> {
    const record = readRecord(room, value)
    if (typeof record !== 'string') return record
    await this.#shelf.remove(room, key)
    if (room !== 'aside') await this.#putAside(`${room}, ${key}: ${record}`.slice(0, 400), textOf(value))
    return null
  }
}

/** The replay in it, if there is one; else everything. */
function textOf(value: unknown): string {
  const text = typeof value === 'object' && value !== null && 'text' in value ? value.text : null
  return typeof text === 'string' ? text : `${JSON.stringify(value, null, 2)}\n`
}

function newestFirst<T>(all: readonly T[], when: (each: T) => number): T[] {
  return [...all].sort((a, b) => when(b) - when(a))
}

function noTally({ game, mode }: Pick<Finished, 'game' | 'mode'>): Tally {
  return { v: 1, game, mode, played: 0, won: 0, lost: 0, best: null, total: 0, counted: 0 }
}

function added(tally: Tally, finished: Finished): Tally {
  const score = finished.scores[0] ?? 0
  const sum = changed(tally, finished, 1)
  return finished.counts ? { ...sum, best: Math.max(tally.best ?? score, score) } : sum
}

/** The best stays: a game that can be reopened never counted. */
function without(tally: Tally, finished: Finished): Tally {
  return changed(tally, finished, -1)
}

function changed(tally: Tally, { winner, scores, counts }: Finished, by: 1 | -1): Tally {
  return {
    ...tally,
    played: tally.played + by,
    won: tally.won + (winner === 0 ? by : 0),
    lost: tally.lost + (winner === 1 ? by : 0),
    total: tally.total + (counts ? by * (scores[0] ?? 0) : 0),
    counted: tally.counted + (counts ? by : 0),
  }
}
