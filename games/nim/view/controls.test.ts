import { describe, expect, test } from 'vitest'
import { nim } from '../game.ts'
import { nearest, reach, reachedFrom, spotName, spotOf, step, typed } from './controls.ts'

const heaps = [3, 0, 5]

describe('pointing', () => {
  test('[NI-03] pointing at a stick takes it and every stick to its right', () => {
    expect(reach(heaps, { heap: 2, stick: 0 })).toEqual({ heap: 2, sticks: 5 })
    expect(reach(heaps, { heap: 2, stick: 4 })).toEqual({ heap: 2, sticks: 1 })
    expect(reach(heaps, { heap: 0, stick: 1 })).toEqual({ heap: 0, sticks: 2 })
  })

  test('[NI-03] every legal take can be pointed at, and nothing else can', () => {
    const state = nim.start({ heaps: [3, 1, 5], first: 0, misere: false })
    const pointed = [3, 1, 5].flatMap((sticks, heap) =>
      Array.from({ length: sticks }, (_, stick) => nim.notate(reach([3, 1, 5], { heap, stick }))),
    )
    expect(pointed.toSorted()).toEqual([...nim.legal(state, 0)].map(action => nim.notate(action)).toSorted())
  })

  test('an action knows the stick it begins at', () => {
    const spot = { heap: 2, stick: 3 }
    expect(reachedFrom(heaps, reach(heaps, spot))).toEqual(spot)
  })

  test('[NI-01] a spot has a name that is read back, in heaps a to h', () => {
    for (const spot of [
      { heap: 0, stick: 0 },
      { heap: 7, stick: 14 },
    ])
      expect(spotOf(spotName(spot))).toEqual(spot)
    for (const name of [null, '', 'b2', 'i:0', 'b:', ':1']) expect(spotOf(name)).toBeNull()
  })
})

describe('keys', () => {
  test('left and right stay in the heap', () => {
    expect(step(heaps, { heap: 0, stick: 0 }, 'ArrowLeft')).toEqual({ heap: 0, stick: 0 })
    expect(step(heaps, { heap: 0, stick: 1 }, 'ArrowRight')).toEqual({ heap: 0, stick: 2 })
    expect(step(heaps, { heap: 0, stick: 2 }, 'ArrowRight')).toEqual({ heap: 0, stick: 2 })
    expect(step(heaps, { heap: 2, stick: 2 }, 'Home')).toEqual({ heap: 2, stick: 0 })
    expect(step(heaps, { heap: 2, stick: 2 }, 'End')).toEqual({ heap: 2, stick: 4 })
  })

  test('up and down pass over empty heaps and do not leave the board', () => {
    expect(step(heaps, { heap: 2, stick: 4 }, 'ArrowUp')).toEqual({ heap: 0, stick: 2 })
    expect(step(heaps, { heap: 0, stick: 2 }, 'ArrowDown')).toEqual({ heap: 2, stick: 2 })
    expect(step(heaps, { heap: 2, stick: 1 }, 'ArrowDown')).toEqual({ heap: 2, stick: 1 })
  })

  test('other keys are left to the page', () => {
    for (const key of ['Tab', 'Escape', 'u', ' ']) expect(step(heaps, { heap: 0, stick: 0 }, key)).toBeNull()
  })

  test('when the stick under the keyboard goes, the nearest one takes over', () => {
    expect(nearest([3, 0, 5], { heap: 0, stick: 9 })).toEqual({ heap: 0, stick: 2 })
    expect(nearest([3, 0, 5], { heap: 1, stick: 0 })).toEqual({ heap: 2, stick: 0 })
    expect(nearest([3, 0, 0], { heap: 2, stick: 4 })).toEqual({ heap: 0, stick: 2 })
    expect(nearest([0, 0, 0], { heap: 1, stick: 0 })).toBeNull()
  })
})

describe('typing', () => {
  const after = (keys: readonly string[], of = heaps) => keys.reduce((text, key) => typed(text, key, of) ?? text, '')

  test('[NI-03] a letter and figures make the notation of a take', () => {
    expect(nim.parse(after(['c', '1', '2']))).toEqual({ heap: 2, sticks: 12 })
    expect(after(['B', '3'])).toBe('b3')
  })

  test('a second letter begins anew, backspace and escape take away', () => {
    expect(after(['a', '1', 'c'])).toBe('c')
    expect(after(['a', '1', 'Backspace', '2'])).toBe('a2')
    expect(after(['a', '1', 'Escape'])).toBe('')
  })

  test('figures alone, and letters that name no heap, are not typing', () => {
    expect(typed('', '3', heaps)).toBeNull()
    expect(typed('', 'd', heaps)).toBeNull()
    expect(typed('', 'u', heaps)).toBeNull()
  })

  test('[NI-01] h asks for a hint unless there is a heap h', () => {
    expect(typed('', 'h', heaps)).toBeNull()
    expect(typed('', 'h', [1, 1, 1, 1, 1, 1, 1, 1])).toBe('h')
  })
})
