/** How much one socket may say: a bucket that fills with time. Whoever empties it is told, and cut off if they go on. */
export interface MessageRate {
  readonly perSecond: number
  readonly burst: number
}

export const MESSAGE_RATE: MessageRate = { perSecond: 20, burst: 60 }

/** So many messages over the limit, and the socket is closed. */
const MOST_OVER = 200

export type Allowed = 'yes' | 'no' | 'enough'

export class Rate {
  readonly #rate: MessageRate
  #left: number
  #at: number
  #over = 0

  constructor(rate: MessageRate, now: number) {
    this.#rate = rate
    this.#left = rate.burst
    this.#at = now
  }

  spend(now: number): Allowed {
    const { perSecond, burst } = this.#rate
    this.#left = Math.min(burst, this.#left + ((now - this.#at) / 1000) * perSecond)
    this.#at = now
    if (this.#left >= 1) {
      this.#left--
      return 'yes'
    }
    return ++this.#over > MOST_OVER ? 'enough' : 'no'
  }
}
