import { describe, expect, test } from 'vitest'
import { DOWN, EAST } from '../../../rules/board/space.ts'
import type { Turn } from '../bearings.ts'
import type { Control } from '../key-repeat.ts'
import { Gestures } from './gestures.ts'
import { type Reach, reachOf } from './reach.ts'

/** A phone: the axes of the world aslant, 30 pixels a step. */
const REACH: Reach = { right: { x: 28, y: -11 }, away: { x: -24, y: -13 } }
const MIDDLE = 180

/** One finger along a line, in so many pieces. */
function drag(gestures: Gestures, from: readonly [number, number], by: readonly [number, number], pieces = 12): Control[] {
  gestures.down(1, { x: from[0], y: from[1] }, 0)
  const asked: Control[] = []
  for (let piece = 1; piece <= pieces; piece++) {
    const at = { x: from[0] + (by[0] * piece) / pieces, y: from[1] + (by[1] * piece) / pieces }
    asked.push(...gestures.move(1, at))
  }
  return [...asked, ...gestures.up(1, 400, MIDDLE)]
}

/** Two fingers that go from one pair of places to another. */
function two(from: readonly number[], to: readonly number[], allows?: (turn: Turn) => boolean, pieces = 10): Control[] {
  const gestures = new Gestures(() => REACH, allows)
  const [ax = 0, ay = 0, bx = 0, by = 0] = from
  const [cx = 0, cy = 0, dx = 0, dy = 0] = to
  gestures.down(1, { x: ax, y: ay }, 0)
  gestures.down(2, { x: bx, y: by }, 20)
  const asked: Control[] = []
  for (let piece = 1; piece <= pieces; piece++) {
    const part = piece / pieces
    asked.push(...gestures.move(1, { x: ax + (cx - ax) * part, y: ay + (cy - ay) * part }))
    asked.push(...gestures.move(2, { x: bx + (dx - bx) * part, y: by + (dy - by) * part }))
  }
  return [...asked, ...gestures.up(1, 300, MIDDLE), ...gestures.up(2, 310, MIDDLE)]
}

describe('one finger', () => {
  test.each([
    ['right', [28, -11]],
    ['left', [-28, 11]],
    ['away', [-24, -13]],
    ['near', [24, 13]],
  ] as const)('goes three cells along an axis, and the piece goes three to the %s', (way, [x, y]) => {
    expect(drag(new Gestures(() => REACH), [180, 300], [x * 3, y * 3])).toEqual([way, way, way])
  })

  test('goes straight up the screen, and the piece with it along both axes', () => {
    const asked = drag(new Gestures(() => REACH), [180, 300], [4, -24 * 3])
    expect(asked.filter(way => way === 'right')).toHaveLength(3)
    expect(asked.filter(way => way === 'away')).toHaveLength(3)
  })

  test('comes back, and so does the piece', () => {
    const gestures = new Gestures(() => REACH)
    gestures.down(1, { x: 0, y: 0 }, 0)
    expect(gestures.move(1, { x: 28, y: -11 })).toEqual(['right'])
    expect(gestures.move(1, { x: 26, y: -10 })).toEqual([])
    expect(gestures.move(1, { x: 0, y: 0 })).toEqual(['left'])
  })

  test('needs a finger’s breadth for a step where cells are small', () => {
    const small: Reach = { right: { x: 12, y: -5 }, away: { x: -10, y: -6 } }
    expect(drag(new Gestures(() => small), [180, 300], [24, -10])).toEqual(['right'])
  })

  test('does not push a new piece on with what it pushed the old one', () => {
    const gestures = new Gestures(() => REACH)
    gestures.down(1, { x: 0, y: 0 }, 0)
    gestures.move(1, { x: 42, y: -16 })
    gestures.anew()
    expect(gestures.move(1, { x: 45, y: -17 })).toEqual([])
    expect(gestures.move(1, { x: 70, y: -27 })).toEqual(['right'])
  })

  test('taps: at the left anticlockwise, at the right clockwise; held still it does nothing', () => {
    const tap = (x: number, ms: number): Control[] => {
      const gestures = new Gestures(() => REACH)
      gestures.down(1, { x, y: 300 }, 1000)
      return [...gestures.move(1, { x: x + 3, y: 302 }), ...gestures.up(1, 1000 + ms, MIDDLE)]
    }
    expect(tap(60, 120)).toEqual(['yaw+'])
    expect(tap(300, 120)).toEqual(['yaw-'])
    expect(tap(300, 700)).toEqual([])
  })
})

describe('two fingers', () => {
  test.each([
    ['tip-away', 0, -60],
    ['tip-near', 0, 60],
    ['tip-left', -60, 0],
    ['tip-right', 60, 0],
  ] as const)('are swept: %s', (turn, x, y) => {
    expect(two([150, 300, 210, 300], [150 + x, 300 + y, 210 + x, 300 + y])).toEqual([turn])
  })

  test('S9: prefer a side that is allowed: what is swept between two of them is the one that may be', () => {
    const sweep = (x: number, y: number, allowed: readonly Turn[]): Control[] =>
      two([150, 300, 210, 300], [150 + x, 300 + y, 210 + x, 300 + y], turn => allowed.includes(turn))
    const pitch: readonly Turn[] = ['tip-away', 'tip-near']
    const roll: readonly Turn[] = ['tip-left', 'tip-right']
    expect(sweep(60, 0, pitch)).toEqual(['tip-near'])
    expect(sweep(-60, 0, pitch)).toEqual(['tip-away'])
    expect(sweep(0, -60, roll)).toEqual(['tip-right'])
    expect(sweep(0, 60, roll)).toEqual(['tip-left'])
    expect(sweep(58, -22, pitch)).toEqual(['tip-near'])
    // Where nothing else is near, what is meant is refused in words.
    expect(sweep(26, -52, pitch)).toEqual(['tip-right'])
    expect(sweep(60, 0, [])).toEqual(['tip-right'])
  })

  test('are twisted, a quarter turn about every thirty degrees', () => {
    expect(two([150, 300, 210, 300], [158, 279, 202, 321])).toEqual(['yaw-'])
    expect(two([150, 300, 210, 300], [158, 321, 202, 279])).toEqual(['yaw+'])
  })

  test('are no tap and no push, not even the one that stays', () => {
    const gestures = new Gestures(() => REACH)
    gestures.down(1, { x: 100, y: 300 }, 0)
    gestures.down(2, { x: 160, y: 300 }, 10)
    expect([...gestures.up(2, 60, MIDDLE), ...gestures.up(1, 80, MIDDLE)]).toEqual([])
  })
})

test('where steps go on the screen follows the corner and gravity', () => {
  const flat = ([x, y, z]: readonly [number, number, number]): { x: number; y: number } => ({ x: x + z / 10, y: z - y * 5 })
  const at = { x: 4, y: 6, z: 4, gravity: DOWN }
  expect(reachOf(flat, at, 0).right).toEqual({ x: 1, y: 0 })
  expect(reachOf(flat, at, 2).right.x).toBeCloseTo(-1)
  expect(reachOf(flat, { ...at, gravity: EAST }, 0).away).toEqual({ x: 0, y: -5 })
})
