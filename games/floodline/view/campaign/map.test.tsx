// @vitest-environment happy-dom
/** The map as somebody meets it: what is open, what is closed and why, what was reached, and where the keys lead. */
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Announcer } from '../../../../ui/announce.tsx'
import { language } from '../../../../ui/language.ts'
import type { GamePageProps } from '../../../../ui/pages.ts'
import { gamesWritten, type PastLevel, tellPast } from '../../../../ui/past.ts'
import { way } from '../../levels/way.ts'
import { CampaignMap } from './map.tsx'
import { reached } from './reached.ts'

const root = document.createElement('div')
document.body.append(root)

let left: unknown[] = []

beforeEach(() => {
  left = []
  // There is no layout here: a spot is where its number says.
  HTMLElement.prototype.getBoundingClientRect = function (this: HTMLElement) {
    const at = [...document.querySelectorAll('.fl-spot')].indexOf(this)
    return new DOMRect((at % 3) * 100, Math.floor(at / 3) * 100, 0, 0)
  }
})
afterEach(() => {
  render(null, root)
  language.value = 'en'
})

const [first, second, third] = way.levels.map(({ id }) => id) as [string, string, string]
const last = way.levels.at(-1)?.id ?? ''

const FIGURES = { pieces: 8, tilts: 0, shift: 4, ticks: 3725, second: 0, third: 1 }

/** Won with two stars, the first and the third, after a loss. */
function won(level: string): PastLevel {
  const games = [
    { kept: null, ended: 1, won: false, score: 0, figures: { ...FIGURES, third: 0 } },
    { kept: 'kept-2', ended: 2, won: true, score: 2, figures: FIGURES },
  ]
  const best = (value: number) => ({ best: value, kept: 'kept-2' })
  const bests = { pieces: best(8), tilts: best(0), shift: { best: 4, kept: null }, ticks: best(3725), third: best(1) }
  return { level, played: 2, won: 1, best: best(2), bests, games }
}

async function open(past: readonly PastLevel[], at: string | null = null): Promise<void> {
  tellPast(async () => past)
  const props = { at, still: true, leave: (to: unknown) => left.push(to) } as unknown as GamePageProps
  await act(async () => {
    render(
      <>
        <CampaignMap {...props} />
        <Announcer />
      </>,
      root,
    )
  })
  // The levels are fetched.
  await act(() => vi.dynamicImportSettled())
}

const spot = (level: string): HTMLElement => root.querySelector(`[data-level="${level}"]`) as HTMLElement
const card = (): HTMLElement => root.querySelector('.fl-place') as HTMLElement
const button = (name: string | RegExp): HTMLElement | undefined =>
  [...card().querySelectorAll('button')].find(each => (each.getAttribute('aria-label') ?? each.textContent ?? '').match(name))
const press = (key: string) =>
  act(() => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))

test('a newcomer is shown where to begin, and every other place says why it is closed', async () => {
  await open([])
  expect(root.textContent).toContain(`0 of ${3 * way.levels.length} stars`)
  expect(spot(first).getAttribute('aria-label')).toBe('Level 1, First Stack, The stone yard, open, next to play')
  expect(spot(second).getAttribute('aria-label')).toMatch(/^Level 2, First Tilt, .*closed\. Win 1 first\.$/)
  for (const { id } of way.levels.slice(1)) expect(spot(id).getAttribute('aria-label'), id).toMatch(/closed\. Win .* first\.$/)
  expect(root.querySelectorAll('ol.fl-spots > li')).toHaveLength(way.levels.length)
  await act(() => root.querySelector<HTMLElement>('.fl-map-head .primary')?.click())
  expect(left).toEqual([{ level: first }])
})

test('a place that was chosen shows what it asks for, what was reached and how to get on', async () => {
  await open([won(first)], first)
  expect(spot(first).getAttribute('aria-label')).toContain('2 of 3 stars, won')
  expect(root.textContent).toContain(`2 of ${3 * way.levels.length} stars`)
  const asked = [...card().querySelectorAll('.fl-place-asked li')]
  expect(asked.map(each => each.getAttribute('data-earned'))).toEqual(['true', 'false', 'true'])
  const bests = [...card().querySelectorAll('.fl-place-bests > div')].map(each => each.textContent)
  expect(bests).toEqual(['Most stars2', 'Fewest pieces8', 'Fewest tilts0', 'Least shifted4 blocks', 'Quickest1:02'])
  expect(card().textContent).toContain('Played 2 times, won once.')
  expect(card().querySelectorAll('.fl-place-runs li')).toHaveLength(2)
  await act(() => button('Watch: fewest pieces, 8')?.click())
  await act(() => button('Practise')?.click())
  await act(() => button('Play again')?.click())
  expect(left).toEqual([{ watch: 'kept-2' }, { level: `${first}-practice` }, { level: first }])
  expect(button(/least shifted/i)).toBeUndefined()
})

test('a closed place has no way in, only the reason', async () => {
  await open([], last)
  expect(button('Play')).toBeUndefined()
  expect(card().querySelector('[role="status"]')?.textContent).toMatch(/^Win .* first\.$/)
  spot(last).focus()
  await press('Enter')
  expect(left).toEqual([])
  expect(root.querySelector('[role="log"]')?.textContent).toMatch(/Win .* first\./)
})

test('arrows go from place to place, Enter plays, and one place alone is in the order of Tab', async () => {
  await open([won(first)])
  expect([...root.querySelectorAll<HTMLElement>('.fl-spot')].filter(each => each.tabIndex === 0)).toEqual([spot(second)])
  spot(second).focus()
  await press('ArrowLeft')
  expect(document.activeElement).toBe(spot(first))
  expect(card().getAttribute('aria-label')).toBe('Level 1: First Stack')
  await press('ArrowRight')
  await press('ArrowRight')
  expect(document.activeElement).toBe(spot(third))
  await press('End')
  expect(document.activeElement).toBe(spot(last))
  await press('Home')
  await press('Enter')
  expect(left).toEqual([{ level: first }])
})

test('three stars light the lantern, and a game that ends meanwhile is shown', async () => {
  await open([])
  expect(root.querySelector('.fl-map-lantern')).toBeNull()
  tellPast(async () => [{ ...won(first), best: { best: 3, kept: null } }])
  await act(async () => {
    gamesWritten.value++
  })
  await vi.waitFor(() => expect(spot(first).querySelector('.fl-map-lantern')).not.toBeNull())
  expect(await reached()).toBe(`3 of ${3 * way.levels.length} stars`)
})

test('it speaks German', async () => {
  language.value = 'de'
  await open([won(first)], last)
  expect(spot(first).getAttribute('aria-label')).toBe('Level 1, Erster Stapel, Der Steinhof, 2 von 3 Sternen, gewonnen')
  expect(card().querySelector('[role="status"]')?.textContent).toMatch(/^Gewinne zuerst .*\.$/)
  expect(root.textContent).toContain('Fundament')
})
