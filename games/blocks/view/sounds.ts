/** What each event sounds like. [BP-47] [BP-71] */
import type { Cue, Voice } from '../../../ui/sound/sound.ts'
import { type CaptionedCue, REFUSED } from '../../../ui/sound/use-cues.ts'
import type { Blocks } from '../nouns.ts'
import { words } from './words/index.ts'

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
  invalid: REFUSED,
} as const satisfies Record<string, Cue>

/** The cues of what just happened, in order. An emptied grid sounds instead of its lines, several lines instead of one. */
export function cuesOf(events: readonly Blocks['Event'][]): readonly CaptionedCue[] {
  return events.flatMap((event): CaptionedCue[] => {
    switch (event.kind) {
      case 'placed':
        return [{ cue: CUES.place, caption: words.cues.place }]
      case 'scored': {
        const { lines, emptied } = event.points
        if (lines === 0) return []
        if (emptied > 0) return [{ cue: CUES.fullClear, caption: words.cues.fullClear }]
        return [{ cue: lines > 1 ? CUES.multiClear : CUES.lineClear, caption: words.cueLines(lines) }]
      }
      case 'over':
        return [{ cue: CUES.gameOver, caption: words.cues.gameOver }]
      case 'cleared':
      case 'dealt':
        return []
    }
  })
}
