/** Clocks that the server keeps. Between two messages they run here, so that everybody sees time pass; each message sets them right. */
import { type Signal, signal } from '@preact/signals'
import type { Clocks } from '../../../protocol/online.ts'

/** Often enough for a clock that shows seconds. */
const TICK_MS = 200

export class RemoteClock {
  readonly left: Signal<readonly [number, number]>
  readonly #now: () => number
  #clocks: Clocks
  #at: number
  #timer: ReturnType<typeof setInterval> | null = null

  constructor(clocks: Clocks, now: () => number = () => performance.now()) {
    this.#now = now
    this.#clocks = clocks
    this.#at = now()
    this.left = signal(clocks.left)
  }

  set(clocks: Clocks): void {
    this.#clocks = clocks
    this.#at = this.#now()
    this.tick()
  }

  /** Runs until what is returned is called. */
  run(): () => void {
    this.#timer ??= setInterval(() => this.tick(), TICK_MS)
    return () => {
      if (this.#timer !== null) clearInterval(this.#timer)
      this.#timer = null
    }
  }

  tick(): void {
    const { left, running } = this.#clocks
    if (running === null) {
      if (this.left.peek() !== left) this.left.value = left
      return
    }
    const gone = this.#now() - this.#at
    const at = (seat: 0 | 1): number => Math.max(0, left[seat] - (seat === running ? gone : 0))
    this.left.value = [at(0), at(1)]
  }
}
