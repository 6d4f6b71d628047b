import { describe, expect, test } from 'vitest'
import { copy } from '../../../kernel/plain.ts'
import { plainFault } from '../../../kernel/plaintext.ts'
import { type FloodAction, type FloodLevel, type Floodline, PIECES, type TerrainType } from '../nouns.ts'
import { ask, parse } from '../rules/actions.ts'
import { WATER } from '../rules/board/cells.ts'
import { spotOf } from '../rules/board/space.ts'
import { OFFSETS } from '../rules/pieces/pieces.ts'
import { start } from '../rules/start.ts'
import { tick } from '../rules/tick.ts'
import { faults, playSeed } from '../testing/promises/explained.ts'
import { type Explanation, explain, why } from './explain.ts'

type State = Floodline['State']

const SIGNS: Readonly<Record<string, TerrainType>> = {
  '#': 'SOLID',
  A: 'SOLID',
  ':': 'POROUS',
  '~': 'WATER',
  I: 'ICE',
  D: 'DRAIN',
  B: 'BEDROCK',
}

interface Case {
  asks: string // what is asked for in the tick, words of FL-133 with commas between
  level?: Partial<FloodLevel>
  state?: Partial<State>
  resolves?: number // of the ice
}

/** A slice as the rule book draws it, one cell deep: P is the active piece. At rest and in the middle of a game unless said otherwise. */
function drawn(picture: string, { asks, level = {}, state = {}, resolves = 1 }: Case): State {
  const rows = picture
    .trim()
    .split('\n')
    .map(row => row.trim().split(/\s+/))
    .reverse()
  const [X, Y] = [rows[0]!.length, rows.length]
  const spots = rows.flatMap((row, y) => row.map((sign, x) => ({ sign, x, y })))
  const made = start({
    format: 1,
    id: 'drawn',
    title: 'Drawn',
    seed: 1,
    bounds: [X, Y, 1],
    maxWorldHeight: Y,
    terrain: spots.flatMap(({ sign, x, y }) =>
      SIGNS[sign] === undefined
        ? []
        : [
            {
              type: SIGNS[sign],
              at: [x, y, 0],
              ...(sign === 'A' && { anchored: true }),
              ...(sign === 'I' && { resolves }),
              ...(sign === 'D' && { rate: 1, scope: 'ADJ6' }),
            },
          ],
    ),
    bag: { type: 'FIXED_SEQUENCE', sequence: ['I3'] },
    objectives: [{ type: 'PLACE_PIECES', count: 100 }],
    ...level,
  })
  Object.assign(made, {
    lost: '',
    looseSolids: false,
    looseWater: false,
    material: 0,
    ...pieceAt(spots.filter(({ sign }) => sign === 'P')),
  })
  Object.assign(made.metrics, { pieces: 3, tilts: 2 })
  Object.assign(made, state)
  for (const words of asks.split(', ')) ask(made, parse(words) as FloodAction)
  return made
}

/** Which piece, in which pose, stands in these cells. */
function pieceAt(spots: readonly { x: number; y: number }[]): Pick<State, 'piece' | 'pose' | 'x' | 'y' | 'z'> {
  const wanted = spots.map(({ x, y }) => `${x},${y},0`).sort((a, b) => (a < b ? -1 : 1))
  for (let piece = 0; piece < PIECES.length; piece++)
    for (let pose = 0; pose < 24; pose++)
      for (const { x, y } of spots) {
        const offsets = OFFSETS[piece]![pose]!
        const cells: string[] = []
        for (let i = 0; i < offsets.length; i += 3) cells.push(`${x + offsets[i]!},${y + offsets[i + 1]!},${offsets[i + 2]!}`)
        if (`${cells.sort((a, b) => (a < b ? -1 : 1))}` === `${wanted}`) return { piece, pose, x, y, z: 0 }
      }
  throw new Error('no piece looks like that')
}

/** The explanation, once it has been found true. */
function explained(before: State, released: readonly number[] = []): Explanation {
  const explanation = explain(before, released)
  expect(faults(before, explanation, released)).toEqual([])
  expect(plainFault(explanation)).toBeNull()
  return explanation
}

/** Cause and cells, one line each. */
function told(before: State, { shifted, flooded }: Explanation): string[] {
  const at = (cell: number): string => (cell < 0 ? 'out' : spotOf(before.level.bounds, cell).slice(0, 2).join(','))
  const lines = [
    ...shifted.map(({ from, to, cause }) => `${at(from)} to ${at(to)}: ${cause.code}`),
    ...flooded.map(({ cell, cause }) => `${at(cell)} wet: ${cause.code}`),
  ]
  return lines.sort((a, b) => (a < b ? -1 : 1))
}

