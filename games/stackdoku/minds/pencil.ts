/** Pencil marks: which digits a cell may still have, as nine bits. What a person would write in the corners. */
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
