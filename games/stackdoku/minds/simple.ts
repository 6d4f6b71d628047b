/** Singles, locked candidates and subsets. */

import { bitCount } from '../../../kernel/bits.ts'
import { boxOf, CELLS, colOf, PEERS, rowOf, UNITS } from '../rules/grid.ts'
import { digitOf, type Pencil } from './pencil.ts'
import { CHOICES, cellsAt, digitsIn, placesIn, type Seek, type Step, strikesIn, type Technique } from './step.ts'

const BOXES = 18 // where the boxes begin among UNITS

export const last: Seek = pencil => single(pencil, 'last', 0, 27)
export const hiddenBox: Seek = pencil => single(pencil, 'hidden-box', BOXES, 27)
export const hiddenLine: Seek = pencil => single(pencil, 'hidden-line', 0, BOXES)

/** The only place for a digit in a unit. */
function single(pencil: Pencil, technique: Technique, from: number, to: number): Step | null {
  for (let unit = from; unit < to; unit++) {
    let once = 0
    let twice = 0
    let empty = 0
    for (const cell of UNITS[unit]) {
      const marks = pencil.marks[cell]
      if (marks !== 0) empty++
      twice |= once & marks
      once |= marks
    }
    const lone = once & ~twice
    if (lone === 0 || (technique === 'last') !== (empty === 1)) continue
    const bit = lone & -lone
    const cell = UNITS[unit].find(each => (pencil.marks[each] & bit) !== 0) as number
    return { technique, cells: [cell], digits: [digitOf(bit)], units: [unit], place: { cell, digit: digitOf(bit) }, strikes: [] }
  }
  return null
}

/** The only digit left for a cell. */
export const naked: Seek = ({ marks }) => {
  for (let cell = 0; cell < CELLS; cell++) {
    if (marks[cell] === 0 || (marks[cell] & (marks[cell] - 1)) !== 0) continue
    const digit = digitOf(marks[cell])
    const units = [rowOf(cell), 9 + colOf(cell), BOXES + boxOf(cell)]
    return { technique: 'naked', cells: [cell], digits: [digit], units, place: { cell, digit }, strikes: [] }
  }
  return null
}

export const pointing: Seek = pencil => locked(pencil, 'pointing', BOXES, 27)
export const claiming: Seek = pencil => locked(pencil, 'claiming', 0, BOXES)

/** A digit whose places in one unit all lie in another as well cannot be elsewhere in that other. */
function locked(pencil: Pencil, technique: Technique, from: number, to: number): Step | null {
  for (let unit = from; unit < to; unit++)
    for (let digit = 1; digit <= 9; digit++) {
      const places = placesIn(pencil, unit, 1 << (digit - 1))
      if (places === 0) continue
      const cells = cellsAt(unit, places)
      for (const other of unitsOfAll(cells)) {
        if (other === unit || other >= BOXES === unit >= BOXES) continue
        const strikes = strikesIn(
          pencil,
          UNITS[other].filter(cell => !cells.includes(cell)),
          1 << (digit - 1),
        )
        if (strikes.length > 0) return { technique, cells, digits: [digit], units: [unit, other], place: null, strikes }
      }
    }
  return null
}

/** The units that all these cells share. */
function unitsOfAll(cells: readonly number[]): number[] {
  const units: number[] = []
  const [first] = cells
  if (cells.every(cell => rowOf(cell) === rowOf(first))) units.push(rowOf(first))
  if (cells.every(cell => colOf(cell) === colOf(first))) units.push(9 + colOf(first))
  if (cells.every(cell => boxOf(cell) === boxOf(first))) units.push(BOXES + boxOf(first))
  return units
}

const NAKED: readonly Technique[] = ['naked', 'naked', 'naked-pair', 'naked-triple', 'naked-quad']
const HIDDEN: readonly Technique[] = ['hidden-box', 'hidden-line', 'hidden-pair', 'hidden-triple', 'hidden-quad']

/** So many cells of a unit with only so many digits between them: the others cannot have those. */
export function nakedSubset(size: number): Seek {
  return pencil => {
    for (let unit = 0; unit < UNITS.length; unit++) {
      const marks = UNITS[unit].map(cell => pencil.marks[cell])
      const able = withFew(marks, size)
      for (const places of CHOICES[size]) {
        if ((places & ~able) !== 0) continue
        const union = unionOf(marks, places)
        if (bitCount(union) !== size) continue
        const cells = cellsAt(unit, places)
        const strikes = strikesIn(pencil, seenByAll(cells), union)
        if (strikes.length > 0) return { technique: NAKED[size], cells, digits: digitsIn(union), units: [unit], place: null, strikes }
      }
    }
    return null
  }
}

/** Of nine words, which have two bits at least and so many at most. */
export function withFew(words: ArrayLike<number>, most: number): number {
  let few = 0
  for (let at = 0; at < 9; at++) {
    const bits = bitCount(words[at])
    if (bits >= 2 && bits <= most) few |= 1 << at
  }
  return few
}

/** What the chosen ones of nine words have between them. */
export function unionOf(words: ArrayLike<number>, chosen: number): number {
  let union = 0
  for (let at = 0; at < 9; at++) if ((chosen & (1 << at)) !== 0) union |= words[at]
  return union
}

/** Cells that see all of these. */
export function seenByAll(cells: readonly number[]): number[] {
  return PEERS[cells[0]].filter(cell => cells.every(other => other !== cell && PEERS[other].includes(cell)))
}

/** So many digits with only so many places in a unit: those places can have nothing else. */
export function hiddenSubset(size: number): Seek {
  return pencil => {
    for (let unit = 0; unit < UNITS.length; unit++) {
      const where = Array.from({ length: 9 }, (_, digit) => placesIn(pencil, unit, 1 << digit))
      const able = withFew(where, size)
      for (const digits of CHOICES[size]) {
        if ((digits & ~able) !== 0) continue
        const union = unionOf(where, digits)
        if (bitCount(union) !== size) continue
        const cells = cellsAt(unit, union)
        const strikes = strikesIn(pencil, cells, ~digits)
        if (strikes.length > 0) return { technique: HIDDEN[size], cells, digits: digitsIn(digits), units: [unit], place: null, strikes }
      }
    }
    return null
  }
}
