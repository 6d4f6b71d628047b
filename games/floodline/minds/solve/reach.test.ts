import { describe, expect, test } from 'vitest'
import { below, stream } from '../../../../kernel/rng.ts'
import type { FloodLevel } from '../../nouns.ts'
import { start } from '../../rules/start.ts'
import { levelOf } from '../../testing/drawn.ts'
import { lieDown } from '../../testing/lie-down.ts'
import { copyInto, copyOf } from './copy.ts'
import { isStuck, keys } from './keys.ts'
import { bodyAt, EVERYWHERE, Reach } from './reach.ts'
import type { State } from './types.ts'

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

/** The cells of everything a walk lands on. */
function landingsOf(state: State, walk = EVERYWHERE): Set<string> {
  const reach = new Reach(state)
  reach.run(state, walk)
  return new Set(Array.from(reach.landings.subarray(0, reach.count), place => bodyAt(state, place).join()))
}

describe('below a roof', () => {
  test('a piece sinks beside it and is moved in', () => {
    expect(landingsOf(start(UNDER_A_ROOF)), 'cells 1 to 3 of the floor').toContain('1,2,3')
  })

  test('no drop from where it appears gets there', () => {
    expect(landingsOf(start(UNDER_A_ROOF), { turning: true, sliding: false })).not.toContain('1,2,3')
  })
})

const MAZE: FloodLevel['terrain'] = [
  { type: 'BEDROCK', from: [0, 2, 0], to: [3, 2, 2] },
  { type: 'BEDROCK', from: [2, 2, 4], to: [5, 2, 4] },
]
test('no key leads a piece to where the walk does not', () => {
  const rng = stream('lies', 'reach')
  for (let game = 0; game < 12; game++) {
    const bag: FloodLevel['bag'] = { type: 'BAG_N', tokens: ['L4', 'T3', 'C3D5', 'I3', 'U5', 'O2'] }
    const state = start(levelOf([6, 10, 4], { seed: game, terrain: MAZE, bag, gravityTicksPerCell: 4 }))
    while (state.lost === '' && state.metrics.pieces < 6) {
      const landings = landingsOf(state)
      expect(landings).toContain(lieDown(state, rng))
    }
  }
})

/** Under each gravity, some landings of each piece: keys, one a tick, bring it there. */
test.each(['DOWN', 'NORTH', 'SOUTH', 'EAST', 'WEST'] as const)('keys lead a piece to where the walk says: gravity %s', gravity => {
  const rng = stream('keys', gravity)
  const bag: FloodLevel['bag'] = { type: 'BAG_N', tokens: ['L4', 'T3', 'C3D5', 'I4', 'Z4', 'P5'] }
  const level = levelOf([6, 10, 5], { gravity, terrain: MAZE, bag, waits: true, objectives: [{ type: 'PLACE_PIECES', count: 1 }] })
  const reach = new Reach(start(level))
  let tried = 0
  for (let seed = 0; seed < 6; seed++) {
    const state = start({ ...level, seed })
    reach.run(state)
    for (let each = 0; each < 25; each++) {
      const landing = reach.landings[below(rng, reach.count)]!
      const trial = copyInto(copyOf(state), state)
      const played = keys({ ...level, seed }, [{ acts: [], landing }], { think: 1, tap: 1 }, trial)
      if (isStuck(played)) expect(played.why, 'it is lost, but it lies there').toMatch(/^it is lost/)
      tried++
    }
  }
  expect(tried).toBe(150)
})

test('a walk from several places tells where each was come from', () => {
  const state = start(UNDER_A_ROOF)
  const reach = new Reach(state)
  reach.run(state)
  const [first, second] = [reach.landings[0]!, reach.landings[reach.count - 1]!]
  reach.run(state, EVERYWHERE, false, [first, second])
  expect(reach.origin(first)).toBe(first)
  expect([first, second]).toContain(reach.origin(reach.landings[0]!))
})
