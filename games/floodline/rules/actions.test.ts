import { describe, expect, test } from 'vitest'
import { hash } from '../../../kernel/hash.ts'
import { copy } from '../../../kernel/plain.ts'
import { asking, drawn, play, roomOf, wait, wish } from '../testing/drawn.ts'
import { ask, legal, notate, parse, refuse } from './actions.ts'

const EVERYTHING = [
  ...['tilt forward', 'tilt back', 'tilt left', 'tilt right', 'hold', 'stabilise', 'freeze', 'drain'],
  ...['yaw+', 'yaw-', 'pitch+', 'pitch-', 'roll+', 'roll-', 'x+', 'x-', 'y+', 'y-', 'z+', 'z-', 'drop', 'soft+', 'soft-'],
]

const ROOM = roomOf(7)

const ALL_ON = {
  hold: true,
  abilities: {
    stabilise: { charges: 1 },
    freeze: { charges: 1, resolves: 2, scope: 'ADJ6' },
    drain: { charges: 1, rate: 1, scope: 'ADJ6' },
  },
} as const

describe('[FL-133] what may be asked for', () => {
  test.each(EVERYTHING)('%s is read and written back', text => {
    expect(notate(wish(text))).toBe(text)
    expect(parse(notate(wish(text)))).toEqual(wish(text))
  })

  test('and nothing else is', () => {
    for (const text of ['', 'tilt', 'tilt up', 'Tilt left', 'x', 'x+ ', ' x+', 'yaw', 'soft', 'hold 1', 'drop drop', '!undo', 'left']) {
      expect(parse(text)).toBeNull()
    }
  })

  test('all of it is legal where the level has everything, and nothing is listed twice', () => {
    const state = drawn(ROOM, { level: ALL_ON })
    const all = Array.from(legal(state), notate)
    expect(all.sort()).toEqual(EVERYTHING.filter(text => text !== 'soft-').sort())
  })
})

describe('[FL-134] asking', () => {
  test('only notes the wish for the coming tick, and takes or leaves soft drop', () => {
    const state = drawn(ROOM, { level: ALL_ON })
    const before = copy(state)
    for (const text of ['tilt left', 'hold', 'freeze', 'yaw+', 'x+', 'soft+', 'drop']) expect(asking(state, text)).toBe('')
    expect(state).toEqual({ ...before, asked: state.asked, soft: true })
    expect(state.asked).not.toBe(0)
    play(state)
    expect(state.asked).toBe(0)
  })

  test.each(EVERYTHING.filter(text => text !== 'soft-'))('[FL-144] %s is a bit of its own', text => {
    const bits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21]
    const state = drawn(ROOM, { level: ALL_ON })
    asking(state, text)
    expect(state.asked).toBe(2 ** bits[EVERYTHING.indexOf(text)]!)
  })

  test('legal and refuse change nothing', () => {
    const state = drawn(ROOM, { level: ALL_ON })
    const before = hash(state)
    for (const text of EVERYTHING) refuse(state, wish(text))
    expect([...legal(state)].length).toBeGreaterThan(0)
    expect(hash(state)).toBe(before)
  })
})

