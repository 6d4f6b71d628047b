import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Spot } from '../nouns.ts'
import { BEDROCK, blocks, DRAIN, EMPTY, HEAVY, ICE, isBuilt, isOpen, isVoxel, PLACED, POROUS, SOLID, WALL, WATER } from './cells.ts'
import {
  builtHeight,
  cavities,
  forbiddenWater,
  holes,
  longestBridge,
  longestOverhang,
  overhangVoxels,
  overLimit,
  plateau,
  plateauArea,
  restingOnWater,
  waterHeight,
} from './shapes.ts'
import { contains, DOWN, directionOf, EAST, indexOf, NORTH, SOUTH, WEST } from './space.ts'

/** D is a drain of the level, d one that a player placed. */
const SIGNS = '.~SHPIDdWB'
const CODES = [EMPTY, WATER, SOLID, SOLID + HEAVY, POROUS, ICE, DRAIN, DRAIN, WALL, BEDROCK]

type Board = readonly [bounds: Spot, cells: Uint8Array, notes: Uint8Array]

/** A line is a layer, the highest first; its words are its rows from north to south. So each column of words is a side view. */
function drawn(picture: string): Board {
  const layers = picture.trim().split('\n').reverse()
  const rows = layers.map(layer => layer.trim().split(/\s+/))
  const bounds: Spot = [rows[0]![0]!.length, rows.length, rows[0]!.length]
  const cells = new Uint8Array(bounds[0] * bounds[1] * bounds[2])
  const notes = new Uint8Array(cells.length)
  rows.forEach((layer, y) => {
    layer.forEach((row, z) => {
      Array.from(row).forEach((sign, x) => {
        const cell = indexOf(bounds, x, y, z)
        cells[cell] = CODES[SIGNS.indexOf(sign)]!
        notes[cell] = sign === 'D' ? 1 : PLACED
      })
    })
  })
  return [bounds, cells, notes]
}

test.each([
  ['nothing', '...\n...', -1],
  ['terrain alone', 'WBI\nDWB', -1],
  ['a voxel on the floor', '...\n.S.', 0],
  ['porous counts', '..P\nS..', 1],
  ['a placed drain counts', 'd..\n...', 1],
  ['a drain of the level does not', 'D..\nH..', 0],
  ['in the last row of the highest layer', '... ..S\n... ...', 1],
])('ruling 39: the height built, %s', (_, picture, height) => {
  expect(builtHeight(...drawn(picture))).toBe(height)
})

test('ruling 40: only what is built above the limit is over it', () => {
  const board = drawn('S.d\n..W\nS..')
  expect(overLimit(...board, 2)).toBe(-1)
  expect(overLimit(...board, 1)).toBe(indexOf(board[0], 0, 2, 0))
  expect(overLimit(...drawn('W.d\nS..'), 0)).toBe(indexOf(board[0], 2, 1, 0))
  expect(overLimit(...drawn('WDI\nS..'), 0)).toBe(-1)
})

test('ruling 41: water is forbidden at the threshold and above it', () => {
  const [bounds, cells] = drawn('...\n.~S\n~~S')
  expect(waterHeight(bounds, cells)).toBe(1)
  expect(forbiddenWater(bounds, cells, 2)).toBe(-1)
  expect(forbiddenWater(bounds, cells, 1)).toBe(indexOf(bounds, 1, 1, 0))
  expect(forbiddenWater(bounds, cells, 0)).toBe(0)
  expect(waterHeight(...drawnDry('.S.\n.I.'))).toBe(-1)
  expect(forbiddenWater(...drawnDry('.S.\n.I.'), 0)).toBe(-1)
})

function drawnDry(picture: string): [Spot, Uint8Array] {
  const [bounds, cells] = drawn(picture)
  return [bounds, cells]
}

