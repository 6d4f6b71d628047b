import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Spot } from '../../nouns.ts'
import { drawing } from '../../testing/drawn.ts'
import { blocks, EMPTY, isBuilt, isOpen, isVoxel, WATER } from './cells.ts'
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

const SIGNS = '.~#H:IDdWB'

type Board = readonly [bounds: Spot, cells: Uint8Array, notes: Uint8Array]

function drawn(picture: string): Board {
  const { bounds, cells, notes } = drawing(picture)
  return [bounds, cells, notes]
}

test.each([
  ['nothing', '...\n...', -1],
  ['terrain alone', 'WBI\nDWB', -1],
  ['a voxel on the floor', '...\n.#.', 0],
  ['porous counts', '..:\n#..', 1],
  ['a placed drain counts', 'd..\n...', 1],
  ['a drain of the level does not', 'D..\nH..', 0],
  ['in the last row of the highest layer', '... ..#\n... ...', 1],
])('[FL-94] the height built is that of what is built [FL-90], %s', (_, picture, height) => {
  expect(builtHeight(...drawn(picture))).toBe(height)
})

test('[FL-111] only what is built above the limit is over it', () => {
  const board = drawn('#.d\n..W\n#..')
  expect(overLimit(...board, 2)).toBe(-1)
  expect(overLimit(...board, 1)).toBe(indexOf(board[0], 0, 2, 0))
  expect(overLimit(...drawn('W.d\n#..'), 0)).toBe(indexOf(board[0], 2, 1, 0))
  expect(overLimit(...drawn('WDI\n#..'), 0)).toBe(-1)
})

test('[FL-113] water is forbidden at the threshold and above it', () => {
  const [bounds, cells] = drawn('...\n.~#\n~~#')
  expect(waterHeight(bounds, cells)).toBe(1)
  expect(forbiddenWater(bounds, cells, 2)).toBe(-1)
  expect(forbiddenWater(bounds, cells, 1)).toBe(indexOf(bounds, 1, 1, 0))
  expect(forbiddenWater(bounds, cells, 0)).toBe(0)
  expect(waterHeight(...drawnDry('.#.\n.I.'))).toBe(-1)
  expect(forbiddenWater(...drawnDry('.#.\n.I.'), 0)).toBe(-1)
})

function drawnDry(picture: string): [Spot, Uint8Array] {
  const [bounds, cells] = drawn(picture)
  return [bounds, cells]
}

test.each([
  ['DOWN, on water', '#..\n~..', DOWN, [0, 1, 0]],
  ['DOWN, porous on water', '..:\n..~', DOWN, [2, 1, 0]],
  ['DOWN, on the floor', '...\n#~#', DOWN, null],
  ['DOWN, terrain and drains do not rest', 'WId\n~~~', DOWN, null],
  ['EAST, beside water', '...\n#~.', EAST, [0, 0, 0]],
  ['EAST, water on the other side', '...\n~#.', EAST, null],
  ['EAST, the row ends at the edge', '..#\n~..', EAST, null],
  ['WEST, beside water', '...\n~#.', WEST, [1, 0, 0]],
  ['WEST, the row begins at the edge', '#..\n..~', WEST, null],
  ['NORTH, beside water', '~.. #..', NORTH, [0, 0, 1]],
  ['NORTH, the column begins at the edge', '.#. ...\n... .~.', NORTH, null],
  ['SOUTH, beside water', '#.. ~..', SOUTH, [0, 0, 0]],
  ['SOUTH, the column ends at the edge', '~.. ...\n... #..', SOUTH, null],
] as [string, string, number, Spot | null][])('[FL-114] resting on water under %s', (_, picture, gravity, spot) => {
  const [bounds, cells] = drawn(picture)
  expect(restingOnWater(bounds, cells, gravity)).toBe(spot === null ? -1 : indexOf(bounds, ...spot))
})

