/** Fetches the audio of the game with the first press: before that no browser lets anything sound. Until then everything is silent. */
import type { FloodEvent } from '../../nouns.ts'
import type { Warning } from '../../rules/futures.ts'
import { chapterOf } from '../looking/lesson.ts'
import type { Play } from '../playback/play.ts'
import type { GameAudio } from './game-audio.ts'

export class AudioLoader {
  readonly #play: Play
  #audio: GameAudio | null = null
  #loading = false
  #closed = false

  constructor(play: Play) {
    this.#play = play
  }

  load(): void {
    if (this.#loading) return
    this.#loading = true
    const ready = import('./game-audio.ts').then(({ GameAudio }) => {
      const { state } = this.#play
      if (!this.#closed) this.#audio = new GameAudio(state, chapterOf(state) - 1)
    })
    ready.catch(() => {
      this.#loading = false // silent where it cannot be fetched
    })
  }

  frame(): void {
    const { playback, phases, state, paused, over } = this.#play
    this.#audio?.reach(playback?.now?.index ?? null)
    // The last resolve has its music until it has been shown, once.
    const told = over && !(playback?.now && phases.telling.peek() === 'first')
    this.#audio?.feel(state, paused || told)
  }

  /** `warnings`: what is the matter with the board that the events led to. */
  hear(events: readonly FloodEvent[], warnings: readonly Warning[]): void {
    const { state, corner, playback } = this.#play
    this.#audio?.hear(events, state, { corner, phased: playback !== null, warnings: kindsOf(warnings) })
  }

  /** A star comes in: the first, the second, the third. */
  ring(turn: number): void {
    this.#audio?.ring(turn)
  }

  /** Something was taken back. */
  forget(warnings: readonly Warning[]): void {
    this.#audio?.forget(this.#play.state, kindsOf(warnings))
  }

  dispose(): void {
    this.#closed = true
    this.#audio?.dispose()
  }
}

function kindsOf(warnings: readonly Warning[]): readonly Warning['kind'][] {
  return [...new Set(warnings.map(({ kind }) => kind))]
}
