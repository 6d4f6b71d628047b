/**
 * The proof of a level: which digits come off the stack in which order, and where each goes, so that every placement follows from the
 * digits that stand in the grid at that moment, and the tray is never too small. [SD-49]
 */
import { type Rng, shuffle } from '../../../kernel/rng.ts'
import { Pencil } from '../minds/pencil.ts'
import { provable } from '../minds/reason.ts'
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

const MOST_STEPS = 200

/** Looks for a line by techniques rated up to `most`; null where it found none. */
export function findLine(givens: Uint8Array, solution: Uint8Array, room: number, most: number, rng: Rng): Line | null {
  return new Search(givens, solution, room, most, rng).run()
}

class Search {
  readonly #solution: Uint8Array
  readonly #room: number
  readonly #most: number
  readonly #rng: Rng
  readonly #pencil = new Pencil()
  readonly #follows = new Uint8Array(CELLS)
  readonly #pairs = new Uint8Array(10) // by digit: pairs still on the stack
  readonly #tray = new Uint8Array(10) // by digit: tokens in the tray
  readonly #beats: Beat[] = []
  #held = 0
  #peak = 0
  #steps = 0

  constructor(givens: Uint8Array, solution: Uint8Array, room: number, most: number, rng: Rng) {
    this.#solution = solution
    this.#room = room
    this.#most = most
    this.#rng = rng
    this.#pencil.load(givens)
    for (let cell = 0; cell < CELLS; cell++) if (givens[cell] === 0) this.#pairs[solution[cell]]++
    for (let digit = 1; digit <= 9; digit++) this.#pairs[digit] >>= 1
  }

  run(): Line | null {
    return this.#go([]) ? { beats: [...this.#beats], peak: this.#peak } : null
  }

  /**
   * Everything that can be placed is placed at once: it only ever helps. So all there is to choose is the next digit. `placed` takes
   * what a hard look finds on the way; it belongs to the beat before.
   */
  #go(placed: number[]): boolean {
    const choices = this.#choices(placed)
    if (choices.length === 0) return this.#held === 0 && !this.#pairs.some(left => left > 0)
    if (this.#held + 2 > this.#room) return false
    for (const digit of choices) {
      if (++this.#steps > MOST_STEPS) return false
      const peak = this.#peak
      this.#pairs[digit]--
      this.#tray[digit] += 2
      this.#held += 2
      this.#peak = Math.max(peak, this.#held)
      const beat: number[] = []
      this.#place(beat)
      this.#beats.push({ digit, placed: beat })
      if (this.#go(beat)) return true
      this.#beats.pop()
      this.#takeBack(beat)
      this.#pairs[digit]++
      this.#tray[digit] -= 2
      this.#held -= 2
      this.#peak = peak
    }
    return false
  }

  /** Tokens of the tray that are singles, for as long as there are any. */
  #place(placed: number[]): void {
    for (let more = true; more; ) {
      more = false
      const follows = this.#pencil.singles(this.#follows)
      for (let cell = 0; cell < CELLS; cell++) if (this.#fill(cell, follows[cell], placed)) more = true
    }
  }

  #fill(cell: number, digit: number, placed: number[]): boolean {
    if (digit === 0 || this.#tray[digit] === 0 || this.#pencil.cells[cell] !== 0) return false
    this.#pencil.place(cell, digit)
    this.#tray[digit]--
    this.#held--
    placed.push(cell)
    return true
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

  /** Digits with a pair left, those first that have somewhere to go; a hard look only where nothing is easy or the tray is full. */
  #choices(placed: number[]): number[] {
    for (;;) {
      const full = this.#held + 2 > this.#room
      const easy = this.#wanted(this.#pencil.singles(this.#follows))
      if (!full && easy.length > 0) return this.#ordered(easy)
      if (this.#held === 0 && !this.#pairs.some(left => left > 0)) return []
      const found = provable(this.#pencil.cells, this.#most, seen => this.#isOfUse(seen, full))
      // One at a time: what a hard look shows now it need not show once more digits stand.
      let at = 0
      while (at < CELLS && !this.#fill(at, found[at], placed)) at++
      if (at === CELLS) return this.#ordered(this.#wanted(found))
      this.#place(placed)
    }
  }

  #isOfUse(seen: Uint8Array, full: boolean): boolean {
    return seen.some(digit => digit !== 0 && (this.#tray[digit] > 0 || (!full && this.#pairs[digit] > 0)))
  }

  #wanted(seen: Uint8Array): number[] {
    const wanted: number[] = []
    for (let digit = 1; digit <= 9; digit++) if (this.#pairs[digit] > 0 && seen.includes(digit)) wanted.push(digit)
    return wanted
  }

  #ordered(wanted: number[]): number[] {
    const other: number[] = []
    for (let digit = 1; digit <= 9; digit++) if (this.#pairs[digit] > 0 && !wanted.includes(digit)) other.push(digit)
    return [...shuffle(this.#rng, wanted), ...shuffle(this.#rng, other)]
  }
}