describe('[FL-135] refused at once, and not noted', () => {
  const refused = (text: string, changes: Parameters<typeof drawn>[1], ...before: string[]): string => {
    const state = drawn(ROOM, changes)
    for (const each of before) expect(asking(state, each)).toBe('')
    const { asked, soft } = state
    const code = asking(state, text)
    if (code !== '') expect([state.asked, state.soft]).toEqual([asked, soft])
    return code
  }

  test.each([
    ['over', 'x+', { state: { won: true } }],
    ['over', 'drop', { state: { lost: 'overflow' } }],
    ['tilt-up', 'tilt forward', { state: { gravity: 1 } }],
    ['tilt-parallel', 'tilt left', { state: { gravity: 1 } }],
    ['tilt-not-allowed', 'tilt left', { level: { tilt: { allowed: ['EAST'] } } }],
    ['tilt-budget', 'tilt left', { level: { tilt: { tiltBudget: 0 } } }],
    ['tilt-budget', 'tilt left', { level: { tilt: { maxRotations: 0 } } }],
    ['tilt-cooldown', 'tilt left', { state: { cooldown: 1 } }],
    ['hold-off', 'hold', {}],
    ['hold-used', 'hold', { level: { hold: true }, state: { holdUsed: true } }],
    ['no-charges', 'drain', {}],
    ['axis-not-allowed', 'pitch-', { level: { axes: ['yaw', 'roll'] } }],
    ['soft-already', 'soft-', {}],
    ['soft-already', 'soft+', { state: { soft: true } }],
  ] as [string, string, Parameters<typeof drawn>[1]][])('%s: %s', (code, text, changes) => {
    expect(refused(text, changes)).toBe(code)
    const refusal = refuse(drawn(ROOM, changes), wish(text))
    expect(refusal?.because.length).toBeGreaterThan(10)
  })

  test.each([
    ['tilt left', 'tilt right'],
    ['yaw+', 'roll-'],
    ['x+', 'x+'],
    ['hold', 'hold'],
    ['freeze', 'freeze'],
    ['drop', 'drop'],
    ['soft+', 'soft-'],
  ])('already-asked: after %s, %s', (one, other) => expect(refused(other, { level: ALL_ON }, one)).toBe('already-asked'))

  test.each([
    ['x+', 'x-'],
    ['x+', 'z+'],
    ['freeze', 'drain'],
    ['tilt left', 'yaw+'],
    ['hold', 'drop'],
  ])('not so: after %s, %s', (one, other) => expect(refused(other, { level: ALL_ON }, one)).toBe(''))

  test('an armed piece may be disarmed without a charge', () => {
    expect(refused('freeze', { level: ALL_ON, state: { armed: 2, charges: [0, 0, 0] } })).toBe('')
  })

  test('[FL-13] axes that the level lists are allowed', () => {
    expect(refused('yaw+', { level: { axes: ['yaw'] } })).toBe('')
    expect(refused('roll+', { level: { axes: [] } })).toBe('axis-not-allowed')
  })
})

describe('[FL-136] told by an event, and nothing else changes', () => {
  test.each([
    ['a move without room', 'x+', '......\n.PPP#.\n......', {}, 'no-room'],
    ['a turn that fits nowhere', 'roll+', 'BBBBB\nBPPPB\nBBBBB', {}, 'no-room'],
    ['a move along gravity', 'y-', '.....\n.PPP.\n.....', {}, 'along-gravity'],
  ] as const)('%s', (_, text, picture, changes, because) => {
    const state = drawn(picture, changes)
    const twin = copy(state)
    expect(play(state, text)).toEqual([{ kind: 'bumped', asked: wish(text), because }])
    play(twin)
    expect(hash(state)).toBe(hash(twin))
  })

  test('along-gravity is judged after the tilt of the same tick', () => {
    const told = play(drawn(ROOM), 'tilt right, x+, y+')
    expect(told.slice(1)).toEqual([
      { kind: 'bumped', asked: wish('x+'), because: 'along-gravity' },
      { kind: 'moved', step: 'y+', by: 1 },
    ])
  })

  test('no-charge: a wish to disarm a piece that was put on hold in the same tick', () => {
    const state = drawn(ROOM, { level: ALL_ON })
    play(state, 'freeze')
    const told = play(state, 'hold, freeze')
    expect(told.at(-1)).toEqual({ kind: 'bumped', asked: wish('freeze'), because: 'no-charge' })
    expect([state.armed, state.charges[1]]).toEqual([0, 0])
  })
})

test('[FL-137] the rules see single moves: a wish is acted on once and is gone', () => {
  const state = drawn(ROOM, { level: ALL_ON })
  play(state, 'x+, yaw+')
  const { x, pose } = state
  wait(state, 20)
  expect([state.x, state.pose]).toEqual([x, pose])
  play(state, 'x-')
  expect(state.x).toBe(x - 1)
})

test('[FL-138] a resolve takes no time: what is pressed while it is shown is asked for in the next tick, and one tilt at most', () => {
  const state = drawn(ROOM)
  play(state, 'drop')
  expect(state.tick).toBe(1)
  ask(state, wish('tilt left'))
  expect(asking(state, 'tilt right')).toBe('already-asked') // which of several counts is for the controls to say, before they ask
  play(state)
  expect([state.gravity, state.tick]).toEqual([4, 2])
})
