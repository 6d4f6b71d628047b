import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chainfall } from '../../game.ts'
import type { Config } from '../../nouns.ts'
import { validConfig } from './valid-config.ts'

const [{ setup: V1 }] = chainfall.presets as unknown as readonly [{ setup: Config }]

test('whatever is filled in, the rules take it', () => {
  const wishes = fc.record({
    rows: fc.integer({ min: 2, max: 12 }),
    cols: fc.integer({ min: 2, max: 12 }),
    queueSize: fc.integer({ min: 1, max: 400 }),
    placementsPerTurn: fc.integer({ min: 1, max: 2 }),
    openingPlacements: fc.integer({ min: 1, max: 2 }),
    bag: fc.option(fc.array(fc.nat(999), { maxLength: 12 })),
  })
  fc.assert(
    fc.property(wishes, wish => {
      expect(chainfall.refuseSetup(validConfig({ ...V1, ...wish }))).toBeNull()
    }),
  )
})

test('rules that there are stay as they are', () => {
  for (const { setup } of chainfall.presets) expect(validConfig(setup)).toEqual(setup)
})
