/** How long a level has been played. The clock is the view's: no rule knows it, and it can be switched off. */
import { type Signal, signal } from '@preact/signals'

export interface Clock {
  readonly seconds: Signal<number>
  /** Lets it go until told otherwise. */
  run(): () => void
}

const SECOND = 1000

export function clockAt(seconds: number): Clock {
  const shown = signal(seconds)
  return {
    seconds: shown,
    run() {
      const timer = setInterval(() => {
        if (!document.hidden) shown.value++
      }, SECOND)
      return () => clearInterval(timer)
    },
  }
}

/** `08:27`, `1:02:03`. */
export function timeText(seconds: number): string {
  const two = (value: number): string => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return hours === 0 ? rest : `${hours}:${rest}`
}
