import { beforeEach, expect, test, vi } from 'vitest'
import { awaitGesture, type Cue, heard, play, type Voice, volumes } from './sound.ts'

const opened = vi.hoisted(() => ({ times: 0, voices: [] as { voice: unknown; volume: number }[] }))

vi.mock('./synth.ts', () => {
  opened.times++
  return { on: {}, sound: (voice: Voice, volume: number) => opened.voices.push({ voice, volume }) }
})

const knock: Cue = { name: 'KNOCK', category: 'pieces', voices: [{ wave: 'sine', hz: 200, ms: 50, gain: 0.2 }] }
const SILENT = { pieces: 0, warnings: 0, music: 0 }

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (done: (now: number) => void) => setTimeout(done, 0, 0))
  opened.voices.length = 0
})

async function settled(): Promise<void> {
  await new Promise(done => setTimeout(done, 20))
  await vi.dynamicImportSettled()
  await new Promise(done => setTimeout(done))
}

test('nothing sounds, and nothing is opened to sound on, before somebody has chosen to hear; then it does at once', async () => {
  expect(volumes.value).toEqual(SILENT)
  const page = new EventTarget()
  awaitGesture(page)
  for (const name of ['pointerup', 'keyup']) page.dispatchEvent(new Event(name))
  play(knock)
  await settled()
  expect(opened).toEqual({ times: 0, voices: [] })

  // The button that turns it on was pressed by a hand: no other touch is needed.
  volumes.value = { ...SILENT, pieces: 0.7 }
  await settled()
  expect(opened.times).toBe(1)
  play(knock)
  await settled()
  expect(opened.voices).toEqual([{ voice: knock.voices[0], volume: 0.7 }])

  volumes.value = SILENT
  play(knock)
  await settled()
  expect(opened.voices).toHaveLength(1)
})

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
