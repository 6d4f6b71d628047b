/**
 * News between processes. What is said here may be lost without harm: whoever misses something finds it in the database, by its ply.
 * One process needs nobody else, and talks to itself.
 */
type Heard = (message: string) => void

export interface Bus {
  publish(channel: string, message: string): void
  /** Returns how to stop listening. A process hears itself as well. */
  subscribe(channel: string, heard: (message: string) => void): () => void
  /** Called when something may have been missed and can be heard again: whoever keeps anything looks again. Returns how to stop it. */
  onReconnect?(look: () => void): () => void
  close(): Promise<void>
}

export class LocalBus implements Bus {
  /** Nearly all channels have one listener: a list of one is small, and there are as many channels as people. */
  readonly #listeners = new Map<string, readonly Heard[]>()

  publish(channel: string, message: string): void {
    for (const heard of this.#listeners.get(channel) ?? []) heard(message)
  }

  subscribe(channel: string, heard: Heard): () => void {
    this.#listeners.set(channel, [...(this.#listeners.get(channel) ?? []), heard])
    return () => this.#unsubscribe(channel, heard)
  }

  #unsubscribe(channel: string, heard: Heard): void {
    const others = this.#listeners.get(channel)?.filter(each => each !== heard) ?? []
    if (others.length === 0) this.#listeners.delete(channel)
    else this.#listeners.set(channel, others)
  }

  async close(): Promise<void> {
    this.#listeners.clear()
  }
}
