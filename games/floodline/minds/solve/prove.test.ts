import { describe, expect, test } from 'vitest'
import { shelvedLevel } from '../../testing/shelved-levels.ts'
import { isStuck, keys } from './keys.ts'
import { prove } from './prove.ts'
import type { Tool } from './types.ts'

/** All ways to win, counted as last landings from distinct positions; and those with three stars. Two programs that share nothing agree on them. */
const COUNTED = [
  ['footbridge-c88c7f66', 40, 40],
  ['a-lid-for-two-0abd59c1', 20, 20],
  ['the-right-basin-9ea81c9c', 4, 4],
  ['travel-light-634f14fe', 36, 36],
  ['pull-the-plug-94fb0148', 220, 102],
  ['hold-fast-5cc4ad21', 132, 18],
  ['let-it-fall-fe3653a4', 16, 4],
  ['dam-the-spill-266d4aa0', 304, 4],
  ['tilt-once-4baa3593', 5, 4],
  ['tilt-once-eec23922', 3, 2],
] as const

describe.each(COUNTED)('%s', (name, wins, starred) => {
  test('is won in so many ways', () => {
    expect(prove(shelvedLevel(name), { wanted: '1', counting: true, budget: {} })).toMatchObject({ wins, starred, none: false, gap: null })
  })

  test('is won by the first of them, key by key', () => {
    const level = shelvedLevel(name)
    const { turns } = prove(level, { wanted: '123', budget: {} })
    const played = keys(level, turns ?? [], { think: 1, tap: 1 })
    expect(isStuck(played) ? played.why : played.stars).toBe('123')
  })
})

const NEEDED: readonly (readonly [string, Tool])[] = [
  ['travel-light-634f14fe', 'hold'],
  ['cold-feet-57256a0b', 'freeze'],
  ['pull-the-plug-94fb0148', 'drain'],
  ['hold-fast-5cc4ad21', 'stabilise'],
]

test.each(NEEDED)('%s is not won without %s, and that is proven', (name, tool) => {
  const level = shelvedLevel(name)
  expect(prove(level, { wanted: '1', without: [tool], budget: {} })).toMatchObject({ none: true, wins: 0, gap: null })
  expect(prove(level, { wanted: '1', budget: {} })).toMatchObject({ none: false })
})

test('the first Tilt Once was won without a tilt, by sliding in below the roof and in no other way', () => {
  const level = shelvedLevel('tilt-once-4baa3593')
  expect(prove(level, { wanted: '123', without: ['tilt'], budget: {} }).none).toBe(false)
  expect(prove(level, { wanted: '1', without: ['tilt', 'slide'], budget: {} })).toMatchObject({ none: true, gap: null })
})

test('a sum proves what nobody could look at', () => {
  const level = shelvedLevel('meet-the-drain-abc7b00e')
  expect(prove(level, { wanted: '1', most: { pieces: 9 }, budget: {} })).toMatchObject({
    none: true,
    by: 'bound',
    gap: null,
    placements: 0,
  })
})

test('what was not looked at is said', () => {
  const level = shelvedLevel('first-stack-0786f52e')
  expect(prove(level, { wanted: '1', budget: { placements: 300 } })).toMatchObject({
    none: true,
    gap: 'only 300 placements were looked at',
  })
  const tilted = prove(shelvedLevel('hold-fast-5cc4ad21'), { wanted: '1', counting: true, anywhere: false, budget: {} })
  expect(tilted).toMatchObject({ wins: 132, gap: 'tilted only where a piece appears' })
})
