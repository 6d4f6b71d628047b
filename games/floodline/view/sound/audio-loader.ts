/** Where the orchestra sits. It comes with the first press: before it nothing may sound. */
import type { FloodEvent, Floodline } from '../../nouns.ts'
import { chapterOf } from '../looking/lesson.ts'
import type { Play } from '../playback/play.ts'
import type { Orchestra } from './game-audio.ts'

export class Pit {
  #orchestra: Orchestra | null = null
  #called = false
  #closed = false

  call(state: Floodline['State']): void {
    if (this.#called) return
    this.#called = true
    const ready = import('./game-audio.ts').then(({ Orchestra }) => {
      if (!this.#closed) this.#orchestra = new Orchestra(state, chapterOf(state) - 1)
    })
    ready.catch(() => {
      this.#called = false // silent where it cannot be fetched
    })
  }

  frame({ telling, state, paused, over }: Play): void {
    this.#orchestra?.reach(telling?.now?.index ?? null)
    this.#orchestra?.feel(state, paused || over)
  }

  hear(told: readonly FloodEvent[], { state, corner, telling }: Play): void {
    this.#orchestra?.hear(told, state, corner, telling !== null)
  }

  dispose(): void {
    this.#closed = true
    this.#orchestra?.dispose()
  }
}