test.each([
  ['DOWN, on water', 'S..\n~..', DOWN, [0, 1, 0]],
  ['DOWN, porous on water', '..P\n..~', DOWN, [2, 1, 0]],
  ['DOWN, on the floor', '...\nS~S', DOWN, null],
  ['DOWN, terrain and drains do not rest', 'WId\n~~~', DOWN, null],
  ['EAST, beside water', '...\nS~.', EAST, [0, 0, 0]],
  ['EAST, water on the other side', '...\n~S.', EAST, null],
  ['EAST, the row ends at the edge', '..S\n~..', EAST, null],
  ['WEST, beside water', '...\n~S.', WEST, [1, 0, 0]],
  ['WEST, the row begins at the edge', 'S..\n..~', WEST, null],
  ['NORTH, beside water', '~.. S..', NORTH, [0, 0, 1]],
  ['NORTH, the column begins at the edge', '.S. ...\n... .~.', NORTH, null],
  ['SOUTH, beside water', 'S.. ~..', SOUTH, [0, 0, 0]],
  ['SOUTH, the column ends at the edge', '~.. ...\n... S..', SOUTH, null],
] as [string, string, number, Spot | null][])('ruling 41: resting on water under %s', (_, picture, gravity, spot) => {
  const [bounds, cells] = drawn(picture)
  expect(restingOnWater(bounds, cells, gravity)).toBe(spot === null ? -1 : indexOf(bounds, ...spot))
})

test.each([
  ['3 by 2 as asked', '... ...\nSSS SSS', 0, 3, 2, true],
  ['2 by 3 the other way round', '... ...\nSSS SSS', 0, 2, 3, true],
  ['a cell short', '... ...\nSSS SS.', 0, 3, 2, false],
  ['smaller than what is there', '... ...\nSSS SS.', 0, 2, 2, true],
  ['one solid on top', '.S. ...\nSSS SSS', 0, 3, 2, false],
  ['terrain on top', '..I ...\nSSS SSS', 0, 3, 2, false],
  ['water on top', '~~~ ~~~\nSSS SSS', 0, 3, 2, true],
  ['porous and a placed drain belong', '... ...\nSPS dSH', 0, 3, 2, true],
  ['terrain does not belong', '... ...\nSSS DSS', 0, 3, 2, false],
  ['at the wrong level', '... ...\nSSS SSS', 1, 3, 2, false],
  ['over a gap', 'SSS SSS\n.~. S..', 1, 3, 2, true],
  ['wider than the board', 'SSS SSS', 0, 4, 1, false],
  ['above the board', 'SSS SSS', 1, 1, 1, false],
] as const)('ruling 43: a plateau of so many by so many, %s', (_, picture, level, width, depth, there) => {
  expect(plateau(...drawn(picture), level, width, depth)).toBe(there)
})

test.each([
  ['none', '...\n...', 0, 0],
  ['an L of five', '... ... ...\nS.. S.. SSS', 0, 5],
  ['corners do not join', '... ...\nSS. ..S', 0, 2],
  ['the larger of two', '.... ....\nS.SS S.S.', 0, 3],
  ['what stands on it takes a cell away', '.S. ...\nSSS SSS', 0, 5],
  ['what stands on it may part it', '.S. .W.\nSSS SS.', 0, 2],
  ['at a level of its own', 'SS. ...\nSSS SSS', 1, 2],
  ['water on top, porous and drains', '~.~ ...\nSPd ...', 0, 3],
  ['the highest layer', 'SS. S..', 0, 3],
  ['above the board', 'SS. S..', 1, 0],
] as const)('ruling 43: the area of a plateau, %s', (_, picture, level, area) => {
  expect(plateauArea(...drawn(picture), level)).toBe(area)
})

