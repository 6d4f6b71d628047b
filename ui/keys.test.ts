import { describe, expect, test } from 'vitest'
import { type KeyAction, keysOf } from './keys.ts'
import { holderOf, isBindable, rebound, swapped } from './rebinding.ts'
import { translated } from './translating.ts'

const undo: KeyAction = { id: 'table.undo', keys: ['u'] }
const hint: KeyAction = { id: 'table.hint', keys: ['h'] }
const up: KeyAction = { id: 'game.up', keys: ['ArrowUp', 'w'] }
const all = [undo, hint, up]

describe('a key', () => {
  test('that another action has is a conflict with that action, and with its own action it is none', () => {
    expect(holderOf('h', undo, all, {})).toBe(hint)
    expect(holderOf('w', undo, all, {})).toBe(up)
    expect(holderOf('u', undo, all, {})).toBeNull()
    expect(holderOf('z', undo, all, {})).toBeNull()
  })

  test('that was given away is free', () => {
    expect(holderOf('h', undo, all, rebound(hint, ['j'], {}))).toBeNull()
    expect(holderOf('j', undo, all, rebound(hint, ['j'], {}))).toBe(hint)
  })

  test('of the browser cannot be bound', () => {
    expect(['Tab', 'Shift', 'F5', 'Meta', 'Dead'].map(isBindable)).toEqual([false, false, false, false, false])
    expect(['a', ' ', 'Enter', 'ArrowUp', 'ü'].map(isBindable)).toEqual([true, true, true, true, true])
  })
})

describe('binding', () => {
  test('the key it came with is no change, and is not kept', () => {
    expect(rebound(undo, ['u'], { 'table.undo': ['z'] })).toEqual({})
  })

  test('a swap gives each the key of the other', () => {
    const bound = swapped(undo, 'h', hint, {})
    expect(keysOf(undo, bound)).toEqual(['h'])
    expect(keysOf(hint, bound)).toEqual(['u'])
  })

  test('a swap with an action of several keys leaves it the others', () => {
    const bound = swapped(undo, 'w', up, {})
    expect(keysOf(up, bound)).toEqual(['ArrowUp', 'u'])
    expect(keysOf(undo, bound)).toEqual(['w'])
  })
})

describe('translation', () => {
  test('a key that was bound stands for the key the action came with', () => {
    expect(translated('z', all, rebound(undo, ['z'], {}))).toBe('u')
  })

  test('a key that was given away does nothing', () => {
    expect(translated('u', all, rebound(undo, ['z'], {}))).toBeNull()
  })

  test('swapped keys stand for each other', () => {
    const bound = swapped(undo, 'h', hint, {})
    expect(translated('h', all, bound)).toBe('u')
    expect(translated('u', all, bound)).toBe('h')
  })

  test('every other key is what it is', () => {
    expect(translated('w', all, rebound(undo, ['z'], {}))).toBeUndefined()
    expect(translated('x', all, {})).toBeUndefined()
  })
})