test.each([
  ['3 by 2 as asked', '... ...\n### ###', 0, 3, 2, true],
  ['2 by 3 the other way round', '... ...\n### ###', 0, 2, 3, true],
  ['a cell short', '... ...\n### ##.', 0, 3, 2, false],
  ['smaller than what is there', '... ...\n### ##.', 0, 2, 2, true],
  ['one solid on top', '.#. ...\n### ###', 0, 3, 2, false],
  ['terrain on top', '..I ...\n### ###', 0, 3, 2, false],
  ['water on top', '~~~ ~~~\n### ###', 0, 3, 2, true],
  ['porous and a placed drain belong', '... ...\n#:# d#H', 0, 3, 2, true],
  ['terrain does not belong', '... ...\n### D##', 0, 3, 2, false],
  ['at the wrong level', '... ...\n### ###', 1, 3, 2, false],
  ['over a gap', '### ###\n.~. #..', 1, 3, 2, true],
  ['wider than the board', '### ###', 0, 4, 1, false],
  ['above the board', '### ###', 1, 1, 1, false],
] as const)('[FL-95] a plateau of so many by so many, %s', (_, picture, level, width, depth, there) => {
  expect(plateau(...drawn(picture), level, width, depth)).toBe(there)
})

test.each([
  ['none', '...\n...', 0, 0],
  ['an L of five', '... ... ...\n#.. #.. ###', 0, 5],
  ['corners do not join', '... ...\n##. ..#', 0, 2],
  ['the larger of two', '.... ....\n#.## #.#.', 0, 3],
  ['what stands on it takes a cell away', '.#. ...\n### ###', 0, 5],
  ['what stands on it may part it', '.#. .W.\n### ##.', 0, 2],
  ['at a level of its own', '##. ...\n### ###', 1, 2],
  ['water on top, porous and drains', '~.~ ...\n#:d ...', 0, 3],
  ['the highest layer', '##. #..', 0, 3],
  ['above the board', '##. #..', 1, 0],
] as const)('[FL-95] the area of a plateau, %s', (_, picture, level, area) => {
  expect(plateauArea(...drawn(picture), level)).toBe(area)
})

test.each([
  ['two piers', '#####\n#...#', 3, 0],
  ['a gap of water', '#####\n#~~~#', 3, 0],
  ['terrain at both ends, in the row', 'W###B\nW...B', 3, 0],
  ['terrain at the ends needs nothing below', 'W###I\n.....', 3, 0],
  ['a drain of the level holds an end', 'D##.\n..#.', 1, 0],
  ['terrain below the ends', '#####\nB...I', 3, 0],
  ['porous below an end is something', '###\n:.#', 1, 0],
  ['porous and a placed drain span', '#:dH#\n#...#', 3, 0],
  ['a pier in the middle makes two', '######\n#.#..#', 2, 0],
  ['only one end held', '####.\n#....', 0, 3],
  ['only one end held, by terrain', '.###W\n....W', 0, 3],
  ['free at the edge of the board', '####\n#...', 0, 3],
  ['free over water, beside water', '###~\n#~~~', 0, 2],
  ['held nowhere', '.###.\n.....', 0, 0],
  ['from edge to edge', '####\n....', 0, 0],
  ['on the floor', '.....\n#####', 0, 0],
  ['a terrain span is nobody’s bridge', '#WWW#\n#...#', 0, 0],
  ['both in one row', '#######\n#...#..', 3, 2],
  ['the overhang first', '######.\n..#...#', 0, 3],
  ['from north to south', '.#. .#. .#. .#.\n.#. ... ... .#.', 2, 0],
  ['from south to north, one end', '... .#. .#. .#.\n... ... ... .#.', 0, 2],
  ['rows do not go round the edge', '.## ##.\n.#. .#.', 0, 1],
] as const)('[FL-96] [FL-98] bridge and overhang, %s', (_, picture, bridge, overhang) => {
  expect([longestBridge(...drawn(picture)), longestOverhang(...drawn(picture))]).toEqual([bridge, overhang])
})

