import type { Cue } from '../../../ui/sound/sound.ts'

/** Two soft notes upwards: somebody waits for you. */
export const TURN: Cue = {
  name: 'TURN',
  category: 'warnings',
  voices: [
    { wave: 'sine', hz: 523, ms: 120, gain: 0.12, attackMs: 8 },
    { wave: 'sine', hz: 784, ms: 180, gain: 0.12, atMs: 110, attackMs: 8 },
  ],
}
