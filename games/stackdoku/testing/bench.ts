import type { Workload } from '../../../bench/workload.ts'
import { type Rng, shuffle, stream } from '../../../kernel/rng.ts'
import { dig, fullGrid } from '../levels/dig.ts'
import { LAYOUTS, tilesOf } from '../levels/layouts.ts'
import { Careless } from '../minds/careless.ts'
import { Clearing } from '../minds/clearing.ts'
import { Places } from '../minds/places.ts'
import { Bands } from '../rules/bands.ts'
import { CELLS } from '../rules/grid.ts'
import { grid } from './drawn.ts'
import { nth } from './proofs.ts'
import { clearing, tilesOf as plainTiles, type Tile } from './textbook.ts'

const rng = stream('bench', 'stackdoku')
const bands = new Bands()

// ── One solution? ────────────────────────────────────────────────────────────────────────────────────

/** Blanks one by one, as far as this many or as it goes: 22 to 33 givens. */
function dug(words: Rng): Uint8Array {
  const givens = fullGrid(words, bands)
  let left = 48 + ((words[0] as number) % 12)
  for (const cell of shuffle(
    words,
    Array.from({ length: CELLS }, (_, at) => at),
  )) {
    if (left === 0) break
    const digit = givens[cell] as number
    givens[cell] = 0
    if (bands.count(givens, 2) === 1) left--
    else givens[cell] = digit
  }
  return givens
}

const usual = Array.from({ length: 16 }, () => dug(rng))

/** Four that are known for being hard. */
const hardest = [
  '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
  '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..',
  '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....',
  '.......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...',
].map(grid)

function solutionsOf(puzzles: readonly Uint8Array[]): number {
  let found = 0
  for (const puzzle of puzzles) found += bands.count(puzzle, 2)
  return found
}

// ── Others, to compare with. Under the GPL: for development only, nothing that ships may import them. ──

interface Wing {
  setRecordHistory(record: boolean): void
  setPuzzle(puzzle: readonly number[]): void
  countSolutions(): number
}

interface Maker {
  makepuzzle(): unknown[]
}

/** Null where it is not installed. Named by a variable, so that nobody mistakes it for something we need. */
async function denominator<T>(name: string): Promise<T | null> {
  try {
    const found = (await import(name)) as { default?: T }
    return found.default ?? (found as T)
  } catch {
    console.error(`${name} is not installed, so nothing is compared with it`)
    return null
  }
}

const qqwing = await denominator<new () => Wing>('qqwing')
const sudoku = await denominator<Maker>('sudoku')

function besideWing(puzzles: readonly Uint8Array[], Qqwing: new () => Wing): () => number {
  const wing = new Qqwing()
  wing.setRecordHistory(false)
  const plain = puzzles.map(puzzle => Array.from(puzzle))
  return () => {
    let found = 0
    for (const puzzle of plain) {
      wing.setPuzzle(puzzle)
      found += wing.countSolutions()
    }
    return found
  }
}

/** 29 givens, in pairs. */
function make(): number {
  for (;;) {
    const puzzle = dig(fullGrid(rng, bands), { blanks: 52, choice: 1, emptiest: 9 }, rng, bands)
    if (puzzle) return puzzle.givens[0] as number
  }
}

// ── The stack ────────────────────────────────────────────────────────────────────────────────────────

/** Numbers for a stack of 54 that can be cleared, dealt by construction. */
function dealt(careless: Careless, count: number): Uint8Array {
  while (!careless.clears(new Uint8Array(count), rng)) continue
  const digits = shuffle(
    rng,
    Array.from({ length: count / 2 }, (_, pair) => 1 + (pair % 9)),
  )
  const values = new Uint8Array(count)
  careless.taken.forEach((tile, at) => {
    values[tile] = digits[at >> 1] as number
  })
  return values
}

/** Those that the textbook gets through at all. */
const stacks = LAYOUTS.expert.flatMap(layout => {
  const tiles = tilesOf(layout)
  const places = new Places(tiles)
  const careless = new Careless(places)
  const solver = new Clearing(places)
  const found: { solver: Clearing; values: Uint8Array; plain: Tile[] }[] = []
  while (found.length < 3) {
    const values = dealt(careless, places.count)
    const plain = plainTiles({ ...tiles, values })
    if (clearing(plain, 3000)) found.push({ solver, values, plain })
  }
  return found
})
const none = new Uint8Array(64)

function clearOnBits(): number {
  let nodes = 0
  for (const { solver, values } of stacks) if (solver.canClear(none, values)) nodes += solver.nodes
  return nodes
}

function clearOnObjects(): number {
  let pairs = 0
  for (const { plain } of stacks) pairs += clearing(plain)?.length ?? 0
  return pairs
}

/** Positions looked at for each of a thousand stacks, whatever the textbook makes of them. */
function positions(): number[] {
  return LAYOUTS.expert.flatMap(layout => {
    const places = new Places(tilesOf(layout))
    const careless = new Careless(places)
    const solver = new Clearing(places)
    return Array.from({ length: 250 }, () => {
      if (!solver.canClear(none, dealt(careless, places.count))) throw new Error('a stack dealt by construction cannot be cleared')
      return solver.nodes
    })
  })
}

// ── Levels ───────────────────────────────────────────────────────────────────────────────────────────

let level = 0

function dealOne(): number {
  return nth(level++).deal.values[0] as number
}

export const workloads: readonly Workload[] = [
  { kind: 'race', name: 'clear a stack of 54 : objects and strings', ours: clearOnBits, textbook: clearOnObjects, bar: 20 },
  { kind: 'count', name: 'positions to clear a stack of 54, 99 of 100', counted: positions, bar: 2000, stretch: 200 },
  { kind: 'duration', name: 'deal a level, difficulties in turn', work: dealOne, bar: 15, stretch: 5 },
  { kind: 'allocation', name: 'one solution? 22 to 33 givens', work: () => solutionsOf(usual), bar: 1 },
  ...(qqwing ? besideQqwing(qqwing) : []),
  ...(sudoku ? besideSudoku(sudoku) : []),
]

function besideQqwing(Qqwing: new () => Wing): Workload[] {
  const race = (name: string, puzzles: readonly Uint8Array[], bars: { bar: number; stretch?: number }): Workload => ({
    ...{ kind: 'race', name, ours: () => solutionsOf(puzzles), textbook: besideWing(puzzles, Qqwing) },
    ...bars,
  })
  return [
    race('one solution? 22 to 33 givens : qqwing', usual, { bar: 20, stretch: 35 }),
    race('one solution? the hardest : qqwing', hardest, { bar: 15 }),
  ]
}

function besideSudoku(maker: Maker): Workload[] {
  const textbook = (): number => maker.makepuzzle().length
  return [{ kind: 'race', name: 'make one with 29 givens : sudoku', ours: make, textbook, bar: 40, stretch: 80 }]
}
