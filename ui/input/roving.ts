import type { RefObject } from 'preact'
import { useRef, useState } from 'preact/hooks'

/**
 * Roving focus: of the many places on a board one is in the tab order, and the stage's keys move it. A place is an element
 * with a `data-place`; which of them has `tabIndex` 0 is for the stage to say, because places come and go with the position.
 */
export interface Roving {
  /** Goes on the element around all places. */
  readonly root: RefObject<HTMLDivElement | null>
  /** Where the keyboard is or last was. */
  readonly at: string | null
  visit(place: string): void
  /** Takes the keyboard there. */
  go(place: string): void
  /** Whether the keyboard is on the board at all. */
  inside(): boolean
}

export function useRoving(): Roving {
  const root = useRef<HTMLDivElement>(null)
  const [at, visit] = useState<string | null>(null)
  return {
    root,
    at,
    visit,
    go(place) {
      visit(place)
      root.current?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus()
    },
    inside: () => root.current?.contains(document.activeElement) ?? false,
  }
}

/** The place an event happened at, for stages that listen once at the root. */
export function placeOf(target: EventTarget | null): string | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null
  return element?.dataset['place'] ?? null
}
