/** What is drawn on the cells of the grid beside the blocks that lie there. */
import type { Advice, Refusal } from '../../../kernel/game.ts'
import type { Blocks, Placement } from '../nouns.ts'
import { cellsOf, covered, fullLines } from '../rules/grid.ts'
import { whyNot } from '../rules/outcome.ts'
import { preview } from '../rules/preview.ts'
import { shapeAt } from './controls.ts'
import type { Dealt, Held } from './desk.ts'

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
  const seen = preview(view, { slot, ...place })
  // A dragged block is in sight itself; its shadow comes and goes with the places that take it.
  if (!seen) return by === 'carry' ? triedMarks(view, { slot, ...place }) : NO_MARKS
  const hue = view.tints[slot] ?? 0
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

/** Why each block does not fit, or one of them: the nearest place, numbered, and what lies in it. [BP-61] */
export function overMarks(view: View, pointed: number | null): Marks {
  const marks = new Map<number, Mark>()
  for (const { slot, row, col } of whyNot(view)) {
    if (pointed !== null && slot !== pointed) continue
    const cells = covered(view, view.hand[slot] ?? -1, row, col) ?? []
    // Where two nearest places overlap the first is drawn: half a block says less than none. Pointing shows the other.
    if (pointed === null && cells.some(cell => marks.has(cell))) continue
    const tagged = cells.find(cell => view.cells[cell] === 0)
    for (const cell of cells) {
      const free = view.cells[cell] === 0
      const tag = cell === tagged ? { tag: String(slot + 1) } : {}
      marks.set(cell, { kind: free ? 'near' : 'cross', hue: view.tints[slot] ?? 0, ...tag })
    }
  }
  return marks
}

/** One step of a proof: the grid before it, and where the block goes. */
export interface ProofStep {
  readonly cells: readonly number[]
  readonly marks: Marks
  readonly slot: number
  readonly row: number
  readonly col: number
}

/** The proof played on the grid it was found for. [BP-64] */
export function proofSteps(size: Pick<View, 'rows' | 'cols'>, { cells, hand, tints }: Dealt, proof: readonly Placement[]): ProofStep[] {
  const now = cells.slice()
  return proof.map(({ slot, row, col }, index) => {
    const before = now.slice()
    const hue = tints[slot] ?? 0
    const lies = covered({ ...size, cells: now }, hand[slot] ?? -1, row, col) ?? []
    for (const cell of lies) now[cell] = hue
    const cleared = cellsOf({ ...size, cells: now }, fullLines({ ...size, cells: now }))
    for (const cell of cleared) now[cell] = 0
    const marks = new Map<number, Mark>(cleared.map(cell => [cell, { kind: 'swept', hue }]))
    for (const cell of lies) marks.set(cell, { kind: 'near', hue, ...(cell === lies[0] ? { tag: String(index + 1) } : {}) })
    return { cells: before, marks, slot, row, col }
  })
}
