import { describe, expect, test } from 'vitest'
import { plainFault } from '../../../../kernel/plaintext.ts'
import { floodline } from '../../game.ts'
import { GRAVITIES, type Spot, TILTS } from '../../nouns.ts'
import { drawn, play, tidy, wait, wholePicture } from '../../testing/drawn.ts'
import { Field } from './field.ts'
import { AXES_OF, contains, directionOf, frameOf, indexOf, PARALLEL, spotOf, TILTED, UPSIDE_DOWN } from './space.ts'

/** Not square, so that no two axes can be mixed up. */
const BOUNDS: Spot = [3, 2, 4]

const dot = (a: Spot, b: Spot): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

test('[FL-1] east is +x, up is +y, south is +z, and the axes are right-handed', () => {
  const { g: down } = AXES_OF[GRAVITIES.indexOf('DOWN')]!
  expect(down).toEqual([0, -1, 0])
  expect(directionOf(GRAVITIES.indexOf('EAST'))).toEqual([1, 0, 0])
  expect(directionOf(GRAVITIES.indexOf('SOUTH'))).toEqual([0, 0, 1])
  for (const { u, r, f } of AXES_OF) {
    const cross: Spot = [u[1] * r[2] - u[2] * r[1], u[2] * r[0] - u[0] * r[2], u[0] * r[1] - u[1] * r[0]]
    expect(cross.map(n => n + 0)).toEqual(f.map(n => n + 0)) // no zero has a sign here
  }
})

test('[FL-2] a level has X × Y × Z cells, from 0, and nothing beyond', () => {
  let cells = 0
  for (let x = -1; x <= 3; x++)
    for (let y = -1; y <= 3; y++)
      for (let z = -1; z <= 4; z++) {
        const inside = x >= 0 && x < 3 && y >= 0 && y < 2 && z >= 0 && z < 4
        expect(contains(BOUNDS, x, y, z)).toBe(inside)
        if (!inside) continue
        expect(spotOf(BOUNDS, indexOf(BOUNDS, x, y, z))).toEqual([x, y, z])
        cells++
      }
  expect(cells).toBe(24)
})

test('[FL-2] the faces are closed to pieces', () => {
  const state = drawn('..... ..... .....\n..... .PPP. .....\n..... ..... .....')
  for (const step of ['x-', 'z-', 'soft+, x-', 'x-', '']) play(state, step)
  expect(wholePicture(state)).toBe(tidy('..... ..... .....\n..... ..... .....\nPPP.. ..... .....'))
})

/** The table of the rule book. */
const AXES: [gravity: string, g: Spot, u: Spot, r: Spot, f: Spot][] = [
  ['DOWN', [0, -1, 0], [0, 1, 0], [1, 0, 0], [0, 0, -1]],
  ['NORTH', [0, 0, -1], [0, 0, 1], [1, 0, 0], [0, 1, 0]],
  ['SOUTH', [0, 0, 1], [0, 0, -1], [1, 0, 0], [0, -1, 0]],
  ['EAST', [1, 0, 0], [-1, 0, 0], [0, 0, 1], [0, 1, 0]],
  ['WEST', [-1, 0, 0], [1, 0, 0], [0, 0, 1], [0, -1, 0]],
]

test.each(AXES)('[FL-4] the axes of %s', (gravity, g, u, r, f) => {
  const axes = AXES_OF[AXES.findIndex(([name]) => name === gravity)]!
  expect([axes.g, axes.u, axes.r, axes.f.map(n => n + 0)]).toEqual([g, u, r, f])
  expect(GRAVITIES[AXES.findIndex(([name]) => name === gravity)]).toBe(gravity)
})

/** By gravity, the rank of every cell of a board of 3 × 2 × 2: layers from the top, rows from the north. */
const ORDERS: [gravity: string, picture: string][] = [
  ['DOWN', '79b 68a\n135 024'],
  ['NORTH', '135 79b\n024 68a'],
  ['SOUTH', '68a 024\n79b 135'],
  ['EAST', '951 b73\n840 a62'],
  ['WEST', '048 26a\n159 37b'],
]

