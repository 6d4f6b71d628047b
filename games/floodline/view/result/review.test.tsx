// @vitest-environment happy-dom
/** The result of a level, from a game that is over to what is read, pressed and watched. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isFault, playOver } from '../../../../kernel/replay.ts'
import { Session } from '../../../../kernel/session.ts'
import { LocalTable } from '../../../../kernel/table.ts'
import { language } from '../../../../ui/language.ts'
import { gamesWritten, type PastGame, tellPast } from '../../../../ui/past.ts'
import type { EndProps } from '../../../../ui/stage.ts'
import { type Recorded, Theatre } from '../../../../ui/theatre.ts'
import { floodline } from '../../game.ts'
import { certificates } from '../../levels/generated/certificates.ts'
import type { FloodLevel, Floodline } from '../../nouns.ts'
import { End } from '../end.tsx'
import { Controller } from '../playback/controller.ts'

const kept: { runs: readonly PastGame[] } = { runs: [] }
tellPast(async () => [{ level: 'first-tilt', played: 1, won: 1, best: null, bests: {}, games: kept.runs }])

/** A win of one's own, as it is written down. */
function win(name: string | null, figures: PastGame['figures']): PastGame {
  return { kept: name, ended: 1, won: true, score: 1, figures: { second: 0, third: 0, ...figures } }
}

const root = document.createElement('div')
document.body.append(root)
const watched = vi.fn<(game: Recorded) => void>()

const fileOf = (file: string): string =>
  readFileSync(join(import.meta.dirname, `../../levels/campaign/02-first-tilt/${file}.replay`), 'utf8')

function gameOf(text: string): Session<Floodline> {
  const over = playOver(text, floodline)
  if (isFault(over)) throw new Error(over.because)
  return over.session
}

async function shown(session: Session<Floodline>): Promise<void> {
  const table = new LocalTable<Floodline>(session, 0)
  new Controller(table, true)
  const props = { table, still: true, deal: session.deal, lines: [], news: { count: 0, events: [] } } as unknown as EndProps<Floodline>
  await act(() =>
    render(
      <Theatre.Provider value={watched}>
        <End {...props} />
      </Theatre.Provider>,
      root,
    ),
  )
  for (let turn = 0; turn < 4; turn++) await act(() => vi.dynamicImportSettled())
  await vi.waitFor(() => expect(root.querySelector('.fl-figures')).not.toBeNull())
}

/** Lost by one piece after another in the middle. */
function lost(level: FloodLevel): Session<Floodline> {
  const session = new Session(floodline, level)
  while (!session.outcome) {
    session.offer(0, 'drop')
    session.advance()
  }
  expect(session.state.won).toBe(false)
  return session
}

const all = (selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)]
const texts = (selector: string): (string | null)[] => all(selector).map(({ textContent }) => textContent)
const press = (element: HTMLElement | undefined): Promise<void> => act(async () => element?.click())

beforeEach(() => {
  kept.runs = []
  watched.mockClear()
})
afterEach(async () => {
  language.value = 'en'
  await act(() => render(null, root))
})

test('what was done stands beside par, and what the best known solution does differently is said', async () => {
  await shown(gameOf(fileOf('bronze')))
  const [bronze, gold] = ['bronze', 'gold'].map(file => certificates['first-tilt']?.solutions.find(each => each.file === file))
  expect(texts('.fl-figures dt').slice(0, 3)).toEqual(['Pieces', 'Tilts', 'Shifted'])
  expect(texts('.fl-figures dd')[0]).toBe(`${bronze?.pieces}par ${gold?.pieces}`)
  expect(texts('.fl-fold summary')).toEqual(['What the best known solution does', 'How it compares'])
  expect(texts('.fl-fold p')[0]).toBe(certificates['first-tilt']?.idea.en)
  expect(texts('.fl-differs')[0]).toMatch(new RegExp(`^It does it with ${bronze!.pieces - gold!.pieces} fewer pieces?`))
})

test('the best known solution is watched at the press of a button', async () => {
  await shown(gameOf(fileOf('bronze')))
  const watch = (): HTMLElement | undefined => all('.fl-fold button').find(({ textContent }) => textContent === 'Watch it')
  await vi.waitFor(() => expect(watch()).toBeDefined())
  await press(watch())
  await vi.waitFor(() => expect(watched).toHaveBeenCalledWith({ text: fileOf('gold') }))
})

