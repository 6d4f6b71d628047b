/** How much a machine is asked to do: first the shadow map goes, then pixels. It never comes back by itself: no flapping. */
import type { Quality } from '../picture.ts'

export interface Tier {
  readonly shadows: boolean
  readonly smooth: boolean // edges antialiased
  readonly mostDpr: number
}

export const TIERS: Readonly<Record<Quality, Tier>> = {
  high: { shadows: true, smooth: true, mostDpr: 2 },
  medium: { shadows: false, smooth: true, mostDpr: 1.5 },
  low: { shadows: false, smooth: false, mostDpr: 1 },
}

const LOWER: Readonly<Record<Quality, Quality | null>> = { high: 'medium', medium: 'low', low: null }

const ENOUGH = 24 // frames in a row before anything is judged
const SLOW_MS = 22

/** Watches the time between frames that follow each other. */
export class QualityWatch {
  #frames: number[] = []
  #last = Number.NEGATIVE_INFINITY
  frameMs = 0

  /** A frame was drawn; says the next lower quality if this one is too much. */
  drawn(now: number, quality: Quality): Quality | null {
    const passed = now - this.#last
    this.#last = now
    if (passed > 250) {
      this.#frames = [] // nothing moved in between, or the page was hidden
      return null
    }
    this.frameMs = this.frameMs === 0 ? passed : this.frameMs * 0.9 + passed * 0.1
    this.#frames.push(passed)
    if (this.#frames.length < ENOUGH) return null
    const middle = [...this.#frames].sort((a, b) => a - b)[ENOUGH >> 1] as number
    this.#frames = []
    return middle > SLOW_MS ? LOWER[quality] : null
  }
}
