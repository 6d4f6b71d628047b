import { describe, expect, test } from 'vitest'
import type { Turn } from '../bearings.ts'
import { MouseHand } from './mouse.ts'
import type { Reach } from './reach.ts'

/** A desk: the axes of the world aslant, about 45 pixels a step. */
const REACH: Reach = { right: { x: 42, y: -16 }, away: { x: -36, y: -20 } }

function hand(allows: (turn: Turn) => boolean = () => true): MouseHand {
  return new MouseHand(() => REACH, allows)
}

const AT = { x: 700, y: 400 }

function click(mouse: MouseHand, now: number, at = AT, button = 0, onBoard = true) {
  mouse.down(button, at, now, onBoard)
  return mouse.up(at, now + 60)
}

describe('dragged', () => {
  test('over the board, the piece goes with it, cell by cell, and nothing is dropped', () => {
    const mouse = hand()
    mouse.down(0, AT, 0, true)
    const asked = [1, 2, 3, 4, 5, 6].flatMap(part => mouse.move({ x: AT.x + 21 * part, y: AT.y - 8 * part }))
    expect(asked).toEqual(['right', 'right', 'right'])
    expect(mouse.looks(AT)).toBeNull()
    expect(mouse.up({ x: AT.x + 126, y: AT.y - 48 }, 300)).toEqual([])
  })

  test('over the sky, or with another button, it looks around and moves nothing', () => {
    for (const [button, onBoard] of [
      [0, false],
      [1, true],
      [2, true],
    ] as const) {
      const mouse = hand()
      mouse.down(button, AT, 0, onBoard)
      expect(mouse.looks(AT)).toBeNull()
      expect(mouse.move({ x: AT.x + 80, y: AT.y })).toEqual([])
      expect(mouse.looks({ x: AT.x + 80, y: AT.y })).toEqual({ x: 80, y: 0 })
      expect(mouse.up({ x: AT.x + 80, y: AT.y }, 500)).toEqual([])
      expect(mouse.looks(AT)).toBeNull()
    }
  })
})

describe('clicked', () => {
  test('twice, the piece drops; once, slowly, far apart or beside the board it does not', () => {
    const twice = (second: number, at = AT, onBoard = true): unknown[] => {
      const mouse = hand()
      return [...click(mouse, 0, AT, 0, onBoard), ...click(mouse, second, at, 0, onBoard)]
    }
    expect(twice(150)).toEqual(['drop'])
    expect(twice(900)).toEqual([])
    expect(twice(150, { x: AT.x + 60, y: AT.y })).toEqual([])
    expect(twice(150, AT, false)).toEqual([])
  })

  test('three times in a row, one piece drops', () => {
    const mouse = hand()
    expect([0, 150, 300].flatMap(now => click(mouse, now))).toEqual(['drop'])
  })

  test('with the right button, the piece tips, where it may', () => {
    expect(click(hand(), 0, AT, 2)).toEqual(['tip-near'])
    expect(
      click(
        hand(turn => turn === 'tip-left'),
        0,
        AT,
        2,
      ),
    ).toEqual(['tip-left'])
  })
})

describe('the wheel', () => {
  const notch = { deltaX: 0, deltaY: 120, deltaMode: 0, shiftKey: false }

  test('turns a notch at a time, forwards and back', () => {
    const mouse = hand()
    expect([mouse.wheel(notch, 0), mouse.wheel(notch, 200), mouse.wheel({ ...notch, deltaY: -120 }, 400)].flat()).toEqual([
      'yaw-',
      'yaw-',
      'yaw+',
    ])
    expect(mouse.wheel({ ...notch, deltaY: 3, deltaMode: 1 }, 800)).toEqual(['yaw-'])
  })

  test('with Shift it tips, and so it does where a piece may not be turned', () => {
    expect(hand().wheel({ ...notch, deltaX: 120, deltaY: 0, shiftKey: true }, 0)).toEqual(['tip-near'])
    expect(hand(turn => !turn.startsWith('yaw')).wheel({ ...notch, deltaY: -120 }, 0)).toEqual(['tip-away'])
  })

  test('a sweep on a laptop that sends many small ones is a few turns, not dozens', () => {
    const mouse = hand()
    const asked = Array.from({ length: 40 }, (_, at) => mouse.wheel({ ...notch, deltaY: 9 }, at * 8)).flat()
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.length).toBeLessThanOrEqual(3)
  })
})
