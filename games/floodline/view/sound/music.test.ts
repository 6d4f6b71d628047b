import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hzOf } from './band.ts'
import { BAR_MS, bar, cadence, type Note, notesBetween } from './composition.ts'
import { Music } from './music.ts'

/** A context whose time passes with the timers, and a band that writes down. */
function studio() {
  const written: { note: Note; at: number; now: number }[] = []
  const said: string[] = []
  const on = {
    currentTime: 0,
    suspend: () => Promise.resolve(void said.push('suspend')),
    resume: () => Promise.resolve(void said.push('resume')),
  }
  const band = {
    play: (note: Note, at: number) => void written.push({ note, at, now: on.currentTime }),
    begin: () => void said.push('begin'),
    end: () => void said.push('end'),
    warm: (heat: number) => void said.push(`warm ${heat}`),
    setVolume: (to: number) => void said.push(`volume ${to}`),
  }
  const pass = (seconds: number): void => {
    for (let n = 0; n < seconds * 20; n++) {
      on.currentTime += 0.05
      vi.advanceTimersByTime(50)
    }
  }
  return { on, band, written, said, pass }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the clock of the music', () => {
  test('every note of the piece is played once, on time and ahead of time', () => {
    const { on, band, written, pass } = studio()
    new Music(on, band, { seed: 11, chapter: 1 }).start()
    pass(20)
    const wanted = notesBetween(0, 20_000, index => bar(11, index, 0, 1))
    expect(written.length).toBeGreaterThanOrEqual(wanted.length)
    wanted.forEach(({ atMs, note }, n) => {
      expect(written[n]?.note).toEqual(note)
      expect(written[n]?.at).toBeCloseTo(0.1 + atMs / 1000, 6)
    })
    for (const { at, now } of written) expect(at - now).toBeGreaterThan(0)
  })

  test('nothing before it is started, nothing while it is paused, hidden or turned down', () => {
    const { on, band, written, said, pass } = studio()
    const music = new Music(on, band, { seed: 11 })
    const page = Object.assign(new EventTarget(), { hidden: false })
    const unfollow = music.follow(page as unknown as Document)
    pass(3)
    expect(written).toEqual([])
    music.start()
    expect(music.playing).toBe(true)
    page.hidden = true
    page.dispatchEvent(new Event('visibilitychange'))
    expect(music.playing).toBe(false)
    music.setVolume(0)
    page.hidden = false
    page.dispatchEvent(new Event('visibilitychange'))
    expect(music.playing).toBe(false)
    music.setVolume(0.4)
    expect(music.playing).toBe(true)
    music.pause()
    const before = written.length
    pass(10)
    expect(written).toHaveLength(before)
    expect(vi.getTimerCount()).toBe(0)
    unfollow()
    page.hidden = true
    page.dispatchEvent(new Event('visibilitychange'))
    music.start()
    expect(music.playing).toBe(true)
    expect(said.filter(word => word === 'suspend')).toEqual([]) // not its own context
  })

  test('a context of its own is suspended when the fade is over, unless it goes on before that', () => {
    const { on, band, said, pass } = studio()
    const music = new Music(on, band, { seed: 11 }, true)
    music.start()
    pass(1)
    music.pause()
    pass(0.5)
    music.start()
    pass(3)
    expect(said).toEqual(['resume', 'begin', 'end', 'resume', 'begin'])
    music.pause()
    pass(1)
    expect(said.at(-1)).toBe('end')
    pass(1)
    expect(said.at(-1)).toBe('suspend')
  })

  test('goes on with the bar it was silenced in', () => {
    const { on, band, written, pass } = studio()
    const music = new Music(on, band, { seed: 4, chapter: 0 })
    music.start()
    pass((2.5 * BAR_MS) / 1000)
    music.pause()
    pass(30)
    written.length = 0
    const now = on.currentTime
    music.start()
    pass(0.2)
    expect(written.filter(({ note }) => note.part === 'pad').map(({ note }) => note.key)).toEqual(
      bar(4, 2, 0, 0).flatMap(({ part, key }) => (part === 'pad' ? [key] : [])),
    )
    expect(written[0]?.at).toBeCloseTo(now + 0.1, 6)
  })

  test('danger is heard within a second, in the middle of a bar', () => {
    const { on, band, written, said, pass } = studio()
    const music = new Music(on, band, { seed: 4 })
    music.start()
    pass(2)
    music.feel({ level: 3, heat: 90, cooling: 0 })
    const since = on.currentTime
    pass(1)
    const beat = written.find(({ note }) => note.part === 'pulse')
    expect(beat!.at - since).toBeLessThan(1.2)
    expect(said).toContain('warm 90')
  })

  test('a page that slept does not make up for what it missed', () => {
    const { on, band, written } = studio()
    const music = new Music(on, band, { seed: 4 })
    music.start()
    music.feel({ level: 3, heat: 100, cooling: 0 })
    written.length = 0
    on.currentTime += 100
    vi.advanceTimersByTime(200)
    expect(written.length).toBeLessThan(12)
    for (const { at } of written) expect(at).toBeGreaterThanOrEqual(on.currentTime)
  })
})

test('the A of MIDI 69 has 440 Hz, an octave doubles it', () => {
  expect([57, 69, 81].map(hzOf)).toEqual([220, 440, 880])
})

describe('a win', () => {
  const notes = cadence(1)
  const length = Math.max(...notes.map(({ atMs, ms }) => atMs + ms)) / 1000

  test('breaks the piece off and ends it with the phrase, once, and then nothing runs', () => {
    const { on, band, written, said, pass } = studio()
    const music = new Music(on, band, { seed: 11, chapter: 1 })
    music.start()
    pass(3)
    const before = written.length
    music.close(notes)
    expect(written.slice(before).map(({ note }) => note)).toEqual(notes)
    for (const { at, now } of written.slice(before)) expect(at).toBeGreaterThan(now)
    said.length = 0
    pass(length + 1)
    expect(said).toEqual(['end'])
    expect(written).toHaveLength(before + notes.length)
  })

  test('says nothing where there was no music, and gives way when the page is left or the game goes on', () => {
    const { on, band, written, said, pass } = studio()
    const music = new Music(on, band, { seed: 11 })
    music.close(notes)
    expect(written).toEqual([])
    music.start()
    const page = Object.assign(new EventTarget(), { hidden: false })
    music.follow(page as unknown as Document)
    music.close(notes)
    said.length = 0
    page.hidden = true
    page.dispatchEvent(new Event('visibilitychange'))
    expect(said).toEqual(['end'])
    page.hidden = false
    page.dispatchEvent(new Event('visibilitychange'))
    music.start()
    pass(length + 1)
    expect(said).toEqual(['end', 'begin'])
    expect(music.playing).toBe(true)
  })
})
