import { words } from '../words/index.ts'

const SPEEDS: readonly number[] = [0.5, 1, 2]

const FRACTIONS: Readonly<Record<number, string>> = { 0.25: '¼', 0.5: '½' }

export interface SpeedControlProps {
  readonly speed: number
  change(speed: number): void
}

/** How fast time passes. */
export function SpeedControl({ speed, change }: SpeedControlProps) {
  // Keys may go further than the buttons: what is in force is always among them.
  const shown = SPEEDS.includes(speed) ? SPEEDS : [...SPEEDS, speed].sort((a, b) => a - b)
  return (
    <section class="fl-card fl-speed" aria-label={words.speed}>
      <div role="radiogroup" aria-label={words.speed}>
        {shown.map(each => (
          <button
            type="button"
            role="radio"
            key={each}
            aria-checked={each === speed}
            aria-label={`${words.speedOf(each)}, ${words.figure(each)}×`}
            tabIndex={each === speed ? 0 : -1}
            onClick={() => change(each)}
            onKeyDown={event => {
              const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key]
              const next = by === undefined ? undefined : shown[shown.indexOf(speed) + by]
              if (next === undefined) return
              event.preventDefault()
              event.stopPropagation()
              change(next)
              const place = event.currentTarget.parentElement?.children[shown.indexOf(next)]
              if (place instanceof HTMLElement) place.focus()
            }}
          >
            {FRACTIONS[each] ?? words.figure(each)}×
          </button>
        ))}
      </div>
    </section>
  )
}
