import { describe, expect, test } from 'vitest'
import { type FloodAction, TILTS } from '../../nouns.ts'
import { notate } from '../../rules/actions.ts'
import { AXES_OF, DOWN, EAST, NORTH, SOUTH, TILTED, WEST } from '../../rules/board/space.ts'
import { PhasePlayback, phasesOf } from '../playback/phases.ts'
import { TickClock } from '../playback/tick-clock.ts'
import { type Corner, stepFor, TURNS, tiltFor, turnFor, turnOf, WAYS, wayOfTilt } from './bearings.ts'
import { type Control, HANDLING, KeyRepeat, repeats } from './key-repeat.ts'

const CORNERS: readonly Corner[] = [0, 1, 2, 3]

/** Ticks of holding and letting go: what is asked for in each. */
function asks(keys: KeyRepeat, ticks: number, gravity = DOWN, corner: Corner = 0): string[] {
  return Array.from({ length: ticks }, () => spelled(keys.actions(corner, gravity, keys.isDown('soft'))))
}

/** Each is pressed and let go before the next. */
function tap(keys: KeyRepeat, ...controls: readonly Control[]): void {
  for (const control of controls) {
    keys.press(control)
    keys.release(control)
  }
}

function spelled(asked: readonly FloodAction[]): string {
  return asked.map(notate).join(' ')
}

describe('FL-137: moves repeat in the keys, not in the rules', () => {
  test('a held move steps at ticks 0, 10, 12, 14 and so on', () => {
    const keys = new KeyRepeat()
    keys.press('right')
    const stepped = asks(keys, 20).flatMap((text, tick) => (text === 'x+' ? [tick] : []))
    expect(stepped).toEqual([0, 10, 12, 14, 16, 18])
  })

  test('a change of direction starts again, and so does letting go of the other way', () => {
    const keys = new KeyRepeat()
    keys.press('right')
    asks(keys, 8)
    keys.press('left')
    expect(asks(keys, 12).flatMap((text, tick) => (text ? [`${tick} ${text}`] : []))).toEqual(['0 x-', '10 x-'])
    keys.release('left')
    expect(asks(keys, 3)).toEqual(['x+', '', ''])
  })

  test('both axes repeat by themselves', () => {
    const keys = new KeyRepeat()
    keys.press('right')
    asks(keys, 5)
    keys.press('away')
    const both = asks(keys, 16)
    expect(both.flatMap((text, tick) => (text.includes('z-') ? [tick] : []))).toEqual([0, 10, 12, 14])
    expect(both.flatMap((text, tick) => (text.includes('x+') ? [tick] : []))).toEqual([5, 7, 9, 11, 13, 15])
  })

  test('a tap between two ticks is one step', () => {
    const keys = new KeyRepeat()
    keys.press('left')
    keys.release('left')
    expect(asks(keys, 3)).toEqual(['x-', '', ''])
  })

  test('taps that come faster than ticks are all steps, one a tick', () => {
    const keys = new KeyRepeat()
    tap(keys, 'left', 'left', 'left')
    expect(asks(keys, 4)).toEqual(['x-', 'x-', 'x-', ''])
  })

  test('delay and rate are the player’s own', () => {
    expect(
      Array.from({ length: 12 }, (_, tick) => repeats(tick, { delay: 4, rate: 3 }))
        .map(Number)
        .join(''),
    ).toBe('100010010010')
    expect(
      Array.from({ length: 8 }, (_, tick) => repeats(tick, { delay: 5, rate: 0 }))
        .map(Number)
        .join(''),
    ).toBe('10000111')
    expect(HANDLING).toEqual({ delay: 10, rate: 2, soft: 1 })
  })

  test('turns, hold, abilities and drop happen once a press, however long it is held', () => {
    const once: readonly (readonly [Control, string])[] = [
      ['yaw+', 'yaw+'],
      ['tip-away', 'pitch-'],
      ['tip-left', 'roll+'],
      ...(['hold', 'stabilise', 'freeze', 'drain', 'drop'] as const).map(control => [control, control] as const),
    ]
    for (const [control, asked] of once) {
      const keys = new KeyRepeat()
      keys.press(control)
      expect(asks(keys, 3)).toEqual([asked, '', ''])
    }
  })

  test('soft drop is asked for when it begins and when it ends', () => {
    const keys = new KeyRepeat()
    keys.press('soft')
    expect(spelled(keys.actions(0, DOWN, false))).toBe('soft+')
    expect(spelled(keys.actions(0, DOWN, true))).toBe('')
    keys.release('soft')
    expect(spelled(keys.actions(0, DOWN, true))).toBe('soft-')
  })

  test('a slower soft drop lets go between its cells, and begins at once each time', () => {
    const keys = new KeyRepeat()
    keys.handling = { ...HANDLING, soft: 3 }
    let soft = false
    const tick = (): string => {
      const asked = keys.actions(0, DOWN, soft)
      for (const each of asked) if (each.kind === 'soft') soft = each.on
      return soft ? 'sinks' : '-'
    }
    keys.press('soft')
    expect(Array.from({ length: 7 }, tick)).toEqual(['sinks', '-', '-', 'sinks', '-', '-', 'sinks'])
    keys.release('soft')
    expect([tick(), tick()]).toEqual(['-', '-'])
    keys.press('soft')
    expect(tick()).toBe('sinks')
  })

  test('how long a move is held can be watched', () => {
    const keys = new KeyRepeat()
    expect(keys.held).toBeNull()
    keys.press('left')
    asks(keys, 7)
    keys.press('away')
    asks(keys, 2)
    expect(keys.held).toBe(9)
    keys.release('left')
    expect(keys.held).toBe(2)
  })

  test('nothing is held once the keyboard is gone', () => {
    const keys = new KeyRepeat()
    keys.press('right')
    keys.press('soft')
    keys.letGo()
    expect(spelled(keys.actions(0, DOWN, true))).toBe('soft-')
  })
})