describe('[FL-152] why a body moved', () => {
  test('gravity turned away from the floor it lay on', () => {
    const before = drawn(
      `
      . P P P . .
      . . . . . .
      # # . . . .`,
      { asks: 'tilt right' },
    )
    const explanation = explained(before)
    expect(told(before, explanation)).toEqual(['0,0 to 4,0: gravity-turned', '1,0 to 5,0: gravity-turned'])
    expect(explanation.resolve).toBe('tilt')
    expect(explanation.because).toBe(
      'the 2 voxels at (0, 0, 0) (1, 0, 0) slid east: gravity turned from down to east and nothing holds them there',
    )
  })

  test('[FL-75] the ice it stood on thawed', () => {
    const before = drawn(
      `
      P P P . .
      . . . # .
      . . . I B
      . . . . .`,
      { asks: 'drop' },
    )
    const explanation = explained(before)
    expect(told(before, explanation)).toEqual(['0,1 wet: ice-thawed', '3,2 to 3,0: ice-thawed'])
    expect(explanation.shifted[0]!.cause.because).toBe('the voxel at (3, 2, 0) fell: the ice at (3, 1, 0) thawed and nothing else held it')
  })

  test('[FL-78] its anchor expired', () => {
    const picture = `
      . . . . . .
      # . . . . .
      . . . . . .
      . . . P P P`
    const before = drawn(picture, { asks: 'drop', state: { looseSolids: true } })
    const cell = 12 // (0, 2, 0)
    expect(told(before, explained(before, [cell]))).toEqual(['0,2 to 0,0: anchor-expired'])
    expect(explain(before, [cell]).because).toContain('the anchor at (0, 2, 0) expired with the latest tilt')
    expect(explain(before).because).toContain('its anchor expired with the latest tilt')
  })

  test('[FL-146] nothing held it when the level began', () => {
    const before = drawn(
      `
      . . . # # .
      . . . . # .
      P P P . . .`,
      { asks: 'drop', state: { looseSolids: true } },
    )
    Object.assign(before.metrics, { pieces: 0, tilts: 0 })
    expect(told(before, explained(before))).toEqual(['3,2 to 3,1: never-held', '4,1 to 4,0: never-held', '4,2 to 4,1: never-held'])
  })

  test('[FL-49] the face under it is void', () => {
    const before = drawn(
      `
      . . . . .
      B . . . .
      B . P P P`,
      { asks: 'drop', level: { voidFaces: ['DOWN'] } },
    )
    const explanation = explained(before)
    expect(told(before, explanation)).toEqual(['2,0 to out: over-void', '3,0 to out: over-void', '4,0 to out: over-void'])
    expect(explanation.because).toBe(
      'the 3 voxels at (2, 0, 0) (3, 0, 0) (4, 0, 0) fell and out of the board: the board is open to the bottom and nothing holds them',
    )
  })
})

