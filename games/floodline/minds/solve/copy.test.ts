import { expect, test } from 'vitest'
import { copy, equal } from '../../../../kernel/plain.ts'
import { stream } from '../../../../kernel/rng.ts'
import { endlessLevel } from '../../levels/made/endless.ts'
import type { FloodLevel } from '../../nouns.ts'
import { start } from '../../rules/start.ts'
import { levelOf } from '../../testing/drawn.ts'
import { randomTicks } from '../../testing/random-play.ts'
import { copyInto, keyOf } from './copy.ts'
import type { State } from './types.ts'

const BAG: FloodLevel['bag'] = { type: 'BAG_N', tokens: ['L4', 'T3:HEAVY', 'I3', 'O2'] }

const LEVELS: Readonly<Record<string, FloodLevel>> = {
  wet: levelOf([6, 12, 6], {
    ...{
      bag: BAG,
      hold: true,
      waits: true,
      hazards: [{ type: 'WIND_GUST', intervalTicks: 40, pushStrength: 1, directionMode: 'RANDOM_SEEDED' }],
    },
    abilities: {
      freeze: { charges: 2, resolves: 3, scope: 'ADJ26' },
      drain: { charges: 1, rate: 1, scope: 'ADJ6' },
      stabilise: { charges: 1 },
    },
    terrain: [
      { type: 'WATER', from: [0, 0, 0], to: [5, 1, 5] },
      { type: 'ICE', at: [2, 2, 2], resolves: 2 },
    ],
    objectives: [
      { type: 'REACH_HEIGHT', height: 9 },
      { type: 'DRAIN_WATER', units: 20 },
    ],
    stars: { two: [{ type: 'ALSO', objective: { type: 'BUILD_BRIDGE', gap: 2 } }], three: [] },
  }),
  endless: endlessLevel(
    { width: 5, depth: 5, height: 10, water: 0, goal: 'score', wind: false, practice: false, floors: true },
    stream('copies', 'endless'),
  ),
}

/** Every field, and every field of those, made into something else: what is not copied shows. */
function spoilt(value: unknown): unknown {
  if (typeof value === 'number') return value + 7
  if (typeof value === 'boolean') return !value
  if (typeof value === 'string') return `${value}?`
  if (ArrayBuffer.isView(value)) return (value as Uint8Array).map(each => each + 3)
  if (Array.isArray(value)) return value.length > 0 ? value.slice(1).map(spoilt) : [7, 7]
  return value && Object.fromEntries(Object.entries(value).map(([name, each]) => [name, spoilt(each)]))
}

function blank({ level, ...rest }: Readonly<State>): State {
  return { ...(spoilt(copy(rest)) as State), level: { ...level }, winds: rest.winds.slice(1), goals: [], starGoals: [] }
}

test.each(Object.keys(LEVELS))('a copy over something else has every field as it was: %s', name => {
  let seen = 0
  const other = start(LEVELS[name]!)
  for (const { after } of randomTicks(`copies ${name}`, () => LEVELS[name]!, 4, 900)) {
    if (++seen % 50 !== 0) continue
    expect(equal(copyInto(blank(after), after), after)).toBe(true)
    expect(equal(copyInto(other, after), after)).toBe(true)
  }
  expect(seen).toBeGreaterThan(500)
})

test('fields that other levels have go away', () => {
  const plain = start(levelOf([6, 12, 6], { bag: BAG }))
  const [wet, endless] = [start(LEVELS['wet']!), start(levelOf([6, 12, 6], { bag: BAG, endless: { mutators: [] }, objectives: [] }))]
  for (const from of [wet, endless]) expect(equal(copyInto(copy(from), plain), plain)).toBe(true)
  expect([endless.endless, wet.waiting]).not.toContain(undefined)
})

test('a key tells positions apart by what is to come, and not by time', () => {
  const state = start(LEVELS['wet']!)
  const telling = { tilts: false, counts: false }
  const key = keyOf(state, telling)
  expect(Number.isSafeInteger(key)).toBe(true)
  expect(keyOf({ ...state, tick: 99, fallIn: 3, cooldown: 4 }, telling)).toBe(key)
  const moved = state.cells.slice()
  moved.copyWithin(1, 0)
  const others = [{ cells: moved }, { gravity: 1 }, { held: 3 }, { piece: 2 }, { charges: [0, 2, 1] }, { armed: 2 }, { x: state.x + 1 }]
  for (const change of others) expect(keyOf({ ...state, ...change }, telling)).not.toBe(key)
  const tilted = { ...state, metrics: { ...state.metrics, tilts: 1 } }
  expect(keyOf(tilted, telling)).toBe(key)
  expect(keyOf(tilted, { tilts: true, counts: false })).not.toBe(keyOf(state, { tilts: true, counts: false }))
})
