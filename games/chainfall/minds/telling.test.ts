import { expect, test } from 'vitest'
import { drawn, told as events } from '../testing/drawn.ts'
import { foretold, told } from './telling.ts'

test('a turn is told as it went, wave by wave', () => {
  const state = drawn('R1 B2 R2 .. ..\n.. .. .. .. ..', { queue: [2, 1] })
  expect(told(state.config, events(state, 'd2'))).toEqual([
    'Blue puts a 2 on d2',
    'wave 1: a2 goes off and takes b2, lighting b2, +1',
    'wave 2: b2 goes off and takes c2, lighting c2, +1',
    'wave 3: c2 goes off and takes d2, lighting d2, +0',
    'wave 4: d2 goes off and finds nothing more, +0',
  ])
})

test('cards, passes and what is spared are told too', () => {
  const state = drawn('B2 R1 R1 ..', { queue: [] })
  expect(told(state.config, events(state, 'fort a1, pass'))).toEqual([
    'Blue plays Fortify on a1, Blue has nothing to place',
    'wave 1: b1 and c1 go off and find nothing more, sparing a1, +2',
  ])
  expect(told(state.config, events(drawn('B3 B2 ..', { queue: [4, 2] }), 'trans a1 b1, c1'))[0]).toBe(
    'Blue plays Transplant on a1 and b1, Blue puts a 4 on c1',
  )
})

test('before it is played a turn is told with what it comes to', () => {
  const state = drawn('R1 B2 R2 .. ..\n.. .. .. .. ..', { queue: [2, 1] })
  expect(foretold(state.config, events(state, 'd2')).at(-1)).toBe('2 for you, 2 tiles of your own lost')
  expect(foretold(state.config, events(drawn('.. .. ..', { queue: [3, 3] }), 'a1')).at(-1)).toBe('nothing goes off')
})
