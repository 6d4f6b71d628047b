/** Playing by ear: whether somebody does, and the way in for the listener that is fetched for them. */
import { type Signal, signal } from '@preact/signals'
import { preference } from '../../../../ui/preferences.ts'
import type { FloodEvent } from '../../nouns.ts'
import type { Control } from '../input/key-repeat.ts'
import type { Command } from '../input/keys.ts'
import type { Play } from '../playback/play.ts'

/** Somebody who listens instead of looking has their own way with keys and time. The panel that is fetched for them brings it. */
export interface AudioModeListener {
  /** Both say whether it was for them: then nobody else does anything about it. */
  press(control: Control): boolean
  command(command: Command): boolean
  hear(events: readonly FloodEvent[]): void
  frame(now: number): void
}

/** A wish, like the speed of a voice: kept on the device, and no part of any game. It is a word: once it was one without quotes. */
export const audioModePreference = preference('floodline', 'ears', saved => (saved === 'on' ? 'on' : 'off'))

export class AudioMode {
  readonly on: Signal<boolean> = signal(audioModePreference.read() === 'on')
  listener: AudioModeListener | null = null
  readonly #play: Play

  constructor(play: Play) {
    this.#play = play
  }

  /** Time stands still at once, also while the panel is still on its way. */
  set(on: boolean): void {
    this.on.value = on
    this.#play.stepping = on
    audioModePreference.write(on ? 'on' : 'off')
  }
}