test.each([
  ['two piers', 'SSSSS\nS...S', 3, 0],
  ['a gap of water', 'SSSSS\nS~~~S', 3, 0],
  ['terrain at both ends, in the row', 'WSSSB\nW...B', 3, 0],
  ['terrain at the ends needs nothing below', 'WSSSI\n.....', 3, 0],
  ['a drain of the level holds an end', 'DSS.\n..S.', 1, 0],
  ['terrain below the ends', 'SSSSS\nB...I', 3, 0],
  ['porous below an end is something', 'SSS\nP.S', 1, 0],
  ['porous and a placed drain span', 'SPdHS\nS...S', 3, 0],
  ['a pier in the middle makes two', 'SSSSSS\nS.S..S', 2, 0],
  ['only one end held', 'SSSS.\nS....', 0, 3],
  ['only one end held, by terrain', '.SSSW\n....W', 0, 3],
  ['free at the edge of the board', 'SSSS\nS...', 0, 3],
  ['free over water, beside water', 'SSS~\nS~~~', 0, 2],
  ['held nowhere', '.SSS.\n.....', 0, 0],
  ['from edge to edge', 'SSSS\n....', 0, 0],
  ['on the floor', '.....\nSSSSS', 0, 0],
  ['a terrain span is nobody’s bridge', 'SWWWS\nS...S', 0, 0],
  ['both in one row', 'SSSSSSS\nS...S..', 3, 2],
  ['the overhang first', 'SSSSSS.\n..S...S', 0, 3],
  ['from north to south', '.S. .S. .S. .S.\n.S. ... ... .S.', 2, 0],
  ['from south to north, one end', '... .S. .S. .S.\n... ... ... .S.', 0, 2],
  ['rows do not go round the edge', '.SS SS.\n.S. .S.', 0, 1],
] as const)('ruling 46: bridge and overhang, %s', (_, picture, bridge, overhang) => {
  expect([longestBridge(...drawn(picture)), longestOverhang(...drawn(picture))]).toEqual([bridge, overhang])
})

test.each([
  ['an open board', '...\n...', 0],
  ['a lid on a pit', '...\nSSS\nS.S', 1],
  ['a pit without a lid', '...\nS.S\nS.S', 0],
  ['terrain shuts too', '...\nWIB\nD.d', 1],
  ['the edge of the board shuts', '...\nSS.\n.S.', 1],
  ['a cell of the top layer is outside', 'S.S\nSSS', 0],
  ['a porous lid leaks', '...\nSPS\nS.S', 0],
  ['a porous lid under a solid one does not', 'SSS\nSPS\nS.S', 1],
  ['water leads out', '....\nSS~S\nS.~S', 0],
  ['water alone is no cavity', '...\nSSS\nS~S', 0],
  ['water in it takes nothing away', '...\nSSS\nS.S\nS~S', 1],
  ['two, with a wall between', '.....\nSSSSS\nS.S.S', 2],
  ['one, two cells wide', '....\nSSSS\nS..S', 1],
  ['water parts two', '.....\nSSSSS\nS.~.S', 2],
  ['through porous: two regions of air', '.....\nSSSSS\nS.P.S', 2],
  ['edges and corners do not join', '... ...\nSSS SSS\n.SS S..', 2],
  ['out by a way round', '... ...\nSSS SS.\nS.S S..', 0],
] as const)('ruling 46: cavities, %s', (_, picture, count) => {
  const [bounds, cells] = drawn(picture)
  expect(cavities(bounds, cells)).toBe(count)
})

test.each([
  ['none under an open sky', '...\n.S.', 0],
  ['air right below', '.S.\n...', 1],
  ['air far below, and water', '.S.\n...\n.~.', 2],
  ['terrain in between changes nothing', '.S.\n.W.\n...', 1],
  ['under terrain alone', 'WIB\n...', 0],
  ['under a drain of the level, and under a placed one', 'D.d\n...', 1],
  ['a porous cell covers and is none itself', '.S.\n.P.\n...', 1],
  ['in several columns', 'SS. ..S\n... S.~', 3],
] as const)('ruling 46: holes, %s', (_, picture, count) => {
  expect(holes(...drawn(picture))).toBe(count)
})

test.each([
  ['on the floor', '...\nSPS', 0],
  ['over air and over water', 'SP.\n.~.', 2],
  ['over porous and terrain', 'SPS\nPWI', 0],
  ['terrain and drains do not count', 'WdD\n...', 0],
  ['in several rows', 'S.. ..H\n.S. ...', 2],
] as const)('ruling 46: overhanging voxels, %s', (_, picture, count) => {
  const [bounds, cells] = drawn(picture)
  expect(overhangVoxels(bounds, cells)).toBe(count)
})

