/** Where the orchestra sits. It comes with the first press: before it nothing may sound. */
import type { FloodEvent, Floodline } from '../../nouns.ts'
import { chapterOf } from '../looking/lesson.ts'
import type { Play } from '../playback/play.ts'
import type { GameAudio } from './game-audio.ts'

export class AudioLoader {
  #audio: GameAudio | null = null
  #called = false
  #closed = false

  load(state: Floodline['State']): void {
    if (this.#called) return
    this.#called = true
    const ready = import('./game-audio.ts').then(({ GameAudio }) => {
      if (!this.#closed) this.#audio = new GameAudio(state, chapterOf(state) - 1)
    })
    ready.catch(() => {
      this.#called = false // silent where it cannot be fetched
    })
  }

  frame({ playback, state, paused, over }: Play): void {
    this.#audio?.reach(playback?.now?.index ?? null)
    this.#audio?.feel(state, paused || over)
  }

  hear(events: readonly FloodEvent[], { state, corner, playback }: Play): void {
    this.#audio?.hear(events, state, corner, playback !== null)
  }

  dispose(): void {
    this.#closed = true
    this.#audio?.dispose()
  }
}
