import { describe, expect, it } from 'vitest'
import type { Spot } from '../../../nouns.ts'
import { indexOf } from '../../../rules/board/space.ts'
import { outlineOf } from './outline.ts'

const BOUNDS: Spot = [5, 5, 5]
const of = (...spots: Spot[]): ReturnType<typeof outlineOf> =>
  outlineOf(
    BOUNDS,
    spots.map(spot => indexOf(BOUNDS, ...spot)),
  )
const lengthOf = ({ from, to }: { from: Spot; to: Spot }): number => Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2])

describe('the outline of a body', () => {
  it('is twelve edges for one cell, and twelve for a bar, the long ones unbroken', () => {
    expect(of([0, 0, 0])).toHaveLength(12)
    const bar = of([1, 1, 1], [2, 1, 1], [3, 1, 1])
    expect(bar).toHaveLength(12)
    expect(bar.map(lengthOf).sort((a, b) => a - b)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 3, 3])
  })

  it('follows the nook of an L and nothing on its flat sides', () => {
    const edges = of([0, 0, 0], [1, 0, 0], [0, 1, 0])
    expect(edges).toHaveLength(18)
    expect(edges.some(({ from, to }) => String(from) === '1,1,0' && String(to) === '1,1,1')).toBe(true)
    expect(edges.some(({ from, to }) => String(from) === '1,0,0' && String(to) === '1,1,0')).toBe(false)
  })

  it('keeps both bodies apart where they touch along an edge', () => {
    const edges = of([0, 0, 0], [1, 1, 0])
    expect(edges.some(({ from, to }) => String(from) === '1,1,0' && String(to) === '1,1,1')).toBe(true)
  })

  it('is nothing for nothing', () => {
    expect(of()).toEqual([])
  })
})
