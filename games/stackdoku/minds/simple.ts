/** Locked candidates and subsets. */

import { bitCount } from '../../../kernel/bits.ts'
import { UNITS, UNITS_OF } from '../rules/grid.ts'
import { digitOf, type Pencil } from './pencil.ts'
import { CHOICES, cellsAt, digitsIn, placesIn, type Seek, type Step, seenByAll, strikesIn, type Technique } from './step.ts'

const BOXES = 18 // where the boxes begin among UNITS

export const pointing: Seek = pencil => locked(pencil, 'pointing', BOXES, 27)
export const claiming: Seek = pencil => locked(pencil, 'claiming', 0, BOXES)

/** A digit whose places in one unit all lie in another as well cannot be elsewhere in that other. */
function locked(pencil: Pencil, technique: Technique, from: number, to: number): Step | null {
  for (let unit = from; unit < to; unit++)
    for (let digits = confined(pencil, unit); digits !== 0; digits &= digits - 1) {
      const bit = digits & -digits
      const places = placesIn(pencil, unit, bit)
      for (const other of shared(unit, places)) {
        if (!isElsewhere(pencil, other, unit, bit)) continue
        const cells = cellsAt(unit, places)
        const rest = UNITS[other].filter(cell => !cells.includes(cell))
        return { technique, cells, digits: [digitOf(bit)], units: [unit, other], place: null, strikes: strikesIn(pencil, rest, bit) }
      }
    }
  return null
}

/** Digits of a unit whose places are all in one of its thirds; of a box, a row or a column of it. */
function confined({ marks }: Pencil, unit: number): number {
  const [a, b, c, d, e, f, g, h, i] = UNITS[unit]
  const along = alone(marks[a] | marks[b] | marks[c], marks[d] | marks[e] | marks[f], marks[g] | marks[h] | marks[i])
  if (unit < BOXES) return along
  return along | alone(marks[a] | marks[d] | marks[g], marks[b] | marks[e] | marks[h], marks[c] | marks[f] | marks[i])
}

/** Bits that only one of three words has. */
function alone(one: number, two: number, three: number): number {
  return (one & ~two & ~three) | (two & ~one & ~three) | (three & ~one & ~two)
}

/** The other units that all these places of a unit share: of a box a row or a column, of a line a box. */
function shared(unit: number, places: number): number[] {
  const first = UNITS[unit][31 - Math.clz32(places & -places)]
  const [row, col, box] = UNITS_OF[first]
  if (unit < BOXES) return [box]
  const units: number[] = []
  if (THIRDS.some(third => (places & ~third) === 0)) units.push(row)
  if (THIRDS.some(third => (places & ~turned(third)) === 0)) units.push(col)
  return units
}

const THIRDS = [0b111, 0b111_000, 0b111_000_000] as const

/** Three places side by side, one below the other. */
function turned(third: number): number {
  return third === 0b111 ? 0b001_001_001 : third === 0b111_000 ? 0b010_010_010 : 0b100_100_100
}

/** Whether a mark stands in one unit outside another. */
function isElsewhere({ marks }: Pencil, unit: number, other: number, bit: number): boolean {
  for (const cell of UNITS[unit]) if ((marks[cell] & bit) !== 0 && !UNITS_OF[cell].includes(other)) return true
  return false
}

const NAKED: readonly Technique[] = ['naked', 'naked', 'naked-pair', 'naked-triple', 'naked-quad']
const HIDDEN: readonly Technique[] = ['hidden-box', 'hidden-line', 'hidden-pair', 'hidden-triple', 'hidden-quad']

/** So many cells of a unit with only so many digits between them: the others cannot have those. */
export function nakedSubset(size: number): Seek {
  return pencil => {
    const marks = new Uint16Array(9)
    for (let unit = 0; unit < UNITS.length; unit++) {
      for (let at = 0; at < 9; at++) marks[at] = pencil.marks[UNITS[unit][at]]
      const able = withFew(marks, size)
      if (bitCount(able) < size) continue
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

/** So many digits with only so many places in a unit: those places can have nothing else. */
export function hiddenSubset(size: number): Seek {
  return pencil => {
    const where = new Uint16Array(9)
    for (let unit = 0; unit < UNITS.length; unit++) {
      for (let digit = 0; digit < 9; digit++) where[digit] = placesIn(pencil, unit, 1 << digit)
      const able = withFew(where, size)
      if (bitCount(able) < size) continue
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
