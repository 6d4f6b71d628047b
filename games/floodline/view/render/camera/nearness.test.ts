import { describe, expect, test } from 'vitest'
import type { Floodline, Spot } from '../../../nouns.ts'
import { BEDROCK } from '../../../rules/board/cells.ts'
import { DOWN, EAST } from '../../../rules/board/space.ts'
import { Camera } from './camera.ts'
import { WHOLE } from './lens.ts'
import { focusOf, reachOf, ZOOMS } from './nearness.ts'

const TALL: Spot = [8, 26, 8]

/** A board with rock up to a height, and a piece. */
function state(bounds: Spot, top: number, y: number, gravity = DOWN): Floodline['State'] {
  const cells = new Uint8Array(bounds[0] * bounds[1] * bounds[2]).fill(BEDROCK, 0, top * bounds[0] * bounds[2])
  return { level: { bounds }, cells, gravity, piece: 0, y, won: false, lost: '' } as unknown as Floodline['State']
}

describe('how far the camera reaches', () => {
  test('a low board is seen whole, and so is a tall one while the piece is high or comes from the side', () => {
    expect(reachOf(state([8, 12, 8], 1, 2))).toBe(Number.POSITIVE_INFINITY)
    expect(reachOf(state(TALL, 1, 25))).toBe(Number.POSITIVE_INFINITY)
    expect(reachOf(state(TALL, 1, 5, EAST))).toBe(Number.POSITIVE_INFINITY)
  })

  test('what a piece has fallen through is left out, in a few strides', () => {
    const reaches = Array.from({ length: 26 }, (_, fallen) => reachOf(state(TALL, 2, 25 - fallen)))
    expect(new Set(reaches).size).toBeLessThanOrEqual(5)
    expect(reaches).toEqual(reaches.toSorted((a, b) => b - a))
    reaches.forEach((reach, fallen) => expect(reach).toBeGreaterThan(25 - fallen + 2))
  })

  test('when it is over what was built fills the picture, on a low board too', () => {
    expect(reachOf({ ...state([8, 12, 8], 6, 0), won: true })).toBe(8)
    expect(reachOf({ ...state(TALL, 1, 0), lost: 'bag-empty' })).toBe(5)
  })

  test('the city is never cut off', () => {
    expect(reachOf(state(TALL, 17, 3))).toBeGreaterThan(17)
  })
})

describe('nearer', () => {
  const framed = (target: { zoom?: number; focus?: number; reach?: number }): Camera => {
    const eye = new Camera()
    eye.resize(1.6, [WHOLE], 0)
    eye.frame(TALL, 26, 0, true)
    eye.stand({ corner: 0, ...target }, 0, true)
    return eye
  }
  const across = (eye: Camera): number => eye.project([8, 0, 0], 0, 1600, 1000).x - eye.project([0, 0, 8], 0, 1600, 1000).x

  test('things are larger by about as much, and what is in focus stays in sight', () => {
    for (const zoom of ZOOMS) {
      const eye = framed({ zoom, focus: 3 })
      expect(across(eye) / across(framed({}))).toBeGreaterThan(0.95 * zoom)
      const { y } = eye.project([4, 3, 4], 0, 1600, 1000)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(1000)
    }
  })

  test('a corner that is gone to, and a gust, leave it as near as it was', () => {
    const eye = framed({ zoom: 2.2, focus: 3 })
    const before = across(eye)
    eye.stand({ corner: 0, yaw: 0 }, 0, true)
    expect(across(eye)).toBeCloseTo(before)
  })

  test('a board with less to see is seen from nearer', () => {
    expect(across(framed({ reach: 12 }))).toBeGreaterThan(1.3 * across(framed({})))
  })

  test('it follows a piece slowly; where every frame of that is dear, it is soon done', () => {
    const movingAfter = (ms: number, slowly: boolean): boolean => {
      const eye = framed({})
      eye.stand({ corner: 0, reach: 12 }, 0, false, slowly)
      return eye.moving(ms)
    }
    expect([movingAfter(300, true), movingAfter(900, true)]).toEqual([true, false])
    expect([movingAfter(100, false), movingAfter(300, false)]).toEqual([true, false])
  })

  test('what somebody wants to see is the top of what stands there', () => {
    expect(focusOf(state(TALL, 5, 20))).toBe(5)
  })
})
