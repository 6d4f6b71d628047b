/** How large a tile and the grid are: as large as the space they have allows. */
import type { RefObject } from 'preact'
import { setLengths, useFit } from '../../../../ui/fit.ts'
import type { Stackdoku } from '../../nouns.ts'
import { spreadOf } from './geometry.ts'

/** A tile is never larger than a hand would like it. */
const LARGEST = 104

/** A picture that is narrower than this is of the stack alone. */
const SMALL = 560

interface Size {
  readonly width: number
  readonly height: number
}

/** The width of a tile in the space for the stack; `edge` is what stays free around it. */
export function tileIn({ width, height }: Size, spread: Size, edge: number): number {
  return Math.max(8, Math.min((width - 2 * edge) / spread.width, (height - 2 * edge) / spread.height, LARGEST))
}

/** Whole pixels for every cell of the grid: lines between them are all of one strength. */
function sideIn(width: number, height: number): number {
  return Math.max(90, 9 * Math.floor((Math.min(width, height) - 4) / 9) + 4)
}

/** Measures the board and writes `--u`, the width of a tile, and `--side`, that of the grid, for the style sheet. */
export function useBoardSize(root: RefObject<HTMLElement | null>, view: Stackdoku['View']): void {
  const spread = spreadOf(view)
  const part = (name: string): HTMLElement | null => root.current?.querySelector<HTMLElement>(name) ?? null
  useFit(() => [part('.sd-stack'), part('.sd-sudoku')], () => {
    const [board, stack, sudoku] = [root.current, part('.sd-stack'), part('.sd-sudoku')]
    if (!board || !stack || !sudoku) return
    board.dataset['small'] = String(board.clientWidth < SMALL)
    const { clientWidth: width, clientHeight: height } = stack
    const below = part('.sd-below')?.offsetHeight ?? 0
    setLengths(board, {
      '--u': Number(tileIn({ width, height }, spread, width < 400 ? 7 : 26).toFixed(2)),
      '--side': sideIn(sudoku.clientWidth, sudoku.clientHeight - (below > 0 ? below + 18 : 0)),
    })
  }, [spread.width, spread.height])
}