test('a bar of the chart is watched: a solution, and a win of one’s own', async () => {
  kept.runs = [win('mine', { pieces: 4, tilts: 0, shift: 9, ticks: 999 })]
  await shown(gameOf(fileOf('gold')))
  const bars = all('.fl-chart-bar')
  expect(bars.map(bar => bar.ariaLabel ?? bar.getAttribute('aria-label'))).toContain('4 pieces: 1 win of yours. Watch it')
  await press(bars.find(bar => bar.dataset['kind'] === 'known'))
  const solutions = certificates['first-tilt']?.solutions.map(({ file }) => ({ text: fileOf(file) }))
  await vi.waitFor(() => expect(solutions).toContainEqual(watched.mock.lastCall?.[0]))
  await press(bars.filter(bar => bar.dataset['kind'] === 'own').at(-1))
  await vi.waitFor(() => expect(watched).toHaveBeenLastCalledWith({ kept: 'mine' }))
})

test('this game can be watched as soon as it is written down, and is counted once', async () => {
  const session = gameOf(fileOf('gold'))
  await shown(session)
  const own = (): HTMLElement[] => all('.fl-chart-bar[data-kind="own"]')
  expect(own().map(bar => bar.getAttribute('aria-disabled'))).toEqual(['true'])
  const { pieces, tilts, shift } = session.state.metrics
  kept.runs = [win('this-one', { pieces, tilts, shift, ticks: session.state.tick, second: 1, third: 1 })]
  await act(async () => void gamesWritten.value++)
  await vi.waitFor(() => expect(own().map(bar => bar.getAttribute('aria-disabled'))).toEqual(['false']))
  await press(own()[0])
  expect(watched).toHaveBeenLastCalledWith({ kept: 'this-one' })
})

test('the measure can be chosen, this game is marked, and the same stands in a table', async () => {
  await shown(gameOf(fileOf('gold')))
  const radios = all('.fl-chart input') as HTMLInputElement[]
  expect(texts('.fl-chart label')).toEqual(['Pieces', 'Tilts', 'Shifted', 'Time'])
  await act(async () => radios[2]?.click())
  expect(texts('.fl-chart caption')).toEqual(['How it compares: Shifted'])
  const marked = all('.fl-chart-column').filter(column => column.dataset['mine'] === 'true')
  expect(marked.map(column => column.querySelector('.fl-chart-under')?.textContent)).toEqual(['0'])
  expect(texts('.fl-chart tbody th')[0]).toBe('0 shifted blocks (This one)')
  expect(texts('.fl-chart tbody tr')[0]).toMatch(/This one\)\d1$/)
})

test('the arrows go from bar to bar, and there is one stop for Tab', async () => {
  await shown(gameOf(fileOf('bronze')))
  const bars = all('.fl-chart-bar')
  expect(bars.length).toBeGreaterThan(1)
  expect(bars.filter(bar => bar.tabIndex === 0)).toEqual([bars[0]])
  bars[0]?.focus()
  await act(() => void bars[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true })))
  expect(document.activeElement).toBe(bars[1])
  expect(bars.filter(bar => bar.tabIndex === 0)).toEqual([bars[1]])
})

test('after a loss nothing is given away: neither par, nor solutions, nor how', async () => {
  await shown(lost(gameOf(fileOf('gold')).deal))
  expect(texts('.fl-figures dt').length).toBeGreaterThanOrEqual(4)
  expect(all('.fl-figures small, .fl-fold, .fl-chart')).toEqual([])
})

test('who has won before may compare after a loss, which has no place of its own there', async () => {
  kept.runs = [win(null, { pieces: 4, tilts: 0, shift: 9, ticks: 999 })]
  await shown(lost(gameOf(fileOf('gold')).deal))
  expect(texts('.fl-fold summary')).toEqual(['How it compares'])
  expect(all('[data-mine="true"]')).toEqual([])
  expect(all('.fl-chart-bar[data-kind="known"]').length).toBeGreaterThan(0)
})

test('in German as well', async () => {
  language.value = 'de'
  await shown(gameOf(fileOf('bronze')))
  expect(texts('.fl-fold p')[0]).toBe(certificates['first-tilt']?.idea.de)
  expect(texts('.fl-differs')[0]).toMatch(/^Sie schafft es mit \d Stein(en)? weniger/)
})
