/** A level is won: light comes to one window after another, and the camera goes slowly once round the island. */

const LIGHT_MS = 2600
const ROUND_MS = 40_000
const START_MS = 2000 // until it goes at its full speed, and for coming to a stop
const BACK_MS = 450
const FULL = 2 * Math.PI

/** How far round the camera is, in radians: it sets off and arrives softly. */
export function roundAt(ms: number): number {
  if (ms <= 0) return 0
  if (ms >= ROUND_MS) return FULL
  const speed = FULL / (ROUND_MS - START_MS)
  if (ms < START_MS) return (speed * ms * ms) / (2 * START_MS)
  const left = ROUND_MS - ms
  if (left < START_MS) return FULL - (speed * left * left) / (2 * START_MS)
  return speed * (ms - START_MS / 2)
}

export class Celebration {
  on = false
  #since = Number.NEGATIVE_INFINITY
  #from = 0 // where it was when it ended

  /** `cut`: at once, for whoever wants no movement. */
  set(on: boolean, now: number, cut = false): void {
    if (on === this.on) return
    this.#from = on || cut ? 0 : roundAt(now - this.#since)
    this.on = on
    this.#since = now
  }

  /** 0 to 1: how many windows are lit. */
  lit(now: number): number {
    return this.on ? Math.min(1, (now - this.#since) / LIGHT_MS) : 0
  }

  /** Round the island, in radians. Whoever stops it is taken back the short way. */
  orbit(now: number): number {
    if (this.on) return roundAt(now - this.#since)
    const left = 1 - Math.min(1, (now - this.#since) / BACK_MS)
    return (this.#from > FULL / 2 ? this.#from - FULL : this.#from) * left * left
  }

  moving(now: number): boolean {
    return now - this.#since < (this.on ? ROUND_MS : BACK_MS)
  }
}
