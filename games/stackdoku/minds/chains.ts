/** Wings, colours, chains, and at last a trial. */

import { bitCount } from '../../../kernel/bits.ts'
import { CELLS, PEERS, UNITS } from '../rules/grid.ts'
import { digitOf, Pencil } from './pencil.ts'
import { digitsIn, placesIn, SEES, type Seek, type Step, seenByAll, strikesIn } from './step.ts'

/** Three cells: whatever the first is, one of the other two has the digit they share. */
export const xyWing: Seek = pencil => wing(pencil, 2)
/** The same with three digits in the first, which then has to be seen as well. */
export const xyzWing: Seek = pencil => wing(pencil, 3)

function wing(pencil: Pencil, size: 2 | 3): Step | null {
  const { marks } = pencil
  const pincers: number[] = []
  for (let pivot = 0; pivot < CELLS; pivot++) {
    if (bitCount(marks[pivot]) !== size) continue
    pincers.length = 0
    for (const cell of PEERS[pivot]) if (bitCount(marks[cell]) === 2 && (marks[cell] & marks[pivot]) !== 0) pincers.push(cell)
    for (let at = 0; at < pincers.length; at++)
      for (let next = at + 1; next < pincers.length; next++) {
        const step = wingOf(pencil, size, pivot, pincers[at], pincers[next])
        if (step) return step
      }
  }
  return null
}

function wingOf(pencil: Pencil, size: 2 | 3, pivot: number, one: number, other: number): Step | null {
  const { marks } = pencil
  const shared = marks[one] & marks[other] & (size === 2 ? ~marks[pivot] : marks[pivot])
  const together = marks[one] | marks[other] | marks[pivot]
  if (bitCount(shared) !== 1 || bitCount(together) !== 3 || marks[one] === marks[other]) return null
  const strikes = strikesIn(pencil, seenByAll(size === 2 ? [one, other] : [pivot, one, other]), shared)
  if (strikes.length === 0) return null
  return {
    technique: size === 2 ? 'xy-wing' : 'xyz-wing',
    cells: [pivot, one, other],
    digits: [...digitsIn(shared), ...digitsIn(together & ~shared)],
    units: [],
    place: null,
    strikes,
  }
}

/**
 * Where a digit has two places in a unit, one is true and one false. Such pairs hang together: two colours, one of them true. What sees
 * both colours goes; a colour that sees itself goes.
 */
export const colours: Seek = pencil => {
  const colour = new Uint8Array(CELLS)
  for (let digit = 1; digit <= 9; digit++) {
    const bit = 1 << (digit - 1)
    const links = linksOf(pencil, bit)
    colour.fill(0)
    for (const [start] of links) {
      if (colour[start] !== 0) continue
      const cells = paint(links, start, colour)
      const strikes = coloured(pencil, bit, cells, colour)
      if (strikes.length > 0) return { technique: 'colours', cells, digits: [digit], units: [], place: null, strikes }
    }
  }
  return null
}

type Link = readonly [one: number, other: number]

/** Two cells each, of which exactly one has the digit. */
function linksOf(pencil: Pencil, bit: number): Link[] {
  const links: Link[] = []
  for (let unit = 0; unit < UNITS.length; unit++) {
    const places = placesIn(pencil, unit, bit)
    if (bitCount(places) === 2) links.push([UNITS[unit][31 - Math.clz32(places & -places)], UNITS[unit][31 - Math.clz32(places)]])
  }
  return links
}

/** Gives what hangs together with a cell its colours, 1 and 2; those cells, in reading order. */
function paint(links: readonly Link[], start: number, colour: Uint8Array): number[] {
  const cells = [start]
  colour[start] = 1
  for (let more = true; more; ) {
    more = false
    for (const [one, other] of links) {
      if ((colour[one] === 0) === (colour[other] === 0)) continue
      const fresh = colour[one] === 0 ? one : other
      colour[fresh] = 3 - (colour[one] | colour[other])
      cells.push(fresh)
      more = true
    }
  }
  return cells.sort((a, b) => a - b)
}

function coloured(pencil: Pencil, bit: number, cells: readonly number[], colour: Uint8Array): Step['strikes'] {
  const seen = new Int32Array(9) // by colour three words: cells that see one of it; the first three stay empty
  for (const cell of cells) for (let band = 0; band < 3; band++) seen[3 * colour[cell] + band] |= SEES[3 * cell + band]
  const sees = (cell: number, which: number): boolean => ((seen[3 * which + Math.floor(cell / 27)] >> (cell % 27)) & 1) !== 0
  for (const which of [1, 2])
    if (cells.some(cell => colour[cell] === which && sees(cell, which)))
      return strikesIn(
        pencil,
        cells.filter(cell => colour[cell] === which),
        bit,
      )
  const both: number[] = []
  for (let cell = 0; cell < CELLS; cell++)
    if ((pencil.marks[cell] & bit) !== 0 && sees(cell, 1) && sees(cell, 2) && !cells.includes(cell)) both.push(cell)
  return strikesIn(pencil, both, bit)
}

const LONGEST = 8

/** Cells with two digits, hand in hand: one end or the other has the digit. */
export const xyChain: Seek = pencil => {
  const { marks } = pencil
  for (let start = 0; start < CELLS; start++) {
    if (bitCount(marks[start]) !== 2) continue
    for (const digit of digitsIn(marks[start])) {
      const bit = 1 << (digit - 1)
      const found = follow(pencil, bit, [start], marks[start] & ~bit)
      if (found) return found
    }
  }
  return null
}

/** `carries`: what the last cell of the chain has, if the first has not the digit. */
function follow(pencil: Pencil, bit: number, chain: number[], carries: number): Step | null {
  const end = chain[chain.length - 1]
  if (carries === bit && chain.length > 2) {
    const strikes = strikesIn(pencil, seenByAll([chain[0], end]), bit).filter(({ cell }) => !chain.includes(cell))
    if (strikes.length > 0) return { technique: 'xy-chain', cells: [...chain], digits: digitsIn(bit), units: [], place: null, strikes }
  }
  if (chain.length === LONGEST) return null
  for (const next of PEERS[end]) {
    const marks = pencil.marks[next]
    if ((marks & carries) === 0 || bitCount(marks) !== 2 || chain.includes(next)) continue
    chain.push(next)
    const found = follow(pencil, bit, chain, marks & ~carries)
    if (found) return found
    chain.pop()
  }
  return null
}

/** Suppose it were so, and follow the singles: if they end in a contradiction, it is not so. The last resort. */
export const trial: Seek = pencil => {
  const supposed = new Pencil()
  for (let cell = 0; cell < CELLS; cell++)
    for (let marks = pencil.marks[cell]; marks !== 0; marks &= marks - 1) {
      const bit = marks & -marks
      supposed.copyFrom(pencil)
      supposed.place(cell, digitOf(bit))
      if (supposed.followSingles()) continue
      return { technique: 'trial', cells: [cell], digits: [digitOf(bit)], units: [], place: null, strikes: [{ cell, marks: bit }] }
    }
  return null
}
