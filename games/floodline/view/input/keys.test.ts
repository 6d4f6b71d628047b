import { describe, expect, test } from 'vitest'
import { isLaidOut, laidOut } from '../../../../ui/input/rebinding.ts'
import { DOWN, EAST } from '../../rules/board/space.ts'
import { keyBook } from '../key-book.tsx'
import { boundBy, boundTo, controlsFor, keyActions } from './keys.ts'

describe('FL-D-19 to 22: keys', () => {
  test('no key does two things', () => {
    const keys = keyActions.flatMap(action => action.keys)
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([])
  })

  test('come as designed, where a browser lets a page have them', () => {
    const means = ['a', 'd', 'w', 's', ' ', 'Shift', '1', '2', '3', '4', 'v', 'F1', 'x', 'g'].map(key => boundTo(key, {}))
    const moves = ['left', 'right', 'away', 'near', 'drop', 'hold']
    expect(means).toEqual([...moves, 'tilt-away', 'tilt-near', 'tilt-left', 'tilt-right', 'stabilise', 'corner-1', 'soft', 'hold'])
    expect(boundTo('Control', {})).toBeNull()
  })

  test('are all named, and all can be laid out as the design has them', () => {
    for (const { id } of keyActions) expect(keyBook.name(id), id).toMatch(/^\p{Lu}/u)
    const [safe, designed] = keyBook.layouts
    const bound = laidOut(designed?.keys ?? {}, keyActions, {})
    expect(['Control', 'Shift', 'F1', 'F2', 'F3', 'F4'].map(key => boundTo(key, bound))).toEqual([
      ...['soft', 'hold'],
      ...['corner-3', 'corner-4', 'corner-2', 'corner-1'], // NE, NW, SE, SW
    ])
    expect(boundTo('x', bound)).toBeNull()
    expect(laidOut(safe?.keys ?? {}, keyActions, bound)).toEqual({})
    expect(isLaidOut(designed?.keys ?? {}, keyActions, bound)).toBe(true)
  })

  test('a digit is found by its place where Shift or the keyboard calls it something else', () => {
    expect(boundBy({ key: '!', code: 'Digit1' }, {})).toBe('tilt-away')
    expect(boundBy({ key: '&', code: 'Digit1' }, {})).toBe('tilt-away')
    expect(boundBy({ key: 'A', code: 'KeyA' }, {})).toBe('left')
    expect(boundBy({ key: '!', code: 'Digit1' }, { 'floodline.drain': ['!'] })).toBe('drain')
  })
})

test('a lesson speaks of the world, and its keys are those of the corner', () => {
  expect(controlsFor('move', 0, DOWN)).toEqual(['away', 'near', 'left', 'right'])
  expect(controlsFor('tilt right', 0, DOWN)).toEqual(['tilt-right'])
  expect(controlsFor('tilt right', 2, DOWN)).toEqual(['tilt-left'])
  expect(controlsFor('y+', 1, EAST)).toEqual(['away'])
  expect(controlsFor('pitch-', 0, DOWN)).toEqual(['tip-away'])
  expect(controlsFor('pitch-', 2, DOWN)).toEqual(['tip-near'])
  expect(controlsFor('freeze', 0, DOWN)).toEqual(['freeze'])
})