test.each([
  ['an open board', '...\n...', 0],
  ['a lid on a pit', '...\n###\n#.#', 1],
  ['a pit without a lid', '...\n#.#\n#.#', 0],
  ['terrain shuts too', '...\nWIB\nD.d', 1],
  ['the edge of the board shuts', '...\n##.\n.#.', 1],
  ['a cell of the top layer is outside', '#.#\n###', 0],
  ['a porous lid leaks', '...\n#:#\n#.#', 0],
  ['a porous lid under a solid one does not', '###\n#:#\n#.#', 1],
  ['water leads out', '....\n##~#\n#.~#', 0],
  ['water alone is no cavity', '...\n###\n#~#', 0],
  ['water in it takes nothing away', '...\n###\n#.#\n#~#', 1],
  ['two, with a wall between', '.....\n#####\n#.#.#', 2],
  ['one, two cells wide', '....\n####\n#..#', 1],
  ['water parts two', '.....\n#####\n#.~.#', 2],
  ['through porous: two regions of air', '.....\n#####\n#.:.#', 2],
  ['edges and corners do not join', '... ...\n### ###\n.## #..', 2],
  ['out by a way round', '... ...\n### ##.\n#.# #..', 0],
] as const)('[FL-97] cavities, %s', (_, picture, count) => {
  const [bounds, cells] = drawn(picture)
  expect(cavities(bounds, cells)).toBe(count)
})

test.each([
  ['none under an open sky', '...\n.#.', 0],
  ['air right below', '.#.\n...', 1],
  ['air far below, and water', '.#.\n...\n.~.', 2],
  ['terrain in between changes nothing', '.#.\n.W.\n...', 1],
  ['under terrain alone', 'WIB\n...', 0],
  ['under a drain of the level, and under a placed one', 'D.d\n...', 1],
  ['a porous cell covers and is none itself', '.#.\n.:.\n...', 1],
  ['in several columns', '##. ..#\n... #.~', 3],
] as const)('[FL-122] holes, %s', (_, picture, count) => {
  expect(holes(...drawn(picture))).toBe(count)
})

test.each([
  ['on the floor', '...\n#:#', 0],
  ['over air and over water', '#:.\n.~.', 2],
  ['over porous and terrain', '#:#\n:WI', 0],
  ['terrain and drains do not count', 'WdD\n...', 0],
  ['in several rows', '#.. ..H\n.#. ...', 2],
] as const)('[FL-123] overhanging voxels, %s', (_, picture, count) => {
  const [bounds, cells] = drawn(picture)
  expect(overhangVoxels(bounds, cells)).toBe(count)
})

test('a measure of a small board does not see what a large one left behind', () => {
  const [large, most] = drawn('..... ..... .....\n##### ##### #####\n#...# #.#.# #####')
  expect(cavities(large, most)).toBe(1)
  expect(plateauArea(...drawn('.. ..\n## .#'), 0)).toBe(3)
  const [small, few] = drawn('..\n##\n.#')
  expect(cavities(small, few)).toBe(1)
  expect(cavities(large, most)).toBe(1)
})

// Random boards against the words of the rule book, said with spots and nothing clever.

const anySign = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('.', '#') },
  { weight: 2, arbitrary: fc.constantFrom('~', ':', 'W') },
  { weight: 1, arbitrary: fc.constantFrom(...SIGNS) },
)

/** Few signs make long runs, many make odd corners. */
const anyBoard: fc.Arbitrary<string> = fc
  .tuple(
    fc.integer({ min: 1, max: 6 }),
    fc.integer({ min: 1, max: 5 }),
    fc.integer({ min: 1, max: 4 }),
    fc.constantFrom(anySign, fc.constantFrom('.', '#')),
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

test('[FL-96] [FL-98] the longest bridge and overhang are the longest of all that the words describe', () => {
  fc.assert(
    fc.property(anyBoard, picture => {
      const board = drawn(picture)
      const { bridges, overhangs } = spansOf(board)
      expect([longestBridge(...board), longestOverhang(...board)]).toEqual([Math.max(...bridges), Math.max(...overhangs)])
    }),
    RUNS,
  )
})

test('[FL-95] a plateau is there when one of all rectangles is, and its area is that of the largest region', () => {
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

test('[FL-97] a cavity is a region of air in no open region that touches the top layer', () => {
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

test('[FL-94] [FL-114] [FL-122] [FL-123] heights, holes, overhangs and resting are what a look at every spot says', () => {
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