describe('FL-138: what is pressed happens in the order it was pressed', () => {
  test.each([
    [
      ['left', 'left', 'left', 'drop'],
      ['x-', 'x-', 'x- drop'],
    ],
    [
      ['left', 'yaw+', 'yaw+', 'drop', 'right'],
      ['x-', 'yaw+', 'yaw+ drop', 'x+'],
    ],
    [
      ['away', 'right'],
      ['z-', 'x+'],
    ], // a tick moves along x first
    [['right', 'away'], ['x+ z-']],
    [
      ['left', 'right'],
      ['x-', 'x+'],
    ], // in one tick they would cancel each other
    [
      ['drop', 'hold', 'drop'],
      ['drop', 'hold drop'],
    ],
    [
      ['freeze', 'stabilise', 'hold'],
      ['freeze', 'stabilise', 'hold'],
    ],
    [['hold', 'stabilise', 'tip-left', 'right', 'drop'], ['hold stabilise roll+ x+ drop']],
    [
      ['soft', 'soft', 'left'],
      ['soft+', 'soft-', 'soft+', 'soft- x-'],
    ],
    [
      ['soft', 'drop'],
      ['soft+', 'soft- drop'],
    ],
    [
      ['tilt-left', 'yaw+', 'tilt-right', 'tip-left'],
      ['tilt left', 'yaw+', 'tilt right', 'roll+'],
    ],
  ] as const)('%j', (pressed, ticks) => {
    const keys = new KeyRepeat()
    tap(keys, ...pressed)
    let soft = false
    const asked = Array.from({ length: ticks.length + 2 }, () => {
      const actions = keys.actions(0, DOWN, soft)
      for (const each of actions) if (each.kind === 'soft') soft = each.on
      return spelled(actions)
    })
    expect(asked).toEqual([...ticks, '', ''])
  })

  test('soft drop, which lasts, keeps no step waiting', () => {
    const keys = new KeyRepeat()
    keys.press('soft')
    tap(keys, 'right')
    tap(keys, 'tilt-right')
    expect(spelled(keys.actions(0, DOWN, false))).toBe('soft+ x+')
    expect(spelled(keys.actions(0, DOWN, true))).toBe('tilt right')
  })

  test('what is held when it is pressed repeats from its own step on', () => {
    const keys = new KeyRepeat()
    tap(keys, 'yaw+', 'yaw+')
    keys.press('right')
    expect(asks(keys, 16).flatMap((text, tick) => (text ? [`${tick} ${text}`] : []))).toEqual([
      '0 yaw+',
      '1 yaw+ x+',
      '11 x+',
      '13 x+',
      '15 x+',
    ])
  })

  test('a press means the way it had when it was pressed, whatever corner is chosen before it happens; where it leads is gravity’s', () => {
    const keys = new KeyRepeat()
    keys.press('right', 0)
    keys.release('right', 0)
    keys.press('right', 2)
    keys.release('right', 2)
    expect([spelled(keys.actions(2, DOWN, false)), spelled(keys.actions(2, DOWN, false))]).toEqual(['x+', 'x-'])
    tap(keys, 'tilt-right', 'away')
    expect([spelled(keys.actions(0, DOWN, false)), spelled(keys.actions(0, EAST, false))]).toEqual(['tilt right', 'y+'])
  })

  test('what was meant for a piece that locked by itself is for nobody; what follows its drop is for the next; what is held is held', () => {
    const keys = new KeyRepeat()
    tap(keys, 'left', 'yaw+', 'drop', 'away')
    keys.pieceGone()
    expect(asks(keys, 2)).toEqual(['z-', ''])
    tap(keys, 'left', 'left')
    keys.press('right')
    keys.press('soft')
    keys.pieceGone()
    const asked = Array.from({ length: 12 }, (_, tick) => spelled(keys.actions(0, DOWN, tick > 0)))
    expect(asked).toEqual(['soft+', ...Array<string>(8).fill(''), 'x+', '', 'x+'])
  })

  test('of the tilts that waited for a resolve to be shown the last counts, for each piece', () => {
    const keys = new KeyRepeat()
    tap(keys, 'tilt-left', 'yaw+', 'tilt-right', 'tip-left', 'drop', 'tilt-away', 'tilt-near')
    keys.resolveShown()
    expect(asks(keys, 5)).toEqual(['yaw+', 'tilt right', 'roll+ drop', 'tilt back', ''])
  })

  test('in step mode a tick has what was pressed before it was asked for', () => {
    const keys = new KeyRepeat()
    for (const control of ['right', 'away', 'hold'] as const) {
      tap(keys, control)
      keys.endTick()
    }
    expect(asks(keys, 4)).toEqual(['x+', 'z-', 'hold', ''])
  })
})

