import { describe, expect, test } from 'vitest'
import { MATERIALS, PIECES } from '../../../nouns.ts'
import { VOXELS } from '../../../rules/pieces/pieces.ts'
import { type Corner, stepFor } from '../../input/bearings.ts'
import { iconOf } from '../piece-icon.tsx'
import { letterAt, SIDES } from './compass.tsx'
import { eighthOf, leaned, seen, viewpointAt } from './projection.ts'

const ALL: readonly Corner[] = [0, 1, 2, 3]

describe('small pictures are seen as the board is', () => {
  test.each(ALL)('from corner %i away is up and left, right is up and right', corner => {
    const eighths = (['right', 'away', 'left', 'near'] as const).map(way => eighthOf(corner, stepFor(way, corner, 0)))
    expect(eighths).toEqual([1, 3, 5, 7])
  })

  test.each(ALL)('with gravity sideways the pad at corner %i shows up and down as they are', corner => {
    for (const gravity of [1, 2, 3, 4]) {
      expect(eighthOf(corner, stepFor('away', corner, gravity))).toBe(2)
      expect(eighthOf(corner, stepFor('near', corner, gravity))).toBe(6)
      const right = eighthOf(corner, stepFor('right', corner, gravity))
      expect([1, 7]).toContain(right)
      expect(eighthOf(corner, stepFor('left', corner, gravity))).toBe((right + 4) % 8)
    }
  })

  test('the side that gravity points at sinks, the other rises', () => {
    expect(leaned([1, 0, 0], [1, 0, 0])[1]).toBeLessThan(-0.2)
    expect(leaned([1, 0, 0], [-1, 0, 0])[1]).toBeGreaterThan(0.2)
    expect(leaned([0, 0, -1], [0, 0, -1])[1]).toBeLessThan(-0.2)
    expect(leaned([0, -1, 0], [0.5, 0.25, 0])).toEqual([0.5, 0.25, 0])
    expect(Math.hypot(...leaned([0, 0, 1], [0.3, 0.4, 0.5]))).toBeCloseTo(Math.hypot(0.3, 0.4, 0.5))
  })

  test('what is higher is higher on the screen, and east is to the right of west from the south-west', () => {
    const eye = viewpointAt(0)
    expect(seen(eye, [0, 1, 0]).y).toBeLessThan(0)
    expect(seen(eye, [1, 0, 0]).x).toBeGreaterThan(0)
    expect(seen(eye, [0, 0, -1]).depth).toBeGreaterThan(0)
  })
})

describe('the compass', () => {
  test.each(ALL)('has its letters inside the picture and apart from each other, corner %i', corner => {
    for (const gravity of ['DOWN', ...SIDES] as const) {
      const spots = SIDES.map(side => letterAt(corner, gravity, side))
      for (const { x, y } of spots) expect(x > 0 && x < 1 && y > 0 && y < 1, gravity).toBe(true)
      for (const [i, a] of spots.entries())
        for (const b of spots.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y), gravity).toBeGreaterThan(0.13)
    }
  })

  test('from the south-west north is up and left, as on the board', () => {
    const [north, east, south, west] = SIDES.map(side => letterAt(0, 'DOWN', side))
    expect(north!.x < east!.x && north!.y < south!.y && west!.x < south!.x && west!.y > north!.y).toBe(true)
  })
})

describe('pieces as pictures', () => {
  test.each(ALL)('every piece, every material, from corner %i: only what can be seen, in the tones of three sides', corner => {
    const icon = iconOf(corner)
    for (const [piece] of PIECES.entries()) {
      const plain = icon(piece, 0)
      expect(new Set(plain.map(({ fill }) => fill)).size, PIECES[piece]).toBe(3)
      expect(plain.length).toBeLessThanOrEqual(3 * VOXELS[piece]!.length)
      for (const { points } of plain) expect(points).toMatch(/^(-?\d+\.\d{3},-?\d+\.\d{3} ?){4}$/)
      const looks = MATERIALS.map((_, material) => JSON.stringify(icon(piece, material)))
      expect(new Set(looks).size).toBe(3)
      for (const [material] of MATERIALS.entries()) if (material > 0) expect(icon(piece, material).length).toBeGreaterThan(plain.length)
    }
  })

  test('heavy ones are darker than any other', () => {
    const light = (fill: string): number => [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(fill.slice(at, at + 2), 16), 0)
    const top = (material: number): number => light(iconOf(0)(1, material)[0]!.fill)
    expect(top(1)).toBeLessThan(Math.min(top(0), top(2)) / 2)
  })
})
