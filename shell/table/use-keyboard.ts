import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { TableModel } from './use-table.ts'

/**
 * The keyboard comes to a new table unless it is somewhere else, so that the shortcuts work from the start. It comes back when
 * the button under it went away with what it did.
 */
export function useKeyboard({ news, paused }: TableModel): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true })
  }, [news, paused])
  return main
}
