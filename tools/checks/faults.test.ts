import { expect, test } from 'vitest'
import { judge } from './faults.js'

const faults = [
  { rule: 'a', says: 'x.ts:1 is wrong' },
  { rule: 'a', says: 'x.ts:2 is wrong' },
]

test('a rule without a limit allows nothing, and what is wrong is told', () => {
  expect(judge(['a', 'b'], faults, {})).toEqual({
    passed: false,
    lines: ['x.ts:1 is wrong', 'x.ts:2 is wrong', 'a: 2 faults, and none is allowed', 'b: 0 faults'],
  })
})

test('a limit allows as many as it says, and asks to be lowered when it can', () => {
  expect(judge(['a'], faults, { a: 2 })).toEqual({ passed: true, lines: ['a: 2 faults, as many as limits.json allows'] })
  expect(judge(['a'], faults, { a: 3 })).toEqual({ passed: true, lines: ['a: 2 faults, and limits.json allows 3: lower it'] })
  expect(judge(['a'], faults, { a: 1 }).passed).toBe(false)
})

test('a fault of a rule that does not exist is never overlooked', () => {
  expect(judge(['b'], faults, {}).passed).toBe(false)
})
