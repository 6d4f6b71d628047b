import { expect, test } from 'vitest'
import { fieldsOf, isWithin, malformed, refuseStray } from './foreign.ts'

test('only a record has fields', () => {
  expect(fieldsOf({ a: 1 })).toEqual({ a: 1 })
  for (const value of [null, undefined, 1, 'x', [1], true]) expect(fieldsOf(value)).toEqual({})
})

test('within is about whole numbers and nothing else', () => {
  expect([1, 4, 8].every(value => isWithin(value, 1, 8))).toBe(true)
  for (const value of [0, 9, 1.5, '4', null, Number.NaN, [4]]) expect(isWithin(value, 1, 8), String(value)).toBe(false)
})

test('a field nobody knows is named, with those that there are', () => {
  expect(refuseStray({ rows: 8 }, ['rows', 'cols'])).toBeNull()
  expect(refuseStray({ row: 8 }, ['rows', 'cols'])).toEqual(malformed('row', 'there is no field "row"; the fields are rows, cols'))
})
