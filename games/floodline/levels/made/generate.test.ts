import { describe, expect, test } from 'vitest'
import { below, type Rng, stream } from '../../../../kernel/rng.ts'
import type { Floodline } from '../../nouns.ts'
import { start } from '../../rules/start.ts'
import { faultsOf } from '../format/validate.ts'
import { generate, refuseDeal, refuseSetup } from './generate.ts'

type Setup = Floodline['Setup']

const SETUP: Setup = { width: 7, depth: 5, height: 12, water: 20, goal: 'height', wind: false, practice: false }

function anySetup(rng: Rng, goal: Setup['goal']): Setup {
  const width = 4 + below(rng, 13)
  const depth = 4 + below(rng, 13)
  const height = 8 + below(rng, 33)
  const least = goal === 'drain' ? 1 : 0
  const most = Math.min(200, width * depth * Math.floor(height / 4))
  return {
    width,
    depth,
    height,
    water: least + below(rng, most + 1 - least),
    goal,
    wind: below(rng, 2) === 1,
    practice: below(rng, 2) === 1,
    ...(goal !== 'score' && below(rng, 2) === 1 ? { waits: true } : {}),
  }
}

describe('a generated level', () => {
  test.each(['height', 'drain', 'plateau'] as const)('has nothing wrong with it, not even a warning: %s', goal => {
    for (let n = 0; n < 200; n++) {
      const rng = stream(`${goal} ${n}`, 'setup')
      const setup = anySetup(rng, goal)
      const seen = JSON.stringify({ n, setup })
      expect(refuseSetup(setup), seen).toBeNull()
      const level = generate(setup, rng)
      expect(faultsOf(level), seen).toEqual([])
      expect(level.terrain.filter(({ type }) => type === 'WATER').length, seen).toBe(setup.water)
      expect(level.hazards?.length ?? 0, seen).toBe(setup.wind ? 1 : 0)
      expect(level.undos ?? false, seen).toBe(setup.practice)
      expect(level.waits, seen).toBe(setup.waits)
      expect(start(level).lost, seen).toBe('')
    }
  })

  test('at the corners of what may be asked for', () => {
    for (const goal of ['height', 'drain', 'plateau'] as const)
      for (const width of [4, 16])
        for (const depth of [4, 16])
          for (const height of [8, 40])
            for (const water of [goal === 'drain' ? 1 : 0, 2, 15, 16, 17, Math.min(200, width * depth * (height / 4))]) {
              const setup: Setup = { width, depth, height, water, goal, wind: true, practice: true }
              expect(refuseSetup(setup)).toBeNull()
              for (let n = 0; n < 4; n++) expect(faultsOf(generate(setup, stream(`${n}`, 'corner'))), JSON.stringify(setup)).toEqual([])
            }
  })

  test('is the same for the same words, and another one for others', () => {
    expect(generate(SETUP, stream('a', 'deal'))).toEqual(generate(SETUP, stream('a', 'deal')))
    expect(generate(SETUP, stream('a', 'deal'))).not.toEqual(generate(SETUP, stream('b', 'deal')))
  })

  test('drains most of the water, and something drains it', () => {
    const level = generate({ ...SETUP, goal: 'drain' }, stream('a', 'deal'))
    expect(level.objectives).toEqual([{ type: 'DRAIN_WATER', units: 15 }])
    expect(level.terrain.filter(({ type }) => type === 'DRAIN')).toHaveLength(1)
  })
})

describe('a setup is refused', () => {
  test.each<[string, unknown]>([
    ['width', { ...SETUP, width: 3 }],
    ['depth', { ...SETUP, depth: 17 }],
    ['height', { ...SETUP, height: 41 }],
    ['height', { ...SETUP, height: 8.5 }],
    ['water', { ...SETUP, water: 201 }],
    ['water', { ...SETUP, water: 106 }],
    ['water', { ...SETUP, water: 0, goal: 'drain' }],
    ['goal', { ...SETUP, goal: 'win' }],
    ['wind', { ...SETUP, wind: 1 }],
    ['practice', { ...SETUP, practice: null }],
    ['waits', { ...SETUP, waits: 1 }],
    ['waits', { ...SETUP, goal: 'score', waits: true }],
    ['colour', { ...SETUP, colour: 'red' }],
    ['width', null],
  ])('for its %s', (at, setup) => {
    expect(refuseSetup(setup)).toMatchObject({ code: 'malformed', facts: { at } })
  })

  test('but not a good one', () => {
    expect(refuseSetup(SETUP)).toBeNull()
    expect(refuseSetup({ ...SETUP, water: 105 })).toBeNull()
  })
})

test('a deal is refused for its first fault, and not for a warning', () => {
  const level = generate(SETUP, stream('a', 'deal'))
  const { stars: _, ...plain } = level
  expect(refuseDeal(level)).toBeNull()
  expect(refuseDeal(plain)).toBeNull()
  expect(refuseDeal({ ...plain, bag: { type: 'BAG_N', tokens: [] } })).toEqual({
    code: 'level',
    because: 'the bag is empty; put at least one piece in',
    facts: { at: '/bag/tokens', rule: 'LV-30' },
  })
})
