/** What is drawn on the grid when it is over: why nothing fits, and the proof that everything did. */
import type { Blocks, Placement } from '../../nouns.ts'
import { cellsOf, covered, fullLines } from '../../rules/grid.ts'
import { whyNot } from '../../rules/outcome.ts'
import type { Dealt } from '../view-state.ts'
import type { Mark, Marks } from './marks.ts'

type View = Blocks['View']

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
