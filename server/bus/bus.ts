/**
 * News between processes. What is said here may be lost without harm: whoever misses something finds it in the database, by its ply.
 * One process needs nobody else, and talks to itself.
 */
export interface Bus {
  publish(channel: string, message: string): void
  /** Returns how to stop listening. A process hears itself as well. */
  subscribe(channel: string, heard: (message: string) => void): () => void
  /** Called when something may have been missed and can be heard again: whoever keeps anything looks again. Returns how to stop it. */
  onReconnect?(look: () => void): () => void
  close(): Promise<void>
}

export class LocalBus implements Bus {
  readonly #listeners = new Map<string, Set<(message: string) => void>>()

  publish(channel: string, message: string): void {
    for (const heard of [...(this.#listeners.get(channel) ?? [])]) heard(message)
  }

  subscribe(channel: string, heard: (message: string) => void): () => void {
    const listeners = this.#listeners.get(channel) ?? new Set()
    this.#listeners.set(channel, listeners.add(heard))
    return () => {
      listeners.delete(heard)
      if (listeners.size === 0) this.#listeners.delete(channel)
    }
  }

  async close(): Promise<void> {
    this.#listeners.clear()
  }
}