describe('[FL-152] why a cell is wet', () => {
  test('[FL-65] the piece displaced what was there', () => {
    const before = drawn(
      `
      B . . . . B
      B ~ P P P B
      B B B B B B`,
      { asks: 'drop' },
    )
    for (const x of [2, 3]) before.cells[6 + x] = WATER
    const explanation = explained(before)
    expect(told(before, explanation)).toEqual(['1,2 wet: displaced', '2,2 wet: displaced'])
    expect(explanation.because).toBe(
      '2 cells at (1, 2, 0) (2, 2, 0) flooded: the piece that locked displaced 2 units of water at (2, 1, 0) (3, 1, 0)',
    )
  })

  test('[FL-63] the pool ran over a ridge', () => {
    const before = drawn(
      `
      B P P P . . . B
      B ~ ~ ~ B . . B
      B ~ ~ ~ B . . B
      B B B B B B B B`,
      { asks: 'drop' },
    )
    const explanation = explained(before)
    expect(told(before, explanation)).toEqual(['5,1 wet: spilled', '5,2 wet: spilled', '6,1 wet: spilled'])
    expect(explanation.because).toBe(
      '3 cells at (5, 1, 0) (6, 1, 0) (5, 2, 0) flooded: the piece that locked displaced 3 units of water at (1, 1, 0) (2, 1, 0) (3, 1, 0), ' +
        'and it ran over the ridge at (4, 3, 0)',
    )
  })

  test('gravity turned and the water ran', () => {
    const before = drawn(
      `
      . P P P .
      . . . . .
      ~ ~ . . .`,
      { asks: 'tilt right' },
    )
    expect(told(before, explained(before))).toEqual(['4,0 wet: gravity-turned', '4,1 wet: gravity-turned'])
  })

  test('a body that was in its way left', () => {
    const before = drawn(
      `
      . . . . P P P
      ~ # . . . . .
      B . . B B B B
      B B B B B B B`,
      { asks: 'drop', state: { looseSolids: true } },
    )
    expect(told(before, explained(before, [15]))).toEqual(['1,2 to 1,1: anchor-expired', '2,1 wet: opened'])
  })

  test('[FL-38] the piece that dammed it in the latest tilt has moved on', () => {
    const picture = `
      . . . P P P
      ~ . . . . .
      ~ ~ . . . .`
    const before = drawn(picture, { asks: 'drop', state: { looseWater: true } })
    expect(told(before, explained(before))).toEqual(['2,0 wet: dam-moved'])
    Object.assign(before.metrics, { pieces: 0, tilts: 0 })
    expect(told(before, explained(before))).toEqual(['2,0 wet: never-at-rest'])
  })

  test('either of two things would have been enough', () => {
    const before = drawn(
      `
      B . . . # B
      B . P . . B
      B . P . . B
      B ~ P ~ ~ B
      B B B B B B`,
      { asks: 'drop', state: { looseSolids: true } },
    )
    before.cells[8] = WATER // under the piece
    // The body touches the wall: here walls end below it.
    before.cells[29] = before.cells[23] = 0
    const explanation = explained(before, [28])
    expect(told(before, explanation)).toEqual(['1,2 wet: displaced', '3,2 wet: displaced', '4,4 to 4,1: anchor-expired'])
    expect(why(explanation, 13)!.facts['sources']).toMatchObject([
      { code: 'displaced', body: [] },
      { code: 'displaced', body: [28] },
    ])
    expect(why(explanation, 15)!.facts['sources']).toHaveLength(1)
  })
})

test('a tilt and a lock in one tick are explained one after the other', () => {
  const before = drawn(
    `
    P P P . . .
    . . . . . .
    # # . . . .`,
    { asks: 'tilt right, drop' },
  )
  const explanation = explained(before)
  expect(explanation.resolve).toBe('both')
  expect(explanation.shifted.map(({ resolve }) => resolve)).toEqual(['tilt', 'tilt'])
  const after = copy(before)
  tick(after, () => {})
  expect(after.metrics.pieces).toBe(4)
})

test('a tick without a resolve needs no explanation, and one that moves nothing says so', () => {
  const picture = `
    . P P P .
    . . . . .
    . . . . .`
  expect(explain(drawn(picture, { asks: 'x+' }))).toMatchObject({ resolve: 'none', shifted: [], flooded: [] })
  expect(explain(drawn(picture, { asks: 'drop' }))).toMatchObject({ resolve: 'lock', because: 'everything stayed where it was' })
})

test('explaining changes nothing, and the same state has the same explanation', () => {
  const before = drawn(
    `
    . P P P .
    # . . . .
    ~ ~ . . .`,
    { asks: 'tilt right', state: { looseSolids: true } },
  )
  const untouched = copy(before)
  const first = explain(before)
  expect(explain(before)).toEqual(first)
  expect(before).toEqual(untouched)
})

test('a false cause does not pass', () => {
  const before = drawn(
    `
    . P P P . .
    . . . . . .
    # # . . . .`,
    { asks: 'tilt right' },
  )
  const { shifted, ...rest } = explain(before)
  const wrong = shifted.map(effect => ({ ...effect, cause: { ...shifted[0]!.cause, without: [{ kind: 'void' } as const] } }))
  expect(faults(before, { ...rest, shifted: wrong })[0]).toContain('still moves')
  expect(faults(before, { ...rest, shifted: [] })[0]).toContain('2 voxels shifted, 0 are explained')
})

// A body slides, then ice thaws in the same resolve: what the body entered is still a way out for displaced water, with the piece or without it.
test('[FL-66, FL-75] ice that thaws does not begin the resolve anew', () => {
  const found: string[] = []
  let seen = 0
  playSeed('collapse 791', false, (before, released) => {
    seen++
    found.push(...faults(before, explain(before, released), released))
    return true
  })
  expect(seen).toBeGreaterThan(0)
  expect(found).toEqual([])
})
