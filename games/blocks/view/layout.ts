import type { RefObject } from 'preact'
import { NARROW } from '../../../ui/breakpoints.ts'
import { setLengths, useFit } from '../../../ui/fit.ts'
import type { Grid } from '../rules/grid.ts'

/** Where the board stands: at a table, at a table on a phone, small at the end of a game there, or as a picture on a card. */
export type Setting = 'wide' | 'narrow' | 'end' | 'picture'

/** All in pixels. */
export interface Layout {
  readonly cell: number // from one cell of the grid to the next
  readonly unit: number // the same in the hand; 0: the hand is not shown
  readonly edge: number // around the board, for arrows
  readonly gap: number // between the board and the hand
  readonly hand: number // how wide the hand is
}

const LARGEST = 92
const SMALLEST_UNIT = 18
const LOW = 240 // a picture on a phone: the board alone, as large as it goes
const FRAME = 3 // of the board, both sides together

/** Five cells are the longest block; the hand has three of them beside each other, and some air. */
const LONGEST = 5
const ACROSS = 3 * LONGEST + 1.2

const SMALL: Readonly<Record<Setting, number>> = { wide: 0.5, narrow: 0.44, end: 0, picture: 0.5 }

/** The largest cell that lets the grid and the hand below it fit into a space of this size. */
export function layoutFor(width: number, height: number, { rows, cols }: Pick<Grid, 'rows' | 'cols'>, setting: Setting): Layout {
  const picture = setting === 'picture'
  const low = picture && height < LOW
  const edge = picture ? between(9, 0.08 * Math.min(width, height), 30) : { wide: 20, narrow: 8, end: 2 }[setting]
  const gap = low ? 0 : picture ? between(8, 0.04 * width, 18) : { wide: 36, narrow: 16, end: 0 }[setting]
  const small = low ? 0 : SMALL[setting]
  const tall = height - 2 * edge - FRAME - gap
  const least = small === 0 ? 0 : LONGEST * (picture ? 0 : SMALLEST_UNIT)
  const fit = Math.min((width - 2 * edge - FRAME) / cols, tall / (rows + LONGEST * small), (tall - least) / rows, LARGEST)
  // Whole pixels keep the lines of the grid sharp.
  const cell = Math.max(4, Math.floor(fit))
  const unit = Math.min(Math.max(small * cell, picture ? 0 : SMALLEST_UNIT), (width - 2 * edge) / ACROSS)
  return { cell, unit, edge, gap, hand: Math.min(width - 16, Math.max(cols * cell, ACROSS * unit)) }
}

function between(least: number, wanted: number, most: number): number {
  return Math.max(least, Math.min(wanted, most))
}

/** Measures the space around the board and writes the sizes into its style. */
export function useLayout(
  root: RefObject<HTMLElement | null>,
  { rows, cols }: Pick<Grid, 'rows' | 'cols'>,
  { picture, over }: { readonly picture: boolean; readonly over: boolean },
): void {
  const measure = (): void => {
    const element = root.current
    if (!element) return
    const narrow = matchMedia(NARROW).matches
    const setting = picture ? 'picture' : !narrow ? 'wide' : over ? 'end' : 'narrow'
    const { cell, unit, edge, gap, hand } = layoutFor(element.clientWidth, element.clientHeight, { rows, cols }, setting)
    setLengths(element, { '--cell': cell, '--unit': unit, '--bp-edge': edge, '--gap': gap, '--hand': hand })
    element.dataset['hand'] = String(unit > 0)
  }
  useFit(() => [root.current], measure, [rows, cols, picture, over])
}
