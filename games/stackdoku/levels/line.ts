/**
 * The proof of a level: which digits come off the stack in which order, and where each goes, so that every placement follows from the
 * digits that stand in the grid at that moment, and the tray is never too small. [SD-49]
 */
import { pick, type Rng } from '../../../kernel/rng.ts'
import { Pencil } from '../minds/pencil.ts'
import { CELLS } from '../rules/grid.ts'

/** A pair of this digit is taken, then these cells are filled, in order. */
export interface Beat {
  readonly digit: number
  readonly placed: readonly number[]
}

export interface Line {
  readonly beats: readonly Beat[]
  readonly peak: number // most tokens in the tray at a time
}

const MOST_STEPS = 400

/** Looks for a line; null where it found none. */
export function findLine(givens: Uint8Array, solution: Uint8Array, room: number, rng: Rng): Line | null {
  return new Search(givens, solution, room, rng).run()
}

class Search {
  readonly #solution: Uint8Array
  readonly #room: number
  readonly #rng: Rng
  readonly #pencil = new Pencil()
  readonly #follows = new Uint8Array(CELLS)
  readonly #pairs = new Uint8Array(10) // by digit: pairs still on the stack
  readonly #tray = new Uint8Array(10) // by digit: tokens in the tray
  readonly #beats: Beat[] = []
  #held = 0
  #peak = 0
  #steps = 0

  constructor(givens: Uint8Array, solution: Uint8Array, room: number, rng: Rng) {
    this.#solution = solution
    this.#room = room
    this.#rng = rng
    this.#pencil.load(givens)
    for (let cell = 0; cell < CELLS; cell++) if (givens[cell] === 0) this.#pairs[solution[cell]]++
    for (let digit = 1; digit <= 9; digit++) this.#pairs[digit] >>= 1
  }

  run(): Line | null {
    return this.#go() ? { beats: [...this.#beats], peak: this.#peak } : null
  }

  /** Everything that can be placed is placed at once: it only ever helps. So all there is to choose is the next digit. */
  #go(): boolean {
    const choices = this.#choices()
    if (choices.length === 0) return this.#held === 0 && this.#pairs.every(left => left === 0)
    if (this.#held + 2 > this.#room) return false
    for (const digit of choices) {
      if (++this.#steps > MOST_STEPS) return false
      const peak = this.#peak
      this.#pairs[digit]--
      this.#tray[digit] += 2
      this.#held += 2
      this.#peak = Math.max(peak, this.#held)
      const placed = this.#place()
      this.#beats.push({ digit, placed })
      if (this.#go()) return true
      this.#beats.pop()
      this.#takeBack(placed)
      this.#pairs[digit]++
      this.#tray[digit] -= 2
      this.#held -= 2
      this.#peak = peak
    }
    return false
  }

  #place(): number[] {
    const placed: number[] = []
    for (let more = true; more; ) {
      more = false
      const follows = this.#pencil.singles(this.#follows)
      for (let cell = 0; cell < CELLS; cell++) {
        const digit = follows[cell]
        if (digit === 0 || this.#tray[digit] === 0 || this.#pencil.cells[cell] !== 0) continue
        this.#pencil.place(cell, digit)
        this.#tray[digit]--
        this.#held--
        placed.push(cell)
        more = true
      }
    }
    return placed
  }

  #takeBack(placed: readonly number[]): void {
    const cells = this.#pencil.cells.slice()
    for (const cell of placed) {
      cells[cell] = 0
      this.#tray[this.#solution[cell]]++
      this.#held++
    }
    this.#pencil.load(cells)
  }

  /** Digits with a pair left, those first that have somewhere to go. */
  #choices(): number[] {
    const follows = this.#pencil.singles(this.#follows)
    const places = new Uint8Array(10)
    for (let cell = 0; cell < CELLS; cell++) places[follows[cell]]++
    const wanted: number[] = []
    const other: number[] = []
    for (let digit = 1; digit <= 9; digit++) if (this.#pairs[digit] > 0) (places[digit] > 0 ? wanted : other).push(digit)
    return [...this.#mixed(wanted), ...this.#mixed(other)]
  }

  #mixed(digits: number[]): number[] {
    const order: number[] = []
    while (digits.length > 0) {
      const digit = pick(this.#rng, digits)
      order.push(digit)
      digits.splice(digits.indexOf(digit), 1)
    }
    return order
  }
}
