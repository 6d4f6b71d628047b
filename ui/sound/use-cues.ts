import { useEffect } from 'preact/hooks'
import type { Nouns, Refusal } from '../../kernel/game.ts'
import type { News } from '../stage.ts'
import { type Cue, play } from './sound.ts'

/** A sound, and the words that stand in for it. */
export interface CaptionedCue {
  readonly cue: Cue
  readonly caption: string
}

/** Two dull knocks: this cannot be done. */
export const REFUSED: Cue = {
  name: 'INVALID',
  category: 'warnings',
  voices: [
    { wave: 'square', hz: 160, toHz: 120, ms: 90, gain: 0.1 },
    { wave: 'square', hz: 130, toHz: 95, ms: 110, gain: 0.1, atMs: 90 },
  ],
}

/** Sounds of what happened, and of what was turned down. */
export function useCues<N extends Nouns>(
  { news, refusal }: { readonly news: News<N>; readonly refusal: Refusal | null },
  cuesOf: (events: readonly N['Event'][]) => readonly CaptionedCue[] | Promise<readonly CaptionedCue[]>,
  refused: (refusal: Refusal) => CaptionedCue,
): void {
  useEffect(() => void playAll(cuesOf(news.events)), [news])
  useEffect(() => {
    if (refusal) void playAll([refused(refusal)])
  }, [refusal])
}

async function playAll(cues: readonly CaptionedCue[] | Promise<readonly CaptionedCue[]>): Promise<void> {
  for (const { cue, caption } of await cues) play(cue, caption)
}
