import { type Signal, signal } from '@preact/signals'
import { useLayoutEffect, useMemo } from 'preact/hooks'
import type { Figure } from '../../games/index.ts'
import { gamesWritten } from '../../ui/past.ts'
import type { Memo, News } from '../../ui/stage.ts'
import type { Wanted } from '../app/route.ts'
import { library } from '../storage/index.ts'
import type { Kept } from '../storage/ledger.ts'
import { isBegun, type Match, movesIn } from './match.ts'
import { replayWriter } from './replay-writer.ts'
import { tabLock, type Writer } from './tab-lock.ts'

/** The first move after a rest is written at once; a quick hand is written down every so often. */
const PAUSE_MS = 250

/** Which game it is, for whoever looks for it later. */
export interface Named {
  readonly mode: string
  readonly seed: string
  readonly wanted: Wanted
  readonly date: string | null // of a daily
  readonly finished: string | null // it was over already when it was opened
  readonly notes: string | null // what its stage noted when it was left
  readonly compared?: readonly Figure[] // what games like it are compared by besides their score
}

/** Writes a game down while it is played. A save is a replay that has not ended. */
export class Autosave implements Memo, Writer {
  readonly kept: Signal<Kept> = signal({ best: null, record: null, hinted: null, newBest: false, finished: null, daily: null })
  readonly saved: string | null
  readonly #match: Match
  readonly #named: Named
  #timer: ReturnType<typeof setTimeout> | null = null
  #savedAt = Number.NEGATIVE_INFINITY // when
  #queue: Promise<void> // one thing after the other
  #closed = false
  #stored: string | null = null // the replay that is in storage, as far as we know
  #over: string | null = null // what it was kept under, if that is gone
  #noted: (() => string | null) | null = null
  #written: string | null // of the notes

  constructor(match: Match, named: Named) {
    this.#match = match
    this.#named = named
    this.saved = named.notes
    this.#written = named.notes
    this.#queue = this.#begin()
    tabLock.guard(this)
  }

  /** Whether a game like this may be a record: alone, without taking back, and played from the start. */
  get counts(): boolean {
    const { game, deal } = this.#match
    return game.seats === 1 && game.undos(deal) === 0 && this.#named.wanted.taken === undefined
  }

  keep(noted: () => string | null): void {
    this.#noted = noted
  }

  /** What there is to note now; a stage that never said anything leaves what was there. */
  get notes(): string | null {
    return this.#noted ? this.#noted() : this.saved
  }

  changed(): void {
    if (this.#match.table.outcome) return this.flush()
    // After the frame that shows the move, never before it.
    this.#timer ??= setTimeout(() => this.#save(), Math.max(0, this.#savedAt + PAUSE_MS - performance.now()))
  }

  /** Writes what is not written yet, at once: the page may be about to go. */
  flush(): void {
    if (this.#timer !== null || this.#match.table.outcome || this.#match.table.time || this.notes !== this.#written) this.#save()
  }

  /** The game is thrown away: nothing of it is written any more. */
  async discard(): Promise<void> {
    this.#closed = true
    if (this.#timer !== null) clearTimeout(this.#timer)
    await this.#queue
    await library.drop(this.#match.game.id, this.#named.mode, this.#named.seed)
  }

  /** Another tab goes on with the game. What it does not have, because it did not wait for us, becomes a game of its own. */
  async close(lost: boolean): Promise<void> {
    if (!lost) this.flush()
    this.#closed = true
    if (this.#timer !== null) clearTimeout(this.#timer)
    await this.#queue
    const { save } = this.#match
    if (!lost || !save || !isBegun(this.#match)) return
    const text = await save()
    if (text !== this.#stored) await (await replayWriter()).setApart(library, this.#playing(text))
  }

  settled(): Promise<void> {
    return this.#queue
  }

  async #begin(): Promise<void> {
    const { game, lines } = this.#match
    const { mode, seed, date, finished } = this.#named
    const moves = movesIn(lines)
    const [stored, tally, over, daily] = await Promise.all([
      library.resume(game.id, mode, seed),
      library.tally(game.id, mode, game.rules),
      finished === null ? null : library.kept(finished),
      date === null ? null : library.daily(game.id, date),
    ])
    // What was written since the game was opened is not what we went on from.
    if (stored?.moves === moves) this.#stored = stored.text
    if (!over) this.#over = finished
    const { best = null, record = null, hinted = null } = tally ?? {}
    this.kept.value = { best, record, hinted, newBest: false, finished: over, daily }
  }

  #save(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    // A deal that nobody has touched comes back by its seed.
    if (this.#closed || (!isBegun(this.#match) && this.notes === null)) return
    this.#savedAt = performance.now()
    this.#queue = this.#queue.then(() => this.#write())
  }

  async #write(): Promise<void> {
    const { save } = this.#match
    if (!save) return
    const { writeDown } = await replayWriter()
    const { date, compared } = this.#named
    const { game, lines } = this.#match
    const playing = this.#playing(await save())
    this.#written = playing.notes ?? null
    const stored = tabLock.isExclusive ? undefined : this.#stored
    const around = { date, counts: this.counts, rules: game.rules, lines, before: this.kept.value, over: this.#over, stored, compared }
    this.#stored = playing.text
    const { outcome } = this.#match.table
    this.kept.value = await writeDown(library, playing, outcome, around)
    if (outcome) gamesWritten.value++
  }

  #playing(text: string) {
    const { mode, seed, wanted } = this.#named
    const { game, lines } = this.#match
    return { game: game.id, mode, seed, wanted, text, moves: movesIn(lines), notes: this.notes ?? undefined }
  }
}

/** Keeps the match for as long as it is on the page, and once more when the page goes. */
export function useAutosave(match: Match, named: Named, news: News): Autosave {
  const autosave = useMemo(() => new Autosave(match, named), [match])
  useLayoutEffect(() => {
    if (news.count > 0) autosave.changed()
  }, [autosave, news])
  useLayoutEffect(() => {
    const going = (): void => autosave.flush()
    addEventListener('pagehide', going)
    document.addEventListener('visibilitychange', going)
    return () => {
      removeEventListener('pagehide', going)
      document.removeEventListener('visibilitychange', going)
      autosave.flush()
    }
  }, [autosave])
  return autosave
}