/** Where the top of a piece goes, by the quarter turns of FL-13. */
const TOP_GOES = { 'pitch+': 'z+', 'pitch-': 'z-', 'roll+': 'x-', 'roll-': 'x+' } as const

describe('FL-139: keys follow the corner the camera stands at', () => {
  test.each(CORNERS)('from corner %i a piece is tipped the way a move goes, and turning is turning', corner => {
    for (const way of WAYS) {
      const asked = notate(turnFor(`tip-${way}`, corner)) as keyof typeof TOP_GOES
      expect(TOP_GOES[asked]).toBe(stepFor(way, corner, DOWN))
    }
    expect(notate(turnFor('yaw-', corner))).toBe('yaw-')
    for (const turn of TURNS) {
      const { axis, sense } = turnFor(turn, corner)
      expect(turnOf(axis, sense, corner)).toBe(turn)
    }
  })

  test.each(CORNERS)('from corner %i the four ways are four steps over the ground, opposite ways opposite', corner => {
    const steps = WAYS.map(way => stepFor(way, corner, DOWN))
    expect(new Set(steps).size).toBe(4)
    expect(steps[0]?.[0]).toBe(steps[1]?.[0])
    expect(steps[0]).not.toBe(steps[1])
    expect(steps.every(step => step[0] !== 'y')).toBe(true)
  })

  test.each([NORTH, SOUTH, EAST, WEST])(
    'with gravity sideways (%i) pieces are steered up, down and along the wall, never with gravity',
    gravity => {
      for (const corner of CORNERS) {
        expect([stepFor('away', corner, gravity), stepFor('near', corner, gravity)]).toEqual(['y+', 'y-'])
        const along = stepFor('right', corner, gravity)
        const axis = ['x', 'y', 'z'].indexOf(along[0] as string)
        expect(AXES_OF[gravity]?.g[axis]).toBe(0)
        expect(along[0]).not.toBe('y')
      }
    },
  )

  test('a tilt sinks the world that way on the screen, from every corner', () => {
    for (const corner of CORNERS)
      for (const way of WAYS) {
        const sense = tiltFor(way, corner)
        expect(wayOfTilt(sense, corner)).toBe(way)
        const g = AXES_OF[TILTED[TILTS.indexOf(sense)]?.[DOWN] as number]?.g
        const step = stepFor(way, corner, DOWN)
        expect(g?.[step[0] === 'x' ? 0 : 2]).toBe(step[1] === '+' ? 1 : -1)
      }
  })
})

