import { describe, expect, it } from 'vitest'
import type { Spot } from '../../../nouns.ts'
import { EAST, SOUTH } from '../../../rules/board/space.ts'
import { leanAt } from '../effects/motion.ts'
import { farCorners } from '../overlay/surroundings.ts'
import { Camera } from './camera.ts'
import { boardMatrix, framed, lensOf, onScreen, PITCH, rayThrough, through, towardsEye, undone, WHOLE, yawOf } from './lens.ts'
import { cellAlong } from './ray.ts'

const BOUNDS: Spot = [10, 12, 10]
const POSE = { yaw: yawOf(0), pitch: PITCH, distance: 60, height: 5, x: 0, z: 0 }

describe('the lens', () => {
  it('stands in the south-west first, then goes round by the south-east', () => {
    const signs = [0, 1, 2, 3].map(corner => towardsEye(yawOf(corner), PITCH)).map(([x, , z]) => [Math.sign(x), Math.sign(z)])
    expect(signs).toEqual([
      [-1, 1],
      [1, 1],
      [1, -1],
      [-1, -1],
    ])
  })

  it('has its target in the middle of the window', () => {
    const window = { left: 0.2, right: 0.6, top: 0.1, bottom: 0.5 }
    const { x, y } = onScreen(lensOf(POSE, 1.6, window), [0, 5, 0], 1000, 500)
    expect(x).toBeCloseTo(400, 6)
    expect(y).toBeCloseTo(150, 6)
  })

  it('never rolls: what is upright stays upright in the middle', () => {
    const lens = lensOf(POSE, 1.6, WHOLE)
    expect(onScreen(lens, [0, 0, 0], 100, 100).x).toBeCloseTo(onScreen(lens, [0, 9, 0], 100, 100).x, 9)
    expect(onScreen(lens, [0, 9, 0], 100, 100).y).toBeLessThan(onScreen(lens, [0, 0, 0], 100, 100).y)
  })

  it('looks back along the ray to the point it came from', () => {
    const lens = lensOf(POSE, 1.3, { left: 0.1, right: 0.8, top: 0, bottom: 0.9 })
    const point = [3, 2, -4] as const
    const { x, y } = onScreen(lens, point, 800, 600)
    const way = rayThrough(lens, x, y, 800, 600)
    const far = (point[0] - lens.eye[0]) / way[0]
    for (const axis of [0, 1, 2] as const) expect(lens.eye[axis] + way[axis] * far).toBeCloseTo(point[axis], 6)
  })

  it('frames a box: inside the window, and touching it', () => {
    for (const aspect of [0.5625, 1.6, 2.4]) {
      const window = { left: 0.15, right: 0.9, top: 0.05, bottom: 0.8 }
      const pose = framed([-6, -2, -6], [6, 15, 6], yawOf(1), PITCH, aspect, window)
      const seen = [0, 1, 2, 3, 4, 5, 6, 7].map(i =>
        onScreen(lensOf(pose, aspect, window), [i & 1 ? 6 : -6, i & 2 ? 15 : -2, i & 4 ? 6 : -6], 1, 1),
      )
      const over = 1e-3
      expect(Math.min(...seen.map(({ x }) => x))).toBeGreaterThan(window.left - over)
      expect(Math.max(...seen.map(({ x }) => x))).toBeLessThan(window.right + over)
      expect(Math.min(...seen.map(({ y }) => y))).toBeGreaterThan(window.top - over)
      expect(Math.max(...seen.map(({ y }) => y))).toBeLessThan(window.bottom + over)
    }
  })
})

