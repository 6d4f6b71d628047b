/** Solving one step at a time, always the easiest: what `grade` does, without its hurry. */
import { digitOf, type Pencil } from '../minds/pencil.ts'
import { nextStrike } from '../minds/reason.ts'
import type { Seek, Step, Technique } from '../minds/step.ts'
import { CELLS, UNITS, UNITS_OF } from '../rules/grid.ts'

const BOXES = 18 // where the boxes begin among UNITS

const last: Seek = pencil => single(pencil, 'last', 0, 27)
const hiddenBox: Seek = pencil => single(pencil, 'hidden-box', BOXES, 27)
const hiddenLine: Seek = pencil => single(pencil, 'hidden-line', 0, BOXES)

/** The only place for a digit in a unit. */
function single(pencil: Pencil, technique: Technique, from: number, to: number): Step | null {
  for (let unit = from; unit < to; unit++) {
    let once = 0
    let twice = 0
    let empty = 0
    for (const cell of UNITS[unit] ?? []) {
      const marks = pencil.marks[cell] ?? 0
      if (marks !== 0) empty++
      twice |= once & marks
      once |= marks
    }
    const lone = once & ~twice
    if (lone === 0 || (technique === 'last') !== (empty === 1)) continue
    const bit = lone & -lone
    const cell = UNITS[unit]?.find(each => ((pencil.marks[each] ?? 0) & bit) !== 0) as number
    return { technique, cells: [cell], digits: [digitOf(bit)], units: [unit], place: { cell, digit: digitOf(bit) }, strikes: [] }
  }
  return null
}

/** The only digit left for a cell. */
const naked: Seek = ({ marks }) => {
  for (let cell = 0; cell < CELLS; cell++) {
    const mark = marks[cell] ?? 0
    if (mark === 0 || (mark & (mark - 1)) !== 0) continue
    const digit = digitOf(mark)
    return { technique: 'naked', cells: [cell], digits: [digit], units: UNITS_OF[cell] ?? [], place: { cell, digit }, strikes: [] }
  }
  return null
}

const SINGLES: readonly Seek[] = [last, hiddenBox, hiddenLine, naked]

/** The easiest step there is. */
export function nextStep(pencil: Pencil, most: number): Step | null {
  for (const seek of SINGLES) {
    const step = seek(pencil)
    if (step) return step
  }
  return nextStrike(pencil, most)
}
