// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { calledKey, keyCaption, keyParts } from './key-captions.ts'
import { declareKeys, type KeyAction, keysOf } from './keys.ts'
import { moveKeys } from './move-keys.ts'
import { holderOf, isBindable, isLaidOut, laidOut, rebound, swapped, withKey } from './rebinding.ts'
import { ownerOf, translated } from './translate-keys.ts'

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

  test('that several have is named for the one that cannot give it up', () => {
    const typed: KeyAction = { id: 'other.type', keys: ['w'], fixed: true }
    expect(holderOf('w', undo, [...all, typed], {})).toBe(typed)
  })

  test('that was given away is free', () => {
    expect(holderOf('h', undo, all, rebound(hint, ['j'], {}))).toBeNull()
    expect(holderOf('j', undo, all, rebound(hint, ['j'], {}))).toBe(hint)
  })

  test('of the browser cannot be bound', () => {
    expect(['Tab', 'Shift', 'F5', 'Meta', 'Dead'].filter(key => isBindable(key))).toEqual([])
    expect(['a', ' ', 'Enter', 'ArrowUp', 'ü'].filter(key => !isBindable(key))).toEqual([])
  })

  test('that changes others can be had by a game that listens for itself; what the window needs cannot', () => {
    const mine = (key: string): boolean => isBindable(key, { raw: true })
    expect(['Shift', 'Control', 'F1', 'F4', 'F10', 'a'].filter(key => !mine(key))).toEqual([])
    expect(['Tab', 'Alt', 'Meta', 'F5', 'F11', 'F12', 'Dead'].filter(mine)).toEqual([])
  })
})

describe('binding', () => {
  test('the key it came with is no change, and is not kept', () => {
    expect(rebound(undo, ['u'], { 'table.undo': ['z'] })).toEqual({})
  })

  test('a swap gives each the key of the other', () => {
    const bound = swapped(undo, 'h', hint, {}, 'u')
    expect(keysOf(undo, bound)).toEqual(['h'])
    expect(keysOf(hint, bound)).toEqual(['u'])
  })

  test('a swap with an action of several keys leaves it the others', () => {
    const bound = swapped(undo, 'w', up, {}, 'u')
    expect(keysOf(up, bound)).toEqual(['ArrowUp', 'u'])
    expect(keysOf(undo, bound)).toEqual(['w'])
  })

  test('one key more takes it from whoever had it', () => {
    const bound = swapped(undo, 'w', up, {}, null)
    expect(keysOf(up, bound)).toEqual(['ArrowUp'])
    expect(keysOf(undo, bound)).toEqual(['u', 'w'])
  })

  test('a key takes the place of another, and is never there twice', () => {
    expect(withKey(up, 'j', 'w', {})).toEqual(['ArrowUp', 'j'])
    expect(withKey(up, 'j', null, {})).toEqual(['ArrowUp', 'w', 'j'])
    expect(withKey(up, 'w', 'ArrowUp', {})).toEqual(['w'])
    expect(withKey(up, 'w', null, {})).toEqual(['ArrowUp', 'w'])
  })
})

describe('a layout', () => {
  const layout = { 'game.up': ['F1'] }

  test('is taken as a whole, and leaves what is not of its game', () => {
    const bound = laidOut(layout, [up], { 'table.undo': ['z'], 'game.up': ['j'] })
    expect(bound).toEqual({ 'table.undo': ['z'], 'game.up': ['F1'] })
    expect(isLaidOut(layout, [up], bound)).toBe(true)
    expect(isLaidOut({}, [up], bound)).toBe(false)
  })

  test('that says nothing is how everything came', () => {
    expect(laidOut({}, [up], { 'game.up': ['j'] })).toEqual({})
    expect(isLaidOut({}, [up], {})).toBe(true)
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
    const bound = swapped(undo, 'h', hint, {}, 'u')
    expect(translated('h', all, bound)).toBe('u')
    expect(translated('u', all, bound)).toBe('h')
  })

  test('every other key is what it is', () => {
    expect(translated('w', all, rebound(undo, ['z'], {}))).toBeUndefined()
    expect(translated('x', all, {})).toBeUndefined()
  })

  test('a game that listens for itself gets the key as it is, even where the table gave it away', () => {
    const soft: KeyAction = { id: 'game.soft', keys: ['x'], raw: true }
    const bound = rebound(soft, ['u'], rebound(undo, ['x'], {}))
    expect(translated('u', [...all, soft], bound)).toBeUndefined()
    expect(translated('x', [...all, soft], bound)).toBe('u')
    expect(translated('j', [...all, soft], rebound(soft, ['j'], {}))).toBeUndefined()
  })
})

describe('a key that was given another meaning', () => {
  document.body.innerHTML = `
    <main id="page"><button id="button">Undo</button><a id="link" href="/">home</a>
      <div data-stage><button id="place" data-place="c3">c3</button><div id="cell" role="gridcell"></div><button id="card">card</button></div>
    </main>`
  const owner = (key: string, to: string | null, on: string) => ownerOf(key, to, document.getElementById(on))

  test('is the game’s on the bare page and on every place of a board, also where that is a button', () => {
    for (const on of ['page', 'place', 'cell']) {
      expect(owner('Enter', null, on), on).toBe('game')
      expect(owner('k', 'Enter', on), on).toBe('game')
      expect(owner('ArrowUp', null, on), on).toBe('game')
    }
  })

  test('stays with buttons and links of the page, where Enter and arrows are theirs', () => {
    for (const on of ['button', 'link']) {
      for (const key of ['Enter', ' ', 'ArrowDown']) expect(owner(key, null, on), `${key} on ${on}`).toBe('control')
      // What a game has in its place does not press a button.
      expect(owner('k', 'Enter', on)).toBe('control')
      expect(owner('z', 'u', on)).toBe('game')
    }
  })

  test('still presses a button of the stage that is no place, without the game', () => {
    expect(owner('Enter', null, 'card')).toBe('button')
    expect(owner('ArrowUp', null, 'card')).toBe('game')
    expect(owner('k', 'Enter', 'card')).toBe('game')
  })
})

describe('a list of keys', () => {
  declareKeys('walked', moveKeys('walked'))

  test('shows the keys as they are set, four arrows in one word as long as they are arrows', () => {
    expect(keyParts('walked.move', 'en', {})).toEqual(['arrows'])
    expect(keyParts('walked.move', 'de', {})).toEqual(['Pfeile'])
    expect(keyParts('walked.move', 'en', { 'walked.left': ['j'] })).toEqual(['↑', '↓', 'J', '→'])
    expect(keyParts('c 3 walked.confirm', 'en', {})).toEqual(['c', '3', 'Enter'])
    expect(keyParts('c 3 walked.confirm', 'de', { 'walked.confirm': [' '] })).toEqual(['c', '3', 'Leertaste'])
    expect(keyCaption('table.clear', 'en', { 'table.clear': ['x'] })).toBe('X')
    expect(keyCaption('table.undo', 'en', {})).toBe('U')
    expect(calledKey('PageUp', 'de')).toBe('Bild ↑')
  })
})
