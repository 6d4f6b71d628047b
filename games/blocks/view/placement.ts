import type { Blocks, Placement } from '../nouns.ts'
import { covered } from '../rules/grid.ts'
import { type Preview, preview } from '../rules/preview.ts'

/** What would come of a placement: its consequence, or the refusal it would meet. */
export type PlacementCheck = { readonly fits: Preview } | { readonly taken: readonly number[] } | 'off-grid'

/** The same answer that the rules would give. */
export function checkPlacement(view: Blocks['View'], action: Placement): PlacementCheck {
  const fits = preview(view, action)
  if (fits) return { fits }
  const cells = covered(view, view.hand[action.slot] ?? 0, action.row, action.col)
  return cells ? { taken: cells.filter(cell => view.cells[cell] !== 0) } : 'off-grid'
}
