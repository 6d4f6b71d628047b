import type { Workload } from '../../../bench/workload.ts'
import { below, type Rng, stream } from '../../../kernel/rng.ts'
import { Field8 } from '../minds/field.ts'
import { SHAPES } from '../rules/shapes.ts'
import { canPlace, emptyGrid, type Nested, placeAndClear, placements } from './textbook.ts'
import { valueOf } from './textbook-mind.ts'

const SIZE = 8
const BOARDS = 64
const rng = stream('bench', 'blocks')

/** Positions as they come up: random blocks put on an empty grid, from a few to as many as go on. */
function position(words: Rng): Nested {
  let grid = emptyGrid(SIZE, SIZE)
  for (let blocks = below(words, 16); blocks > 0; blocks--) {
    const { matrix } = SHAPES[below(words, SHAPES.length)] as (typeof SHAPES)[number]
    const free = placements(grid, matrix)
    if (free.length === 0) continue
    const [row, col] = free[below(words, free.length)] as [number, number]
    grid = placeAndClear(grid, matrix, row, col).grid
  }
  return grid
}

const grids = Array.from({ length: BOARDS }, () => position(rng))
const field = new Field8(BOARDS + 1)
const SCRATCH = BOARDS
grids.forEach((grid, board) => field.load(board, { rows: SIZE, cols: SIZE, cells: grid.flat() }))

/** For every position a block and a place where it fits. */
interface Drop {
  readonly grid: Nested
  readonly matrix: readonly (readonly number[])[]
  readonly row: number
  readonly col: number
}

const drops: Drop[] = []
const dropShape = new Int32Array(BOARDS)
const dropPlace = new Int32Array(BOARDS)
grids.forEach((grid, board) => {
  const fitting = SHAPES.flatMap((shape, index) => (placements(grid, shape.matrix).length > 0 ? [index] : []))
  const shape = fitting[below(rng, fitting.length)] as number
  const { matrix, cols } = SHAPES[shape] as (typeof SHAPES)[number]
  const free = placements(grid, matrix)
  const [row, col] = free[below(rng, free.length)] as [number, number]
  drops.push({ grid, matrix, row, col })
  dropShape[board] = shape
  dropPlace[board] = row * (SIZE - cols + 1) + col
})

function placeOnBits(): number {
  let sum = 0
  for (let board = 0; board < BOARDS; board++) sum += field.place(board, SCRATCH, dropShape[board] as number, dropPlace[board] as number)
  return sum
}

function placeOnArrays(): number {
  let sum = 0
  for (const { grid, matrix, row, col } of drops) {
    const after = placeAndClear(grid, matrix, row, col)
    sum += after.rows + after.cols
  }
  return sum
}

function placesOnBits(): number {
  let sum = 0
  for (let board = 0; board < BOARDS; board++) {
    const shape = dropShape[board] as number
    for (let place = 0; place < (field.places[shape] as number); place++) if (field.fits(board, shape, place)) sum++
  }
  return sum
}

function placesOnArrays(): number {
  let sum = 0
  for (const { grid, matrix } of drops) sum += placements(grid, matrix).length
  return sum
}

/** As a mind does it: put down a block everywhere it fits, and value what comes out. */
function valueOnBits(): number {
  let sum = 0
  for (let board = 0; board < BOARDS; board++) {
    const shape = dropShape[board] as number
    for (let place = 0; place < (field.places[shape] as number); place++) {
      if (!field.fits(board, shape, place)) continue
      field.place(board, SCRATCH, shape, place)
      sum = (sum + field.value(SCRATCH)) | 0
    }
  }
  return sum
}

function valueOnArrays(): number {
  let sum = 0
  for (const { grid, matrix } of drops) {
    for (let row = 0; row < SIZE; row++)
      for (let col = 0; col < SIZE; col++)
        if (canPlace(grid, matrix, row, col)) sum = (sum + valueOf(placeAndClear(grid, matrix, row, col).grid)) | 0
  }
  return sum
}

export const workloads: readonly Workload[] = [
  { kind: 'race', name: 'place and clear : nested arrays', ours: placeOnBits, textbook: placeOnArrays, bar: 15, stretch: 25 },
  { kind: 'race', name: 'all places of a shape : nested arrays', ours: placesOnBits, textbook: placesOnArrays, bar: 5 },
  { kind: 'race', name: 'a mind valuing placements : nested arrays', ours: valueOnBits, textbook: valueOnArrays, bar: 25, stretch: 100 },
  { kind: 'allocation', name: 'a mind valuing placements', work: valueOnBits, bar: 1 },
]
