/** The whole consequence of a drop before it is made, from what the player sees. The stage and the hints use it. */
import type { Blocks, Placement, Points } from '../nouns.ts'
import { cellsOf, covered, fullLines } from './grid.ts'
import { pointsFor } from './score.ts'

export interface Preview {
  readonly covered: readonly number[] // the cells the block would lie on
  readonly rows: readonly number[] // lines it would clear
  readonly cols: readonly number[]
  readonly cleared: readonly number[] // their cells, each once
  readonly points: Points
  readonly score: number // after the drop
}

/** Null where the block does not fit: ask refuse() why. Exactly what apply() would do; tested against it. */
export function preview(view: Blocks['View'], { slot, row, col }: Placement): Preview | null {
  const shape = view.hand[slot] ?? -1
  const lies = shape < 0 ? null : covered(view, shape, row, col)
  if (!lies || lies.some(cell => view.cells[cell] !== 0)) return null
  const cells = view.cells.slice()
  for (const cell of lies) cells[cell] = view.tints[slot]
  const grid = { rows: view.rows, cols: view.cols, cells }
  const lines = fullLines(grid)
  const cleared = cellsOf(grid, lines)
  for (const cell of cleared) cells[cell] = 0
  const combo = cleared.length > 0 ? view.combo + 1 : 0
  const emptied = cleared.length > 0 && cells.every(cell => cell === 0)
  const points = pointsFor(lies.length, lines, emptied, combo, view.comboBonus)
  return { covered: lies, rows: lines.rows, cols: lines.cols, cleared, points, score: view.score + points.total }
}
