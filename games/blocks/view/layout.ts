import type { RefObject } from 'preact'
import { BREAKPOINTS, NARROW } from '../../../ui/breakpoints.ts'
import { setLengths, useFit } from '../../../ui/fit.ts'
import type { Grid } from '../rules/grid.ts'

/** Where the board stands: at a table, at a table on a phone, on a phone on its side, small at the end of a game there, in the theatre, or as a picture on a card. */
export type Setting = 'wide' | 'narrow' | 'low' | 'end' | 'watched' | 'picture'

/** All in pixels. */
export interface Layout {
  readonly cell: number // from one cell of the grid to the next
  readonly unit: number // the same in the hand; 0: the hand is not shown
  readonly head: number // above the board, for the score; 0: it stands elsewhere
  readonly edge: number // around the board, for arrows
  readonly gap: number // between the board and the hand
  readonly hand: number // how wide the hand is
}

const LARGEST = 92
const SMALLEST_UNIT = 18
const SMALLEST_LOW = 13 // every pixel of height goes to the grid
const LOW = 240 // a picture on a phone: the board alone, as large as it goes
const LOW_SCREEN = BREAKPOINTS['--low']
const FRAME = 3 // of the board, both sides together

/** Five cells are the longest block; the hand has three of them beside each other, and some air. */
const LONGEST = 5
const ACROSS = 3 * LONGEST + 1.2

const SMALL: Readonly<Record<Setting, number>> = { wide: 0.5, narrow: 0.44, low: 0.44, end: 0, watched: 0.5, picture: 0.5 }
const HEAD: Readonly<Record<Setting, number>> = { wide: 46, narrow: 0, low: 28, end: 0, watched: 32, picture: 0 }

/** The largest cell that lets the grid and the hand below it fit into a space of this size. */
export function layoutFor(width: number, height: number, { rows, cols }: Pick<Grid, 'rows' | 'cols'>, setting: Setting): Layout {
  const picture = setting === 'picture' || setting === 'watched'
  const low = picture && height < LOW
  const edge = picture ? between(9, 0.08 * Math.min(width, height), 30) : { wide: 20, narrow: 8, low: 6, end: 2 }[setting]
  const gap = low ? 0 : picture ? between(8, 0.04 * width, 18) : { wide: 36, narrow: 16, low: 8, end: 0 }[setting]
  const small = low ? 0 : SMALL[setting]
  const head = HEAD[setting]
  const tall = height - head - 2 * edge - FRAME - gap
  const smallest = picture ? 0 : setting === 'low' ? SMALLEST_LOW : SMALLEST_UNIT
  const least = small === 0 ? 0 : LONGEST * smallest
  const fit = Math.min((width - 2 * edge - FRAME) / cols, tall / (rows + LONGEST * small), (tall - least) / rows, LARGEST)
  // Whole pixels keep the lines of the grid sharp.
  const cell = Math.max(4, Math.floor(fit))
  const unit = Math.min(Math.max(small * cell, smallest), (width - 2 * edge) / ACROSS)
  return { cell, unit, head, edge, gap, hand: Math.min(width - 16, Math.max(cols * cell, ACROSS * unit)) }
}

function between(least: number, wanted: number, most: number): number {
  return Math.max(least, Math.min(wanted, most))
}

function settingNow(over: boolean): Setting {
  if (!over && matchMedia(LOW_SCREEN).matches) return 'low'
  if (!matchMedia(NARROW).matches) return 'wide'
  return over ? 'end' : 'narrow'
}

/** Whether the page wants to see the score over a picture; panels.css says where. */
function isScored(root: HTMLElement): boolean {
  const score = root.querySelector('.bp-score')
  return score !== null && getComputedStyle(score).display !== 'none'
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
    const setting = !picture ? settingNow(over) : isScored(element) ? 'watched' : 'picture'
    const { cell, unit, head, edge, gap, hand } = layoutFor(element.clientWidth, element.clientHeight, { rows, cols }, setting)
    setLengths(element, { '--cell': cell, '--unit': unit, '--bp-head': head, '--bp-edge': edge, '--gap': gap, '--hand': hand })
    element.dataset['hand'] = String(unit > 0)
  }
  useFit(() => [root.current], measure, [rows, cols, picture, over])
}