test('a measure of a small board does not see what a large one left behind', () => {
  const [large, most] = drawn('..... ..... .....\nSSSSS SSSSS SSSSS\nS...S S.S.S SSSSS')
  expect(cavities(large, most)).toBe(1)
  expect(plateauArea(...drawn('.. ..\nSS .S'), 0)).toBe(3)
  const [small, few] = drawn('..\nSS\n.S')
  expect(cavities(small, few)).toBe(1)
  expect(cavities(large, most)).toBe(1)
})

// Random boards against the words of the rulings, said with spots and nothing clever.

const anySign = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('.', 'S') },
  { weight: 2, arbitrary: fc.constantFrom('~', 'P', 'W') },
  { weight: 1, arbitrary: fc.constantFrom(...SIGNS) },
)

/** Few signs make long runs, many make odd corners. */
const anyBoard: fc.Arbitrary<string> = fc
  .tuple(
    fc.integer({ min: 1, max: 6 }),
    fc.integer({ min: 1, max: 5 }),
    fc.integer({ min: 1, max: 4 }),
    fc.constantFrom(anySign, fc.constantFrom('.', 'S')),
  )
  .chain(([X, Y, Z, sign]) => {
    const row = fc.string({ unit: sign, minLength: X, maxLength: X })
    const layer = fc.array(row, { minLength: Z, maxLength: Z }).map(rows => rows.join(' '))
    return fc.array(layer, { minLength: Y, maxLength: Y }).map(layers => layers.join('\n'))
  })

/** The board as questions about spots; outside there is nothing at all. */
function asked(board: Board) {
  const [bounds, cells, notes] = board
  const codeAt = ([x, y, z]: Spot): number => (contains(bounds, x, y, z) ? cells[indexOf(bounds, x, y, z)]! : EMPTY)
  const built = (spot: Spot): boolean => contains(bounds, ...spot) && isBuilt(codeAt(spot), notes[indexOf(bounds, ...spot)]!)
  const below = ([x, y, z]: Spot): Spot => [x, y - 1, z]
  const airy = (spot: Spot): boolean => spot[1] >= 0 && codeAt(spot) <= WATER
  const spans = (spot: Spot): boolean => built(spot) && airy(below(spot))
  const rests = (spot: Spot): boolean => (blocks(codeAt(spot)) && !built(spot)) || (built(spot) && !airy(below(spot)))
  const top = ([x, y, z]: Spot): boolean => built([x, y, z]) && !blocks(codeAt([x, y + 1, z]))
  return { codeAt, built, below, airy, spans, rests, top }
}

function spotsOf([X, Y, Z]: Spot): Spot[] {
  const spots: Spot[] = []
  for (let y = 0; y < Y; y++) for (let x = 0; x < X; x++) for (let z = 0; z < Z; z++) spots.push([x, y, z])
  return spots
}

function beside([x, y, z]: Spot): Spot[] {
  return [
    [x - 1, y, z],
    [x + 1, y, z],
    [x, y - 1, z],
    [x, y + 1, z],
    [x, y, z - 1],
    [x, y, z + 1],
  ]
}

/** Sets of spots joined over faces, by joining neighbours' names until nothing changes. */
function regions(spots: readonly Spot[]): Spot[][] {
  const name = new Map(spots.map((spot, index) => [String(spot), index]))
  for (let busy = true; busy; ) {
    busy = false
    for (const spot of spots) {
      for (const other of beside(spot)) {
        const [mine, theirs] = [name.get(String(spot))!, name.get(String(other))]
        if (theirs === undefined || theirs >= mine) continue
        name.set(String(spot), theirs)
        busy = true
      }
    }
  }
  return [...new Set(name.values())].map(region => spots.filter(spot => name.get(String(spot)) === region))
}

/** Every start, every length, both axes. */
function spansOf(board: Board): { bridges: number[]; overhangs: number[] } {
  const { spans, rests, codeAt } = asked(board)
  const bridges = [0]
  const overhangs = [0]
  for (const [x, y, z] of spotsOf(board[0])) {
    for (const [dx, dz] of [
      [1, 0],
      [0, 1],
    ] as const) {
      const at = (step: number): Spot => [x + step * dx, y, z + step * dz]
      for (let length = 1; spans(at(length - 1)); length++) {
        const [before, after] = [at(-1), at(length)]
        if (rests(before) && rests(after)) bridges.push(length)
        const nothing = (spot: Spot): boolean => codeAt(spot) <= WATER
        if ((rests(before) && nothing(after)) || (nothing(before) && rests(after))) overhangs.push(length)
      }
    }
  }
  return { bridges, overhangs }
}