describe('ticks and frames', () => {
  test.each([30, 60, 144, 75.3])('at %d frames a second there are sixty ticks a second', rate => {
    const loop = new TickClock()
    let ticks = 0
    for (let frame = 0; frame <= rate * 20; frame++) ticks += loop.due((frame * 1000) / rate)
    expect(Math.abs(ticks - 1200)).toBeLessThanOrEqual(1)
  })

  test('after a stall time goes on from now', () => {
    const loop = new TickClock()
    loop.due(0)
    expect(loop.due(60_000)).toBe(1)
    expect(loop.due(60_000 + 17)).toBe(1)
  })

  test('half speed is half as many, and none while it stands still', () => {
    const loop = new TickClock()
    loop.speed = 0.5
    let ticks = 0
    for (let frame = 0; frame <= 120; frame++) ticks += loop.due((frame * 1000) / 60)
    expect(ticks).toBe(60)
    loop.speed = 0
    expect(loop.due(1e6)).toBe(0)
  })
})

describe('FL-54: a resolve is shown afterwards', () => {
  test('a lock that moves nothing takes no time', () => {
    expect(phasesOf([{ kind: 'merged', cells: [1], displaced: [], drain: -1, anchored: false }])).toEqual([])
  })

  test('phases come in the order of the events, and together where they are together', () => {
    const phases = phasesOf([
      { kind: 'locked', piece: 0, material: 0, cells: [5] },
      { kind: 'merged', cells: [5], displaced: [5], drain: -1, anchored: false },
      { kind: 'fell', from: [9], by: 3, lost: [] },
      { kind: 'fell', from: [7], by: 1, lost: [] },
      { kind: 'flowed', out: [5], into: [6], overflow: 0 },
      { kind: 'drained', drain: 2, cells: [6] },
      { kind: 'flowed', out: [6], into: [3], overflow: 0 },
    ])
    expect(phases.map(({ name, events }) => `${name} ${events.length}`)).toEqual(['merge 1', 'fall 2', 'water 1', 'drain 1', 'water 1'])
  })

  test('a playback passes through its phases and can be skipped', () => {
    const playback = new PhasePlayback(
      phasesOf([
        { kind: 'fell', from: [9], by: 2, lost: [] },
        { kind: 'flowed', out: [5], into: [6], overflow: 0 },
      ]),
    )
    expect(playback.now?.phase.name).toBe('fall')
    playback.pass(playback.phases[0]?.ms ?? 0)
    expect(playback.now).toMatchObject({ index: 1, part: 0 })
    expect(playback.over).toBe(false)
    playback.skip()
    expect(playback.over).toBe(true)
    expect(playback.now).toBeNull()
  })
})
