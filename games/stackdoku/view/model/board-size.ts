/** How large a tile and the grid are: as large as their rooms allow. */
import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import type { Stackdoku } from '../../nouns.ts'
import { spreadOf } from './geometry.ts'

/** A tile is never larger than a hand would like it. */
const LARGEST = 104

/** A picture in less room than this is of the stack alone. */
const SMALL = 560

interface Size {
  readonly width: number
  readonly height: number
}

/** The width of a tile in a room for the stack; `edge` is what stays free around it. */
export function tileIn({ width, height }: Size, spread: Size, edge: number): number {
  return Math.max(8, Math.min((width - 2 * edge) / spread.width, (height - 2 * edge) / spread.height, LARGEST))
}

/** Measures the rooms and writes `--u`, the width of a tile, and `--side`, that of the grid, for the style sheet. */
export function useRoom(root: RefObject<HTMLElement | null>, view: Stackdoku['View']): void {
  const { width, height } = spreadOf(view)
  useLayoutEffect(() => {
    const board = root.current
    const stack = board?.querySelector<HTMLElement>('.sd-stack')
    const sudoku = board?.querySelector<HTMLElement>('.sd-sudoku')
    if (!board || !stack || !sudoku) return
    const measure = (): void => {
      board.dataset['small'] = String(board.clientWidth < SMALL)
      const edge = stack.clientWidth < 400 ? 7 : 26
      const tile = tileIn({ width: stack.clientWidth, height: stack.clientHeight }, { width, height }, edge)
      board.style.setProperty('--u', `${tile.toFixed(2)}px`)
      const below = sudoku.querySelector<HTMLElement>('.sd-below')
      const rest = below && below.offsetHeight > 0 ? below.offsetHeight + 18 : 0
      // Whole pixels for every cell: lines between them are all of one strength.
      const side = Math.min(sudoku.clientWidth, sudoku.clientHeight - rest)
      board.style.setProperty('--side', `${Math.max(90, 9 * Math.floor((side - 4) / 9) + 4)}px`)
    }
    measure()
    const watching = new ResizeObserver(measure)
    for (const room of [stack, sudoku]) watching.observe(room)
    return () => watching.disconnect()
  }, [width, height])
}
