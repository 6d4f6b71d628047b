// @vitest-environment happy-dom
/** What somebody has reached is told wherever levels are: at the table, in the list of deals, and at the end with the way on. */
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { library } from '../../storage/index.ts'
import { type Seated, sitDown } from '../../testing/seat.tsx'

let seated: Seated | null = null

const pass = (ms: number): Promise<void> => act(() => vi.advanceTimersByTimeAsync(ms).then(() => {}))

beforeEach(async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance'],
  })
  const tally = { v: 1, game: 'floodline', played: 3, won: 1, lost: 0, best: 2, total: 2, counted: 3 } as const
  await library.put('tallies', { ...tally, mode: 'level:first-stack' })
})

afterEach(() => {
  seated?.leave()
  seated = null
  vi.useRealTimers()
})

async function sit(): Promise<void> {
  seated = await sitDown({ game: 'floodline', level: 'first-stack', seed: 'a', wire: { carry: deliver => deliver() } })
  await vi.dynamicImportSettled()
  await pass(1000)
}

async function press(key: string): Promise<void> {
  const target = document.activeElement ?? document.body
  for (const kind of ['keydown', 'keyup'])
    await act(() => void target.dispatchEvent(new KeyboardEvent(kind, { key, bubbles: true, cancelable: true })))
  await pass(50)
}

const links = (within: string): (string | null)[] => [...document.querySelectorAll(`${within} a`)].map(each => each.textContent)

test('the table says what was reached before', async () => {
  await sit()
  expect(document.querySelector('.fl-level')?.textContent).toContain('Best so far: 2 of 3 stars')
})

test('so does the list of other deals', async () => {
  await sit()
  await act(() => document.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.click())
  await vi.dynamicImportSettled()
  await pass(500)
  const items = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')]
  expect(items.map(each => each.textContent)).toContain('Campaign')
  await act(() => items.find(each => each.textContent === 'New game')?.click())
  await vi.dynamicImportSettled()
  await pass(500)
  const picks = [...document.querySelectorAll('.pick')].map(each => each.textContent ?? '')
  expect(picks.filter(text => text.includes('of 3 stars'))).toEqual([expect.stringMatching(/^First Stack.*2 of 3 stars$/)])
})

test('while a game rests, what things are and what words mean can be looked up', async () => {
  await sit()
  await press('p')
  await vi.dynamicImportSettled()
  await pass(200)
  expect(links('.paused-bar')).toEqual(['Materials', 'Glossary'])
})
