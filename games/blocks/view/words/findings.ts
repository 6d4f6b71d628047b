import type { Facts } from '../../../../kernel/game.ts'
import type { Findings } from '../../minds/findings.ts'
import { SHAPES } from '../../rules/shapes.ts'

/** What the guide found out about its advice; null if the advice came from somebody who finds nothing out. */
export function findingsIn(facts: Facts): Findings | null {
  return Array.isArray(facts['keeps']) && Array.isArray(facts['makes']) ? (facts as Findings) : null
}

/** Shapes that advice names are full rectangles, so their size says everything: `3 × 3`. */
export function sizeOf(id: string): string {
  const shape = SHAPES.find(each => each.id === id)
  return shape ? `${shape.rows} × ${shape.cols}` : id
}
