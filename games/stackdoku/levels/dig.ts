/** Sudokus: a full grid at random, then blanks by pairs of the same digit for as long as there is one solution. [SD-45] [SD-46] */
import { bitCount } from '../../../kernel/bits.ts'
import { below, type Rng, shuffle } from '../../../kernel/rng.ts'
import type { Bands } from '../rules/bands.ts'
import { CELLS, SIDE, UNITS, UNITS_OF } from '../rules/grid.ts'

export interface Puzzle {
  readonly givens: Uint8Array
  readonly solution: Uint8Array
}

/** Three boxes on the diagonal do not see each other, so any digits will do; the solver adds the rest, and turning things about hides its habits. */
export function fullGrid(rng: Rng, bands: Bands): Uint8Array {
  const start = new Uint8Array(CELLS)
  for (let box = 0; box < 3; box++) {
    const digits = shuffle(rng, [1, 2, 3, 4, 5, 6, 7, 8, 9])
    for (let at = 0; at < SIDE; at++) start[(3 * box + Math.floor(at / 3)) * SIDE + 3 * box + (at % 3)] = digits[at]
  }
  if (bands.count(start, 1) === 0) throw new Error('three boxes on the diagonal can always be completed')
  const rows = lines(rng)
  const cols = lines(rng)
  const turned = below(rng, 2) === 1
  const full = new Uint8Array(CELLS)
  for (let cell = 0; cell < CELLS; cell++) {
    const row = rows[Math.floor(cell / SIDE)]
    const col = cols[cell % SIDE]
    full[cell] = bands.solution[turned ? col * SIDE + row : row * SIDE + col]
  }
  return full
}

/** Rows, or columns, in another order that leaves boxes boxes. */
function lines(rng: Rng): number[] {
  return shuffle(rng, [0, 1, 2]).flatMap(band => shuffle(rng, [0, 1, 2]).map(line => 3 * band + line))
}

/** How to dig. */
export interface Spade {
  readonly blanks: number
  readonly choice: number // how many pairs to choose from
  readonly emptiest: number // most blanks in a row, column or box
}

/**
 * So many blanks, an even number of every digit, and one solution; null when this grid does not give them. Of every so many pairs
 * that could be taken out (`choice`), the one goes that leaves the fewest digits with a single place in a box: the more to choose from, the
 * harder the Sudoku. No row, column or box gets emptier than `emptiest`, so that the grid stays good to look at. [SD-21]
 */
export function dig(solution: Uint8Array, spade: Spade, rng: Rng, bands: Bands): Puzzle | null {
  const pit = new Pit(solution, bands)
  let queue = pairs(solution, rng)
  for (let left = spade.blanks; left > 0; left -= 2) {
    let best = -1
    let least = Number.POSITIVE_INFINITY
    const good: number[] = []
    while (good.length < spade.choice) {
      const pair = queue.pop()
      if (pair === undefined) break
      if (!pit.mayGo(pair, spade.emptiest)) continue
      pit.takeOut(pair)
      if (pit.isUnique(pair)) {
        const plain = spade.choice === 1 ? 0 : pit.plain()
        good.push(pair)
        if (plain < least) {
          least = plain
          best = pair
        }
      }
      pit.putBack(pair)
    }
    if (best < 0) return null
    pit.takeOut(best)
    // Whoever was not chosen waits for another turn, behind all others.
    if (good.length > 1) queue = [...good.filter(pair => pair !== best).reverse(), ...queue]
  }
  return { givens: pit.givens, solution }
}

/** All pairs of cells with the same digit, in random order; a pair is one cell × CELLS + the other. */
function pairs(solution: Uint8Array, rng: Rng): number[] {
  const all: number[] = []
  for (let one = 0; one < CELLS; one++)
    for (let other = one + 1; other < CELLS; other++) if (solution[one] === solution[other]) all.push(one * CELLS + other)
  return shuffle(rng, all)
}

/** A grid that loses its digits by pairs, and what that leaves. Two cells with the same digit share no unit. */
class Pit {
  readonly givens: Uint8Array
  readonly #solution: Uint8Array
  readonly #bands: Bands
  readonly #missing = new Uint16Array(UNITS.length) // by unit: digits it has not, as bits
  readonly #empty = new Uint8Array(UNITS.length) // by unit: how many

  constructor(solution: Uint8Array, bands: Bands) {
    this.givens = solution.slice()
    this.#solution = solution
    this.#bands = bands
  }

  /** Both still stand, and no unit gets too empty. */
  mayGo(pair: number, emptiest: number): boolean {
    return this.#mayGo(Math.floor(pair / CELLS), emptiest) && this.#mayGo(pair % CELLS, emptiest)
  }

  #mayGo(cell: number, emptiest: number): boolean {
    if (this.givens[cell] === 0) return false
    for (const unit of UNITS_OF[cell]) if (this.#empty[unit] >= emptiest) return false
    return true
  }

  takeOut(pair: number): void {
    this.#takeOut(Math.floor(pair / CELLS))
    this.#takeOut(pair % CELLS)
  }

  #takeOut(cell: number): void {
    this.givens[cell] = 0
    const bit = 1 << (this.#solution[cell] - 1)
    for (const unit of UNITS_OF[cell]) {
      this.#missing[unit] |= bit
      this.#empty[unit]++
    }
  }

  putBack(pair: number): void {
    this.#putBack(Math.floor(pair / CELLS))
    this.#putBack(pair % CELLS)
  }

  #putBack(cell: number): void {
    this.givens[cell] = this.#solution[cell]
    const bit = 1 << (this.#solution[cell] - 1)
    for (const unit of UNITS_OF[cell]) {
      this.#missing[unit] &= ~bit
      this.#empty[unit]--
    }
  }

  /**
   * Whether there is still one solution without this pair, where there was one with it. If both come back as singles, one after the
   * other, there is, and most do; for the rest the solver is asked.
   */
  isUnique(pair: number): boolean {
    const one = Math.floor(pair / CELLS)
    const other = pair % CELLS
    return this.#comesBack(one, other) || this.#comesBack(other, one) || this.#bands.count(this.givens, 2) === 1
  }

  #comesBack(first: number, then: number): boolean {
    if (!this.#isSingle(first)) return false
    this.#putBack(first)
    const single = this.#isSingle(then)
    this.#takeOut(first)
    return single
  }

  /** The only digit for the cell, or the only cell for its digit in some unit. */
  #isSingle(cell: number): boolean {
    const bit = 1 << (this.#solution[cell] - 1)
    return this.#marks(cell) === bit || UNITS_OF[cell].some(unit => this.#isOnlyPlace(unit, cell, bit))
  }

  #isOnlyPlace(unit: number, cell: number, bit: number): boolean {
    for (const other of UNITS[unit]) if (other !== cell && (this.#marks(other) & bit) !== 0) return false
    return true
  }

  #marks(cell: number): number {
    if (this.givens[cell] !== 0) return 0
    const [row, col, box] = UNITS_OF[cell]
    return this.#missing[row] & this.#missing[col] & this.#missing[box]
  }

  /** How many digits have a single place in some box: what anybody sees first. */
  plain(): number {
    let plain = 0
    for (let box = 2 * SIDE; box < 3 * SIDE; box++) {
      let once = 0
      let twice = 0
      for (const cell of UNITS[box]) {
        const marks = this.#marks(cell)
        twice |= once & marks
        once |= marks
      }
      plain += bitCount(once & ~twice)
    }
    return plain
  }
}
