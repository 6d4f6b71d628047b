/**
 * Makes the buttons of a table of moves one stop for the keyboard, so that a long game does not stand between the header and the board: arrow
 * keys lead from one to the next. Whoever comes back begins with the move that is looked at, or the last. It is done from outside, once
 * the list is there: nobody needs it for a first move.
 */
export function rove(list: HTMLElement | null): void {
  if (!list) return
  const settle = (focused: Element | null): void => {
    const buttons = buttonsIn(list)
    const stop =
      buttons.find(each => each === focused) ?? buttons.find(each => each.getAttribute('aria-current') === 'true') ?? buttons.at(-1)
    for (const each of buttons) each.tabIndex = each === stop ? 0 : -1
  }
  list.addEventListener('focusin', ({ target }) => settle(target as Element))
  list.addEventListener('focusout', () => settle(null))
  list.addEventListener('keydown', event => {
    const to = next(list, event)
    if (!to) return
    to.focus()
    event.preventDefault()
    // Arrows mean something at the table, too.
    event.stopPropagation()
  })
  const observer = new MutationObserver(() => settle(document.activeElement))
  observer.observe(list, { childList: true, subtree: true, attributeFilter: ['aria-current'] })
  settle(document.activeElement)
}

const buttonsIn = (list: HTMLElement): HTMLButtonElement[] => [...list.querySelectorAll('button')]

function next(list: HTMLElement, { key, target }: KeyboardEvent): HTMLButtonElement | null {
  const cell = target instanceof Element ? target.closest('td') : null
  if (!cell) return null
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
