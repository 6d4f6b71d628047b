import { expect, test } from 'vitest'
import { below, stream } from '../../../kernel/rng.ts'
import { stackdoku } from '../game.ts'
import { LAYOUTS, tilesOf } from '../levels/layouts.ts'
import { type Drawn, placed, state, tiles } from '../testing/drawn.ts'
import { isFree as plainlyFree, tilesOf as plainTiles } from '../testing/textbook.ts'
import { taking } from './notation.ts'
import { refuseTile } from './refusal.ts'
import { coverers, freeTiles, isFree, isSupported, neighbours } from './stack.ts'

function free(...layers: string[]): number[] {
  const drawn = tiles(...layers)
  return freeTiles({ ...placed(drawn), gone: new Uint8Array(drawn.length) })
}

test('[SD-02] nothing on top and a side open: free', () => {
  expect(free('1 2 3')).toEqual([0, 2])
  expect(free('1')).toEqual([0])
  expect(free('1 2')).toEqual([0, 1])
})

test('[SD-02] what stands before or behind never blocks', () => {
  expect(free('1\n\n2\n\n3')).toEqual([0, 1, 2])
})

test('[SD-35] half a tile over it covers, and so does a quarter', () => {
  expect(free('1 2', ' 3')).toEqual([2])
  expect(free('1 2\n\n3 4', '\n 5')).toEqual([4])
})

test('[SD-35] any higher layer covers, not only the next', () => {
  expect(free('1', '', '2')).toEqual([1])
})

test('[SD-35] a neighbour half a tile farther back still blocks, a whole tile farther does not', () => {
  expect(free('1   3\n  2')).toEqual([0, 1])
  expect(free('1   3\n\n  2')).toEqual([0, 1, 2])
})

test('[SD-35] three half tiles away is not beside', () => {
  expect(free('1  2  3')).toEqual([0, 1, 2])
})

test('[SD-36] a tile lies on tiles with all four quarters', () => {
  const held = (...layers: string[]): boolean => {
    const drawn = tiles(...layers)
    return isSupported(placed(drawn), drawn.length - 1)
  }
  expect(held('1 2', ' 3')).toBe(true)
  expect(held('1', ' 3')).toBe(false)
  expect(held('1 2\n\n3', '\n 5')).toBe(false)
  expect(held('1', '', '2')).toBe(false)
})

test('[SD-36] [SD-47] layouts are supported, their own mirror image, and of the right size', () => {
  for (const [difficulty, size] of [
    ['easy', 28],
    ['medium', 36],
    ['hard', 44],
    ['expert', 54],
  ] as const)
    for (const layout of LAYOUTS[difficulty]) {
      const { xs, ys, zs } = tilesOf(layout)
      expect(xs.length, layout.name).toBe(size)
      const names = Array.from(xs, (x, tile) => `${x} ${ys[tile]} ${zs[tile]}`)
      expect(new Set(names).size, layout.name).toBe(size)
      const width = Math.max(...xs)
      const mirrored = Array.from(xs, (x, tile) => `${width - x} ${ys[tile]} ${zs[tile]}`)
      expect([...mirrored].sort(), layout.name).toEqual([...names].sort())
      for (let tile = 0; tile < size; tile++) expect(isSupported({ xs, ys, zs }, tile), `${layout.name} ${tile + 1}`).toBe(true)
      expect(Math.min(...xs) + Math.min(...ys), layout.name).toBe(0)
    }
})

test('[SD-02] agrees with the textbook on random stacks', () => {
  const seed = 'random-stacks'
  const rng = stream(seed, 'test')
  for (let round = 0; round < 300; round++) {
    const drawn: Drawn[] = Array.from({ length: 24 }, () => [below(rng, 9), below(rng, 7), below(rng, 3), 1 + below(rng, 3)])
    const stack = { ...placed(drawn), gone: Uint8Array.from(drawn, () => below(rng, 3) >> 1) }
    const plain = plainTiles(stack)
    const expected = plain.filter(tile => plainlyFree(tile, plain)).map(({ name }) => Number(name.slice(1)))
    expect(freeTiles(stack), `seed ${seed}, round ${round}`).toEqual(expected)
    for (let tile = 0; tile < drawn.length; tile++) {
      const open = stack.gone[tile] === 0 && coverers(stack, tile).length === 0
      const side = neighbours(stack, tile, -1).length === 0 || neighbours(stack, tile, 1).length === 0
      expect(isFree(stack, tile)).toBe(open && side)
      expect(refuseTile(stack, tile) === null).toBe(open && side)
    }
  }
})

test('[SD-04] a refusal names the tiles in the way', () => {
  const at = state(tiles('5 5 5\n\n5 5 5', '\n 5'))
  expect(stackdoku.refuse(at, 0, taking(0, 5))).toEqual({
    code: 'covered',
    because: 'tile 1 lies under tile 7',
    facts: { tile: 0, by: [6] },
  })
  const row = state(tiles('5 5 5'))
  expect(stackdoku.refuse(row, 0, taking(0, 1))).toEqual({
    code: 'blocked',
    because: 'tile 2 is blocked on both sides, by tile 1 and tile 3',
    facts: { tile: 1, left: [0], right: [2] },
  })
})

test('[SD-04] and says when they differ, are gone, are one, or do not exist', () => {
  const at = state(tiles('5 6'))
  expect(stackdoku.refuse(at, 0, taking(0, 1))).toMatchObject({
    code: 'differ',
    because: 'tile 1 is a 5 and tile 2 is a 6',
    facts: { values: [5, 6] },
  })
  expect(stackdoku.refuse(at, 0, { kind: 'take', a: 1, b: 1 })).toMatchObject({ code: 'same-tile' })
  expect(stackdoku.refuse(at, 0, { kind: 'take', a: 1, b: 0 })).toMatchObject({ code: 'same-tile' })
  expect(stackdoku.refuse(at, 0, taking(0, 2))).toMatchObject({ code: 'no-such-tile', facts: { tile: 2 } })
  expect(stackdoku.refuse(state(tiles('5 5'), { gone: Uint8Array.of(1, 0) }), 0, taking(0, 1))).toMatchObject({
    code: 'gone',
    facts: { tile: 0 },
  })
})
