import { describe, expect, test } from 'vitest'
import { below, next, type Rng, stream } from '../../../kernel/rng.ts'
import { pointsFor } from '../rules/score.ts'
import { SHAPES } from '../rules/shapes.ts'
import { cellsOn, Open8, OpenAny } from '../testing/boards.ts'
import { drawn } from '../testing/drawn.ts'
import type { Nested } from '../testing/textbook.ts'
import { valueOf } from '../testing/textbook-mind.ts'
import { WEIGHTS } from './evaluate.ts'
import { Field8, FieldAny, fieldFor, pointsOf } from './field.ts'

const SIZES = [
  [8, 8],
  [4, 16],
  [16, 4],
  [5, 9],
  [6, 10],
  [10, 10],
  [4, 4],
  [16, 16],
  [8, 7],
] as const

/** Any grid at all: nearly empty, nearly full, and with whole lines of either kind. */
function scattered(rng: Rng, rows: number, cols: number): Nested {
  const dense = below(rng, 9)
  const grid = Array.from({ length: rows }, () => Array.from({ length: cols }, () => Number(below(rng, 8) < dense)))
  if (below(rng, 3) === 0) grid[below(rng, rows)]?.fill(0)
  if (below(rng, 3) === 0) grid[below(rng, rows)]?.fill(1).fill(0, 0, 1 + below(rng, 2))
  const col = below(rng, cols)
  if (below(rng, 3) === 0) for (const line of grid) line[col] = 0
  return grid
}

describe('the value of a grid', () => {
  test.each(SIZES)('is what the textbook counts, on %i × %i', (rows, cols) => {
    const rng = stream('values', `${rows} ${cols}`)
    const field = fieldFor({ rows, cols }, 1)
    for (let nth = 0; nth < 150; nth++) {
      const grid = scattered(rng, rows, cols)
      field.load(0, { rows, cols, cells: grid.flat() })
      expect(field.value(0), grid.map(line => line.join('')).join('\n')).toBe(valueOf(grid))
    }
  })

  test('is the same in both forms on 8 × 8', () => {
    const rng = stream('values', 'both')
    const [fast, general] = [new Field8(1), new FieldAny(8, 8, 1)]
    for (let nth = 0; nth < 3000; nth++) {
      const grid = { rows: 8, cols: 8, cells: scattered(rng, 8, 8).flat() }
      fast.load(0, grid)
      general.load(0, grid)
      expect(fast.value(0)).toBe(general.value(0))
    }
  })

  test('of one hole in a full grid is what a hole costs, and the two lines it keeps short', () => {
    const state = drawn(`
      #####
      #.###
      #####
      #####`)
    const field = fieldFor(state, 1)
    field.load(0, state)
    expect(field.value(0)).toBe(WEIGHTS.room + 4 * WEIGHTS.edge + WEIGHTS.hole + 2 * WEIGHTS.oneShort)
  })
})

describe('a field', () => {
  test.each(SIZES)('places and clears as the core does, on %i × %i', (rows, cols) => {
    const rng = stream('fields', `${rows} ${cols}`)
    const field = new FieldAny(rows, cols, 2)
    const core = rows === 8 && cols === 8 ? new Open8(2) : new OpenAny(rows, cols, 2)
    expect([...field.places]).toEqual([...core.places])
    for (let games = 0; games < 20; games++) {
      const cells = new Uint8Array(rows * cols).map(() => Number(next(rng) % 3 === 0))
      field.load(0, { rows, cols, cells })
      core.load(0, { rows, cols, cells })
      for (let blocks = 0; blocks < 30; blocks++) {
        const shape = below(rng, SHAPES.length)
        const places = core.places[shape] as number
        const free = Array.from({ length: places }, (_, place) => place).filter(place => core.fits(0, shape, place))
        expect(Array.from({ length: places }, (_, place) => place).filter(place => field.fits(0, shape, place))).toEqual(free)
        if (free.length === 0) continue
        const place = free[below(rng, free.length)] as number
        expect(field.place(0, 1, shape, place)).toBe(core.place(0, 1, shape, place))
        field.copy(1, 0)
        core.copy(1, 0)
        expect(cellsOn(field, 0)).toEqual(cellsOn(core, 0))
        expect(cellsOn(field, 1)).toEqual(cellsOn(field, 0))
      }
    }
  })

  test('[BP-36] [BP-37] [BP-38] counts points as the rules do', () => {
    SHAPES.forEach(({ cells }, shape) => {
      for (let rows = 0; rows <= 5; rows++)
        for (let cols = 0; cols <= 5; cols++)
          for (const emptied of [false, true]) {
            if (emptied && rows + cols === 0) continue
            const lines = { rows: new Array<number>(rows).fill(0), cols: new Array<number>(cols).fill(0) }
            expect(pointsOf(shape, rows | (cols << 8) | (emptied ? 1 << 16 : 0))).toBe(pointsFor(cells.length, lines, emptied, 1, 0).total)
          }
    })
  })
})
