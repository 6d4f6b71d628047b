/** What each moment of a turn sounds like. */
import type { Cue, Voice } from '../../../ui/sound/sound.ts'
import type { Chainfall } from '../nouns.ts'

const pluck = (hz: number, ms: number, gain: number, atMs = 0): Voice => ({ wave: 'triangle', hz, ms, gain, atMs })

const PLACE: Cue = {
  name: 'TILE_PLACE',
  category: 'pieces',
  voices: [
    { wave: 'sine', hz: 240, toHz: 130, ms: 90, gain: 0.34 },
    { wave: 'noise', hz: 2200, toHz: 900, ms: 28, gain: 0.14 },
  ],
}
const TICK: Cue = { name: 'TICK', category: 'pieces', voices: [{ wave: 'square', hz: 1800, ms: 18, gain: 0.05 }] }
const CARD: Cue = {
  name: 'CARD',
  category: 'pieces',
  voices: [{ wave: 'noise', hz: 900, toHz: 2600, ms: 120, gain: 0.12 }, pluck(587, 120, 0.14, 40)],
}
const OVER: Cue = {
  name: 'GAME_OVER',
  category: 'warnings',
  voices: [523, 659, 784, 1047].map((hz, note) => pluck(hz, 380, 0.2, 90 * note)),
}
export const REFUSED: Cue = {
  name: 'INVALID',
  category: 'warnings',
  voices: [{ wave: 'square', hz: 150, toHz: 110, ms: 100, gain: 0.09 }],
}

/** Every wave a third higher than the one before, up to where it would hurt. */
const HIGHEST = 7

function boom(wave: number, points: number): Cue {
  const up = 2 ** (Math.min(wave - 1, HIGHEST) / 4)
  const notes = points > 0 ? [pluck(440 * up, 220, 0.2, 40), pluck(660 * up, 260, 0.16, 90)] : []
  return {
    name: 'WAVE',
    category: 'pieces',
    voices: [
      { wave: 'noise', hz: 240, toHz: 70, ms: 240, gain: 0.42 },
      { wave: 'sine', hz: 110 * up, toHz: 40, ms: 200, gain: 0.36 },
      ...notes,
    ],
  }
}

/** Null: it happens without a sound. */
export function cueOf(event: Chainfall['Event']): Cue | null {
  switch (event.kind) {
    case 'card':
      return CARD
    case 'placed':
      return PLACE
    case 'ticked':
      return TICK
    case 'wave':
      return boom(event.wave, event.points)
    case 'over':
      return OVER
    default:
      return null
  }
}
