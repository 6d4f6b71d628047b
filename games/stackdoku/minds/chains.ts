/** Wings, colours, chains, and at last a trial. */

import { bitCount } from '../../../kernel/bits.ts'
import { CELLS, PEERS, UNITS } from '../rules/grid.ts'
import { Pencil } from './pencil.ts'
import { seenByAll } from './simple.ts'
import { cellsAt, digitsIn, placesIn, type Seek, type Step, strikesIn } from './step.ts'

/** Three cells: whatever the first is, one of the other two has the digit they share. */
export const xyWing: Seek = pencil => wing(pencil, 2)
/** The same with three digits in the first, which then has to be seen as well. */
export const xyzWing: Seek = pencil => wing(pencil, 3)

function wing(pencil: Pencil, size: 2 | 3): Step | null {
  const { marks } = pencil
  for (let pivot = 0; pivot < CELLS; pivot++) {
    if (bitCount(marks[pivot]) !== size) continue
    const pincers = PEERS[pivot].filter(cell => bitCount(marks[cell]) === 2 && (marks[cell] & marks[pivot]) !== 0)
    for (const [at, one] of pincers.entries())
      for (const other of pincers.slice(at + 1)) {
        const shared = marks[one] & marks[other] & (size === 2 ? ~marks[pivot] : marks[pivot])
        const together = marks[one] | marks[other] | marks[pivot]
        if (bitCount(shared) !== 1 || bitCount(together) !== 3 || marks[one] === marks[other]) continue
        const cells = size === 2 ? [one, other] : [pivot, one, other]
        const strikes = strikesIn(pencil, seenByAll(cells), shared)
        if (strikes.length > 0)
          return {
            technique: size === 2 ? 'xy-wing' : 'xyz-wing',
            cells: [pivot, one, other],
            digits: [...digitsIn(shared), ...digitsIn(together & ~shared)],
            units: [],
            place: null,
            strikes,
          }
      }
  }
  return null
}

/**
 * Where a digit has two places in a unit, one is true and one false. Such pairs hang together: two colours, one of them true. What sees
 * both colours goes; a colour that sees itself goes.
 */
export const colours: Seek = pencil => {
  for (let digit = 1; digit <= 9; digit++) {
    const bit = 1 << (digit - 1)
    const links = linksOf(pencil, bit)
    const done = new Set<number>()
    for (const start of links.keys()) {
      if (done.has(start)) continue
      const painted = paint(links, start)
      for (const cell of painted.keys()) done.add(cell)
      const found = coloured(pencil, bit, painted)
      if (found.length > 0)
        return {
          technique: 'colours',
          cells: [...painted.keys()].sort((a, b) => a - b),
          digits: [digit],
          units: [],
          place: null,
          strikes: found,
        }
    }
  }
  return null
}

/** By cell: the cells that have the digit if and only if this one has not. */
function linksOf(pencil: Pencil, bit: number): Map<number, number[]> {
  const links = new Map<number, number[]>()
  for (let unit = 0; unit < UNITS.length; unit++) {
    const places = placesIn(pencil, unit, bit)
    if (bitCount(places) !== 2) continue
    const [one, other] = cellsAt(unit, places)
    links.set(one, [...(links.get(one) ?? []), other])
    links.set(other, [...(links.get(other) ?? []), one])
  }
  return links
}

function paint(links: ReadonlyMap<number, readonly number[]>, start: number): Map<number, 0 | 1> {
  const painted = new Map<number, 0 | 1>([[start, 0]])
  const queue = [start]
  for (let cell = queue.shift(); cell !== undefined; cell = queue.shift())
    for (const other of links.get(cell) ?? [])
      if (!painted.has(other)) {
        painted.set(other, painted.get(cell) === 0 ? 1 : 0)
        queue.push(other)
      }
  return painted
}

function coloured(pencil: Pencil, bit: number, painted: ReadonlyMap<number, 0 | 1>): Step['strikes'] {
  const of = (colour: 0 | 1): number[] => [...painted.keys()].filter(cell => painted.get(cell) === colour)
  for (const colour of [0, 1] as const) {
    const cells = of(colour)
    if (cells.some(cell => PEERS[cell].some(other => painted.get(other) === colour))) return strikesIn(pencil, cells, bit)
  }
  const both = Array.from({ length: CELLS }, (_, cell) => cell).filter(
    cell => !painted.has(cell) && ([0, 1] as const).every(colour => of(colour).some(other => PEERS[cell].includes(other))),
  )
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
function follow(pencil: Pencil, bit: number, chain: readonly number[], carries: number): Step | null {
  const end = chain[chain.length - 1]
  if (carries === bit && chain.length > 2) {
    const strikes = strikesIn(
      pencil,
      seenByAll([chain[0], end]).filter(cell => !chain.includes(cell)),
      bit,
    )
    if (strikes.length > 0) return { technique: 'xy-chain', cells: [...chain], digits: digitsIn(bit), units: [], place: null, strikes }
  }
  if (chain.length === LONGEST) return null
  for (const next of PEERS[end]) {
    if (bitCount(pencil.marks[next]) !== 2 || (pencil.marks[next] & carries) === 0 || chain.includes(next)) continue
    const found = follow(pencil, bit, [...chain, next], pencil.marks[next] & ~carries)
    if (found) return found
  }
  return null
}

/** Suppose it were so, and follow the singles: if they end in a contradiction, it is not so. The last resort. */
export const trial: Seek = pencil => {
  const supposed = new Pencil()
  for (let cell = 0; cell < CELLS; cell++)
    for (const digit of digitsIn(pencil.marks[cell])) {
      supposed.copyFrom(pencil)
      supposed.place(cell, digit)
      if (supposed.followSingles()) continue
      return { technique: 'trial', cells: [cell], digits: [digit], units: [], place: null, strikes: [{ cell, marks: 1 << (digit - 1) }] }
    }
  return null
}
