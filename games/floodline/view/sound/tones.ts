/** What voices are made of: tones, and how they grow with what they tell of. */
import type { Voice } from '../../../../ui/sound/sound.ts'

/** A voice with a place, -1 (left) to 1 (right), and a swell. Where the synthesiser knows neither, it is heard in the middle and at once. */
export interface PlacedVoice extends Voice {
  readonly pan?: number
  readonly attackMs?: number
}

/** A short tone of wood or glass. */
export const pluck = (hz: number, ms: number, gain: number, atMs = 0): PlacedVoice => ({ wave: 'triangle', hz, ms, gain, atMs })

/** From `most` at none of it down towards `least`, half the way for every `half` more. */
export function sinking(most: number, least: number, amount: number, half: number): number {
  return Math.round(least + (most - least) * 2 ** (-Math.max(0, amount) / half))
}

/** From `least` up to `most` at `full` and beyond. */
export function growing(least: number, most: number, amount: number, full: number): number {
  return least + ((most - least) * Math.min(Math.max(0, amount), full)) / full
}

/** A major scale on C5, by step: what is good is told in it. */
const SCALE = [523, 587, 659, 698, 784, 880, 988, 1047, 1175, 1319, 1397, 1568]

export function scale(step: number): number {
  return SCALE[Math.min(SCALE.length - 1, Math.max(0, step))] ?? 523
}
