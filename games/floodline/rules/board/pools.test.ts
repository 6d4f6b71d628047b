import { describe, expect, test } from 'vitest'
import { GRAVITIES, type Spot } from '../../nouns.ts'
import { poolsDifference } from '../../testing/textbook/pools.ts'
import { BEDROCK, EMPTY, POROUS, SOLID, WATER } from './cells.ts'
import { type Pool, poolsOf, type Waters } from './pools.ts'
import { DOWN, EAST, indexOf } from './space.ts'

const CODES: Readonly<Record<string, number>> = { '.': EMPTY, '~': WATER, '#': SOLID, ':': POROUS, B: BEDROCK }

/** A slice one cell deep, seen from the south, as in the rule book. */
function drawn(picture: string, gravity = DOWN): Waters {
  const rows = picture
    .trim()
    .split('\n')
    .map(row => row.trim().split(' '))
    .reverse()
  const bounds: Spot = [rows[0]!.length, rows.length, 1]
  return { level: { bounds }, cells: Uint8Array.from(rows.flat(), sign => CODES[sign]!), gravity }
}

/** Numbers by cell, drawn the same way. */
function picture({ level: { bounds } }: Waters, numbers: ArrayLike<number>): string {
  const row = (y: number): string => Array.from({ length: bounds[0] }, (_, x) => numbers[indexOf(bounds, x, y, 0)]).join(' ')
  return Array.from({ length: bounds[1] }, (_, y) => row(bounds[1] - 1 - y)).join('\n')
}

function lines(text: string): string {
  return text
    .trim()
    .split('\n')
    .map(line => line.trim().replace(/ +/g, ' '))
    .join('\n')
}

const cell = ({ level: { bounds } }: Waters, x: number, y: number): number => indexOf(bounds, x, y, 0)

const TWO_PITS = drawn(`
  B . . . . B
  B ~ ~ B . B
  B ~ ~ B ~ B
  B B B B B B`)

test('[FL-69] a full pool spills at once, over its rim, and its neighbour can only fill the chamber', () => {
  const { pools, poolOf } = poolsOf(TWO_PITS)

  expect(pools).toEqual([
    {
      lowest: cell(TWO_PITS, 1, 1),
      surface: 2,
      filled: 2,
      layer: 2,
      spill: 3,
      room: 0,
    },
    { lowest: cell(TWO_PITS, 4, 1), surface: 1, filled: 1, layer: 1, spill: -1, room: 5 },
  ] satisfies Pool[])
  expect(picture(TWO_PITS, poolOf)).toBe(
    lines(`
      -1 -1 -1 -1 -1 -1
      -1  0  0 -1 -1 -1
      -1  0  0 -1  1 -1
      -1 -1 -1 -1 -1 -1`),
  )
})

test('[FL-69] every open cell has a level at which water comes to it', () => {
  expect(picture(TWO_PITS, poolsOf(TWO_PITS).req)).toBe(
    lines(`
      -1  3  3  3  3 -1
      -1  2  2 -1  2 -1
      -1  1  1 -1  1 -1
      -1 -1 -1 -1 -1 -1`),
  )
})

test('[FL-155] a surface layer may be filled in part, and below the rim there is room', () => {
  const waters = drawn(`
    . . . . . .
    B . . . B .
    B ~ . . B .
    B ~ ~ ~ B .`)
  const [pool] = poolsOf(waters).pools

  expect(pool).toMatchObject({ surface: 1, filled: 1, layer: 3, spill: 3, room: 5 })
})

test('[FL-69] two pits under one surface are one pool', () => {
  const { pools } = poolsOf(
    drawn(`
      ~ ~ ~ . .
      ~ B ~ ~ ~`),
  )

  expect(pools).toHaveLength(1)
  expect(pools[0]).toMatchObject({ surface: 1, filled: 3, layer: 5, spill: -1, room: 2 })
})

test('[FL-61] a pool may begin in a porous cell, which never counts as room', () => {
  const waters = drawn(`
    B . B
    B ~ B
    B : B`)

  expect(poolsOf(waters).pools).toMatchObject([{ lowest: cell(waters, 1, 0), surface: 1, room: 1 }])
  expect(picture(waters, poolsOf(waters).req)).toBe(
    lines(`
      -1  2 -1
      -1  1 -1
      -1  1 -1`),
  )
})

test('[FL-6] levels are counted from the face that gravity points at', () => {
  const waters = drawn(
    `
    . . B ~ .
    . . . ~ ~
    . . B ~ ~`,
    EAST,
  )

  // The upper cell of the east wall is dry, so this is not at rest, and yet there is an answer.
  expect(poolsOf(waters).pools).toMatchObject([{ surface: 1, filled: 3, layer: 3, room: 8, spill: -1 }])
})

test('[FL-38] water that hangs where a piece has dammed it is a pool as well', () => {
  const { pools } = poolsOf(
    drawn(`
      ~ . . . .
      ~ ~ . . .`),
  )

  expect(pools).toMatchObject([{ surface: 1, filled: 1, layer: 5, spill: -1, room: 7 }])
})

test('[FL-69] without water there is nothing to tell', () => {
  const { pools, poolOf, req } = poolsOf(
    drawn(`
      . . #
      . # #`),
  )

  expect(pools).toEqual([])
  expect([...poolOf, ...req].every(number => number === -1)).toBe(true)
})

/** `poolsDifference` may be asked about any number of boards. */
const BOARDS = 320

describe('[FL-69] pools are what the textbook finds by pouring, on random boards at rest', () => {
  test.each(GRAVITIES)('under %s', gravity => {
    const tally = { pools: 0, spilling: 0 }
    for (let board = 0; board < BOARDS; board++) expect(poolsDifference(`pools ${board}`, GRAVITIES.indexOf(gravity), tally)).toBeNull()
    expect(tally.pools).toBeGreaterThan(BOARDS / 2)
    expect(tally.spilling).toBeGreaterThan(BOARDS / 20)
  })
})
