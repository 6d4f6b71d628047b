import { expect, test } from 'vitest'
import type { Line } from '../table/match.ts'
import { type MoveList, moveListOf } from './move-list.ts'

/** `0 a1, 1 b2` */
const log = (text: string): Line[] =>
  text.split(', ').map(line => {
    const [first = '', ...rest] = line.split(' ')
    return { seat: first === '0' ? 0 : 1, text: rest.join(' ') }
  })

/** The moves alone, without their lines. */
const texts = ({ rounds }: MoveList): (string | null)[][] => rounds.map(moves => moves.map(move => move && move.text))

test('[NI-02] a round is a move of each seat', () => {
  expect(texts(moveListOf(log('0 a1, 1 b2, 0 c3')))).toEqual([
    ['a1', 'b2'],
    ['c3', null],
  ])
})

test('when seat 1 begins, the first round is half empty', () => {
  expect(texts(moveListOf(log('1 b2, 0 a1, 1 c1')))).toEqual([
    [null, 'b2'],
    ['a1', 'c1'],
  ])
})

test('what was taken back is gone, and counted', () => {
  const sheet = moveListOf(log('0 a1, 1 b2, 0 c3, 1 c1, 0 !undo, 0 c2'))
  expect(texts(sheet)).toEqual([
    ['a1', 'b2'],
    ['c2', null],
  ])
  expect(sheet.undos).toBe(1)
})

test('words of the kernel are no moves', () => {
  expect(texts(moveListOf(log('0 a1, 1 !resign')))).toEqual([['a1', null]])
})

test('a move knows its line, so that the position after it can be found again', () => {
  const { rounds } = moveListOf(log('0 a1, 1 b2, 0 c3, 0 !undo, 0 c2'))
  expect(rounds.at(-1)?.[0]).toEqual({ text: 'c2', line: 5 })
})
