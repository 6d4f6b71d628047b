import { describe, expect, test } from 'vitest'
import type { Spot } from '../../nouns.ts'
import { DOWN, EAST, NORTH, SOUTH, WEST } from '../../rules/board/space.ts'
import { Camera } from '../render/camera/camera.ts'
import type { Rectangle } from '../render/picture.ts'
import { safeAreas } from './safe-area.ts'

const SCREENS = [
  [1440, 900],
  [1024, 768],
  [360, 640],
  [412, 915],
  [640, 360],
  [932, 430],
] as const

const BOARDS: readonly Spot[] = [
  [8, 12, 8],
  [10, 18, 10],
  [10, 30, 10],
]

/** Less than a pixel. */
const OVER = 0.9

describe.each(SCREENS)('FL-D-18: on a screen of %i by %i', (width, height) => {
  describe.each([false, true])('where there is a lesson: %s', lesson => {
    const areas = safeAreas(width, height, { watched: false, audioMode: false, lesson })

    test('there is room for the world', () => {
      for (const free of areas) {
        expect(free.right - free.left).toBeGreaterThan(200)
        expect(free.bottom - free.top).toBeGreaterThan(120)
        expect(free.bottom).toBeLessThanOrEqual(height)
      }
    })

    test.each(BOARDS)(
      'the whole of a board of %i, %i, %i is in one of its parts: from every corner, whatever gravity is, at the height pieces come from',
      (...bounds) => {
        for (const gravity of [DOWN, NORTH, SOUTH, EAST, WEST])
          for (const corner of [0, 1, 2, 3]) {
            const seen = cornersOf(width, height, areas, bounds, gravity, corner)
            expect(areas.some(area => seen.every(({ x, y }) => inside(area, x, y)))).toBe(true)
          }
      },
    )
  })
})

function inside({ left, right, top, bottom }: Rectangle, x: number, y: number): boolean {
  return x > left - OVER && x < right + OVER && y > top - OVER && y < bottom + OVER
}

/** The corners of a board, on the screen. */
function cornersOf(width: number, height: number, areas: readonly Rectangle[], bounds: Spot, gravity: number, corner: number) {
  const eye = new Camera()
  const windows = areas.map(({ left, right, top, bottom }) => ({
    ...{ left: left / width, right: right / width, top: top / height, bottom: bottom / height },
  }))
  eye.resize(width / height, windows, 0)
  eye.frame(bounds, bounds[1], 0, true)
  eye.stand({ corner }, 0, true)
  eye.lean(gravity, 0, true)
  return Array.from({ length: 8 }, (_, at) => {
    const [x, y, z] = [at & 1 ? bounds[0] : 0, at & 2 ? bounds[1] : 0, at & 4 ? bounds[2] : 0]
    return eye.project([x, y, z], 0, width, height)
  })
}

test('a phone has two parts to offer: between the columns and below them, and the board takes the one in which it is larger', () => {
  const areas = safeAreas(390, 844, { watched: false, audioMode: false, lesson: false })
  const wide = (bounds: Spot, of = areas): number => {
    const xs = cornersOf(390, 844, of, bounds, DOWN, 0).map(({ x }) => x)
    return Math.max(...xs) - Math.min(...xs)
  }
  expect(areas).toHaveLength(2)
  expect(wide([8, 8, 8])).toBeGreaterThan(1.1 * wide([8, 8, 8], areas.slice(0, 1)))
  for (const bounds of BOARDS) expect(wide(bounds)).toBe(Math.max(...areas.map(area => wide(bounds, [area]))))
})

describe('the end lies over a part of it', () => {
  const areaOf = (width: number, height: number, covered = { right: 0, bottom: 0 }): Rectangle => {
    const [area] = safeAreas(width, height, { watched: false, audioMode: false, lesson: false, covered })
    if (!area) throw new Error('no area')
    return area
  }

  test('at the desk the board moves aside, and its ruler still has room', () => {
    const free = areaOf(1440, 900, { right: 480, bottom: 0 })
    expect(free.right).toBe(960)
    expect(free.left).toBeGreaterThan(areaOf(1440, 900).left)
    expect(free.bottom).toBe(900)
  })

  test('on a phone it stands above the sheet, which may be higher or lower than the controls it came for', () => {
    for (const bottom of [120, 300, 410]) expect(areaOf(390, 844, { right: 0, bottom }).bottom).toBe(844 - bottom)
  })

  test('on a phone the room of sentences is the board’s then: nothing is said beside a reason', () => {
    const free = (width: number, height: number, covered: { right: number; bottom: number }): Rectangle | undefined =>
      safeAreas(width, height, { watched: false, audioMode: false, lesson: true, covered })[0]
    expect(free(844, 390, { right: 430, bottom: 0 })).toEqual(areaOf(844, 390, { right: 430, bottom: 0 }))
    expect(free(360, 640, { right: 0, bottom: 340 })).toEqual(areaOf(360, 640, { right: 0, bottom: 340 }))
  })

  test('however much is covered, there is something left', () => {
    for (const covered of [
      { right: 1400, bottom: 0 },
      { right: 0, bottom: 900 },
    ]) {
      const { left, right, top, bottom } = areaOf(1440, 900, covered)
      expect(Math.min(right - left, bottom - top)).toBeGreaterThan(60)
    }
  })
})