/** What random boards are likely to hold is what gets tested: 1500 of them take well under a second. */
const RUNS = { numRuns: 1500 }

test('ruling 46: the longest bridge and overhang are the longest of all that the words describe', () => {
  fc.assert(
    fc.property(anyBoard, picture => {
      const board = drawn(picture)
      const { bridges, overhangs } = spansOf(board)
      expect([longestBridge(...board), longestOverhang(...board)]).toEqual([Math.max(...bridges), Math.max(...overhangs)])
    }),
    RUNS,
  )
})

test('ruling 43: a plateau is there when one of all rectangles is, and its area is that of the largest region', () => {
  fc.assert(
    fc.property(
      anyBoard,
      fc.integer({ min: -1, max: 5 }),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 4 }),
      (picture, level, width, depth) => {
        const board = drawn(picture)
        const { top } = asked(board)
        const tops = spotsOf(board[0]).filter(spot => spot[1] === level && top(spot))
        const has = ([x, , z]: Spot, w: number, d: number): boolean =>
          Array.from({ length: w * d }, (_, i): Spot => [x + (i % w), level, z + Math.floor(i / w)]).every(spot =>
            tops.some(known => String(known) === String(spot)),
          )
        expect(plateau(...board, level, width, depth)).toBe(tops.some(spot => has(spot, width, depth) || has(spot, depth, width)))
        expect(plateauArea(...board, level)).toBe(Math.max(0, ...regions(tops).map(region => region.length)))
      },
    ),
    RUNS,
  )
})

test('ruling 46: a cavity is a region of air in no open region that touches the top layer', () => {
  fc.assert(
    fc.property(anyBoard, picture => {
      const board = drawn(picture)
      const [bounds, cells] = board
      const { codeAt } = asked(board)
      const shutIn = regions(spotsOf(bounds).filter(spot => isOpen(codeAt(spot)))).filter(region =>
        region.every(([, y]) => y < bounds[1] - 1),
      )
      expect(cavities(bounds, cells)).toBe(regions(shutIn.flat().filter(spot => codeAt(spot) === EMPTY)).length)
    }),
    RUNS,
  )
})

test('rulings 39, 41 and 46: heights, holes, overhangs and resting are what a look at every spot says', () => {
  fc.assert(
    fc.property(anyBoard, fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 5 }), (picture, gravity, limit) => {
      const board = drawn(picture)
      const [bounds, cells] = board
      const { codeAt, built, below, airy } = asked(board)
      const spots = spotsOf(bounds) // in cell order
      const heights = (ask: (spot: Spot) => boolean): number => Math.max(-1, ...spots.filter(ask).map(([, y]) => y))
      const [gx, gy, gz] = directionOf(gravity)
      const water = (spot: Spot): boolean => codeAt(spot) === WATER
      expect(builtHeight(...board)).toBe(heights(built))
      expect(waterHeight(bounds, cells)).toBe(heights(water))
      expect(overLimit(...board, limit)).toBe(spots.findIndex(spot => built(spot) && spot[1] > limit))
      expect(forbiddenWater(bounds, cells, limit)).toBe(spots.findIndex(spot => water(spot) && spot[1] >= limit))
      expect(holes(...board)).toBe(
        spots.filter(([x, y, z]) => airy([x, y, z]) && spots.some(([a, b, c]) => a === x && c === z && b > y && built([a, b, c]))).length,
      )
      expect(overhangVoxels(bounds, cells)).toBe(spots.filter(spot => isVoxel(codeAt(spot)) && airy(below(spot))).length)
      expect(restingOnWater(bounds, cells, gravity)).toBe(
        spots.findIndex(([x, y, z]) => isVoxel(codeAt([x, y, z])) && water([x + gx, y + gy, z + gz])),
      )
    }),
    RUNS,
  )
})
