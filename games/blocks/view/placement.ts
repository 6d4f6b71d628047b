import type { Blocks, Placement } from '../nouns.ts'
import { covered } from '../rules/grid.ts'
import { preview } from '../rules/preview.ts'
import type { Verdict } from './words/index.ts'

/** What would come of putting a block there: the same answer that the rules would give. */
export function verdictAt(view: Blocks['View'], action: Placement): Verdict {
  const seen = preview(view, action)
  if (seen) return { fits: seen }
  const cells = covered(view, view.hand[action.slot] ?? 0, action.row, action.col)
  return cells ? { taken: cells.filter(cell => view.cells[cell] !== 0) } : 'off-grid'
}
