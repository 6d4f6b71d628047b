/** Sudokus: a full grid at random, then blanks by pairs of the same digit for as long as there is one solution. [SD-45] [SD-46] */
import { below, type Rng, shuffle } from '../../../kernel/rng.ts'
import type { Bands } from '../minds/bands.ts'
import { Pencil } from '../minds/pencil.ts'
import { boxOf, CELLS, colOf, rowOf, SIDE, UNITS } from '../rules/grid.ts'

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
  return Uint8Array.from({ length: CELLS }, (_, cell) => {
    const row = rows[Math.floor(cell / SIDE)]
    const col = cols[cell % SIDE]
    return bands.solution[turned ? col * SIDE + row : row * SIDE + col]
  })
}

/** Rows, or columns, in another order that leaves boxes boxes. */
function lines(rng: Rng): number[] {
  return shuffle(rng, [0, 1, 2]).flatMap(band => shuffle(rng, [0, 1, 2]).map(line => 3 * band + line))
}

/**
 * So many blanks, an even number of every digit, and one solution; null when this grid does not give them. Of every so many pairs
 * that could be taken out (`choice`), the one goes that leaves the fewest digits with a single place in a box: the more to choose from, the
 * harder the Sudoku. No row, column or box gets emptier than `emptiest`, so that the grid stays good to look at. [SD-21]
 */
export function dig(solution: Uint8Array, { blanks, choice, emptiest }: Spade, rng: Rng, bands: Bands): Puzzle | null {
  const givens = solution.slice()
  const empty = new Uint8Array(UNITS.length)
  const pencil = new Pencil()
  const queue = pairs(solution, rng)
  for (let left = blanks; left > 0; left -= 2) {
    let best: Pair | null = null
    let least = Number.POSITIVE_INFINITY
    const good: Pair[] = []
    while (good.length < choice) {
      const pair = queue.pop()
      if (!pair) break
      if (givens[pair[0]] === 0 || givens[pair[1]] === 0 || isTooEmpty(empty, pair, emptiest)) continue
      givens[pair[0]] = givens[pair[1]] = 0
      if (bands.count(givens, 2) === 1) {
        const plain = choice === 1 ? 0 : pencil.load(givens).plain()
        good.push(pair)
        if (plain < least) {
          least = plain
          best = pair
        }
      }
      givens[pair[0]] = givens[pair[1]] = solution[pair[0]]
    }
    if (!best) return null
    givens[best[0]] = givens[best[1]] = 0
    for (const cell of best) for (const unit of unitsOf(cell)) empty[unit]++
    for (const pair of good) if (pair !== best) queue.unshift(pair)
  }
  return { givens, solution }
}

/** How to dig. */
export interface Spade {
  readonly blanks: number
  readonly choice: number // how many pairs to choose from
  readonly emptiest: number // most blanks in a row, column or box
}

type Pair = readonly [number, number]

/** Two cells with the same digit share no unit, so each counts for itself. */
function isTooEmpty(empty: Uint8Array, pair: Pair, emptiest: number): boolean {
  return pair.some(cell => unitsOf(cell).some(unit => empty[unit] >= emptiest))
}

function unitsOf(cell: number): readonly [number, number, number] {
  return [rowOf(cell), 9 + colOf(cell), 18 + boxOf(cell)]
}

/** All pairs of cells with the same digit, in random order. */
function pairs(solution: Uint8Array, rng: Rng): Pair[] {
  const all: Pair[] = []
  for (let one = 0; one < CELLS; one++)
    for (let other = one + 1; other < CELLS; other++) if (solution[one] === solution[other]) all.push([one, other])
  return shuffle(rng, all)
}
