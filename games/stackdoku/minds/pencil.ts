/** Pencil marks: which digits a cell may still have, as nine bits. What a person would write in the corners. */

import { bitCount } from '../../../kernel/bits.ts'
import { CELLS, PEERS, UNITS } from '../rules/grid.ts'

export const ALL = 0x1ff

export class Pencil {
  readonly cells = new Uint8Array(CELLS)
  readonly marks = new Uint16Array(CELLS) // by cell: bit d - 1 for digit d; nothing once it is filled

  load(cells: ArrayLike<number>): this {
    for (let cell = 0; cell < CELLS; cell++) this.cells[cell] = cells[cell]
    for (let cell = 0; cell < CELLS; cell++) this.marks[cell] = cells[cell] === 0 ? ALL & ~this.#seen(cell) : 0
    return this
  }

  /** Digits in sight of a cell. */
  #seen(cell: number): number {
    let seen = 0
    for (const peer of PEERS[cell]) seen |= 1 << this.cells[peer]
    return seen >> 1
  }

  place(cell: number, digit: number): void {
    this.cells[cell] = digit
    this.marks[cell] = 0
    const without = ~(1 << (digit - 1))
    for (const peer of PEERS[cell]) this.marks[peer] &= without
  }

  /** How many digits have a single place in some box: what anybody sees first. */
  plain(): number {
    let plain = 0
    for (let box = 18; box < 27; box++) {
      let once = 0
      let twice = 0
      for (const cell of UNITS[box]) {
        twice |= once & this.marks[cell]
        once |= this.marks[cell]
      }
      plain += bitCount(once & ~twice)
    }
    return plain
  }

  /** Whether digits with a single place in a unit, of those from `first` on among UNITS, are enough to solve it. Spoils the marks. */
  isSolvedByPlaces(first: number): boolean {
    for (let more = true; more; ) {
      more = false
      for (let unit = first; unit < UNITS.length; unit++) {
        let once = 0
        let twice = 0
        for (const cell of UNITS[unit]) {
          twice |= once & this.marks[cell]
          once |= this.marks[cell]
        }
        const lone = once & ~twice
        if (lone === 0) continue
        for (const cell of UNITS[unit]) {
          const mark = this.marks[cell] & lone
          if (mark === 0) continue
          this.place(cell, digitOf(mark))
          more = true
        }
      }
    }
    return !this.cells.includes(0)
  }

  copyFrom({ cells, marks }: Pencil): void {
    this.cells.set(cells)
    this.marks.set(marks)
  }

  /** Places singles until there are none. False: a contradiction, a cell or a digit without a place. */
  followSingles(): boolean {
    const singles = new Uint8Array(CELLS)
    for (;;) {
      if (this.#isBroken()) return false
      this.singles(singles)
      let placed = false
      for (let cell = 0; cell < CELLS; cell++) {
        if (singles[cell] === 0 || this.cells[cell] !== 0) continue
        if ((this.marks[cell] & (1 << (singles[cell] - 1))) === 0) return false
        this.place(cell, singles[cell])
        placed = true
      }
      if (!placed) return true
    }
  }

  #isBroken(): boolean {
    for (let cell = 0; cell < CELLS; cell++) if (this.cells[cell] === 0 && this.marks[cell] === 0) return true
    return UNITS.some(unit => {
      let there = 0
      for (const cell of unit) there |= this.cells[cell] === 0 ? this.marks[cell] : 1 << (this.cells[cell] - 1)
      return there !== ALL
    })
  }

  /** What follows at once, by cell: the digit of a cell with one mark, or of the only cell of a unit with that mark; else 0. */
  singles(into: Uint8Array): Uint8Array {
    into.fill(0)
    for (let cell = 0; cell < CELLS; cell++) {
      const marks = this.marks[cell]
      if (marks !== 0 && (marks & (marks - 1)) === 0) into[cell] = digitOf(marks)
    }
    for (const unit of UNITS) {
      let once = 0
      let twice = 0
      for (const cell of unit) {
        twice |= once & this.marks[cell]
        once |= this.marks[cell]
      }
      const lone = once & ~twice
      if (lone === 0) continue
      for (const cell of unit) if ((this.marks[cell] & lone) !== 0) into[cell] = digitOf(this.marks[cell] & lone)
    }
    return into
  }
}

/** The digit of a single mark. */
export function digitOf(mark: number): number {
  return 32 - Math.clz32(mark)
}
