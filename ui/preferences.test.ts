// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { adoptPreferences, allPreferences, erasePreferences, preference } from './preferences.ts'

afterEach(() => localStorage.clear())

const speed = preference('rowing', 'speed', saved => (typeof saved === 'number' ? saved : 3))
const habits = preference('rowing', null, saved => (Array.isArray(saved) ? (saved as string[]) : []))

test('what was never set is as it comes; what was set is found again', () => {
  expect(speed.read()).toBe(3)
  speed.write(7)
  habits.write(['early'])
  expect(speed.read()).toBe(7)
  expect(habits.read()).toEqual(['early'])
})

test('what lies there and is nothing of ours is as it comes', () => {
  for (const text of ['"fast"', 'fast', '{', '[1', 'null', '']) {
    localStorage.setItem('lockstep.rowing.speed', text)
    expect(speed.read(), text).toBe(3)
  }
})

test('a bare word from before is read as itself', () => {
  localStorage.setItem('lockstep.rowing.mode', 'on')
  expect(preference('rowing', 'mode', saved => saved === 'on').read()).toBe(true)
})

test('all of them are exported and brought back; the settings are none of them', () => {
  localStorage.setItem('lockstep.settings', '{"theme":"dark"}')
  localStorage.setItem('elsewhere', 'x')
  speed.write(7)
  const saved = allPreferences()
  expect(saved).toEqual({ 'lockstep.rowing.speed': '7' })
  erasePreferences()
  expect(speed.read()).toBe(3)
  adoptPreferences({ ...saved, 'lockstep.settings': '{}', elsewhere: 'y' })
  expect(speed.read()).toBe(7)
  expect(localStorage.getItem('lockstep.settings')).toBe('{"theme":"dark"}')
  expect(localStorage.getItem('elsewhere')).toBe('x')
})
