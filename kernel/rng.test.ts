import { expect, test } from 'vitest'
import { below, branch, next, pcg32, pick, shuffle, stream } from './rng.ts'

test('the published outputs of the reference generator (seed 42, sequence 54)', () => {
  const rng = pcg32([0, 42], [0, 54])
  const words = Array.from({ length: 6 }, () => next(rng))
  expect(words).toEqual([0xa15c02b7, 0x7b47f409, 0xba1d3330, 0x83d2f293, 0xbfa4784b, 0xcbed606e])
})

test('words agree with the definition in 64-bit arithmetic', () => {
  for (const seed of [0n, 1n, 0xffff_ffffn, 0x1234_5678_9abc_def0n, (1n << 64n) - 1n]) {
    const sequence = seed ^ 0x9e37_79b9_7f4a_7c15n
    const rng = pcg32(wide(seed), wide(sequence))
    const reference = textbook(seed, sequence)
    for (let draw = 0; draw < 2000; draw++) expect(next(rng)).toBe(reference())
  }
})

test('a stream follows from its seed and its name alone', () => {
  const first = words('a', 'bag')
  expect(words('a', 'bag')).toEqual(first)
  expect(words('a', 'wind')).not.toEqual(first)
  expect(words('b', 'bag')).not.toEqual(first)
  // Seed and name do not run into each other.
  expect(words('x\ny', 'z')).not.toEqual(words('y', 'z\nx'))
})

test('a copy of the words goes its own way', () => {
  const rng = stream('a', 'b')
  const twin = rng.slice()
  expect(next(twin)).toBe(next(rng))
  next(rng)
  expect(twin).not.toEqual(rng)
})

test('a branch goes its own way, and the same way every time', () => {
  const [one, two] = [stream('a', 'b'), stream('a', 'b')]
  const [mine, yours] = [branch(one), branch(two)]
  expect(mine).toEqual(yours)
  for (let draw = 0; draw < 100; draw++) next(mine)
  expect(next(one)).toBe(next(two))
  expect(branch(one)).not.toEqual(branch(stream('a', 'b')))
})

test('below is even: 60,000 draws of 6 stay within what chance allows', () => {
  const rng = stream('dice', 'test')
  const counts = new Array<number>(6).fill(0)
  for (let draw = 0; draw < 60_000; draw++) counts[below(rng, 6)]!++
  // Five standard deviations are about 456.
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(456)
})

test('below throws away what would favour the small: limits just over 2^31 reach everything', () => {
  const rng = stream('large', 'test')
  const limit = 0x8000_0001
  const high = Array.from({ length: 4000 }, () => below(rng, limit)).filter(n => n >= limit / 2).length
  expect(Math.abs(high - 2000)).toBeLessThan(160)
  for (const wrong of [0, -1, 2 ** 32 + 1, Number.NaN]) expect(() => below(rng, wrong)).toThrow(RangeError)
})

test('shuffle keeps the items and reaches every order evenly', () => {
  const rng = stream('shuffle', 'test')
  const orders = new Map<string, number>()
  for (let deal = 0; deal < 24_000; deal++) {
    const order = shuffle(rng, ['a', 'b', 'c', 'd']).join('')
    orders.set(order, (orders.get(order) ?? 0) + 1)
  }
  expect(orders.size).toBe(24)
  for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(160)
})

test('pick reaches every item', () => {
  const rng = stream('pick', 'test')
  expect(new Set(Array.from({ length: 200 }, () => pick(rng, ['x', 'y', 'z'])))).toEqual(new Set(['x', 'y', 'z']))
})

function words(seed: string, name: string): number[] {
  const rng = stream(seed, name)
  return Array.from({ length: 4 }, () => next(rng))
}

function wide(value: bigint): [number, number] {
  return [Number(value >> 32n), Number(value & 0xffff_ffffn)]
}

/** The published recurrence, as written. */
function textbook(seed: bigint, sequence: bigint): () => number {
  const mask = (1n << 64n) - 1n
  const increment = ((sequence << 1n) | 1n) & mask
  let state = 0n
  const step = (): void => {
    state = (state * 6364136223846793005n + increment) & mask
  }
  step()
  state = (state + seed) & mask
  step()
  return () => {
    const old = state
    step()
    const word = Number((((old >> 18n) ^ old) >> 27n) & 0xffff_ffffn)
    const turn = Number(old >> 59n)
    return ((word >>> turn) | (word << (-turn & 31))) >>> 0
  }
}
