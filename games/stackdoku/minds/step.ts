/** One step of somebody who solves a Sudoku with a pencil: what was seen, and what follows from it. */
import { UNITS } from '../rules/grid.ts'
import type { Pencil } from './pencil.ts'

/** How hard each technique is, from the easiest; the steps between them are those of the usual ratings, times ten. */
export const RATING = {
  last: 10, // the last empty cell of a unit
  'hidden-box': 12, // the only place for a digit in a box
  'hidden-line': 15, // … in a row or column
  naked: 23, // the only digit left for a cell
  pointing: 26, // in a box, only in one line: so nowhere else in the line
  claiming: 28, // in a line, only in one box: so nowhere else in the box
  'naked-pair': 30,
  'x-wing': 32,
  'hidden-pair': 34,
  'naked-triple': 36,
  swordfish: 38,
  'hidden-triple': 40,
  'xy-wing': 42,
  'xyz-wing': 44,
  colours: 46, // places of one digit that are all true or all false together
  'naked-quad': 50,
  jellyfish: 52,
  'hidden-quad': 54,
  'xy-chain': 60,
  trial: 80, // it leads to a contradiction
} as const

export type Technique = keyof typeof RATING

export interface Step {
  readonly technique: Technique
  readonly cells: readonly number[] // where it is seen
  readonly digits: readonly number[]
  readonly units: readonly number[] // which rows, columns and boxes it is about, by number among UNITS
  readonly place: { readonly cell: number; readonly digit: number } | null
  readonly strikes: readonly Strike[] // marks that go
}

export interface Strike {
  readonly cell: number
  readonly marks: number // bits
}

/** A technique: the first step it finds, or null. */
export type Seek = (pencil: Pencil) => Step | null

/** Strikes these marks in these cells, where they are. */
export function strikesIn({ marks }: Pencil, cells: Iterable<number>, bits: number): Strike[] {
  const strikes: Strike[] = []
  for (const cell of cells) if ((marks[cell] & bits) !== 0) strikes.push({ cell, marks: marks[cell] & bits })
  return strikes
}

/** Where in a unit any of these marks stands: nine bits, by the place in the unit. */
export function placesIn({ marks }: Pencil, unit: number, bits: number): number {
  let places = 0
  const cells = UNITS[unit]
  for (let at = 0; at < 9; at++) if ((marks[cells[at]] & bits) !== 0) places |= 1 << at
  return places
}

/** By cell, three words of 27 bits, a band each: the cells it sees. Reckoned from nothing else, because it may be wanted before the rules are there. */
export const SEES: Int32Array = Int32Array.from({ length: 243 }, (_, word) => {
  const cell = Math.floor(word / 3)
  let seen = 0
  for (let at = 0; at < 27; at++) if (isSeen(cell, 27 * (word % 3) + at)) seen |= 1 << at
  return seen
})

function isSeen(cell: number, other: number): boolean {
  const [row, col] = [Math.floor(cell / 9), cell % 9]
  const [otherRow, otherCol] = [Math.floor(other / 9), other % 9]
  const sameBox = Math.floor(row / 3) === Math.floor(otherRow / 3) && Math.floor(col / 3) === Math.floor(otherCol / 3)
  return cell !== other && (row === otherRow || col === otherCol || sameBox)
}

/** Cells that see all of these, in reading order. */
export function seenByAll(cells: readonly number[]): number[] {
  const seen: number[] = []
  for (let band = 0; band < 3; band++) {
    let word = 0x7ff_ffff
    for (const cell of cells) word &= SEES[3 * cell + band]
    for (; word !== 0; word &= word - 1) seen.push(27 * band + 31 - Math.clz32(word & -word))
  }
  return seen
}

/** The cells of a unit at these places. */
export function cellsAt(unit: number, places: number): number[] {
  return UNITS[unit].filter((_, at) => (places & (1 << at)) !== 0)
}

export function digitsIn(bits: number): number[] {
  const digits: number[] = []
  for (let digit = 1; digit <= 9; digit++) if ((bits & (1 << (digit - 1))) !== 0) digits.push(digit)
  return digits
}

/** All ways to choose so many of nine things, as nine bits, by how many. */
export const CHOICES: readonly (readonly number[])[] = Array.from({ length: 5 }, (_, many) =>
  Array.from({ length: 512 }, (_, bits) => bits).filter(bits => digitsIn(bits).length === many),
)
