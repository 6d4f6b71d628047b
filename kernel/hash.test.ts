import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hash } from './hash.ts'
import { equal } from './plain.ts'
import { parsePlain } from './plaintext.ts'
import { below, next, stream } from './rng.ts'
import { anyPlain } from './testing/any-plain.ts'

test('equal data, and only equal data, hashes the same', () => {
  fc.assert(
    fc.property(anyPlain, anyPlain, (a, b) => (hash(a) === hash(b)) === equal(a, b)),
    { numRuns: 2000 },
  )
})

test('the published values, which every engine and every referee must reach', () => {
  // Changing one of these breaks every replay there is: raise REPLAY_FORMAT if it has to be.
  const published: [unknown, string][] = [
    [null, '03552a91fe65e568'],
    [true, '2b803117f8aa14fd'],
    [0, 'e3e15a2c49070072'],
    [-1, 'eec007b8c23cadc5'],
    [2 ** 40, '3f0dfd7509995931'],
    ['floodline', 'c45a71563e5d24c9'],
    [[1, 2, 3], '5152d45a54a50496'],
    [{ b: 1, a: 'x' }, '82fbf7c41990d2f0'],
    [Uint8Array.from({ length: 43 }, (_, i) => i), 'e11dcbfae50e502a'],
    [Int32Array.from([-1, 2, -3, 4, -5]), '4e0d4c21897a0823'],
    [Uint8Array.from([1, 2, 3]), 'f627dc2df68e5fdf'], // shorter than a group of four words
  ]
  for (const [value, expected] of published) expect(hash(value)).toBe(expected)
})

test('docs/formats/replay.md: the values of its table hash as it says', () => {
  const page = readFileSync(new URL('../docs/formats/replay.md', import.meta.url), 'utf8')
  const rows = [...page.matchAll(/^\| `(.+)` \| `([0-9a-f]{16})` \|$/gm)]
  expect(rows.length).toBeGreaterThan(10)
  for (const [, value = '', expected] of rows) expect(hash(parsePlain(value)), value).toBe(expected)
})

test('things that look alike do not collide', () => {
  const alike: unknown[] = [
    ...[null, false, true, 0, 1, -1, '', '0', [], {}, [[]], [{}], { a: {} }, { a: [] }, { '': 0 }, 2 ** 32, 2 ** 33, -(2 ** 32)],
    ...[[0], [0, 0], [[0], 0], [0, [0]], 'ab', ['a', 'b'], ['ab'], ['a', 'b', ''], { a: 'b' }, { ab: '' }],
    ...[
      new Uint8Array(0),
      new Int8Array(0),
      new Uint8Array(1),
      new Uint8Array(2),
      new Uint8Array(4),
      new Uint32Array(1),
      new Int32Array(1),
    ],
    ...[new Uint8Array(8), new Uint8Array(12), new Uint16Array(4), new Uint32Array(2), new Uint8Array([0, 1]), new Uint8Array([1, 0])],
  ]
  expect(new Set(alike.map(hash)).size).toBe(alike.length)
})

test('no two of 300,000 neighbouring boards collide, in either half', () => {
  const cells = new Uint8Array(64)
  const rng = stream('boards', 'hash')
  const seen = new Set<string>()
  for (let board = 0; board < 300_000; board++) {
    cells[below(rng, 64)] = next(rng)
    seen.add(hash({ cells, turn: board }))
  }
  expect(seen.size).toBe(300_000)
  // 300,000 draws from 2^32 meet about 10 times by chance; a weak half would meet far more often.
  for (const half of [0, 8]) expect(new Set(Array.from(seen, text => text.slice(half, half + 8))).size).toBeGreaterThan(299_950)
})

test('every single bit of a typed array counts', () => {
  const bytes = new Uint8Array(77)
  const seen = new Set([hash(bytes)])
  for (let bit = 0; bit < 77 * 8; bit++) {
    bytes[bit >> 3] = 1 << (bit & 7)
    seen.add(hash(bytes))
    bytes[bit >> 3] = 0
  }
  expect(seen.size).toBe(77 * 8 + 1)
})

test('a typed array hashes by what it holds, not by where it lies', () => {
  const buffer = new Uint8Array([9, 9, 9, 1, 2, 3, 4, 5, 6, 7, 9]).buffer
  for (let offset = 0; offset < 4; offset++) {
    const view = new Uint8Array(buffer, offset, 7)
    expect(hash(view)).toBe(hash(Uint8Array.from(view)))
  }
})

test('what is not plain has no hash', () => {
  for (const value of [0.5, Number.NaN, Number.POSITIVE_INFINITY, undefined, () => 1, 1n, new Float64Array(1), { a: undefined }])
    expect(() => hash(value)).toThrow(TypeError)
})

test('minus zero is zero', () => {
  expect(hash(-0)).toBe(hash(0))
})
