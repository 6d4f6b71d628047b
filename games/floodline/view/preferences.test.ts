// @vitest-environment happy-dom
/** What earlier versions left on a device is still read. */
import { beforeEach, expect, test } from 'vitest'
import { savedHandling, saveHandling } from './input/handling.ts'
import { HANDLING } from './input/key-repeat.ts'
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
