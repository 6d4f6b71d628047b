import { words } from '../words/index.ts'
import { type Handling, repeats } from './key-repeat.ts'

export interface TickGraphProps {
  readonly handling: Handling
  /** Ticks that a move is being held now; null while none is. */
  readonly held?: number | null
  readonly ticks?: number
}

/** A held move as a row of ticks: a tall bar where it steps. With a move held, the ticks that have passed fill up. */
export function TickGraph({ handling, held = null, ticks = 40 }: TickGraphProps) {
  const all = Array.from({ length: ticks }, (_, tick) => ({ tick, steps: repeats(tick, handling) }))
  const edge = handling.delay * 8
  return (
    <figure class="fl-ticks">
      <figcaption>{words.ticksTitle}</figcaption>
      <svg viewBox={`-1 -15 ${ticks * 8 + 2} 54`} role="img" aria-label={words.tickGraph(handling)}>
        {all.map(({ tick, steps }) => (
          <rect
            key={tick}
            x={tick * 8 + 1}
            y={steps ? 2 : 18}
            width="6"
            height={steps ? 24 : 8}
            rx="2"
            data-steps={steps}
            data-past={held !== null && tick <= held}
          />
        ))}
        {handling.delay > 0 && handling.delay < ticks && <path d={`M1 -5 v4 M1 -3 H${edge - 1} M${edge - 1} -5 v4`} />}
        {held !== null && held < ticks && <path class="fl-ticks-now" d={`M${held * 8 + 4} 29 l4 7 h-8 z`} />}
      </svg>
      <p>
        <b>{held !== null && words.heldFor(held)}</b>
      </p>
    </figure>
  )
}
