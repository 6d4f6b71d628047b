/** What is drawn on the cells of the grid beside the blocks that lie there. */
import type { Advice, Refusal } from '../../../../kernel/game.ts'
import type { Blocks, Placement } from '../../nouns.ts'
import { covered } from '../../rules/grid.ts'
import { preview } from '../../rules/preview.ts'
import { shapeAt } from '../shape.ts'
import type { Held } from '../view-state.ts'

/**
 * - ghost: the held block would lie here; swept: the line through here would clear; both: both
 * - tried: dashed, the block does not fit here; way: what is in its way
 * - advised: dashed, a hint; near: dashed in the block's colour, the nearest it comes; cross: and something lies there
 */
export type Kind = 'ghost' | 'swept' | 'both' | 'tried' | 'way' | 'advised' | 'near' | 'cross'

export interface Mark {
  readonly kind: Kind
  readonly hue: number // colour of the block it is about
  readonly tag?: string // a number written on it
}

/** By cell. */
export type Marks = ReadonlyMap<number, Mark>

export const NO_MARKS: Marks = new Map()

type View = Blocks['View']

/** A held block: its shadow and what it would clear; or, where it does not fit, what is in the way. [BP-70] */
export function heldMarks(view: View, { slot, by, place }: Held): Marks {
  if (!place) return NO_MARKS
  const action = { slot, ...place }
  // A dragged block is in sight itself; its shadow comes and goes with the places that take it.
  return by === 'carry' && !preview(view, action) ? triedMarks(view, action) : placementMarks(view, action)
}

/** The shadow of a block and what it would clear; none where it does not fit. */
export function placementMarks(view: View, action: Placement): Marks {
  const seen = preview(view, action)
  if (!seen) return NO_MARKS
  const hue = view.tints[action.slot] ?? 0
  const marks = new Map<number, Mark>()
  for (const cell of seen.cleared) marks.set(cell, { kind: 'swept', hue })
  for (const cell of seen.covered) marks.set(cell, { kind: marks.has(cell) ? 'both' : 'ghost', hue })
  return marks
}

/** Dashed where it was tried, solid on the reason. [BP-34] */
export function refusedMarks(view: View, { facts }: Refusal): Marks {
  const { slot, row, col } = facts
  if (typeof slot !== 'number' || typeof row !== 'number' || typeof col !== 'number') return NO_MARKS
  return triedMarks(view, { slot, row, col })
}

function triedMarks(view: View, { slot, row, col }: Placement): Marks {
  const shape = view.hand[slot] ?? -1
  const marks = new Map<number, Mark>()
  if (shape < 0) return marks
  for (const [down, right] of shapeAt(shape).cells) {
    const at = { row: row + down, col: col + right }
    if (at.row < 0 || at.col < 0 || at.row >= view.rows || at.col >= view.cols) continue
    const cell = at.row * view.cols + at.col
    marks.set(cell, { kind: view.cells[cell] === 0 ? 'tried' : 'way', hue: view.tints[slot] ?? 0 })
  }
  return marks
}

export function advisedMarks(view: View, { action }: Advice<Blocks>): Marks {
  const cells = covered(view, view.hand[action.slot] ?? -1, action.row, action.col) ?? []
  return new Map(cells.map(cell => [cell, { kind: 'advised', hue: view.tints[action.slot] ?? 0 }]))
}
