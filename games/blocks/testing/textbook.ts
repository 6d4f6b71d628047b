/** The rules on nested arrays, straight from the rule book: the oracle for every fast part, and the denominator in the bench. */
import { below, stream } from '../../../kernel/rng.ts'
import { SHAPES } from '../rules/shapes.ts'

export type Nested = number[][]

export function emptyGrid(rows: number, cols: number): Nested {
  return Array.from({ length: rows }, () => new Array<number>(cols).fill(0))
}

export function canPlace(grid: Nested, matrix: readonly (readonly number[])[], row: number, col: number): boolean {
  for (let r = 0; r < matrix.length; r++) {
    for (let c = 0; c < (matrix[r] as readonly number[]).length; c++) {
      if (!matrix[r]?.[c]) continue
      const line = grid[row + r]
      if (!line || line[col + c] !== 0) return false
    }
  }
  return true
}

export function placements(grid: Nested, matrix: readonly (readonly number[])[]): [number, number][] {
  const found: [number, number][] = []
  for (let row = 0; row < grid.length; row++)
    for (let col = 0; col < (grid[0] as number[]).length; col++) if (canPlace(grid, matrix, row, col)) found.push([row, col])
  return found
}

export interface Placed {
  readonly grid: Nested
  readonly rows: number
  readonly cols: number
}

/** A new grid with the block on it and the full lines gone. */
export function placeAndClear(grid: Nested, matrix: readonly (readonly number[])[], row: number, col: number, tint = 1): Placed {
  const next = grid.map(line => [...line])
  matrix.forEach((line, r) =>
    line.forEach((filled, c) => {
      if (filled) (next[row + r] as number[])[col + c] = tint
    }),
  )
  const rows = next.flatMap((line, r) => (line.every(cell => cell !== 0) ? [r] : []))
  const cols = (next[0] as number[]).flatMap((_, c) => (next.every(line => line[c] !== 0) ? [c] : []))
  for (const r of rows) next[r] = (next[r] as number[]).map(() => 0)
  for (const c of cols) for (const line of next) line[c] = 0
  return { grid: next, rows: rows.length, cols: cols.length }
}

/** Whether some order places the whole hand. Tries everything. */
export function placeable(grid: Nested, shapes: readonly number[]): boolean {
  if (shapes.length === 0) return true
  return shapes.some((shape, i) => {
    const matrix = (SHAPES[shape] as (typeof SHAPES)[number]).matrix
    const rest = shapes.filter((_, other) => other !== i)
    return placements(grid, matrix).some(([row, col]) => placeable(placeAndClear(grid, matrix, row, col).grid, rest))
  })
}

/** A hand of `fair` by streams of rounds, by the book: chance draws three, again and again, until they can be placed. Tries 200. [BP-72] */
export function fairHand(grid: Nested, words: ArrayLike<number>, round: number): number[] | null {
  const own = stream(Array.from(words).join(' '), `round ${round}`)
  const pool = SHAPES.flatMap((shape, index) => (placements(emptyLike(grid), shape.matrix).length > 0 ? [index] : []))
  for (let draws = 0; draws < 200; draws++) {
    const shapes = [0, 1, 2].map(() => pool[below(own, pool.length)] as number)
    if (placeable(grid, shapes)) return shapes
  }
  return null
}

function emptyLike(grid: Nested): Nested {
  return emptyGrid(grid.length, (grid[0] as number[]).length)
}
