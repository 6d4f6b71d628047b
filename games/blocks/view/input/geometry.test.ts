import { describe, expect, test } from 'vitest'
import { SHAPES } from '../../rules/shapes.ts'
import { legal } from '../../rules/turn.ts'
import { drawn } from '../../testing/drawn.ts'
import { shapeAt } from '../shape.ts'
import { around, cellName, cellNamed, cornerUnder, countPlaces, firstPlace, placeUnder, step } from './geometry.ts'

const named = (id: string): number => SHAPES.findIndex(shape => shape.id === id)
const glass = { left: 100, top: 50, cell: 40 }
const grid = { rows: 6, cols: 10 }

describe('a held block', () => {
  const line = shapeAt(named('line3-0'))

  test('[BP-31] a block gripped in its middle keeps that point under the mouse when it grows', () => {
    expect(cornerUnder({ x: 300, y: 200 }, { x: 1.5, y: 0.5 }, line, 40, false)).toEqual({ x: 240, y: 180 })
  })

  test('[BP-31] above a finger the whole block is clear of it, whatever its shape', () => {
    for (const shape of SHAPES) {
      const { x, y } = cornerUnder({ x: 300, y: 400 }, { x: 0, y: 0 }, shape, 40, true)
      expect(y + shape.rows * 40, shape.id).toBeLessThan(400 - 40)
      expect(x + (shape.cols * 40) / 2, shape.id).toBe(300)
    }
  })

  test('[BP-69] it snaps to the nearest cell after the lift, and the sweep over the grid changes only at half cells', () => {
    for (let x = 0; x < 9 * 40; x++)
      expect(placeUnder({ x: 100 + x, y: 50 + 61 }, glass, shapeAt(named('square-0')), grid)).toEqual({
        row: 2,
        col: Math.floor((x + 20) / 40),
      })
  })

  test('[BP-34] beside the grid there is no place, across its edge there is one to be refused', () => {
    expect(placeUnder({ x: 100, y: 400 }, glass, line, grid)).toBeNull()
    expect(placeUnder({ x: 100 - 3 * 40, y: 60 }, glass, line, grid)).toBeNull()
    expect(placeUnder({ x: 100 - 40, y: 60 }, glass, line, grid)).toEqual({ row: 0, col: -1 })
    expect(placeUnder({ x: 100 + 9 * 40, y: 60 }, glass, line, grid)).toEqual({ row: 0, col: 9 })
  })
})

describe('keys', () => {
  const state = drawn(`
    ##..
    #...
    ..#.
    ..#.
    ....`)
  const hook = named('hook-0')

  test('[BP-26] a picked block begins at the first place that takes it', () => {
    expect(firstPlace(state, hook)).toEqual({ row: 0, col: 2 })
    expect(firstPlace(state, named('line5-1'))).toEqual({ row: 0, col: 3 })
    expect(firstPlace(state, named('large-0'))).toEqual({ row: 0, col: 0 })
  })

  test('arrows move by one cell and stay inside', () => {
    const { rows, cols } = shapeAt(hook)
    const go = (row: number, col: number, key: string) => step(state, { rows, cols }, { row, col }, key)
    expect(go(1, 1, 'ArrowUp')).toEqual({ row: 0, col: 1 })
    expect(go(0, 1, 'ArrowUp')).toEqual({ row: 0, col: 1 })
    expect(go(3, 1, 'ArrowDown')).toEqual({ row: 3, col: 1 })
    expect(go(1, 2, 'ArrowRight')).toEqual({ row: 1, col: 2 })
    expect(go(1, 2, 'ArrowLeft')).toEqual({ row: 1, col: 1 })
    expect(go(1, 1, 'Home')).toEqual({ row: 1, col: 0 })
    expect(go(1, 1, 'End')).toEqual({ row: 1, col: 2 })
    expect(go(1, 1, 'h')).toBeNull()
  })

  test('from anywhere the arrows reach every place there is', () => {
    for (const shape of SHAPES) {
      const seen = new Set<string>()
      const open = [{ row: 0, col: 0 }]
      for (let at = open.pop(); at; at = open.pop()) {
        if (seen.has(cellName(at))) continue
        seen.add(cellName(at))
        for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) open.push(step(grid, shape, at, key) ?? at)
      }
      expect(seen.size, shape.id).toBe((grid.rows - shape.rows + 1) * (grid.cols - shape.cols + 1))
    }
  })

  test('pointing at a cell puts the middle of the block there, inside the grid', () => {
    expect(around(grid, { rows: 3, cols: 3 }, { row: 2, col: 4 })).toEqual({ row: 1, col: 3 })
    expect(around(grid, { rows: 1, cols: 5 }, { row: 0, col: 0 })).toEqual({ row: 0, col: 0 })
    expect(around(grid, { rows: 5, cols: 1 }, { row: 5, col: 9 })).toEqual({ row: 1, col: 9 })
  })

  test('places are counted from what is legal', () => {
    const actions = [...legal(state, 0)]
    for (const slot of [0, 1, 2]) expect(countPlaces(actions, slot)).toBe(actions.filter(action => action.slot === slot).length)
  })

  test('a cell has a name that is read back', () => {
    expect(cellNamed(cellName({ row: 3, col: 12 }))).toEqual({ row: 3, col: 12 })
    for (const name of [null, '', '3', 'a:b', '1:']) expect(cellNamed(name)).toBeNull()
  })
})
