/** What each event sounds like. [BP-47] [BP-71] */
import type { Cue, Voice } from '../../../ui/sound/sound.ts'
import type { Blocks } from '../nouns.ts'
import { type AfterWords, afterWords } from './words/after.ts'

/** A short tone of wood or glass. */
const pluck = (hz: number, ms: number, gain: number, atMs = 0): Voice => ({ wave: 'triangle', hz, ms, gain, atMs })

export const CUES = {
  pickup: { name: 'BLOCK_PICKUP', category: 'pieces', voices: [{ wave: 'sine', hz: 330, toHz: 495, ms: 70, gain: 0.16 }] },
  place: {
    name: 'BLOCK_PLACE',
    category: 'pieces',
    voices: [
      { wave: 'sine', hz: 190, toHz: 90, ms: 110, gain: 0.42 },
      { wave: 'noise', hz: 1800, toHz: 600, ms: 35, gain: 0.2 },
    ],
  },
  lineClear: {
    name: 'LINE_CLEAR',
    category: 'pieces',
    voices: [{ wave: 'noise', hz: 700, toHz: 3200, ms: 220, gain: 0.16 }, pluck(659, 180, 0.22, 40), pluck(880, 260, 0.2, 110)],
  },
  multiClear: {
    name: 'MULTI_CLEAR',
    category: 'pieces',
    voices: [
      { wave: 'noise', hz: 600, toHz: 4200, ms: 320, gain: 0.2 },
      pluck(659, 200, 0.22, 40),
      pluck(880, 220, 0.22, 110),
      pluck(1109, 240, 0.2, 180),
      pluck(1319, 340, 0.2, 250),
    ],
  },
  fullClear: {
    name: 'FULL_CLEAR',
    category: 'pieces',
    voices: [523, 659, 784, 1047, 1319].map((hz, note) => pluck(hz, 420, 0.22, 60 + 80 * note)),
  },
  gameOver: {
    name: 'GAME_OVER',
    category: 'warnings',
    voices: [pluck(392, 320, 0.24), pluck(330, 320, 0.24, 180), pluck(262, 620, 0.26, 360)],
  },
  invalid: {
    name: 'INVALID',
    category: 'warnings',
    voices: [
      { wave: 'square', hz: 160, toHz: 120, ms: 90, gain: 0.1 },
      { wave: 'square', hz: 130, toHz: 95, ms: 110, gain: 0.1, atMs: 90 },
    ],
  },
} as const satisfies Record<string, Cue>

export interface Captioned {
  readonly cue: Cue
  readonly caption: string
}

/** The cues of what just happened, in order. An emptied grid sounds instead of its lines, several lines instead of one. */
export function cuesOf(events: readonly Blocks['Event'][], said: AfterWords = afterWords): readonly Captioned[] {
  return events.flatMap((event): Captioned[] => {
    switch (event.kind) {
      case 'placed':
        return [{ cue: CUES.place, caption: said.cues.place }]
      case 'scored': {
        const { lines, emptied } = event.points
        if (lines === 0) return []
        if (emptied > 0) return [{ cue: CUES.fullClear, caption: said.cues.fullClear }]
        return [{ cue: lines > 1 ? CUES.multiClear : CUES.lineClear, caption: said.cueLines(lines) }]
      }
      case 'over':
        return [{ cue: CUES.gameOver, caption: said.cues.gameOver }]
      case 'cleared':
      case 'dealt':
        return []
    }
  })
}
