import { describe, expect, test } from 'vitest'
import { below, type Rng, stream } from '../../../kernel/rng.ts'
import type { Grid } from '../rules/grid.ts'
import { SHAPES } from '../rules/shapes.ts'
import { cellsOn } from '../testing/boards.ts'
import { type Nested, placeable } from '../testing/textbook.ts'
import { Beam, boardsFor } from './beam.ts'
import { fieldFor, pointsOf } from './field.ts'
import { Orders } from './order.ts'

/** A grid with as much room as `free` of sixteen cells, and a hand. */
function tight(rng: Rng, rows: number, cols: number, free: number): { grid: Grid; nested: Nested; hand: number[] } {
  const cells = Array.from({ length: rows * cols }, () => Number(below(rng, 16) >= free))
  const nested = Array.from({ length: rows }, (_, row) => cells.slice(row * cols, (row + 1) * cols))
  const pool = SHAPES.flatMap((shape, index) => (shape.rows <= rows && shape.cols <= cols ? [index] : []))
  const hand = Array.from({ length: 3 }, () => (below(rng, 6) === 0 ? -1 : (pool[below(rng, pool.length)] as number)))
  return { grid: { rows, cols, cells }, nested, hand }
}

describe('orders', () => {
  test.each([
    [8, 8],
    [5, 9],
    [4, 16],
    [7, 4],
  ])('exist exactly where trying everything finds one, on %i × %i', (rows, cols) => {
    const rng = stream('orders', `${rows} ${cols}`)
    const field = fieldFor({ rows, cols }, 5)
    const orders = new Orders(field, 1)
    let found = 0
    for (let nth = 0; nth < 120; nth++) {
      const { grid, nested, hand } = tight(rng, rows, cols, 7)
      field.load(0, grid)
      const exists = orders.exists(0, hand)
      const left = hand.filter(shape => shape >= 0)
      expect(exists, `${nth}: ${grid.cells} ${hand}`).toBe(placeable(nested, left))
      if (!exists) continue
      found++
      field.copy(0, 4)
      for (let step = 0; step < left.length; step++) {
        const shape = hand[orders.slots[step] as number] as number
        expect(field.fits(4, shape, orders.places[step] as number)).toBe(true)
        field.place(4, 4, shape, orders.places[step] as number)
      }
    }
    expect(found).toBeGreaterThan(10)
    expect(found).toBeLessThan(110)
  })
})

describe('a beam', () => {
  const WIDEST = 4000

  /** Every way to place the hand, one after the other. */
  function everyRank(grid: Grid, hand: readonly number[], greed: number): number[] {
    const field = fieldFor(grid, 5)
    field.load(0, grid)
    const ranks: number[] = []
    const from = (depth: number, left: readonly number[], points: number): void => {
      if (left.every(shape => shape < 0)) ranks.push(field.value(depth) + greed * points)
      left.forEach((shape, slot) => {
        for (let place = 0; shape >= 0 && place < (field.places[shape] as number); place++) {
          if (!field.fits(depth, shape, place)) continue
          const cleared = field.place(depth, depth + 1, shape, place)
          from(
            depth + 1,
            left.map((other, at) => (at === slot ? -1 : other)),
            points + pointsOf(shape, cleared),
          )
        }
      })
    }
    from(0, hand, 0)
    return ranks.sort((a, b) => b - a)
  }

  test.each([
    [8, 8],
    [5, 6],
  ])('that keeps everything finds the best there is, on %i × %i', (rows, cols) => {
    const rng = stream('beams', `${rows} ${cols}`)
    const field = fieldFor({ rows, cols }, 2 + boardsFor(WIDEST))
    const beam = new Beam(field, 2, WIDEST)
    let placed = 0
    for (let nth = 0; nth < 25; nth++) {
      const { grid, hand } = tight(rng, rows, cols, 8)
      if (hand.every(shape => shape < 0)) continue
      field.load(0, grid)
      beam.search(0, hand, WIDEST, 0)
      const ranks = everyRank(grid, hand, 0)
      const blocks = hand.filter(shape => shape >= 0).length
      expect(beam.placed === blocks, `${nth}`).toBe(ranks.length > 0)
      if (ranks.length === 0) continue
      placed++
      expect(beam.rank(0)).toBe(ranks[0])
      for (let kept = 0; kept < Math.min(20, beam.kept); kept++) replay(field, beam, grid, hand, kept)
    }
    expect(placed).toBeGreaterThan(5)
  })

  /** The way there leads there, with the points it says. */
  function replay(field: ReturnType<typeof fieldFor>, beam: Beam, grid: Grid, hand: readonly number[], nth: number): void {
    field.load(1, grid)
    let points = 0
    for (let step = 0; step < beam.placed; step++) {
      const shape = hand[beam.slotOf(nth, step)] as number
      expect(field.fits(1, shape, beam.placeOf(nth, step))).toBe(true)
      points += pointsOf(shape, field.place(1, 1, shape, beam.placeOf(nth, step)))
    }
    expect(cellsOn(field, beam.board(nth))).toEqual(cellsOn(field, 1))
    expect(points).toBe(beam.points(nth))
  }

  test('keeps no board twice, the best first, and no more than it is told to', () => {
    const rng = stream('beams', 'narrow')
    const field = fieldFor({ rows: 8, cols: 8 }, 1 + boardsFor(12))
    const beam = new Beam(field, 1, 12)
    for (let nth = 0; nth < 40; nth++) {
      const { grid, hand } = tight(rng, 8, 8, 12)
      field.load(0, grid)
      beam.search(0, hand, 12, 3)
      expect(beam.kept).toBeLessThanOrEqual(12)
      for (let kept = 1; kept < beam.kept; kept++) {
        expect(beam.rank(kept)).toBeLessThanOrEqual(beam.rank(kept - 1))
        if (beam.placed === hand.filter(shape => shape >= 0).length)
          for (let other = 0; other < kept; other++) expect(cellsOn(field, beam.board(kept))).not.toEqual(cellsOn(field, beam.board(other)))
      }
    }
  })
})
