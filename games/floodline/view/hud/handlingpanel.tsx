import type { Handling } from '../hands.ts'
import { words } from '../words.ts'
import { TickGraph } from './tickgraph.tsx'

/** How long a held move waits before it repeats, and how fast: seen as ticks while it is set. */
export function HandlingPanel({ handling, tune }: { handling: Handling; tune(handling: Handling): void }) {
  return (
    <section class="fl-card fl-handling">
      <TickGraph handling={handling} />
      <label>
        <span>{words.delay(handling.delay)}</span>
        <input
          type="range"
          min="1"
          max="30"
          value={handling.delay}
          onInput={({ currentTarget }) => tune({ ...handling, delay: Number(currentTarget.value) })}
        />
      </label>
      <label>
        <span>{words.rate(handling.rate)}</span>
        <input
          type="range"
          min="0"
          max="12"
          value={handling.rate}
          onInput={({ currentTarget }) => tune({ ...handling, rate: Number(currentTarget.value) })}
        />
      </label>
    </section>
  )
}
