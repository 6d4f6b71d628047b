import { expect, test } from 'vitest'
import { below, shuffle, stream } from '../../../kernel/rng.ts'
import { LAYOUTS, tilesOf } from '../levels/layouts.ts'
import type { Stack } from '../nouns.ts'
import { freePairs, isFree, standing } from '../rules/stack.ts'
import { placed, tiles } from '../testing/drawn.ts'
import { heap } from '../testing/heap.ts'
import { canClear } from '../testing/textbook.ts'
import { Careless } from './careless.ts'
import { Clearing } from './clearing.ts'
import { Places } from './places.ts'

type Numbered = ReturnType<typeof placed>

function answer(stack: Numbered, gone = new Uint8Array(stack.values.length)): { cleared: boolean; clearing: Clearing } {
  const clearing = new Clearing(new Places(stack))
  return { cleared: clearing.canClear(gone, stack.values), clearing }
}

/** Plays an order on the rules: pair after pair, both free, of the same number, and nothing left. */
function plays(stack: Numbered, from: Uint8Array, order: readonly number[]): boolean {
  const gone = from.slice()
  const left: Stack = { ...stack, gone }
  for (let at = 0; at < order.length; at += 2) {
    const [a, b] = [order[at] as number, order[at + 1] as number]
    if (!isFree(left, a) || !isFree(left, b) || stack.values[a] !== stack.values[b]) return false
    gone[a] = 1
    gone[b] = 1
  }
  return standing(left).length === 0
}

test('a pair, a blocked pair, a buried pair', () => {
  expect(answer(placed(tiles('1 1'))).cleared).toBe(true)
  expect(answer(placed(tiles('1 2 2 1'))).cleared).toBe(true)
  expect(answer(placed(tiles('1 2 1 2'))).cleared).toBe(false)
  expect(answer(placed(tiles('1', '1'))).cleared).toBe(false)
})

test('agrees with trying everything, on hundreds of small heaps, and its ways can be played', () => {
  const seed = 'heaps'
  const rng = stream(seed, 'test')
  let hopeless = 0
  for (let round = 0; round < 400; round++) {
    const stack = placed(heap(rng, 8 + 2 * below(rng, 4), 2 + below(rng, 4)))
    const { cleared, clearing } = answer(stack)
    const where = `seed ${seed}, round ${round}`
    expect(cleared, where).toBe(canClear(stack))
    if (cleared) expect(plays(stack, new Uint8Array(stack.values.length), clearing.order), where).toBe(true)
    else hopeless++
  }
  expect(hopeless).toBeGreaterThan(40)
})

test('agrees with trying everything in the middle of real levels', () => {
  const seed = 'middle'
  const rng = stream(seed, 'test')
  for (const layout of [...LAYOUTS.easy, ...LAYOUTS.medium]) {
    const places = tilesOf(layout)
    const size = places.xs.length
    for (let round = 0; round < 12; round++) {
      const values = Uint8Array.from(
        shuffle(
          rng,
          Array.from({ length: size }, (_, at) => 1 + ((at >> 1) % 9)),
        ),
      )
      const stack = { ...places, values }
      const gone = new Uint8Array(size)
      // Few enough left for the textbook.
      while (standing({ ...stack, gone }).length > 18) {
        const pairs = [...freePairs({ ...stack, gone }, values)]
        const [a, b] = pairs[below(rng, Math.max(1, pairs.length))] ?? [-1, -1]
        if (a < 0) break
        gone[a] = 1
        gone[b] = 1
      }
      if (standing({ ...stack, gone }).length > 18) continue
      const { cleared, clearing } = answer(stack, gone)
      expect(cleared, `seed ${seed}, ${layout.name}, round ${round}`).toBe(canClear({ ...stack, gone }))
      if (cleared) expect(plays(stack, gone, clearing.order)).toBe(true)
    }
  }
})

test('one question leaves nothing behind for the next', () => {
  const stack = placed(tiles('1 2 1 2'))
  const clearing = new Clearing(new Places(stack))
  const gone = new Uint8Array(4)
  for (let again = 0; again < 3; again++) {
    expect(clearing.canClear(gone, [1, 2, 1, 2])).toBe(false)
    expect(clearing.canClear(gone, [1, 2, 2, 1])).toBe(true)
    expect(clearing.order).toHaveLength(4)
  }
})

test('somebody careless takes pairs as the rules have them, and is stuck only when nothing is left to take', () => {
  const seed = 'careless'
  const rng = stream(seed, 'test')
  for (let round = 0; round < 150; round++) {
    const stack = placed(heap(rng, 12, 3))
    const careless = new Careless(new Places(stack))
    const cleared = careless.clears(stack.values, rng)
    const gone = new Uint8Array(12)
    const left: Stack = { ...stack, gone }
    for (let at = 0; at < careless.taken.length; at += 2) {
      const [a, b] = [careless.taken[at] as number, careless.taken[at + 1] as number]
      expect([...freePairs(left, stack.values)], `seed ${seed}, round ${round}`).toContainEqual([Math.min(a, b), Math.max(a, b)])
      gone[a] = 1
      gone[b] = 1
    }
    expect(cleared).toBe(standing(left).length === 0)
    if (!cleared) expect([...freePairs(left, stack.values)]).toEqual([])
  }
})

test('and takes each pair as often as any other', () => {
  const stack = placed(tiles('1 . 1 . 1 . 2 . 2', ''))
  const careless = new Careless(new Places(stack))
  const rng = stream('even', 'test')
  const first = new Map<string, number>()
  for (let play = 0; play < 4000; play++) {
    careless.clears(stack.values, rng)
    const pair = careless.taken.slice(0, 2).join(' ')
    first.set(pair, (first.get(pair) ?? 0) + 1)
  }
  expect([...first.keys()].sort()).toEqual(['0 1', '0 2', '1 2', '3 4'])
  // A thousand each; five standard deviations are about 137.
  for (const times of first.values()) expect(Math.abs(times - 1000)).toBeLessThan(137)
})

test('stacks of 54 as they are dealt: 99 of 100 are cleared within 2,000 positions', () => {
  const rng = stream('nodes', 'test')
  const nodes: number[] = []
  for (const layout of LAYOUTS.expert) {
    const places = new Places(tilesOf(layout))
    const careless = new Careless(places)
    const clearing = new Clearing(places)
    const gone = new Uint8Array(places.count)
    for (let round = 0; round < 250; ) {
      if (!careless.clears(new Uint8Array(places.count), rng)) continue
      round++
      const digits = shuffle(
        rng,
        Array.from({ length: places.count / 2 }, (_, pair) => 1 + (pair % 9)),
      )
      const values = new Uint8Array(places.count)
      careless.taken.forEach((tile, at) => {
        values[tile] = digits[at >> 1] as number
      })
      expect(clearing.canClear(gone, values)).toBe(true)
      nodes.push(clearing.nodes)
    }
  }
  nodes.sort((a, b) => a - b)
  expect(nodes[Math.floor(nodes.length * 0.99)]).toBeLessThan(2000)
})