describe('[FL-5] canonical order', () => {
  const bounds: Spot = [3, 2, 2]

  const ranked = (order: readonly number[]): string => {
    const sign = (x: number, y: number, z: number): string => order.indexOf(indexOf(bounds, x, y, z)).toString(16)
    const row = (y: number, z: number): string => [0, 1, 2].map(x => sign(x, y, z)).join('')
    return [1, 0].map(y => `${row(y, 0)} ${row(y, 1)}`).join('\n')
  }

  test.each(ORDERS)('%s: counting a frame up', (gravity, picture) => {
    const { levels, rows, length, first, up, right, forward } = frameOf(bounds, GRAVITIES.indexOf(gravity as 'DOWN'))
    const order: number[] = []
    for (let e = 0; e < levels; e++)
      for (let r = 0; r < rows; r++) for (let f = 0; f < length; f++) order.push(first + e * up + r * right + f * forward)
    expect(ranked(order)).toBe(picture)
  })

  test.each(ORDERS)('%s: the places of a field', (gravity, picture) => {
    const field = new Field(bounds, GRAVITIES.indexOf(gravity as 'DOWN'))
    const cells = Array.from({ length: 12 }, (_, cell) => cell).sort((a, b) => field.placeOf(a) - field.placeOf(b))
    expect(ranked(cells)).toBe(picture)
    for (const cell of cells) expect(field.cell(field.placeOf(cell) >> 5, field.placeOf(cell) & 31)).toBe(cell)
  })

  test.each(AXES)('%s: the smaller (a·U, a·R, a·F) comes first', (gravity, _g, u, r, f) => {
    const field = new Field(BOUNDS, GRAVITIES.indexOf(gravity as 'DOWN'))
    const triple = (cell: number): number[] => [u, r, f].map(axis => dot(spotOf(BOUNDS, cell), axis))
    for (let a = 0; a < 24; a++)
      for (let b = 0; b < 24; b++) {
        const [one, other] = [triple(a), triple(b)]
        const at = one.findIndex((value, i) => value !== other[i])
        expect(field.placeOf(a) < field.placeOf(b), `${gravity} ${a} ${b}`).toBe(at >= 0 && one[at]! < other[at]!)
      }
  })

  test('a wall that is partly filled begins at its foot under NORTH and EAST, at its top under SOUTH and WEST', () => {
    const lowest = (gravity: string): number => spotOf(BOUNDS, frameOf(BOUNDS, GRAVITIES.indexOf(gravity as 'DOWN')).first)[1]
    expect(['NORTH', 'EAST', 'SOUTH', 'WEST'].map(lowest)).toEqual([0, 0, 1, 1])
  })
})

test.each(AXES)(
  '[FL-6] elevation is counted against gravity: the first level of %s lies at the face that gravity points at',
  (gravity, g, u) => {
    const { first, up, levels } = frameOf(BOUNDS, GRAVITIES.indexOf(gravity as 'DOWN'))
    const [x, y, z] = spotOf(BOUNDS, first)
    expect(contains(BOUNDS, x + g[0], y + g[1], z + g[2])).toBe(false)
    expect(dot(spotOf(BOUNDS, first + up), u)).toBe(dot([x, y, z], u) + 1)
    expect(levels).toBe(Math.abs(dot(BOUNDS, u)))
  },
)

test('[FL-8] sixty ticks a second, all numbers integers, and no clock', () => {
  expect(floodline.hz).toBe(60)
  const [one, other] = [drawn('...\n...\n...\nPPP\n...\n~~.'), drawn('...\n...\n...\nPPP\n...\n~~.')]
  wait(one, 250)
  const before = Date.now()
  while (Date.now() < before + 3);
  wait(other, 250)
  expect(one).toEqual(other)
  expect(one.tick).toBe(250)
  expect(plainFault(one)).toBeNull()
})

/** The table of the rule book, by sense and gravity. */
const TILT_TABLE: [sense: string, ...to: string[]][] = [
  ['forward', 'NORTH', 'up', 'DOWN', 'parallel', 'parallel'],
  ['back', 'SOUTH', 'DOWN', 'up', 'parallel', 'parallel'],
  ['left', 'WEST', 'parallel', 'parallel', 'DOWN', 'up'],
  ['right', 'EAST', 'parallel', 'parallel', 'up', 'DOWN'],
]

test.each(TILT_TABLE)('[FL-30] where %s leads', (sense, ...to) => {
  const told = TILTED[TILTS.indexOf(sense as 'back')]!.map(code =>
    code === UPSIDE_DOWN ? 'up' : code === PARALLEL ? 'parallel' : GRAVITIES[code],
  )
  expect(told).toEqual(to)
})
