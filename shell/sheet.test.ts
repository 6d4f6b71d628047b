import { expect, test } from 'vitest'
import type { Entry } from '../kernel/session.ts'
import { sheetOf } from './sheet.ts'

/** `0 a1, 1 b2, = hash` */
const log = (text: string): Entry[] =>
  text.split(', ').map(line => {
    const [first = '', ...rest] = line.split(' ')
    return first === '=' ? { tick: 0, seat: null, text: line } : { tick: 0, seat: first === '0' ? 0 : 1, text: rest.join(' ') }
  })

test('[NI-02] a round is a move of each seat', () => {
  expect(sheetOf(log('= 00, 0 a1, 1 b2, 0 c3')).rounds).toEqual([
    ['a1', 'b2'],
    ['c3', null],
  ])
})

test('when seat 1 begins, the first round is half empty', () => {
  expect(sheetOf(log('= 00, 1 b2, 0 a1, 1 c1')).rounds).toEqual([
    [null, 'b2'],
    ['a1', 'c1'],
  ])
})

test('what was taken back is gone, and counted', () => {
  expect(sheetOf(log('= 00, 0 a1, 1 b2, 0 c3, 1 c1, 0 !undo, 0 c2'))).toEqual({
    rounds: [
      ['a1', 'b2'],
      ['c2', null],
    ],
    undos: 1,
  })
})

test('words of the kernel are no moves', () => {
  expect(sheetOf(log('= 00, 0 a1, 1 !resign')).rounds).toEqual([['a1', null]])
})
