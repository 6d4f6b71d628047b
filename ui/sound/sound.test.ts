import { expect, test } from 'vitest'
import { type Cue, heard, play, volumes } from './sound.ts'

const knock: Cue = { name: 'KNOCK', category: 'pieces', voices: [{ wave: 'sine', hz: 200, ms: 50, gain: 0.2 }] }

test('every cue that is asked for is remembered with its caption, also where nothing can sound', () => {
  play(knock, 'somebody knocks')
  expect(heard.value.at(-1)).toMatchObject({ name: 'KNOCK', caption: 'somebody knocks' })
})

test('only the last cues are kept, and each has a number of its own', () => {
  for (let i = 0; i < 40; i++) play(knock)
  const counts = heard.value.map(({ count }) => count)
  expect(counts).toHaveLength(16)
  expect(new Set(counts).size).toBe(16)
})

test('volumes go by category', () => {
  expect(Object.keys(volumes.value).toSorted()).toEqual(['music', 'pieces', 'warnings'])
})
