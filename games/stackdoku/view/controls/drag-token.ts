import { drag } from '../../../../ui/input/drag.ts'
import type { ViewState } from '../view-state.ts'

/** How far above a finger a token floats, so that it can be seen. */
export const CLEAR_OF_FINGER = 44

/** What becomes of a token that somebody pressed. */
interface Ends {
  /** It leaves its place. */
  begin(): void
  dropOn(cell: number): void
  tap(): void
}

/** A pointer drags a token to a cell, or taps it. */
export function dragToken(
  press: PointerEvent,
  token: { value: number; slot: number },
  { dragged, highlighted, selectedCell }: ViewState,
  ends: Ends,
): void {
  const touch = press.pointerType === 'touch'
  const putBack = (): void => {
    dragged.value = null
    selectedCell.value = null
  }
  drag(press.currentTarget as HTMLElement, press, {
    move({ at: { x, y }, moved }) {
      if (!moved) return
      if (!dragged.peek()) ends.begin()
      const over = cellUnder(x, y, touch)
      highlighted.value = token.value
      selectedCell.value = over
      dragged.value = { ...token, touch, x, y, over }
    },
    drop({ at: { x, y } }) {
      putBack()
      const cell = cellUnder(x, y, touch)
      if (cell !== null) ends.dropOn(cell)
    },
    tap: ends.tap,
    cancel: putBack,
  })
}

function cellUnder(x: number, y: number, touch: boolean): number | null {
  const element = document.elementFromPoint(x, y - (touch ? CLEAR_OF_FINGER : 0))
  const name = element?.closest<HTMLElement>('.sd-cell[data-place]')?.dataset['place']
  return name === undefined ? null : Number(name.slice(1))
}
