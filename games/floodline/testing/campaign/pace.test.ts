import { expect, test } from 'vitest'
import { Session } from '../../../../kernel/session.ts'
import { floodline } from '../../game.ts'
import type { FloodLevel } from '../../nouns.ts'
import { tooQuick } from './pace.ts'

const LEVEL: FloodLevel = {
  ...{ format: 1, id: 'open', title: 'Open', seed: 1, bounds: [16, 14, 16], maxWorldHeight: 8, waits: true, terrain: [] },
  bag: { type: 'BAG_N', tokens: ['O2'] },
  objectives: [{ type: 'PLACE_PIECES', count: 50 }],
}

function played(level: FloodLevel, keys: readonly (readonly [tick: number, key: string])[]): string | null {
  const session = new Session(floodline, level)
  for (const [tick, key] of keys) {
    session.advance(tick - session.tick)
    const refusal = session.offer(0, key)
    if (refusal) throw new Error(refusal.because)
  }
  session.advance()
  return tooQuick(level, session.log)
}

const every = (from: number, by: number, count: number, key: string): [number, string][] =>
  Array.from({ length: count }, (_, at) => [from + at * by, key])

test.each([
  ['18 ticks before a piece, 9 between two presses', [...every(18, 9, 3, 'x+'), [45, 'drop'], [64, 'z+'], [73, 'drop']], null],
  ['a piece touched after 17', [[17, 'x+']], '17 ticks after its piece appeared'],
  [
    'the second piece touched too soon',
    [
      [18, 'drop'],
      [36, 'drop'],
    ],
    '17 ticks after its piece appeared',
  ],
  ['taps every 8', every(18, 8, 2, 'x+'), 'comes 8 ticks after "x+"'],
  ['two keys at once', [...every(18, 0, 1, 'x+'), [18, 'z+']], 'comes 0 ticks after "x+"'],
  ['a key that is held: ten ticks, then every two', [[18, 'x+'], ...every(28, 2, 3, 'x+')], null],
  ['a key held for three steps only', [[18, 'x+'], ...every(28, 2, 2, 'x+')], 'fewer than 9'],
  ['a held key that repeats at once', every(18, 2, 5, 'x+'), 'comes 2 ticks after "x+"'],
  ['a held turn, which does not repeat', [[18, 'yaw+'], ...every(28, 2, 4, 'yaw+')], 'fewer than 9'],
  [
    'letting go of soft drop is no press',
    [
      [18, 'soft+'],
      [22, 'soft-'],
      [27, 'x+'],
    ],
    null,
  ],
] as const)('%s', (_, keys, says) => {
  const found = played(LEVEL, keys as readonly (readonly [number, string])[])
  if (says === null) expect(found).toBeNull()
  else expect(found).toContain(says)
})

test('a piece that appears lying on something needs time', () => {
  const [X, , Z] = LEVEL.bounds
  const tall: FloodLevel = {
    ...LEVEL,
    terrain: [{ type: 'BEDROCK', from: [0, 0, 0], to: [X - 1, LEVEL.bounds[1] - 2, Z - 1] }],
  }
  const session = new Session(floodline, tall)
  expect(tooQuick(tall, session.log)).toMatch(/lying on something, and locks after 12 ticks/)
  expect(tooQuick({ ...tall, lock: { delayTicks: 30 } }, session.log)).toBeNull()
})
