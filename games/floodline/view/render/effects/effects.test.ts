import { Matrix4, Vector3 } from 'three'
import { describe, expect, test } from 'vitest'
import type { Spot } from '../../../nouns.ts'
import { WATER } from '../../../rules/board/cells.ts'
import { DOWN, indexOf } from '../../../rules/board/space.ts'
import type { Lost } from '../picture.ts'
import { WATER_STRIDE, waterFaces } from '../water/water-faces.ts'
import { Celebration, roundAt } from './celebration.ts'
import { timeFaces } from './flow-faces.ts'
import { Jolt, joltOf, swingAt } from './jolt.ts'
import { fallingAt, lostMatrix } from './lost-body.ts'

const FRAME = 1000 / 60

describe('the jolt', () => {
  test('grows with mass and with the fall, and stays small', () => {
    const pushes = [1, 4, 16, 40, 1000].map(joltOf)
    expect(pushes).toEqual([...pushes].sort((a, b) => a - b))
    expect(new Set(pushes).size).toBe(pushes.length)
    expect(pushes.at(-1)).toBeLessThanOrEqual(0.5)
    expect(joltOf(0)).toBe(0)
  })

  test('pushes along gravity first, swings back, and is over', () => {
    const jolt = new Jolt()
    const board = new Matrix4().toArray(new Float64Array(16) as never) as unknown as Float64Array
    const heights: number[] = []
    jolt.hit(40, [0, -1, 0], 1000)
    for (let at = 1000; at < 1700; at += FRAME) heights.push(jolt.shake(board, at)[13] as number)
    expect(Math.min(...heights)).toBeLessThan(-0.15)
    expect(Math.max(...heights)).toBeGreaterThan(0.02)
    expect(heights.indexOf(Math.min(...heights))).toBeLessThan(heights.indexOf(Math.max(...heights)))
    expect([jolt.moving(1700), jolt.shake(board, 1700) === board, swingAt(-1), swingAt(9999)]).toEqual([false, true, 0, 0])
  })

  test('a light blow does not undo a heavy one', () => {
    const jolt = new Jolt()
    jolt.hit(60, [0, -1, 0], 0)
    jolt.hit(1, [0, -1, 0], 20)
    expect(jolt.shake(new Float64Array(16), 45)[13]).toBeLessThan(-0.2)
  })
})

describe('what is lost', () => {
  const lost: Lost = { cells: [], way: [1, 0, 0], rim: 3, leaves: 0.25 }
  const at = (ms: number): ReturnType<typeof fallingAt> => fallingAt(ms, 3, 250, { along: 0, down: 0, turned: 0 })

  test('slides on the ground up to the rim, then falls, further and further', () => {
    expect(at(125)).toMatchObject({ down: 0, turned: 0 })
    expect(at(250).along).toBe(3)
    const heights = [300, 400, 500, 600, 900].map(ms => at(ms).down)
    expect(heights).toEqual([...heights].sort((a, b) => a - b))
    expect(at(1150).down).toBeGreaterThan(8)
    expect(at(500).along).toBeGreaterThan(3)
    expect(at(500).turned).toBeGreaterThan(0.3)
  })

  test('tips with its top first, and grows smaller', () => {
    const matrix = lostMatrix(600, 250, lost, [5, 1, 5], new Matrix4())
    const [foot, top] = [new Vector3(5, 0, 5), new Vector3(5, 2, 5)].map(point => point.applyMatrix4(matrix)) as [Vector3, Vector3]
    expect(top.x).toBeGreaterThan(foot.x + 0.5)
    expect(top.distanceTo(foot)).toBeLessThan(2)
    expect(foot.y).toBeLessThan(0)
  })
})

describe('the celebration', () => {
  test('goes once round, and lights all windows on the way', () => {
    const celebration = new Celebration()
    celebration.set(true, 1000)
    expect([celebration.lit(1000), celebration.lit(6000)]).toEqual([0, 1])
    expect(celebration.lit(2000)).toBeGreaterThan(0.2)
    let before = -1
    for (let ms = 0; ms < 60_000; ms += 500) {
      expect(roundAt(ms)).toBeGreaterThanOrEqual(before)
      before = roundAt(ms)
    }
    expect(before).toBeCloseTo(2 * Math.PI)
    expect(celebration.moving(61_001)).toBe(false)
  })

  test('whoever stops it is where they were', () => {
    const celebration = new Celebration()
    celebration.set(true, 0)
    const round = celebration.orbit(8000)
    celebration.set(false, 8000)
    expect(celebration.orbit(8000)).toBeCloseTo(round)
    expect([celebration.orbit(9000), celebration.lit(9000), celebration.moving(9000)]).toEqual([0, 0, false])
  })
})

test('faces of water know how deep it will be, what is above them, and when each of their corners begins', () => {
  const bounds: Spot = [3, 3, 1]
  const cell = (x: number, y: number): number => indexOf(bounds, x, y, 0)
  const cells = new Uint8Array(9)
  for (const wet of [cell(0, 0), cell(0, 1), cell(1, 1), cell(1, 0)]) cells[wet] = WATER
  const faces = waterFaces(bounds, cells, DOWN, null)
  timeFaces(faces, bounds, DOWN, [
    { foot: cell(0, 0), top: cell(0, 1), height: 2, from: 0, depth: 2 },
    { foot: cell(1, 1), top: cell(1, 1), height: 1, from: 1, depth: 2 },
  ])
  const read = Array.from({ length: faces.count }, (_, face) =>
    Array.from(faces.bytes.subarray(face * WATER_STRIDE, (face + 1) * WATER_STRIDE)),
  )
  const of = (x: number, y: number): number[][] => read.filter(([px, py]) => px === x + 16 && py === y + 16)
  expect(of(0, 0).every(bytes => bytes[10] === 2 && bytes[11] === 1)).toBe(true)
  expect(of(0, 1).every(bytes => bytes[10] === 2 && bytes[11] === 0)).toBe(true)
  expect(of(1, 0).every(bytes => bytes[10] === 0)).toBe(true) // it was there before
  const surface = of(0, 1)
    .find(bytes => bytes[3] === 2)
    ?.slice(12)
  expect(surface?.sort((a, b) => a - b)).toEqual([0, 0, 128, 128]) // alone in the west; in the east the mean of two
})
