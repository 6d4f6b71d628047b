/** What each event sounds like: porcelain on wood. */
import type { Refusal } from '../../../kernel/game.ts'
import type { Cue, Voice } from '../../../ui/sound/sound.ts'
import { type CaptionedCue, REFUSED } from '../../../ui/sound/use-cues.ts'
import type { Stackdoku } from '../nouns.ts'
import { words } from './words/index.ts'

const clack = (hz: number, gain: number, atMs = 0): Voice => ({ wave: 'noise', hz, toHz: hz / 3, ms: 45, gain, atMs })
const ring = (hz: number, ms: number, gain: number, atMs = 0): Voice => ({ wave: 'triangle', hz, ms, gain, atMs })

const CUES = {
  took: { name: 'PAIR', category: 'pieces', voices: [clack(2600, 0.28), clack(2200, 0.28, 60), ring(784, 160, 0.12, 60)] },
  placed: { name: 'PLACED', category: 'pieces', voices: [clack(1500, 0.3), ring(523, 140, 0.14)] },
  wrong: { name: 'MISTAKE', category: 'warnings', voices: [ring(311, 200, 0.16), ring(294, 260, 0.16, 120)] },
  completed: { name: 'COMPLETED', category: 'pieces', voices: [ring(659, 160, 0.16), ring(880, 240, 0.16, 90)] },
  shuffled: { name: 'SHUFFLED', category: 'pieces', voices: [0, 50, 100, 150].map(atMs => clack(2000 + 4 * atMs, 0.2, atMs)) },
  stuck: { name: 'STUCK', category: 'warnings', voices: [ring(330, 260, 0.2), ring(262, 420, 0.2, 180)] },
  won: { name: 'WON', category: 'pieces', voices: [523, 659, 784, 1047].map((hz, note) => ring(hz, 420, 0.2, 90 * note)) },
} as const satisfies Record<string, Cue>

/** The cues of what just happened, in order, each with the words that stand in for it. */
export function cuesOf(events: readonly Stackdoku['Event'][]): readonly CaptionedCue[] {
  return events.flatMap(event => {
    const cue = cueOf(event)
    return cue ? [{ cue, caption: words.heard(event, { you: 0, names: [] }) }] : []
  })
}

/** What was turned down is heard too. */
export function refusedCue(refusal: Refusal): CaptionedCue {
  return { cue: REFUSED, caption: words.refused(refusal, { you: 0, names: [] }) ?? refusal.because }
}

function cueOf(event: Stackdoku['Event']): Cue | null {
  switch (event.kind) {
    case 'took':
      return CUES.took
    case 'placed':
      return event.mistake ? CUES.wrong : CUES.placed
    case 'completed':
      return CUES.completed
    case 'shuffled':
    case 'restarted':
      return CUES.shuffled
    case 'stuck':
    case 'failed':
      return CUES.stuck
    case 'won':
      return CUES.won
    case 'numbers':
      return null
  }
}
