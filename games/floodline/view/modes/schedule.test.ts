import { expect, test } from 'vitest'
import type { Mutator } from '../../nouns.ts'
import { start } from '../../rules/start.ts'
import { levelOf, play } from '../../testing/drawn.ts'
import { endlessRead } from './schedule.ts'

const MUTATORS: readonly Mutator[] = [
  { type: 'WATER', after: 1, everyLocks: 3, units: 4 },
  { type: 'LIMIT', after: 3, maxWorldHeight: 7 },
  { type: 'WIND', after: 5, intervalTicks: 60, pushStrength: 1 },
  { type: 'BAG', after: 8, weights: { I3: 1 } },
]

test('[FL-168] what comes is shown before it comes: changes with the locks left, water with its column', () => {
  const state = start(levelOf([6, 14, 5], { objectives: [], endless: { mutators: MUTATORS } }))
  const locks = (): string =>
    endlessRead(state)
      .coming.map(({ mutator, locks }) => `${mutator.type} ${locks}`)
      .join(', ')
  expect(locks()).toBe('WATER 1, LIMIT 3, WIND 5')
  expect(endlessRead(state)).toMatchObject({ water: null })
  play(state, 'drop')
  expect(locks()).toBe('LIMIT 2, WIND 4, BAG 7')
  const { water } = endlessRead(state)
  expect(water).toMatchObject({ units: 4, locks: 3 })
  expect((water?.x ?? 0) * 5 + (water?.z ?? 0)).toBe(state.endless?.pourAt)
  play(state, 'drop')
  play(state, 'drop')
  expect(endlessRead(state)).toMatchObject({ water: { locks: 1, x: water?.x, z: water?.z } })
  const poured = play(state, 'drop').find(event => event.kind === 'poured')
  expect(poured?.kind === 'poured' && poured.cells[0]! % 30).toBe((water?.x ?? 0) * 5 + (water?.z ?? 0))
})
