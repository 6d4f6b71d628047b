import { signal } from '@preact/signals'
import { play } from '../../../ui/sound.ts'

/** Sounds, movement and the proofs of the end come when the board already stands: nobody should wait for them before the first block. */
export const after = signal<Awaited<ReturnType<typeof fetched>> | null>(null)

async function fetched() {
  const { afterWords, CUES, cuesOf, Opened, overMarks, proofSteps, Story } = await import('./afterwards.ts')
  return { afterWords, CUES, cuesOf, Opened, overMarks, proofSteps, Story }
}

/** Without them the game is still, and still a game. */
export function fetchAfter(): void {
  if (after.peek()) return
  fetched().then(
    there => {
      after.value = there
    },
    () => {},
  )
}

export function sound(cue: 'pickup' | 'invalid'): void {
  const there = after.peek()
  if (there) play(there.CUES[cue], there.afterWords.cues[cue])
}
