import { expect, test } from 'vitest'
import { bitCount } from '../../../kernel/bits.ts'
import { below, shuffle, stream } from '../../../kernel/rng.ts'
import { fullGrid } from '../levels/dig.ts'
import { FULL, grid, without } from '../testing/drawn.ts'
import { countSolutions, rowsOf } from '../testing/textbook-sudoku.ts'
import { Bands } from './bands.ts'
import { CELLS, isLegalGrid } from './grid.ts'

const bands = new Bands()

test('a grid with one way has one, and it is found', () => {
  const seventeen = grid('.......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...')
  expect(bands.count(seventeen, 2)).toBe(1)
  expect(isLegalGrid(bands.solution)).toBe(true)
  expect(Array.from(seventeen).every((value, cell) => value === 0 || value === bands.solution[cell])).toBe(true)
})

test('a hard one that takes guesses', () => {
  const hard = grid('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..')
  expect(bands.count(hard, 2)).toBe(1)
  expect(bands.solution.join('')).toBe('812753649943682175675491283154237896369845721287169534521974368438526917796318452')
})

test('nothing, too little, and contradictions', () => {
  expect(bands.count(FULL, 2)).toBe(1)
  expect(bands.count(new Uint8Array(CELLS), 7)).toBe(7)
  expect(bands.count(grid(`11${'.'.repeat(79)}`), 2)).toBe(0)
  expect(bands.count(grid(`1........1${'.'.repeat(71)}`), 2)).toBe(0)
  const crooked = without(0)
  crooked[8] = 5
  expect(bands.count(crooked, 2)).toBe(0)
})

test('counts what the textbook counts', () => {
  const seed = 'bands'
  const rng = stream(seed, 'test')
  let several = 0
  for (let round = 0; round < 150; round++) {
    const full = fullGrid(rng, bands)
    const cells = shuffle(
      rng,
      Array.from({ length: CELLS }, (_, cell) => cell),
    ).slice(0, 30 + below(rng, 16))
    const givens = full.map((value, cell) => (cells.includes(cell) ? 0 : value))
    // Now and then a digit that may not be right.
    if (round % 5 === 0) givens[cells[0] as number] = 1 + below(rng, 9)
    const expected = isLegalGrid(givens) ? countSolutions(rowsOf(givens), 20) : 0
    if (expected > 1) several++
    expect(bands.count(givens, 20), `seed ${seed}, round ${round}: ${givens.join('')}`).toBe(expected)
  }
  expect(several).toBeGreaterThan(20)
})

test('full grids are legal and all different', () => {
  const rng = stream('full', 'test')
  const seen = new Set<string>()
  for (let round = 0; round < 100; round++) {
    const full = fullGrid(rng, bands)
    expect(isLegalGrid(full) && !full.includes(0)).toBe(true)
    seen.add(full.join(''))
  }
  expect(seen.size).toBe(100)
})

test('bits are counted', () => {
  expect([0, 1, 0x1ff, -1, 0x5555_5555].map(bitCount)).toEqual([0, 1, 9, 32, 16])
})
