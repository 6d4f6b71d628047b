import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hash } from './hash.ts'
import { copy, equal, type Plain } from './plain.ts'
import { parsePlain, plainFault, stringify } from './plaintext.ts'
import { anyPlain } from './testing/any-plain.ts'

test('a copy is equal, hashes the same and shares nothing', () => {
  fc.assert(
    fc.property(anyPlain, value => {
      const twin = copy(value)
      expect(equal(twin, value)).toBe(true)
      expect(hash(twin)).toBe(hash(value))
      expect(sharedObjects(twin, value)).toBe(0)
    }),
  )
})

test('plain data survives being written down', () => {
  fc.assert(fc.property(anyPlain, value => equal(parsePlain(stringify(value)), value)))
})

test('the order of keys means nothing, to equality, text and hash', () => {
  const one = { b: 1, a: [{ y: 2, x: 3 }] }
  const other = { a: [{ x: 3, y: 2 }], b: 1 }
  expect(equal(one, other)).toBe(true)
  expect(stringify(one)).toBe(stringify(other))
  expect(hash(one)).toBe(hash(other))
})

test('different data is not equal', () => {
  const different: [unknown, unknown][] = [
    [0, false],
    [0, null],
    ['1', 1],
    [[], {}],
    [{}, []],
    [[1, 2], [1]],
    [{ a: 1 }, { a: 1, b: 2 }],
    [
      { a: 1, b: 2 },
      { a: 1, c: 2 },
    ],
    [new Uint8Array(2), new Int8Array(2)],
    [new Uint8Array([1]), [1]],
    [[1], new Uint8Array([1])],
    [new Uint8Array([1, 2]), new Uint8Array([1, 3])],
  ]
  for (const [a, b] of different) expect(equal(a, b), `${stringify(a)} and ${stringify(b)}`).toBe(false)
})

test('what is not plain is named with its place', () => {
  const faults: [unknown, string][] = [
    [{ cells: [1, 0.5] }, 'it.cells[1] is 0.5, not an integer'],
    [{ a: { b: undefined } }, 'it.a.b is undefined'],
    [{ go: () => 1 }, 'it.go is a function'],
    [new Map(), 'it is a Map, not a plain record'],
    [{ when: new Date(0) }, 'it.when is a Date, not a plain record'],
    [[1n], 'it[0] is a bigint'],
    [{ floats: new Float64Array(1) }, 'it.floats is a Float64Array, not a plain record'],
    [{ $u8: [1] }, 'it has the reserved key "$u8"'],
    [2 ** 53, 'it is 9007199254740992, not an integer'],
  ]
  for (const [value, fault] of faults) expect(plainFault(value)).toBe(fault)
  expect(plainFault({ a: [1, 'x', null, true, new Int32Array(2)] })).toBeNull()
})

test('a hole in a list is found', () => {
  expect(plainFault(new Array(2))).toBe('it[0] is undefined')
})

test('hostile text does not become data', () => {
  for (const text of [
    '{"__proto__":{"x":1}}',
    '{"a":0.5}',
    '{"$u8":[256]}',
    '{"$u8":[-1]}',
    '{"$i8":["1"]}',
    '{"$u32":7}',
    '{"$u9":[1]}',
    '1e99',
  ])
    expect(() => parsePlain(text), text).toThrow(SyntaxError)
  expect(parsePlain('{"$u8":[255]}')).toEqual(new Uint8Array([255]))
})

/** How many objects the two have in common. */
function sharedObjects(a: Plain, b: Plain): number {
  const mine = objectsIn(a)
  return [...objectsIn(b)].filter(object => mine.has(object)).length
}

function objectsIn(value: Plain, found = new Set<object>()): Set<object> {
  if (typeof value !== 'object' || value === null) return found
  found.add(value)
  for (const item of ArrayBuffer.isView(value) ? [] : Object.values(value)) objectsIn(item, found)
  return found
}
