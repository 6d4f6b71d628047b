/** Where a sentence stands beside what it is about, so that it covers nothing that it names. */

export interface Spot {
  readonly cell: number // beside which
  readonly side: 'above' | 'below'
  readonly hangs: 'left' | 'middle' | 'right' // to which side of its nib
}

/** Below in the upper half of the space around it, above in the lower; inwards near an edge. */
export function spotIn(x: number, y: number): Pick<Spot, 'side' | 'hangs'> {
  return { side: y > 0.55 ? 'above' : 'below', hangs: x > 0.66 ? 'left' : x < 0.34 ? 'right' : 'middle' }
}

interface Size {
  readonly width: number
  readonly height: number
}

/** In cells: how far from the middle of its cell a sentence begins, and how far from its nib the near end of one that hangs to a side. */
export const AWAY = 0.62
const NEAR = 0.46

/** A grid of nine by nine, and a little beyond it: lengths are in cells. */
const BEYOND = 0.2

/**
 * The spot for a sentence of this size about these cells, the first of which was tried: at that one if it can be, else at the nearest of
 * the others where it covers none of them and stays on the grid.
 */
export function spotFor(about: readonly [number, ...number[]], size: Size): Spot {
  const [tried] = about
  const near = [...about].sort((one, other) => far(tried, one) - far(tried, other))
  const spots = near.flatMap(cell => spotsAt(cell))
  const costs = spots.map(spot => costOf(spot, about, size))
  return spots[costs.indexOf(Math.min(...costs))] ?? { cell: tried, ...usual(tried) }
}

/** The usual one first. */
function spotsAt(cell: number): Spot[] {
  const { side, hangs } = usual(cell)
  const sides = [side, side === 'above' ? 'below' : 'above'] as const
  const ways = [hangs, ...(['middle', 'right', 'left'] as const).filter(way => way !== hangs)]
  return sides.flatMap(each => ways.map(way => ({ cell, side: each, hangs: way })))
}

function usual(cell: number): Pick<Spot, 'side' | 'hangs'> {
  return spotIn(middle(cell).x / 9, middle(cell).y / 9)
}

function middle(cell: number): { readonly x: number; readonly y: number } {
  return { x: (cell % 9) + 0.5, y: Math.floor(cell / 9) + 0.5 }
}

function far(one: number, other: number): number {
  const [a, b] = [middle(one), middle(other)]
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y)
}

/** Named cells that would be covered; and worse, how much would stand outside. */
function costOf({ cell, side, hangs }: Spot, about: readonly number[], { width, height }: Size): number {
  const { x, y } = middle(cell)
  const left = hangs === 'middle' ? x - width / 2 : hangs === 'right' ? x - NEAR : x - width + NEAR
  const top = side === 'below' ? y + AWAY : y - AWAY - height
  const outside = [-left, left + width - 9, -top, top + height - 9].reduce((sum, over) => sum + Math.max(0, over - BEYOND), 0)
  const covered = about.map(middle).filter(at => {
    const across = Math.min(left + width, at.x + 0.5) - Math.max(left, at.x - 0.5)
    const down = Math.min(top + height, at.y + 0.5) - Math.max(top, at.y - 0.5)
    return across > 0.05 && down > 0.05
  })
  return covered.length + 2 * outside
}
