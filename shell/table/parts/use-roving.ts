import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

interface Roving {
  onKeyDown(event: KeyboardEvent): void
  onFocusOut(): void
}

/** By how many moves: a round has two. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -2, ArrowDown: 2, Home: -1e9, End: 1e9 }

/**
 * The buttons of a table of moves are one stop for the keyboard, so that a long game does not stand between the header and the board: arrow
 * keys lead from one to the next. Whoever comes back begins with the move that is looked at, or the last.
 */
export function useRoving(list: RefObject<HTMLElement | null>): Roving {
  const buttons = (): HTMLButtonElement[] => [...(list.current?.querySelectorAll('button') ?? [])]
  const settle = (focused: Element | null): void => {
    const all = buttons()
    const stop = all.find(each => each === focused) ?? all.find(each => each.ariaCurrent === 'true') ?? all.at(-1)
    for (const each of all) each.tabIndex = each === stop ? 0 : -1
  }
  useLayoutEffect(() => settle(document.activeElement))
  return {
    onKeyDown(event) {
      const step = STEPS[event.key]
      const all = buttons()
      const at = all.indexOf(event.target as HTMLButtonElement)
      if (!step || at < 0) return
      // At either end the key does nothing, rather than something else. And arrows mean something at the table, too.
      event.preventDefault()
      event.stopPropagation()
      const to = step < -2 ? all[0] : step > 2 ? all.at(-1) : all[at + step]
      to?.focus()
      if (to) settle(to)
    },
    onFocusOut: () => settle(null),
  }
}
