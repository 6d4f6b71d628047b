// @vitest-environment happy-dom
/** What earlier versions left on a device is still read. */
import { beforeEach, expect, test } from 'vitest'
import { DOWN, EAST } from '../rules/board/space.ts'
import { savedHandling, saveHandling } from './input/handling.ts'
import { haptics, setHaptics } from './input/haptics.ts'
import { HANDLING } from './input/key-repeat.ts'
import { hintsShown, LEARNT, showHints, stepMade, wantsHints } from './input/moves-known.ts'
import { audioModePreference } from './spoken/audio-mode.ts'

beforeEach(() => localStorage.clear())

test('whether somebody plays by ear, as a bare word too', () => {
  expect(audioModePreference.read()).toBe('off')
  for (const word of ['on', 'off'] as const) {
    localStorage.setItem('lockstep.floodline.ears', word)
    expect(audioModePreference.read()).toBe(word)
    audioModePreference.write(word)
    expect(audioModePreference.read()).toBe(word)
  }
})

test('how held moves repeat, field by field', () => {
  expect(savedHandling()).toEqual(HANDLING)
  localStorage.setItem('lockstep.floodline.handling', '[7,99,3]')
  expect(savedHandling()).toEqual({ ...HANDLING, delay: 7, soft: 3 })
  localStorage.setItem('lockstep.floodline.handling', 'nothing of ours')
  expect(savedHandling()).toEqual(HANDLING)
  saveHandling({ delay: 9, rate: 2, soft: 4 })
  expect(localStorage.getItem('lockstep.floodline.handling')).toBe('[9,2,4]')
})

test('whether hands feel what happens: they do unless they were asked not to', () => {
  expect(haptics.value).toBe(true)
  setHaptics(false)
  expect(localStorage.getItem('lockstep.floodline.haptics')).toBe('false')
  setHaptics(true)
})

test('the keys of the moves are shown in lessons until so many steps were made, up a wall once more; or always, or never', () => {
  expect(wantsHints(DOWN, false)).toBe(false)
  for (let step = 0; step < LEARNT[0]; step++) {
    expect(wantsHints(DOWN, true)).toBe(true)
    stepMade(DOWN)
  }
  expect(wantsHints(DOWN, true)).toBe(false)
  expect(wantsHints(EAST, true)).toBe(true)
  expect(localStorage.getItem('lockstep.floodline.steps')).toBe(`[${LEARNT[0]},0]`)
  showHints('always')
  expect([wantsHints(DOWN, false), hintsShown.value]).toEqual([true, 'always'])
  expect(localStorage.getItem('lockstep.floodline.move-hints')).toBe('"always"')
  showHints('never')
  expect(wantsHints(EAST, true)).toBe(false)
})
