// @vitest-environment happy-dom
/** A table that fills the window, in the real shell: when its end comes, what has the keyboard then, what a pause does, what it is called. */
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { language } from '../../../ui/language.ts'
import { pageName } from '../../app/page-name.ts'
import { type Seated, sitDown, type Wish } from '../../testing/seat.tsx'

let seated: Seated | null = null

const pass = (ms: number): Promise<void> => act(() => vi.advanceTimersByTimeAsync(ms).then(() => {}))

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance'],
  })
})

afterEach(() => {
  seated?.leave()
  seated = null
  language.value = 'en'
  vi.useRealTimers()
})

async function sit(what: Partial<Wish>): Promise<Seated> {
  seated = await sitDown({ game: 'floodline', seed: 'a', wire: { carry: deliver => deliver() }, ...what })
  await vi.dynamicImportSettled()
  await pass(200)
  return seated
}

async function press(key: string): Promise<void> {
  const target = document.activeElement ?? document.body
  for (const kind of ['keydown', 'keyup'])
    await act(() => void target.dispatchEvent(new KeyboardEvent(kind, { key, bubbles: true, cancelable: true })))
  await pass(20)
}

/** A tick for each key, and time for what came of it. */
async function play(keys: string): Promise<void> {
  for (const key of keys) {
    await press(key)
    await press('.')
  }
}

const card = (): HTMLElement | null => document.querySelector('.immersive-end:not([hidden])')
const focused = (): string => document.activeElement?.textContent ?? ''

describe('the end', () => {
  /** All that wins it but the last drop. */
  async function almostWon(): Promise<Seated> {
    const at = await sit({ level: 'footbridge' })
    await play('aw ')
    await pass(3000)
    await play('ddw')
    return at
  }

  test('comes when what ended the level has been shown, with the way on first and the keyboard on it', async () => {
    const { session } = await almostWon()
    await play(' ')
    expect(session.outcome?.winner).toBe(0)
    await pass(100)
    expect(card()).toBeNull()
    await pass(6000)
    await vi.dynamicImportSettled()
    await pass(100)
    expect(card()).not.toBeNull()
    expect(focused()).toBe('Next level: A Lid for Two')
    // The level is the same deal every time.
    const buttons = [...(card()?.querySelectorAll('.end-do :is(a, button)') ?? [])].map(({ textContent }) => textContent)
    expect(buttons).toEqual(['Next level: A Lid for Two', 'Play again'])
  })

  test('a press that was still meant for the piece opens nothing; Enter does at once', async () => {
    await almostWon()
    await play(' ')
    await pass(6000)
    await vi.dynamicImportSettled()
    await pass(10)
    const again = [...(card()?.querySelectorAll<HTMLElement>('.end-do button') ?? [])].at(-1)
    const clicked = vi.fn<() => void>()
    again?.addEventListener('click', clicked)
    // A key on a button is a click, which only a browser makes of it.
    again?.click()
    expect(clicked).not.toHaveBeenCalled()
    again?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    again?.click()
    expect(clicked).toHaveBeenCalledOnce()
  })

  test('can be made small, and large again', async () => {
    await almostWon()
    await play(' ')
    await pass(6000)
    await vi.dynamicImportSettled()
    await pass(100)
    const fold = document.querySelector<HTMLElement>('.immersive-fold')
    expect(fold?.getAttribute('aria-expanded')).toBe('true')
    await act(() => fold?.click())
    expect(card()?.dataset['folded']).toBe('true')
    await act(() => fold?.click())
    expect(card()?.dataset['folded']).toBe('false')
  })
})

describe('a pause', () => {
  const covered = (): boolean => document.querySelector('.paused') !== null
  const bar = (): HTMLElement | null => document.querySelector('.paused-bar')

  test.each(['footbridge', 'sandbox', 'unsupported-practice'])('lets one look where that gives nothing away: %s', async level => {
    const { session } = await sit({ level })
    await press('p')
    await vi.dynamicImportSettled()
    await pass(100)
    expect(covered()).toBe(false)
    expect(bar()).not.toBeNull()
    expect(document.querySelector('.immersive-stage')?.hasAttribute('inert')).toBe(false)
    expect(focused()).toBe('Go on')
    // Keys that look are the stage's; keys that steer do nothing, and no time passes.
    const { ply } = session
    expect(document.querySelector('.fl-layers')).toBeNull()
    await press('i')
    await vi.dynamicImportSettled()
    await pass(500)
    expect(document.querySelector('.fl-layers')).not.toBeNull()
    await press('a')
    expect(session.ply).toBe(ply)
    await press('p')
    expect(bar()).toBeNull()
  })

  test('covers the board where points are counted', async () => {
    await sit({ preset: 'Endless' })
    await press('p')
    await vi.dynamicImportSettled()
    await pass(100)
    expect(covered()).toBe(true)
    expect(document.querySelector('.immersive-stage')?.hasAttribute('inert')).toBe(true)
  })

  test('comes by itself when the page was hidden and time runs', async () => {
    await sit({}) // a basin, dealt: time runs
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await act(() => void document.dispatchEvent(new Event('visibilitychange')))
    hidden.mockRestore()
    await vi.dynamicImportSettled()
    await pass(100)
    expect(bar()).not.toBeNull()
  })
})

describe('what it is called', () => {
  test.each([
    ['unsupported', 'Level 4: Unsupported', 'Level 4 · piece 1', 'Unsupported'],
    ['the-right-basin', 'Puzzle 3: The Right Basin', 'Puzzle 3 · piece 1', 'The Right Basin'],
    ['sandbox', 'Sandbox', 'Piece 1', 'Sandbox'],
  ])('%s', async (level, page, line, title) => {
    await sit({ level })
    expect(pageName.value).toBe(page)
    expect(document.querySelector('.fl-level p')?.textContent).toBe(line)
    expect(document.querySelector('.fl-level h2')?.textContent).toBe(title)
    seated?.leave()
    seated = null
    await pass(20)
    expect(pageName.value).toBe('')
  })

  test.each([
    [{ preset: 'High wind' }, 'High wind', 'Practice · piece 1'],
    [{ preset: 'Endless' }, 'Endless', 'Piece 1'],
    [{ preset: 'Endless', date: '2026-11-16' }, 'Daily of November 16, 2026', 'Endless · piece 1'],
  ])('%o', async (what, title, line) => {
    await sit(what)
    expect(pageName.value).toBe(title)
    expect(document.querySelector('.fl-level h2')?.textContent).toBe(title)
    expect(document.querySelector('.fl-level p')?.textContent).toBe(line)
  })

  test('a daily has its date in the language of the page', async () => {
    language.value = 'de'
    await sit({ preset: 'Endless', date: '2026-11-16' })
    expect(document.querySelector('.fl-level h2')?.textContent).toBe('Tagesspiel vom 16. November 2026')
  })
})
