import { signal } from '@preact/signals'

/** Enough that a move, its answer and the ending, all in one moment, are all read out. */
const KEPT = 6

interface Said {
  readonly id: number
  readonly sentence: string
}

const said = signal<readonly Said[]>([])

/** Reads a sentence out to whoever listens instead of looking. */
export function announce(sentence: string): void {
  const id = (said.value.at(-1)?.id ?? 0) + 1
  said.value = [...said.value, { id, sentence }].slice(-KEPT)
}

/** The live region; once, at the root. New paragraphs are read, so the same sentence twice is read twice. */
export function Announcer() {
  return (
    <div class="hidden-text" role="log" aria-live="polite" aria-relevant="additions">
      {said.value.map(({ id, sentence }) => (
        <p key={id}>{sentence}</p>
      ))}
    </div>
  )
}
