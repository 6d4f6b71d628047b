/** Work that nobody waits for: what goes wrong with it is logged, and whoever closes the server waits until all of it is done. */
import type { Logger } from 'pino'

export class Background {
  readonly #log: Logger
  readonly #working = new Set<Promise<unknown>>()

  constructor(log: Logger) {
    this.#log = log
  }

  add(work: Promise<unknown>): void {
    const guarded = work.catch(error => this.#log.error({ error: String(error) }, 'something about a match could not be done'))
    this.#working.add(guarded)
    void guarded.finally(() => this.#working.delete(guarded))
  }

  /** Until nothing is left, also of what that work began. */
  async settled(): Promise<void> {
    while (this.#working.size > 0) await Promise.all(this.#working)
  }
}
