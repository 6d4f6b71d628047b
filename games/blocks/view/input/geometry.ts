/** Pointers and keys to places of the grid, without a screen: where a held block is, and where keys take it. */
import { type Point, snapped } from '../../../../ui/input/drag.ts'
import type { Blocks } from '../../nouns.ts'
import { corners, fits, type Grid } from '../../rules/grid.ts'
import type { Shape } from '../../rules/shapes.ts'
import type { Place } from '../view-state.ts'

/** The grid on the glass: where its corner is, and how far it is from one cell to the next. */
export interface Glass {
  readonly left: number
  readonly top: number
  readonly cell: number
}

/** A finger hides about so much of what is above it. */
const CLEAR_OF_FINGER = 54

/**
 * The corner of a held block at grid size. Under a mouse it grows around the point where it was gripped; above a finger it
 * hangs in the middle, high enough to be seen whole. `grip` is that point in cells of the block.
 */
export function cornerUnder(at: Point, grip: Point, shape: Shape, cell: number, touch: boolean): Point {
  if (touch) return { x: at.x - (shape.cols * cell) / 2, y: at.y - CLEAR_OF_FINGER - shape.rows * cell }
  return { x: at.x - grip.x * cell, y: at.y - grip.y * cell }
}

/** Where a held block would snap to: the nearest cell on both axes, or null where it is not over the grid at all. [BP-69] */
export function placeUnder(corner: Point, glass: Glass, shape: Shape, grid: Pick<Grid, 'rows' | 'cols'>): Place | null {
  const place = snapped({ x: corner.x - glass.left, y: corner.y - glass.top }, glass.cell)
  const over = place.row > -shape.rows && place.row < grid.rows && place.col > -shape.cols && place.col < grid.cols
  return over ? place : null
}

/** Where a picked block appears: the first place it fits, or the corner of the grid. */
export function firstPlace(grid: Grid, shape: number): Place {
  for (const [row, col] of corners(grid, shape)) if (fits(grid, shape, row, col)) return { row, col }
  return { row: 0, col: 0 }
}

export function countPlaces(legal: readonly Blocks['Action'][], slot: number): number {
  return legal.filter(action => action.slot === slot).length
}

const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Where a key takes something of this size, or null if it is no key of ours. At an edge it stays. */
export function step(
  grid: Pick<Grid, 'rows' | 'cols'>,
  size: Pick<Shape, 'rows' | 'cols'>,
  { row, col }: Place,
  key: string,
): Place | null {
  const lastRow = grid.rows - size.rows
  const lastCol = grid.cols - size.cols
  if (key === 'Home') return { row, col: 0 }
  if (key === 'End') return { row, col: lastCol }
  const way = STEPS[key]
  return way ? { row: within(row + way[0], lastRow), col: within(col + way[1], lastCol) } : null
}

/** The place that puts the middle of a block on a cell somebody pointed at, kept inside the grid. */
export function around(grid: Pick<Grid, 'rows' | 'cols'>, { rows, cols }: Pick<Shape, 'rows' | 'cols'>, cell: Place): Place {
  return {
    row: within(cell.row - ((rows - 1) >> 1), grid.rows - rows),
    col: within(cell.col - ((cols - 1) >> 1), grid.cols - cols),
  }
}

function within(at: number, last: number): number {
  return Math.max(0, Math.min(last, at))
}

export function cellName({ row, col }: Place): string {
  return `${row}:${col}`
}

export function cellNamed(name: string | null): Place | null {
  const parts = /^(\d+):(\d+)$/.exec(name ?? '')
  return parts && { row: Number(parts[1]), col: Number(parts[2]) }
}
