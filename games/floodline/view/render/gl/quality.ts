/**
 * How much a machine is asked to do: first the shadow map goes, then pixels and slow ways of the camera. What was taken is given back when
 * frames have been fine for long, and the longer the oftener it had to be taken again: no flapping.
 */
import type { Quality } from '../picture.ts'

export interface Tier {
  readonly shadows: boolean
  readonly smooth: boolean // edges antialiased
  readonly mostDpr: number
  readonly fine: boolean // small parts of what has a look of its own
  readonly slowCamera: boolean // it goes slowly after a piece, and all of the picture is drawn in every frame of that
}

export const TIERS: Readonly<Record<Quality, Tier>> = {
  high: { shadows: true, smooth: true, mostDpr: 2, fine: true, slowCamera: true },
  medium: { shadows: false, smooth: true, mostDpr: 1.5, fine: true, slowCamera: true },
  low: { shadows: false, smooth: false, mostDpr: 1, fine: false, slowCamera: false },
}

const ORDER: readonly Quality[] = ['low', 'medium', 'high']

const ENOUGH = 24 // frames in a row before anything is judged
const SLOW_MS = 22
const FINE_MS = 18.5
const PAUSE_MS = 250
/** The slowest a display is made on purpose: thirty a second, to save its battery. */
const CAP_MS = 36
/** How many fine judgements give a step back, at first and at most; each relapse asks for so many times more. */
const PATIENCE = { first: 10, most: 1500, relapse: 3 }

/** Watches the time between frames, those that were drawn and those with nothing to draw. */
export class QualityWatch {
  frameMs = 0
  readonly #best: Quality
  #last = Number.NEGATIVE_INFINITY
  #drew = false
  #frames: number[] = []
  #work = 0
  #idleMs = Number.POSITIVE_INFINITY // between frames that had nothing to draw: what the display does by itself
  #fine = 0 // judgements in a row
  #patience = PATIENCE.first
  #given = Number.POSITIVE_INFINITY // judgements since something was given back

  /** Never asks for more than what the machine began with. */
  constructor(best: Quality) {
    this.#best = best
  }

  /** The display asked for a frame; one was drawn or not, and took so long on the processor. Says which quality it should be from now on. */
  frame(now: number, drew: boolean, workMs: number, quality: Quality): Quality | null {
    const passed = now - this.#last
    const cost = this.#drew // what was drawn makes the next frame late
    this.#last = now
    this.#drew = drew
    if (passed > PAUSE_MS)
      this.#begin() // the page was hidden
    else if (!cost) this.#idleMs = passed < this.#idleMs ? passed : this.#idleMs + (passed - this.#idleMs) / ENOUGH
    else {
      this.frameMs = this.frameMs === 0 ? passed : this.frameMs * 0.9 + passed * 0.1
      this.#frames.push(passed)
    }
    this.#work += workMs
    if (this.#frames.length < ENOUGH) return null
    const judged = this.#judge(ORDER.indexOf(quality))
    this.#begin()
    return judged
  }

  #begin(): void {
    this.#frames = []
    this.#work = 0
  }

  #judge(at: number): Quality | null {
    this.#given++
    const sorted = this.#frames.sort((a, b) => a - b)
    const middle = sorted[ENOUGH >> 1] as number
    const slow = middle > SLOW_MS && !this.#isCapped(sorted, middle)
    this.#fine = slow || middle > FINE_MS ? 0 : this.#fine + 1
    if (slow) return this.#lower(at)
    return this.#fine >= this.#patience ? this.#higher(at) : null
  }

  /** A display that is slow on purpose is slow evenly, also when nothing is drawn, and leaves the processor idle. */
  #isCapped(sorted: readonly number[], middle: number): boolean {
    const spread = (sorted[ENOUGH - 3] as number) - (sorted[2] as number)
    return middle < CAP_MS && spread < middle * 0.2 && this.#idleMs > middle * 0.75 && this.#work < this.#frames.length * middle * 0.6
  }

  #lower(at: number): Quality | null {
    if (this.#given < PATIENCE.first * 2) this.#patience = Math.min(PATIENCE.most, this.#patience * PATIENCE.relapse)
    this.#given = Number.POSITIVE_INFINITY
    return ORDER[at - 1] ?? null
  }

  #higher(at: number): Quality | null {
    this.#fine = 0
    if (at >= ORDER.indexOf(this.#best)) return null
    this.#given = 0
    return ORDER[at + 1] ?? null
  }
}
