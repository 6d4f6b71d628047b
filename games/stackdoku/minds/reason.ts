/** Solving as people do: the easiest technique that finds anything, one step at a time. */
import { CELLS } from '../rules/grid.ts'
import { colours, trial, xyChain, xyWing, xyzWing } from './chains.ts'
import { fish } from './fish.ts'
import { Pencil } from './pencil.ts'
import { claiming, hiddenSubset, nakedSubset, pointing } from './simple.ts'
import { RATING, type Seek, type Step, type Technique } from './step.ts'

const BOXES = 18 // where the boxes begin among UNITS

/**
 * What places digits, from the easiest; each says how many it placed. All at once: whatever comes first, the same singles are found in
 * the end.
 */
const SINGLES: readonly (readonly [Technique, (pencil: Pencil) => number])[] = [
  ['last', pencil => pencil.placeLast()],
  ['hidden-box', pencil => pencil.placeHidden(BOXES)],
  ['hidden-line', pencil => pencil.placeHidden(0)],
  ['naked', pencil => pencil.placeNaked()],
]

/** Techniques that only strike marks, from the easiest. */
const STRIKES: readonly (readonly [Technique, Seek])[] = [
  ['pointing', pointing],
  ['claiming', claiming],
  ['naked-pair', nakedSubset(2)],
  ['x-wing', fish(2)],
  ['hidden-pair', hiddenSubset(2)],
  ['naked-triple', nakedSubset(3)],
  ['swordfish', fish(3)],
  ['hidden-triple', hiddenSubset(3)],
  ['xy-wing', xyWing],
  ['xyz-wing', xyzWing],
  ['colours', colours],
  ['naked-quad', nakedSubset(4)],
  ['jellyfish', fish(4)],
  ['hidden-quad', hiddenSubset(4)],
  ['xy-chain', xyChain],
  ['trial', trial],
]

export interface Grade {
  readonly technique: Technique // the hardest that was needed
  readonly rating: number
  readonly steps: number
}

/** How hard a Sudoku is; null if even trials do not solve it. */
export function grade(givens: ArrayLike<number>, most = RATING.trial as number): Grade | null {
  const pencil = new Pencil().load(givens)
  let hardest: Technique = 'last'
  let steps = 0
  for (;;) {
    const done = placeSome(pencil) ?? strikeSome(pencil, most)
    if (!done) break
    steps += done.steps
    if (RATING[done.technique] > RATING[hardest]) hardest = done.technique
  }
  return pencil.isSolved() ? { technique: hardest, rating: RATING[hardest], steps } : null
}

interface Done {
  readonly technique: Technique
  readonly steps: number
}

function placeSome(pencil: Pencil): Done | null {
  for (const [technique, place] of SINGLES) {
    const steps = place(pencil)
    if (steps > 0) return { technique, steps }
  }
  return null
}

function strikeSome(pencil: Pencil, most: number): Done | null {
  const step = nextStrike(pencil, most)
  if (!step) return null
  take(pencil, step)
  return { technique: step.technique, steps: 1 }
}

/** The easiest step that only strikes marks. */
export function nextStrike(pencil: Pencil, most: number): Step | null {
  for (const [technique, seek] of STRIKES) {
    if (RATING[technique] > most) return null
    const step = seek(pencil)
    if (step) return step
  }
  return null
}

export function take(pencil: Pencil, { place, strikes }: Step): void {
  if (place) pencil.place(place.cell, place.digit)
  for (const { cell, marks } of strikes) pencil.marks[cell] &= ~marks
}

/**
 * What can be proven from the digits that stand in the grid and nothing else: no step places anything, marks are only struck. By cell
 * the digit, or 0. Stops as soon as `enough` is true of what was found.
 */
export function provable(cells: ArrayLike<number>, most: number, enough: (found: Uint8Array) => boolean): Uint8Array {
  const pencil = new Pencil().load(cells)
  const found = pencil.singles(new Uint8Array(CELLS))
  while (!enough(found)) {
    const step = nextStrike(pencil, most)
    if (!step) break
    take(pencil, step)
    pencil.singles(found)
  }
  return found
}
