import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

interface Roving {
  onKeyDown(event: KeyboardEvent): void
  onFocusOut(): void
}

/**
 * The buttons of a table of moves are one stop for the keyboard, so that a long game does not stand between the header and the board: arrow
 * keys lead from one to the next. Whoever comes back begins with the move that is looked at, or the last.
 */
export function useRoving(list: RefObject<HTMLElement | null>): Roving {
  useLayoutEffect(() => settle(list.current, document.activeElement))
  return {
    onKeyDown(event) {
      const to = next(list.current, event)
      if (!to) return
      to.focus()
      settle(list.current, to)
      event.preventDefault()
      // Arrows mean something at the table, too.
      event.stopPropagation()
    },
    onFocusOut: () => settle(list.current, null),
  }
}

const buttonsIn = (list: HTMLElement): HTMLButtonElement[] => [...list.querySelectorAll('button')]

function settle(list: HTMLElement | null, focused: Element | null): void {
  if (!list) return
  const buttons = buttonsIn(list)
  const stop =
    buttons.find(each => each === focused) ?? buttons.find(each => each.getAttribute('aria-current') === 'true') ?? buttons.at(-1)
  for (const each of buttons) each.tabIndex = each === stop ? 0 : -1
}

function next(list: HTMLElement | null, { key, target }: KeyboardEvent): HTMLButtonElement | null {
  const cell = target instanceof Element ? target.closest('td') : null
  if (!list || !cell) return null
  const buttons = buttonsIn(list)
  const at = buttons.findIndex(each => cell.contains(each))
  const column = buttons.filter(each => each.closest('td')?.cellIndex === cell.cellIndex)
  const row = column.findIndex(each => cell.contains(each))
  const to: Readonly<Record<string, HTMLButtonElement | undefined>> = {
    ArrowLeft: buttons[at - 1],
    ArrowRight: buttons[at + 1],
    ArrowUp: column[row - 1],
    ArrowDown: column[row + 1],
    Home: buttons[0],
    End: buttons.at(-1),
  }
  // At either end the key does nothing, rather than something else.
  return key in to ? (to[key] ?? buttons[at] ?? null) : null
}
