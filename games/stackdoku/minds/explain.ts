/** Why a cell must have a digit: the single at the end, and before it the strikes it rests on, and no others. */
import { boxOf, CELLS, colOf, rowOf, UNITS } from '../rules/grid.ts'
import { Pencil } from './pencil.ts'
import { nextStrike, take } from './reason.ts'
import type { Step } from './step.ts'

/** From the digits that stand and techniques up to this rating; null if it does not follow from them. */
export function explain(cells: ArrayLike<number>, cell: number, digit: number, most: number): Step[] | null {
  const pencil = new Pencil().load(cells)
  const strikes: Step[] = []
  for (;;) {
    const end = singleAt(pencil, cell, digit)
    if (end) return [...neededFor(end, strikes), end]
    const step = nextStrike(pencil, most)
    if (!step) return null
    take(pencil, step)
    strikes.push(step)
  }
}

/** The easiest reason why the cell is a single, if it is one. */
function singleAt({ marks }: Pencil, cell: number, digit: number): Step | null {
  const bit = 1 << (digit - 1)
  if ((marks[cell] & bit) === 0) return null
  const place = { cell, digit }
  const units = [18 + boxOf(cell), rowOf(cell), 9 + colOf(cell)]
  const only = units.filter(unit => UNITS[unit].every(other => other === cell || (marks[other] & bit) === 0))
  const last = only.find(unit => UNITS[unit].every(other => other === cell || marks[other] === 0))
  if (last !== undefined) return { technique: 'last', cells: [cell], digits: [digit], units: [last], place, strikes: [] }
  if (only.length > 0) {
    const technique = only[0] >= 18 ? 'hidden-box' : 'hidden-line'
    return { technique, cells: [cell], digits: [digit], units: [only[0]], place, strikes: [] }
  }
  if (marks[cell] !== bit) return null
  return { technique: 'naked', cells: [cell], digits: [digit], units, place, strikes: [] }
}

/** Backwards from the end: a strike is needed if it struck a mark that what follows looks at. */
function neededFor(end: Step, strikes: readonly Step[]): Step[] {
  const looked = new Uint16Array(CELLS)
  const lookAt = ({ technique, cells, digits, units }: Step): void => {
    const bits = digits.reduce((sum, digit) => sum | (1 << (digit - 1)), 0)
    const everywhere = technique === 'colours' || technique === 'trial'
    for (const cell of cells) looked[cell] = 0x1ff
    for (const unit of units) for (const cell of UNITS[unit]) looked[cell] |= bits
    if (everywhere) for (let cell = 0; cell < CELLS; cell++) looked[cell] |= technique === 'trial' ? 0x1ff : bits
  }
  lookAt(end)
  const needed: Step[] = []
  for (const step of [...strikes].reverse()) {
    if (!step.strikes.some(({ cell, marks }) => (looked[cell] & marks) !== 0)) continue
    needed.unshift(step)
    lookAt(step)
  }
  return needed
}
