import { expect, test } from 'vitest'
import { verify, write } from '../../../../kernel/replay.ts'
import { floodline } from '../../game.ts'
import type { FloodLevel } from '../../nouns.ts'
import { levelOf } from '../../testing/drawn.ts'
import { sessionOf } from '../../testing/pressed.ts'
import { isStuck, keys } from './keys.ts'
import { solve } from './solve.ts'
import { type Found, HUMAN, isFound } from './types.ts'

/** A tube on its side with two baffles: the first is passed low, the second high, and no key leads up. */
const TUBE: FloodLevel = levelOf([7, 27, 3], {
  ...{ maxWorldHeight: 22, gravity: 'EAST', gravityTicksPerCell: 120, hold: true, axes: ['yaw'], waits: true },
  terrain: [
    { type: 'BEDROCK', from: [0, 23, 0], to: [6, 23, 2] },
    { type: 'BEDROCK', from: [0, 13, 0], to: [2, 14, 2] },
    { type: 'BEDROCK', from: [2, 17, 0], to: [6, 18, 2] },
    { type: 'BEDROCK', from: [6, 20, 0], to: [6, 22, 2] },
  ],
  bag: { type: 'FIXED_SEQUENCE', sequence: ['I3', 'O2', 'I3', 'O2', 'I3', 'O2'], loop: false },
  tilt: { allowed: ['DOWN', 'EAST'], cooldownTicks: 30, tiltBudget: 8 },
  objectives: [{ type: 'REACH_HEIGHT', height: 20 }],
})

function blowing(directionMode: 'FIXED' | 'ALTERNATE_EW'): FloodLevel {
  const wind = { type: 'WIND_GUST', intervalTicks: 420, firstGustOffsetTicks: 420, pushStrength: 3 } as const
  const hazard = directionMode === 'FIXED' ? { ...wind, directionMode, fixedDirection: 'WEST' as const } : { ...wind, directionMode }
  return { ...TUBE, hazards: [hazard] }
}

test.each(['FIXED', 'ALTERNATE_EW'] as const)('a gust lifts a piece where no key does: %s', mode => {
  const level = blowing(mode)
  const plan = solve(level, { wanted: '1', pace: HUMAN, budget: { placements: 20_000 } })
  expect(isFound(plan)).toBe(true)
  const { turns } = plan as Found
  expect(turns[0]?.acts.at(-1)).toMatchObject({ wish: 'gust', at: expect.any(Number) })
  const pressed = keys(level, turns, HUMAN)
  if (isStuck(pressed)) throw new Error(pressed.why)
  expect(verify(write(sessionOf(level, pressed.presses), {}), floodline)).toMatchObject({ ok: true, outcome: { code: 'won' } })
})

test('without waiting for the wind nothing is found', () => {
  const budget = { placements: 6_000 }
  expect(isFound(solve(blowing('FIXED'), { wanted: '1', without: ['wind'], budget }))).toBe(false)
  expect(isFound(solve(TUBE, { wanted: '1', budget }))).toBe(false)
})
