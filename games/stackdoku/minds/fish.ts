/** Fish: a digit whose places in so many rows lie in as many columns, or the other way about. */

import { bitCount } from '../../../kernel/bits.ts'
import { UNITS } from '../rules/grid.ts'
import type { Pencil } from './pencil.ts'
import { unionOf, withFew } from './simple.ts'
import { CHOICES, cellsAt, placesIn, type Seek, type Step, strikesIn, type Technique } from './step.ts'

const NAMES: readonly Technique[] = ['last', 'last', 'x-wing', 'swordfish', 'jellyfish']

export function fish(size: number): Seek {
  return pencil => {
    for (let digit = 1; digit <= 9; digit++) {
      const found = swimming(pencil, digit, size, 0) ?? swimming(pencil, digit, size, 9)
      if (found) return found
    }
    return null
  }
}

/** `base`: 0 for rows, 9 for columns. */
function swimming(pencil: Pencil, digit: number, size: number, base: 0 | 9): Step | null {
  const bit = 1 << (digit - 1)
  const lines = new Uint16Array(9)
  for (let line = 0; line < 9; line++) lines[line] = placesIn(pencil, base + line, bit)
  const able = withFew(lines, size)
  if (bitCount(able) < size) return null
  for (const chosen of CHOICES[size]) {
    if ((chosen & ~able) !== 0) continue
    const union = unionOf(lines, chosen)
    if (bitCount(union) !== size || (unionOf(lines, ~chosen) & union) === 0) continue
    const across = 9 - base
    const cells = places(chosen).flatMap(line => cellsAt(base + line, lines[line]))
    const covers = places(union).map(line => across + line)
    const strikes = strikesIn(
      pencil,
      covers.flatMap(unit => UNITS[unit].filter(cell => !cells.includes(cell))),
      bit,
    )
    const units = [...places(chosen).map(line => base + line), ...covers]
    return { technique: NAMES[size], cells, digits: [digit], units, place: null, strikes }
  }
  return null
}

function places(bits: number): number[] {
  return Array.from({ length: 9 }, (_, at) => at).filter(at => (bits & (1 << at)) !== 0)
}
