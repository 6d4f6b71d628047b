import { expect, test } from 'vitest'
import { stream } from '../../../kernel/rng.ts'
import { prove } from '../minds/solve/prove.ts'
import type { FloodLevel } from '../nouns.ts'
import { start } from '../rules/start.ts'
import { levelOf } from './drawn.ts'
import { lieDown } from './lie-down.ts'
import { bodyAt, placeOf, Reach } from './reach.ts'
import { played, search } from './search.ts'
import { shelvedLevel } from './shelved-levels.ts'

/** One voxel under a roof, and a piece that belongs beside it: no place to drop it from is above that. */
const UNDER_A_ROOF: FloodLevel = levelOf([6, 9, 1], {
  tilt: { allowed: [] },
  terrain: [
    { type: 'SOLID', at: [0, 0, 0] },
    { type: 'BEDROCK', from: [0, 2, 0], to: [2, 2, 0] },
  ],
  bag: { type: 'FIXED_SEQUENCE', sequence: ['I3'], loop: false },
  objectives: [{ type: 'BUILD_PLATEAU', worldLevel: 0, width: 4, depth: 1 }],
})

test('a piece sinks beside a roof and is moved in below it', () => {
  const state = start(UNDER_A_ROOF)
  const landings = new Set<string>()
  new Reach(state).walk([placeOf(state)], (place, grounded) => grounded && landings.add(bodyAt(state, place).join()))
  expect(landings, 'cells 1 to 3 of the floor').toContain('1,2,3')
})

test('no key leads a piece to where the walk does not', () => {
  const rng = stream('lies', 'reach')
  for (let game = 0; game < 6; game++) {
    const terrain: FloodLevel['terrain'] = [{ type: 'BEDROCK', from: [0, 2, 0], to: [3, 2, 2] }]
    const bag: FloodLevel['bag'] = { type: 'BAG_N', tokens: ['L4', 'T3', 'C3D5', 'I3', 'U5', 'O2'] }
    const state = start(levelOf([6, 10, 4], { seed: game, terrain, bag, gravityTicksPerCell: 4 }))
    while (state.lost === '' && state.metrics.pieces < 6) {
      const landings = new Set<string>()
      const from = { ...state, cells: state.cells.slice() }
      new Reach(from).walk([placeOf(from)], (place, grounded) => grounded && landings.add(bodyAt(from, place).join()))
      expect(landings).toContain(lieDown(state, rng))
    }
  }
})

test('what the search finds was played, and says that it looked at everything', () => {
  const found = search(UNDER_A_ROOF, { stars: false, enough: Number.POSITIVE_INFINITY })
  expect(found).toMatchObject({ unplayed: [], all: true })
  expect(found.wins.length).toBeGreaterThan(0)
  for (const keys of found.wins) expect(played(UNDER_A_ROOF, keys)).toBe(true)
  expect(played(UNDER_A_ROOF, ['drop']) || played(UNDER_A_ROOF, ['x+', 'drop']) || played(UNDER_A_ROOF, ['x-', 'drop'])).toBe(false)
  expect(search(UNDER_A_ROOF, { without: ['turn'], stars: false }).wins).toHaveLength(1)
})

test('two programs that share nothing but the rules count the same wins', () => {
  for (const name of ['footbridge-c88c7f66', 'tilt-once-eec23922']) {
    const level = shelvedLevel(name)
    const { wins, starred, landings, worlds } = search(level, { stars: false, enough: Number.POSITIVE_INFINITY })
    const proof = prove(level, { wanted: '1', counting: true, budget: {} })
    expect([proof.wins, proof.starred, proof.placements]).toEqual([wins.length, starred, landings])
    expect(proof.layers.reduce((sum, each) => sum + each, 0)).toBe(worlds)
  }
})

test('levels with wind, with a bag that is drawn, without an end are not for the search', () => {
  for (const changes of [
    { bag: { type: 'BAG_N', tokens: ['I3'] } as const },
    { hazards: [{ type: 'WIND_GUST', intervalTicks: 60, pushStrength: 1, directionMode: 'ALTERNATE_EW' } as const] },
    { sandbox: true, objectives: [] },
  ])
    expect(() => search({ ...UNDER_A_ROOF, ...changes })).toThrow('the search knows levels with')
})
