import { expect, test } from 'vitest'
import { after } from '../../../kernel/session.ts'
import { perft } from '../../../kernel/testing/perft.ts'
import { nim } from '../game.ts'
import { levels } from '../levels/levels.ts'
import type { Nim } from '../nouns.ts'
import { drawn, picture } from '../testing/drawn.ts'

function notations(state: Nim['State'], seat: 0 | 1): string {
  return Array.from(nim.legal(state, seat), nim.notate).join(' ')
}

test('[NI-01] a deal has one to eight heaps of at most fifteen sticks', () => {
  const deal = (heaps: unknown): unknown => nim.refuseDeal({ heaps, first: 0, misere: false })?.because ?? null
  expect(deal([1])).toBeNull()
  expect(deal([15, 15, 15, 15, 15, 15, 15, 15])).toBeNull()
  expect(deal([])).toMatch('a list of 1 to 8 numbers')
  expect(deal([1, 1, 1, 1, 1, 1, 1, 1, 1])).toMatch('a list of 1 to 8 numbers')
  expect(deal([3, 16])).toMatch('whole numbers from 0 to 15')
  expect(deal([0, 0])).toMatch('at least one heap has a stick')
  expect(nim.refuseDeal({ heaps: [1], first: 0, misere: false, extra: 1 })?.because).toMatch('there is no field "extra"')
  expect(nim.refuseDeal({ heaps: [1], first: 2, misere: false })?.facts).toEqual({ at: 'first' })
})

test('[NI-02] the seats take turns, beginning with the one the deal names', () => {
  const state = nim.start({ heaps: [2, 2], first: 1, misere: false })
  expect(nim.toMove(state)).toBe(1)
  expect(nim.refuse(state, 0, { heap: 0, sticks: 1 })).toEqual({
    code: 'not-your-turn',
    because: 'it is the turn of seat 1',
    facts: { turn: 1 },
  })
  expect(nim.toMove(after(nim, state, 1, { heap: 0, sticks: 1 }))).toBe(0)
})

test('[NI-03] a turn takes one stick or more from one heap', () => {
  const state = drawn('|| . |||')
  expect(notations(state, 0)).toBe('a1 a2 c1 c2 c3')
  expect(picture(after(nim, state, 0, { heap: 2, sticks: 2 }))).toBe('|| . |')
})

test('[NI-03] what cannot be taken is refused with the reason', () => {
  const state = drawn('|| . |||')
  const because = (text: string): string | undefined => nim.refuse(state, 0, nim.parse(text) as Nim['Action'])?.because
  expect(because('a3')).toBe('heap a has only 2, so 3 cannot be taken')
  expect(because('b1')).toBe('heap b is empty, so 1 cannot be taken')
  expect(because('d1')).toBe('there is no heap d, only a to c')
  expect(nim.refuse(state, 0, { heap: 0, sticks: 0 })).toMatchObject({ code: 'too-few' })
})

test('[NI-03] a turn is written as the letter of the heap and a number', () => {
  expect(nim.notate({ heap: 1, sticks: 3 })).toBe('b3')
  expect(nim.parse('h15')).toEqual({ heap: 7, sticks: 15 })
  for (const text of ['b', 'b0', 'B3', '3b', 'b3 ', 'b03', 'b123']) expect(nim.parse(text), text).toBeNull()
})

test('[NI-04] whoever takes the last stick wins', () => {
  const end = after(nim, drawn('. |'), 0, { heap: 1, sticks: 1 })
  expect(nim.toMove(end)).toBeNull()
  expect(nim.outcome(end)).toMatchObject({ winner: 0, scores: [1, 0], because: 'seat 0 took the last stick, which wins' })
  expect(nim.refuse(end, 1, { heap: 1, sticks: 1 })).toMatchObject({ code: 'over' })
})

test('[NI-05] in misère whoever takes the last stick loses', () => {
  const end = after(nim, { ...drawn('. |'), misere: true }, 0, { heap: 1, sticks: 1 })
  expect(nim.outcome(end)).toMatchObject({ winner: 1, scores: [0, 1], because: 'seat 0 took the last stick, which loses' })
})

test('setups from outside are checked before anything is dealt', () => {
  for (const { setup } of nim.presets) expect(nim.refuseSetup(setup)).toBeNull()
  expect(nim.refuseSetup({ heaps: 9, most: 7, misere: false })?.because).toMatch('"heaps" is a whole number from 1 to 8')
  expect(nim.refuseSetup({ heaps: 3, most: 0, misere: false })?.because).toMatch('"most" is a whole number from 1 to 15')
  expect(nim.refuseSetup({ heaps: 3, most: 7, misere: 1 })?.because).toMatch('"misere" is true or false')
})

test('perft: how many games of each length there are', () => {
  const counts = (id: string, depths: number): number[] => {
    const level = levels.find(each => each.id === id)
    const state = nim.start(level?.deal as Nim['Deal'])
    return Array.from({ length: depths }, (_, depth) => perft(nim, state, depth + 1))
  }
  expect(counts('classic', 5)).toEqual([12, 113, 810, 4338, 17496])
  expect(counts('marienbad', 4)).toEqual([16, 206, 2116, 17338])
})
