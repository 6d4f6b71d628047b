import { type Signal, signal } from '@preact/signals'

const SHOWN_MS = 2600

/** A sentence over the board, for a moment: what was turned down, and why. */
export class BoardMessage {
  readonly text: Signal<string | null> = signal(null)
  #since = 0

  say(sentence: string): void {
    this.text.value = sentence
    this.#since = performance.now()
  }

  frame(now: number): void {
    if (this.text.value !== null && now - this.#since > SHOWN_MS) this.text.value = null
  }
}
