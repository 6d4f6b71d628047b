import { expect, test } from 'vitest'
import { chainfall } from '../../game.ts'
import { cellOf, read, step, typed } from './controls.ts'

const size = { rows: 3, cols: 4 }

test('[CF-11] a cell has a name that is read back, and there are no others', () => {
  expect(cellOf(size, 'a1')).toBe(0)
  expect(cellOf(size, 'd3')).toBe(11)
  for (const name of [null, '', 'e1', 'a4', 'pass', 'zz']) expect(cellOf(size, name), String(name)).toBeNull()
})

test('up is towards higher rows, and edges are edges', () => {
  expect(step(size, 0, 'ArrowUp')).toBe(4)
  expect(step(size, 0, 'ArrowDown')).toBe(0)
  expect(step(size, 3, 'ArrowRight')).toBe(3)
  expect(step(size, 6, 'Home')).toBe(4)
  expect(step(size, 6, 'End')).toBe(7)
  expect(step(size, 6, 'x')).toBeNull()
})

test('[CF-61] typing adds up to the notation of a turn, sloppily spaced or not', () => {
  const keys = (text: string): string => [...text].reduce((so, key) => typed(so, key, size) ?? so, '')
  expect(read(keys('c3'))).toEqual(chainfall.parse('c3'))
  expect(read(keys('Fort b2,c3'))).toEqual(chainfall.parse('fort b2, c3'))
  expect(read(keys('c3  d2'))).toEqual(chainfall.parse('c3 d2'))
  expect(read('c')).toBeNull()
})

test('letters that name no column and begin no card are left to the table', () => {
  for (const key of ['h', 'u', 'p', '3', 'Enter']) expect(typed('', key, size)).toBeNull()
  expect(typed('s', 'h', size)).toBe('sh')
  expect(typed('sh', 'Backspace', size)).toBe('s')
  expect(typed('sh', 'Escape', size)).toBe('')
})
