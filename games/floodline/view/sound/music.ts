/**
 * The clock of the music: asks the composition what comes next, a little ahead of time, and has it played. It knows no sound; the
 * band does that. Stopping and going on are heard as fades, and while nothing is heard nothing runs.
 */
import type { Band } from './band.ts'
import { BAR_MS, bar, chapterOf, type Note, notesBetween } from './composition.ts'
import type { Tension } from './danger.ts'

/** The part of an audio context that keeps time. */
export interface AudioClock {
  readonly currentTime: number
  suspend?(): Promise<void>
  resume?(): Promise<void>
}

export interface Piece {
  readonly seed: number // of the level
  readonly chapter?: number // 0, 1, 2 …; the seed says when left out
}

/** Seconds. Ahead of what a busy page may miss; short enough for danger to be heard at once. */
const AHEAD = 0.7
const EVERY = 0.2
const FADE_IN = 0.8
const FADE_OUT = 0.15
const AT_ONCE = 0.01
const FADED = 1.2 // after so long a fade out is over
const LEAD = 0.1 // before the first note

/** Why it is silent. It plays when there is no reason left. */
type Silence = 'paused' | 'hidden' | 'off'

type Players = Pick<Band, 'play' | 'begin' | 'end' | 'warm' | 'setVolume'>

export class Music {
  readonly #on: AudioClock
  readonly #band: Players
  readonly #owned: boolean
  readonly #silences = new Set<Silence>(['paused'])
  readonly #piece: Piece
  #level: Tension['level'] = 0
  #origin = 0 // time of the context at which the piece would have begun
  #done = 0 // milliseconds of the piece that are scheduled
  #pump: ReturnType<typeof setInterval> | null = null
  #closing: ReturnType<typeof setTimeout> | null = null
  #suspending: ReturnType<typeof setTimeout> | null = null

  /** `owned`: nobody else plays on this context, so it may be suspended in silence. */
  constructor(on: AudioClock, band: Players, piece: Piece, owned = false) {
    this.#on = on
    this.#band = band
    this.#piece = piece
    this.#owned = owned
  }

  get playing(): boolean {
    return this.#pump !== null
  }

  /** 0 to 1: the volume of its category. At 0 it does not even run. */
  setVolume(to: number): void {
    this.#band.setVolume(to)
    this.#hush('off', to <= 0)
  }

  /** What danger feels like now. Beats answer within a second, chords with the next bar. */
  feel({ level, heat }: Tension): void {
    this.#level = level
    this.#band.warm(heat)
  }

  start(): void {
    this.#hush('paused', false)
  }

  pause(): void {
    this.#hush('paused', true)
  }

  /** Breaks off, and ends with these notes. Nothing where nothing was to be heard. */
  close(notes: readonly Note[]): void {
    if (!this.playing) return
    this.pause()
    this.#band.begin(AT_ONCE)
    const from = this.#on.currentTime + LEAD
    for (const note of notes) this.#band.play(note, from + note.atMs / 1000)
    const over = Math.max(0, ...notes.map(({ atMs, ms }) => atMs + ms))
    this.#closing = setTimeout(() => this.#closed(), LEAD * 1000 + over)
  }

  #closed(): void {
    if (this.#closing === null) return
    clearTimeout(this.#closing)
    this.#closing = null
    this.#band.end(FADE_OUT)
  }

  /** Is silent while the page is hidden. Returns what ends it. */
  follow(page: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>): () => void {
    const look = (): void => this.#hush('hidden', page.hidden)
    look()
    page.addEventListener('visibilitychange', look)
    return () => page.removeEventListener('visibilitychange', look)
  }

  #hush(because: Silence, silent: boolean): void {
    if (silent && because !== 'paused') this.#closed()
    if (silent) this.#silences.add(because)
    else this.#silences.delete(because)
    const wanted = this.#silences.size === 0
    if (wanted && !this.playing) this.#begin()
    else if (!wanted && this.playing) this.#end()
  }

  /** Goes on with a whole bar: the one it was silenced in comes again. */
  #begin(): void {
    this.#closed()
    if (this.#suspending !== null) clearTimeout(this.#suspending)
    this.#suspending = null
    if (this.#owned) this.#on.resume?.().catch(() => {}) // before the first gesture it may not; time stands still until it may
    this.#done -= this.#done % BAR_MS
    this.#origin = this.#on.currentTime + LEAD - this.#done / 1000
    this.#band.begin(FADE_IN)
    this.#pump = setInterval(() => this.#schedule(), EVERY * 1000)
    this.#schedule()
  }

  #end(): void {
    if (this.#pump !== null) clearInterval(this.#pump)
    this.#pump = null
    this.#band.end(FADE_OUT)
    if (this.#owned) this.#suspending = setTimeout(() => this.#on.suspend?.().catch(() => {}), FADED * 1000)
  }

  #schedule(): void {
    const now = this.#on.currentTime
    const until = (now + AHEAD - this.#origin) * 1000
    // A page that slept for bars does not make up for them.
    const from = until - this.#done > BAR_MS ? until - AHEAD * 1000 : this.#done
    if (until <= from) return
    const { seed, chapter = chapterOf(seed) } = this.#piece
    for (const { atMs, note } of notesBetween(from, until, index => bar(seed, index, this.#level, chapter))) {
      const at = this.#origin + atMs / 1000
      const swells = note.part === 'pad' || note.part === 'drone'
      if (at >= now || swells) this.#band.play(note, Math.max(now, at)) // a beat that comes late is worse than none
    }
    this.#done = until
  }
}
