/** The tidy mind on nested arrays: counts what minds/evaluate.ts counts, cell by cell and place by place. Oracle and denominator. */
import { WEIGHTS } from '../minds/evaluate.ts'
import { TIDY_GREED } from '../minds/tidy.ts'
import { pointsFor } from '../rules/score.ts'
import { SHAPES } from '../rules/shapes.ts'
import { canPlace, type Nested, placeAndClear, placements } from './textbook.ts'

export function valueOf(grid: Nested): number {
  return WEIGHTS.emptyLine * emptyLines(grid) + sidesAndHoles(grid) + diagonals(grid) + shapes(grid) + shortLines(grid)
}

function isFree(grid: Nested, row: number, col: number): boolean {
  return grid[row]?.[col] === 0
}

function sidesAndHoles(grid: Nested): number {
  let value = 0
  grid.forEach((line, row) =>
    line.forEach((cell, col) => {
      if (cell !== 0) return
      const around = [
        [row - 1, col],
        [row + 1, col],
        [row, col - 1],
        [row, col + 1],
      ] as [number, number][]
      const inside = around.filter(([r, c]) => grid[r]?.[c] !== undefined)
      const free = around.filter(([r, c]) => isFree(grid, r, c)).length
      value += WEIGHTS.room + WEIGHTS.wall * (4 - inside.length) + WEIGHTS.edge * (inside.length - free)
      if (free === 0) value += WEIGHTS.hole
      if (free === 1) value += WEIGHTS.deadEnd
    }),
  )
  return value
}

function diagonals(grid: Nested): number {
  let value = 0
  for (let row = 0; row + 1 < grid.length; row++)
    for (let col = 0; col + 1 < (grid[0] as number[]).length; col++) {
      const [a, b] = [isFree(grid, row, col), isFree(grid, row, col + 1)]
      const [c, d] = [isFree(grid, row + 1, col), isFree(grid, row + 1, col + 1)]
      if (a === d && b === c && a !== b) value += WEIGHTS.diagonal
    }
  return value
}

function shapes(grid: Nested): number {
  let value = 0
  for (const { base, matrix } of SHAPES) {
    const places = placements(grid, matrix).length
    if (base === 'square') value += WEIGHTS.square * places
    else if (base === 'rectangle') value += WEIGHTS.rectangle * places
    else if (base === 'large') value += (places > 0 ? WEIGHTS.large : 0) + (places > 1 ? WEIGHTS.largeTwice : 0)
    else if (base !== 'line2' && places > 0) value += WEIGHTS[base as 'l' | 'line3' | 'line4' | 'line5' | 'hook' | 'corner' | 'zigzag']
  }
  return value
}

function linesOf(grid: Nested): Nested {
  return [...grid, ...(grid[0] as number[]).map((_, col) => grid.map(line => line[col] as number))]
}

function shortLines(grid: Nested): number {
  const missing = linesOf(grid).map(line => line.filter(cell => cell === 0).length)
  return WEIGHTS.oneShort * missing.filter(cells => cells === 1).length + WEIGHTS.twoShort * missing.filter(cells => cells === 2).length
}

function emptyLines(grid: Nested): number {
  return linesOf(grid).filter(line => line.every(cell => cell === 0)).length
}

/** The placement after which the grid is worth most, the first of equals; null if nothing fits. */
export function tidiest(
  grid: Nested,
  hand: readonly number[],
): { slot: number; row: number; col: number; rank: number; valued: number } | null {
  let best: { slot: number; row: number; col: number; rank: number } | null = null
  let valued = 0
  hand.forEach((shape, slot) => {
    if (shape < 0 || hand.indexOf(shape) < slot) return
    const { matrix, cells } = SHAPES[shape] as (typeof SHAPES)[number]
    for (let row = 0; row < grid.length; row++)
      for (let col = 0; col < (grid[0] as number[]).length; col++) {
        if (!canPlace(grid, matrix, row, col)) continue
        const rank = rankOf(grid, matrix, cells.length, row, col)
        valued++
        if (best === null || rank > best.rank) best = { slot, row, col, rank }
      }
  })
  return best && { ...(best as { slot: number; row: number; col: number; rank: number }), valued }
}

function rankOf(grid: Nested, matrix: readonly (readonly number[])[], cells: number, row: number, col: number): number {
  const after = placeAndClear(grid, matrix, row, col)
  const lines = { rows: new Array<number>(after.rows).fill(0), cols: new Array<number>(after.cols).fill(0) }
  const emptied = after.rows + after.cols > 0 && after.grid.every(line => line.every(cell => cell === 0))
  return valueOf(after.grid) + TIDY_GREED * pointsFor(cells, lines, emptied, 0, 0).total
}
