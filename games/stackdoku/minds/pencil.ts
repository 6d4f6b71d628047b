/** Pencil marks: which digits a cell may still have, as nine bits. What a person would write in the corners. */
import { CELLS, PEERS, UNITS, UNITS_OF } from '../rules/grid.ts'

export const ALL = 0x1ff

export class Pencil {
  readonly cells = new Uint8Array(CELLS)
  readonly marks = new Uint16Array(CELLS) // by cell: bit d - 1 for digit d; nothing once it is filled
  readonly #there = new Uint16Array(UNITS.length) // by unit: digits that stood in it when the cells were loaded

  load(cells: ArrayLike<number>): this {
    const there = this.#there.fill(0)
    for (let cell = 0; cell < CELLS; cell++) {
      this.cells[cell] = cells[cell]
      if (cells[cell] === 0) continue
      const bit = 1 << (cells[cell] - 1)
      for (const unit of UNITS_OF[cell]) there[unit] |= bit
    }
    for (let cell = 0; cell < CELLS; cell++) {
      const [row, col, box] = UNITS_OF[cell]
      this.marks[cell] = cells[cell] === 0 ? ALL & ~(there[row] | there[col] | there[box]) : 0
    }
    return this
  }

  place(cell: number, digit: number): void {
    this.cells[cell] = digit
    this.marks[cell] = 0
    const without = ~(1 << (digit - 1))
    for (const peer of PEERS[cell]) this.marks[peer] &= without
  }

  /** Digits with a single place in a unit. */
  #lone(unit: number): number {
    let once = 0
    let twice = 0
    for (const cell of UNITS[unit]) {
      const marks = this.marks[cell]
      twice |= once & marks
      once |= marks
    }
    return once & ~twice
  }

  /** Fills the last empty cell of every unit that has only one, for as long as there are any. How many it filled. */
  placeLast(): number {
    let placed = 0
    for (let more = true; more; ) {
      more = false
      for (const unit of UNITS) {
        let empty = 0
        let last = 0
        for (const cell of unit) {
          if (this.marks[cell] === 0) continue
          empty++
          last = cell
        }
        if (empty !== 1) continue
        this.place(last, digitOf(this.marks[last]))
        placed++
        more = true
      }
    }
    return placed
  }

  /** Places digits that have a single place in a unit, of those from `first` on among UNITS, for as long as there are any. */
  placeHidden(first: number): number {
    let placed = 0
    for (let more = true; more; ) {
      more = false
      for (let unit = first; unit < UNITS.length; unit++) {
        const lone = this.#lone(unit)
        if (lone === 0) continue
        for (const cell of UNITS[unit]) {
          const mark = this.marks[cell] & lone
          if (mark === 0) continue
          this.place(cell, digitOf(mark))
          placed++
          more = true
        }
      }
    }
    return placed
  }

  /** Fills the cells that have a single mark. */
  placeNaked(): number {
    let placed = 0
    for (let cell = 0; cell < CELLS; cell++) {
      const marks = this.marks[cell]
      if (marks === 0 || (marks & (marks - 1)) !== 0) continue
      this.place(cell, digitOf(marks))
      placed++
    }
    return placed
  }

  isSolved(): boolean {
    return !this.cells.includes(0)
  }

  copyFrom({ cells, marks }: Pencil): void {
    this.cells.set(cells)
    this.marks.set(marks)
  }

  /** Places singles until there are none. False: a contradiction, a cell or a digit without a place. */
  followSingles(): boolean {
    for (let more = true; more; ) {
      more = false
      for (let unit = 0; unit < UNITS.length; unit++) {
        const placed = this.#follow(unit)
        if (placed < 0) return false
        if (placed > 0) more = true
      }
      if (this.placeNaked() > 0) more = true
    }
    return true
  }

  /** The singles of one unit, placed; how many, or -1 for a contradiction. */
  #follow(unit: number): number {
    let there = 0
    let once = 0
    let twice = 0
    for (const cell of UNITS[unit]) {
      const marks = this.marks[cell]
      if (marks === 0) {
        if (this.cells[cell] === 0) return -1
        there |= 1 << (this.cells[cell] - 1)
      }
      twice |= once & marks
      once |= marks
    }
    if ((there | once) !== ALL) return -1
    const lone = once & ~twice
    if (lone === 0) return 0
    let placed = 0
    for (const cell of UNITS[unit]) {
      const mark = this.marks[cell] & lone
      if (mark === 0) continue
      if ((mark & (mark - 1)) !== 0) return -1
      this.place(cell, digitOf(mark))
      placed++
    }
    return placed
  }

  /** What follows at once, by cell: the digit of a cell with one mark, or of the only cell of a unit with that mark; else 0. */
  singles(into: Uint8Array): Uint8Array {
    for (let cell = 0; cell < CELLS; cell++) {
      const marks = this.marks[cell]
      into[cell] = (marks & (marks - 1)) === 0 ? digitOf(marks) : 0
    }
    for (let unit = 0; unit < UNITS.length; unit++) {
      const lone = this.#lone(unit)
      if (lone === 0) continue
      for (const cell of UNITS[unit]) if ((this.marks[cell] & lone) !== 0) into[cell] = digitOf(this.marks[cell] & lone)
    }
    return into
  }
}

/** The digit of a single mark, 0 for none. */
export function digitOf(mark: number): number {
  return 32 - Math.clz32(mark)
}
