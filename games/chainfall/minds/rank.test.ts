import { expect, test } from 'vitest'
import { below, stream } from '../../../kernel/rng.ts'
import { bestFirst, moveIn, rankOf, valueIn } from './rank.ts'

test('a turn and its value come out as they went in', () => {
  for (const [value, move] of [
    [0, 0],
    [-30_000, 0xffff],
    [30_000, 0xff23],
    [-1, 1],
  ] as const)
    expect([valueIn(rankOf(value, move)), moveIn(rankOf(value, move))]).toEqual([value, move])
})

test('the best come first, as many as asked for', () => {
  const rng = stream('ranks', 'rank')
  for (const [count, keep] of [
    [200, 12],
    [5, 12],
    [12, 12],
    [40, 1],
  ] as const) {
    const ranks = Float64Array.from({ length: count }, (_, move) => rankOf(below(rng, 50) - 25, move))
    const sorted = Array.from(ranks).sort((a, b) => a - b)
    const kept = bestFirst(ranks, count, keep)
    expect(Array.from(ranks.subarray(0, kept))).toEqual(sorted.slice(0, keep))
  }
})
