import { expect, test } from 'vitest'
import { cropped, SHAPES, shapesFor, turnsOf } from './shapes.ts'

/** How many variants a base has, and one of them drawn. */
const POOL: readonly (readonly [rule: string, base: string, variants: number, picture: string])[] = [
  ['BP-07', 'square', 1, '11/11'],
  ['BP-08', 'l', 8, '111/100'],
  ['BP-09', 'line2', 2, '11'],
  ['BP-10', 'line3', 2, '111'],
  ['BP-11', 'line4', 2, '1111'],
  ['BP-12', 'line5', 2, '11111'],
  ['BP-13', 'hook', 4, '10/11'],
  ['BP-14', 'corner', 4, '111/100/100'],
  ['BP-15', 'square-plus', 0, ''],
  ['BP-16', 'large', 1, '111/111/111'],
  ['BP-17', 'zigzag', 4, '011/110'],
  ['BP-18', 'rectangle', 2, '111/111'],
]

for (const [rule, base, variants, picture] of POOL) {
  test(`[${rule}] ${base} has ${variants} variants`, () => {
    const own = SHAPES.filter(shape => shape.base === base)
    expect(own).toHaveLength(variants)
    expect(own[0] ? drawn(own[0].matrix) : '').toBe(picture)
    expect(own.map(shape => shape.id)).toEqual(Array.from({ length: variants }, (_, index) => `${base}-${index}`))
  })
}

test('[BP-19] rotations and mirror images of all shapes make 32 variants', () => {
  expect(SHAPES).toHaveLength(32)
  expect(POOL.reduce((sum, [, , variants]) => sum + variants, 0)).toBe(32)
  for (const shape of SHAPES)
    for (const turn of turnsOf(shape.matrix)) expect(SHAPES.map(each => drawn(each.matrix))).toContain(drawn(turn))
})

test('[BP-20] a shape is shifted to the top left of its bounding box, and never mirrored by that', () => {
  expect(
    cropped([
      [0, 1, 0],
      [1, 1, 0],
      [0, 0, 0],
    ]),
  ).toEqual([
    [0, 1],
    [1, 1],
  ])
  expect(
    cropped([
      [0, 0, 0],
      [0, 1, 0],
      [0, 0, 0],
    ]),
  ).toEqual([[1]])
  for (const { matrix } of SHAPES) expect(cropped(matrix)).toEqual(matrix)
})

test('[BP-21] no two variants are equal', () => {
  expect(new Set(SHAPES.map(shape => drawn(shape.matrix))).size).toBe(SHAPES.length)
})

test('[BP-05] a block knows its id, base, matrix and cells', () => {
  const corner = SHAPES.find(shape => shape.id === 'corner-0')
  expect(corner).toEqual({
    ...{ id: 'corner-0', base: 'corner', rows: 3, cols: 3 },
    matrix: [
      [1, 1, 1],
      [1, 0, 0],
      [1, 0, 0],
    ],
    cells: [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 0],
      [2, 0],
    ],
  })
})

test('[BP-57] shapes that do not fit an empty grid are not dealt on it', () => {
  const named = (rows: number, cols: number): string[] => shapesFor(rows, cols).map(shape => SHAPES[shape]?.id ?? '')
  expect(shapesFor(8, 8)).toHaveLength(32)
  expect(named(4, 8)).not.toContain('line5-1')
  expect(named(4, 8)).toContain('line5-0')
  expect(shapesFor(4, 4)).toHaveLength(30)
})

function drawn(matrix: readonly (readonly number[])[]): string {
  return matrix.map(line => line.join('')).join('/')
}
