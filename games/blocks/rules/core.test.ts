import { expect, test } from 'vitest'
import { below, stream } from '../../../kernel/rng.ts'
import { cellsOn, Open8, OpenAny } from '../testing/boards.ts'
import { emptyGrid, type Nested, placeAndClear, placements } from '../testing/textbook.ts'
import { COLS_SHIFT, type Core, cornerOf, EMPTIED, ROWS_MASK } from './core.ts'
import { SHAPES } from './shapes.ts'

const SIZES = [
  [8, 8],
  [5, 9],
  [16, 16],
  [4, 4],
  [16, 7],
] as const

/** Both cores that can play this size. */
function cores(rows: number, cols: number): (Open8 | OpenAny)[] {
  return rows === 8 && cols === 8 ? [new Open8(2), new OpenAny(8, 8, 2)] : [new OpenAny(rows, cols, 2)]
}

function flat(grid: Nested): { rows: number; cols: number; cells: number[] } {
  return { rows: grid.length, cols: (grid[0] as number[]).length, cells: grid.flat() }
}

for (const [rows, cols] of SIZES) {
  test(`${rows} by ${cols}: the bits do what the textbook does, move by move`, () => {
    const seed = `core-${rows}-${cols}`
    const rng = stream(seed, 'test')
    for (let play = 0; play < 12; play++) {
      const all = cores(rows, cols)
      let grid = emptyGrid(rows, cols)
      for (let ply = 0; ply < 80; ply++) {
        const shape = below(rng, SHAPES.length)
        const matrix = (SHAPES[shape] as (typeof SHAPES)[number]).matrix
        const free = placements(grid, matrix)
        for (const core of all) expect(freePlaces(core, shape), `seed ${seed}, play ${play}`).toEqual(free)
        if (free.length === 0) continue
        const [row, col] = free[below(rng, free.length)] as [number, number]
        const placed = placeAndClear(grid, matrix, row, col)
        const emptied = placed.rows + placed.cols > 0 && placed.grid.flat().every(cell => cell === 0)
        for (const core of all) {
          const lines = core.place(0, 0, shape, row * (cols - (SHAPES[shape]?.cols ?? 0) + 1) + col)
          expect([lines & ROWS_MASK, (lines >> COLS_SHIFT) & 0xff, (lines & EMPTIED) !== 0]).toEqual([placed.rows, placed.cols, emptied])
          core.load(1, flat(placed.grid))
          expect(cellsOn(core, 0)).toEqual(placed.grid.flat().map(cell => cell !== 0))
          expect(cellsOn(core, 1)).toEqual(cellsOn(core, 0))
        }
        grid = placed.grid
      }
    }
  })
}

test('a board is copied, and placing on the copy leaves the original', () => {
  for (const core of [...cores(8, 8), ...cores(5, 9)]) {
    core.place(0, 1, 0, 0)
    expect(cellsOn(core, 0)).not.toContain(true)
    const placed = cellsOn(core, 1)
    core.copy(1, 0)
    expect(cellsOn(core, 0)).toEqual(placed)
  }
})

/** Corners where the core says the shape fits on board 0. */
function freePlaces(core: Core, shape: number): number[][] {
  return Array.from({ length: core.places[shape] ?? 0 }, (_, place) => place)
    .filter(place => core.fits(0, shape, place))
    .map(place => [...cornerOf(core, shape, place)])
}