describe('the lean', () => {
  it('lowers the side gravity pulls to and keeps the middle', () => {
    const lean = (14 * Math.PI) / 180
    const east = boardMatrix(BOUNDS, lean, 0)
    expect(through(east, [5, 0, 5]).map(n => Math.abs(n))).toEqual([0, 0, 0])
    expect(through(east, [10, 0, 5])[1]).toBeCloseTo(-5 * Math.sin(lean), 9)
    const south = boardMatrix(BOUNDS, 0, lean)
    expect(through(south, [5, 0, 10])[1]).toBeCloseTo(-5 * Math.sin(lean), 9)
    const back = through(undone(east), through(east, [1, 7, 2]))
    for (const [axis, value] of [1, 7, 2].entries()) expect(back[axis]).toBeCloseTo(value, 9)
  })

  it('goes past its mark by 120 ms and is back on it by 200', () => {
    expect(leanAt(0)).toBe(0)
    expect(leanAt(120) * 14).toBeCloseTo(16, 6)
    expect(leanAt(160)).toBeGreaterThan(1)
    expect(leanAt(200)).toBe(1)
  })

  it('arrives, and cuts when nothing may move', () => {
    const eye = new Camera()
    eye.frame(BOUNDS, 12, 0, true)
    eye.lean(EAST, 1000, false)
    expect(eye.moving(1100)).toBe(true)
    expect(eye.moving(1201)).toBe(false)
    const arrived = eye.board(1201)
    eye.lean(SOUTH, 2000, true)
    expect(eye.moving(2000)).toBe(false)
    expect([...eye.board(2000)]).not.toEqual([...arrived])
  })

  it('turns the short way round from the last corner to the first', () => {
    const eye = new Camera()
    eye.frame(BOUNDS, 12, 0, true)
    for (const corner of [1, 2, 3, 0]) eye.stand({ corner }, 0, true)
    expect(eye.lens(0).pose.yaw).toBeCloseTo(yawOf(0) - 2 * Math.PI, 9)
  })
})

describe('picking', () => {
  const only = (spot: Spot) => (cell: number) => cell === (spot[1] * 10 + spot[0]) * 10 + spot[2]

  it('finds the cell it projects, from every corner and leaning', () => {
    for (const corner of [0, 1, 2, 3])
      for (const gravity of [0, EAST, SOUTH]) {
        const eye = new Camera()
        eye.resize(1.6, [WHOLE], 0)
        eye.frame(BOUNDS, 12, 0, true)
        eye.stand({ corner }, 0, true)
        eye.lean(gravity, 0, true)
        const spot: Spot = [3, 4, 6]
        const { x, y } = eye.project([3.5, 4.5, 6.5], 0, 800, 500)
        const { eye: from, way } = eye.ray(x, y, 0, 800, 500)
        expect(cellAlong(BOUNDS, from, way, only(spot))?.spot).toEqual(spot)
      }
  })

  it('falls on the floor when nothing is in the way, and past the board on nothing', () => {
    const hit = cellAlong(BOUNDS, [4.5, 30, 4.5], [0, -1, 0], () => false)
    expect(hit?.spot).toEqual([4, 0, 4])
    expect(hit?.face).toBe(2)
    expect(cellAlong(BOUNDS, [40, 30, 4.5], [0, -1, 0], () => false)).toBeNull()
  })

  it('says which face was met', () => {
    expect(cellAlong(BOUNDS, [-5, 4.5, 4.5], [1, 0, 0], only([3, 4, 4]))?.face).toBe(1)
    expect(cellAlong(BOUNDS, [4.5, 4.5, 30], [0, 0, -1], only([4, 4, 9]))?.face).toBe(4)
  })
})

it('has the far corners behind the board, left to right', () => {
  for (const corner of [0, 1, 2, 3]) {
    const lens = lensOf({ ...POSE, yaw: yawOf(corner) }, 1.6, WHOLE)
    const { left, middle, right } = farCorners(BOUNDS, corner)
    const xs = [left, middle, right].map(([x, y, z]) => onScreen(lens, [x - 5, y, z - 5], 1, 1).x)
    expect(xs[0]).toBeLessThan(xs[1] ?? 0)
    expect(xs[1]).toBeLessThan(xs[2] ?? 0)
    const away = towardsEye(yawOf(corner), PITCH)
    expect((middle[0] - 5) * away[0] + (middle[2] - 5) * away[2]).toBeLessThan(0)
  }
})
