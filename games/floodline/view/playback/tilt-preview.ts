/** A tilt that somebody thinks about: a key that is held, or a button that is pointed at, shows what it would do. */
import type { Floodline } from '../../nouns.ts'
import { TILTS } from '../../nouns.ts'
import { Futures, type TiltFuture } from '../../rules/futures.ts'
import { type Corner, tiltFor, type Way } from '../input/bearings.ts'

type State = Floodline['State']

/** What letting go of the key would do. */
export interface TiltPreview {
  readonly way: Way
  readonly future: TiltFuture
}

/** How long a tilt key is held before the future shows: shorter is a tilt that needed no thought. */
const THINK_MS = 180

export class TiltPreviewer {
  shown: TiltPreview | null = null
  readonly #futures = new Futures()
  #pressed: { way: Way; at: number } | null = null

  /** A tilt key is down. */
  press(way: Way, now: number): void {
    this.#pressed = { way, at: now }
  }

  /** A key was let go: says whether it was that of the tilt, which is then made. */
  release(way: Way): boolean {
    if (this.#pressed?.way !== way) return false
    return this.cancel()
  }

  /** The tilt is not made; says whether there was one. */
  cancel(): boolean {
    if (!this.#pressed) return false
    this.#pressed = null
    this.shown = null
    return true
  }

  /** Shows what a tilt would do, at once and for as long as it is pointed at. */
  consider(way: Way | null, state: State, corner: Corner): void {
    if (this.#pressed) return
    this.shown = way === null ? null : this.#previewOf(way, state, corner)
  }

  frame(now: number, state: State, corner: Corner): void {
    const tilt = this.#pressed
    if (!tilt || this.shown?.way === tilt.way || now - tilt.at < THINK_MS) return
    this.shown = this.#previewOf(tilt.way, state, corner)
  }

  #previewOf(way: Way, state: State, corner: Corner): TiltPreview | null {
    const future = this.#futures.tilts(state)[TILTS.indexOf(tiltFor(way, corner))]
    return future ? { way, future } : null
  }
}
