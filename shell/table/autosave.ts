import { type Signal, signal } from '@preact/signals'
import { useLayoutEffect, useMemo } from 'preact/hooks'
import type { Memo, News } from '../../ui/stage.ts'
import type { Wanted } from '../app/route.ts'
import { library } from '../storage/index.ts'
import type { Kept } from '../storage/ledger.ts'
import { isBegun, type Match, movesIn } from './match.ts'
import { replayWriter } from './replay-writer.ts'

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
}

/** Writes a game down while it is played. A save is a replay that has not ended. */
export class Autosave implements Memo {
  readonly kept: Signal<Kept> = signal({ best: null, record: null, hinted: null, newBest: false, finished: null, daily: null })
  readonly saved: string | null
  readonly #match: Match
  readonly #named: Named
  #timer: ReturnType<typeof setTimeout> | null = null
  #savedAt = Number.NEGATIVE_INFINITY // when
  #queue: Promise<void> // one thing after the other
  #discarded = false
  #over: string | null = null // what it was kept under, if that is gone
  #noted: (() => string | null) | null = null
  #written: string | null // of the notes

  constructor(match: Match, named: Named) {
    this.#match = match
    this.#named = named
    this.saved = named.notes
    this.#written = named.notes
    this.#queue = this.#begin()
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
  get #notes(): string | null {
    return this.#noted ? this.#noted() : this.saved
  }

  changed(): void {
    if (this.#match.table.outcome) return this.flush()
    // After the frame that shows the move, never before it.
    this.#timer ??= setTimeout(() => this.#save(), Math.max(0, this.#savedAt + PAUSE_MS - performance.now()))
  }

  /** Writes what is not written yet, at once: the page may be about to go. */
  flush(): void {
    if (this.#timer !== null || this.#match.table.outcome || this.#match.table.time || this.#notes !== this.#written) this.#save()
  }

  /** The game is thrown away: nothing of it is written any more. */
  async discard(): Promise<void> {
    this.#discarded = true
    if (this.#timer !== null) clearTimeout(this.#timer)
    await this.#queue
    await library.drop(this.#match.game.id, this.#named.mode, this.#named.seed)
  }

  async #begin(): Promise<void> {
    const { game } = this.#match
    const { mode, date, finished } = this.#named
    const [tally, over, daily] = await Promise.all([
      library.tally(game.id, mode, game.rules),
      finished === null ? null : library.kept(finished),
      date === null ? null : library.daily(game.id, date),
    ])
    if (!over) this.#over = finished
    const { best = null, record = null, hinted = null } = tally ?? {}
    this.kept.value = { best, record, hinted, newBest: false, finished: over, daily }
  }

  #save(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    // A deal that nobody has touched comes back by its seed.
    if (this.#discarded || (!isBegun(this.#match) && this.#notes === null)) return
    this.#savedAt = performance.now()
    this.#queue = this.#queue.then(() => this.#write())
  }

  async #write(): Promise<void> {
    const { save } = this.#match
    if (!save) return
    const { writeDown } = await replayWriter()
    const { mode, seed, wanted, date } = this.#named
    const notes = this.#notes
    this.#written = notes
    const { game, lines } = this.#match
    const playing = { game: game.id, mode, seed, wanted, text: await save(), moves: movesIn(lines), notes: notes ?? undefined }
    const around = { date, counts: this.counts, rules: game.rules, lines, before: this.kept.value, over: this.#over }
    this.kept.value = await writeDown(library, playing, this.#match.table.outcome, around)
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
