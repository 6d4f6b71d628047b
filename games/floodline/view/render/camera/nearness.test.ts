import { describe, expect, test } from 'vitest'
import type { Floodline, Spot } from '../../../nouns.ts'
import { BEDROCK } from '../../../rules/board/cells.ts'
import { DOWN, EAST, NORTH } from '../../../rules/board/space.ts'
import { landingCells, pieceCells } from '../../../rules/pieces/piece.ts'
import { levelOf } from '../../../testing/drawn.ts'
import { begun } from '../../../testing/scenes/begun.ts'
import { Camera, layersSeen } from './camera.ts'
import { WHOLE } from './lens.ts'
import { focusOf, reachOf, watchOf, ZOOMS } from './nearness.ts'
import { Viewport } from './viewport.ts'

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

describe('on a very tall board', () => {
  const BOUNDS: Spot = [7, 34, 5]
  const tower = (built: number, y: number, gravity = DOWN): Floodline['State'] => {
    const session = begun(levelOf(BOUNDS, { terrain: [{ type: 'SOLID', from: [3, 0, 2], to: [3, built - 1, 2] }] }))
    return { ...session.state, y, gravity } as Floodline['State']
  }
  const SCREENS = [
    ['a phone upright', 390, 844, { left: 0, right: 390, top: 170, bottom: 560 }],
    ['a phone on its side', 844, 390, { left: 200, right: 650, top: 0, bottom: 390 }],
    ['a desk', 1440, 900, { left: 260, right: 1270, top: 0, bottom: 900 }],
  ] as const

  test('what is watched is the piece and where it lands, in strides; a lower board is seen whole', () => {
    expect(watchOf(state([8, 26, 8], 2, 20))).toBeNull()
    const heights = Array.from({ length: 12 }, (_, fallen) => watchOf(tower(18, 30 - fallen)))
    for (const [fallen, watch] of heights.entries()) {
      expect(watch?.low).toBeLessThanOrEqual(18)
      expect(watch?.high).toBeGreaterThan(30 - fallen)
    }
    expect(new Set(heights.map(watch => JSON.stringify(watch))).size).toBeLessThanOrEqual(4)
    expect(watchOf({ ...tower(18, 30), won: true })).toBeNull()
  })

  test.each(SCREENS)('%s: piece and landing are in the picture, and large enough, whichever way it leans', (_, width, height, free) => {
    for (const gravity of [DOWN, EAST, NORTH])
      for (const y of [31, 24, 12]) {
        const now = tower(9, y, gravity)
        const eye = new Viewport()
        eye.show({ bounds: BOUNDS, cells: now.cells, notes: now.notes, tints: now.notes, gravity, maxWorldHeight: 33, chapter: 3 })
        eye.resize(width, height, [free])
        eye.camera.frame(BOUNDS, 34, 0, true)
        eye.camera.lean(gravity, 0, true)
        eye.camera.stand({ corner: 0, watch: watchOf(now) }, 0, true)
        for (const cell of [...pieceCells(now), ...landingCells(now)]) {
          const { x, y: down } = eye.project(cell)
          expect(x).toBeGreaterThan(free.left)
          expect(x).toBeLessThan(free.right)
          expect(down).toBeGreaterThan(free.top)
          expect(down).toBeLessThan(free.bottom)
        }
        const layer = eye.project([3, y, 2]).y - eye.project([3, y + 1, 2]).y
        if (gravity !== DOWN) expect(layer).toBeGreaterThan(14)
      }
  })

  test('where a piece is steered up and down, the height that is wanted is to be seen, too', () => {
    const leaning = tower(9, 12, EAST)
    const level = { ...leaning.level, objectives: [{ type: 'REACH_HEIGHT', height: 26 }] } as typeof leaning.level
    expect(watchOf({ ...leaning, level })?.also).toBe(29)
    expect(watchOf({ ...leaning, level, gravity: DOWN })?.also).toBe(12)
  })

  test('layers beside the work are seen as far as there is room: towards the top of what is built, then down', () => {
    expect(layersSeen({ low: 10, high: 20, also: 22 }, 34, 600)).toEqual([2, 22])
    expect(layersSeen({ low: 10, high: 20, also: 5 }, 34, 600)).toEqual([0, 20])
    expect(layersSeen({ low: 0, high: 30, also: 5 }, 34, 300)).toEqual([0, 30])
    expect(layersSeen({ low: 10, high: 20, also: 30 }, 34, 1200)).toEqual([0, 34])
    expect(layersSeen({ low: 25, high: 34, also: 10 }, 34, 390)).toEqual([21, 34])
  })
})
