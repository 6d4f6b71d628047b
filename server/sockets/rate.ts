/** How much one socket may say: a bucket that fills with time. Whoever empties it is told, and cut off if they go on. */
const PER_SECOND = 20
const BURST = 60

/** So many messages over the limit, and the socket is closed. */
const MOST_OVER = 200

export type Allowed = 'yes' | 'no' | 'enough'

export class Rate {
  #left = BURST
  #at: number
  #over = 0

  constructor(now: number) {
    this.#at = now
  }

  spend(now: number): Allowed {
    this.#left = Math.min(BURST, this.#left + ((now - this.#at) / 1000) * PER_SECOND)
    this.#at = now
    if (this.#left >= 1) {
      this.#left--
      return 'yes'
    }
    return ++this.#over > MOST_OVER ? 'enough' : 'no'
  }
}
