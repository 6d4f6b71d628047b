import { signal } from '@preact/signals'
import { play } from '../../../ui/sound/sound.ts'

/** Sounds, movement and the proofs of the end come when the board already stands: nobody should wait for them before the first block. */
export const after = signal<Awaited<ReturnType<typeof fetched>> | null>(null)

async function fetched() {
  const { afterWords, CUES, cuesOf, Opened, overMarks, proofSteps, Story } = await import('./afterwards.ts')
  return { afterWords, CUES, cuesOf, Opened, overMarks, proofSteps, Story }
}

/** At once where they are there. Without them the game is still, and still a game. */
export function withAfter(use?: (there: NonNullable<typeof after.value>) => void): void {
  const there = after.peek()
  if (there) return use?.(there)
  fetched().then(
    arrived => {
      after.value ??= arrived
      use?.(after.value)
    },
    () => {},
  )
}

export function sound(cue: 'pickup' | 'invalid'): void {
  withAfter(({ CUES, afterWords }) => play(CUES[cue], afterWords.cues[cue]))
}
