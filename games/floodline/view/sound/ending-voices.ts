/** What the end of a level sounds like. */
import type { LossCode } from '../../nouns.ts'
import { type PlacedVoice, pluck, scale } from './tones.ts'

/** A chord that opens; every star brings its own bell. */
export function won(): PlacedVoice[] {
  return [0, 2, 4, 7].map((step, n) => pluck(scale(step), 420, 0.13, 90 * n))
}

/** A bell, a third higher each time: its strike, its body and what rings above it. */
export function star(turn: number): PlacedVoice[] {
  const hz = scale(7 + 2 * turn)
  return [
    pluck(hz, 620, 0.13),
    { wave: 'sine', hz: hz * 1.5, ms: 420, gain: 0.05, atMs: 12 },
    { wave: 'sine', hz: hz * 2.76, ms: 160, gain: 0.025 },
  ]
}

const BY_WATER: readonly LossCode[] = ['water-forbidden', 'resting-on-water', 'water-overflowed']

export function lost(because: LossCode): PlacedVoice[] {
  const fallen = [392, 330, 262].map((hz, n) => pluck(hz, n === 2 ? 620 : 320, 0.15, 180 * n))
  const under: PlacedVoice = BY_WATER.includes(because)
    ? { wave: 'noise', hz: 900, toHz: 180, ms: 900, gain: 0.34, attackMs: 80 }
    : { wave: 'sine', hz: 82, toHz: 41, ms: 700, gain: 0.24 }
  return [...fallen, under]
}
