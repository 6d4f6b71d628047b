// @vitest-environment happy-dom
/** What a lesson says, as it stands on the page and on the board. */
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Session } from '../../../kernel/session.ts'
import { LocalTable } from '../../../kernel/table.ts'
import type { PlayerProps } from '../../../ui/stage.ts'
import { useNews } from '../../../ui/use-news.ts'
import { floodline } from '../game.ts'
import { campaign } from '../levels/generated/levels.ts'
import type { Floodline } from '../nouns.ts'
import { landingCells } from '../rules/pieces/piece.ts'
import { Recording } from '../testing/recording.ts'
import { controllerAt } from './playback/controller.ts'
import { Stage } from './stage.tsx'

function Page({ table }: { table: LocalTable<Floodline> }) {
  const props: PlayerProps<Floodline> = {
    ...{ table, news: useNews(table), still: true, chosen: null, advice: null, refusal: null },
    ...{ choose() {}, act() {}, refuse() {}, ask() {}, dismiss() {} },
  }
  return <Stage {...props} />
}

const root = document.createElement('div')
document.body.append(root)

async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms).then(() => {}))
  await vi.dynamicImportSettled()
}

async function sitDown(id: string): Promise<LocalTable<Floodline>> {
  const level = campaign.find(entry => entry.level.id === id)?.level
  if (!level) throw new Error(`there is no level ${id}`)
  const table = new LocalTable(new Session(floodline, level), 0)
  await act(() => render(<Page table={table} />, root))
  for (let wait = 0; wait < 5; wait++) await pass(100)
  return table
}

async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await act(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))
    await pass(40)
    await act(() => void document.body.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true, cancelable: true })))
    await pass(200)
  }
}

const said = (): string => root.querySelector('.fl-prompt')?.textContent ?? ''
const keys = (): string[] => [...root.querySelectorAll('.fl-prompt kbd')].map(key => key.textContent ?? '')

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance'],
  })
})

afterEach(async () => {
  await act(() => render(null, root))
  vi.useRealTimers()
})

test('every sentence shows its key: the way first, then the drop at once', async () => {
  await sitDown('first-stack')
  expect(said()).toMatch(/^There is rock below/)
  expect(keys()).toEqual(['A'])
  await press('a', 'a')
  expect(said()).toMatch(/^The outline shows where it will land/)
  expect(keys()).toEqual(['Space'])
  await press(' ')
  expect(said()).toMatch(/^Seven more/)
})

test('a lesson that is taken up again knows what was done', async () => {
  const table = await sitDown('first-stack')
  await press('a', 'a', ' ')
  expect(said()).toMatch(/^Seven more/)
  await act(() => render(null, root))
  await act(() => render(<Page table={table} />, root))
  for (let wait = 0; wait < 5; wait++) await pass(100)
  expect(said()).toMatch(/^Seven more/)
})

test('it names the key down for a piece that is too high, and the one up for a piece that is too low', async () => {
  const table = await sitDown('first-tilt')
  expect(keys()).toEqual(['4'])
  await press('4')
  expect(table.view.gravity).not.toBe(0)
  expect(keys()).toEqual(['S'])
  await press('s', 's', 's', 's', 's', 's')
  expect(keys()).toEqual(['W'])
  await press('w')
  expect(keys()).toEqual(['Space'])
  await press(' ')
  expect(said()).toMatch(/^It holds! Tilt back/)
  expect(keys()).toEqual(['3'])
})

test('it asks to look from another corner until somebody does, and then names the keys of that corner', async () => {
  const table = await sitDown('first-stack')
  for (let piece = 1; piece <= 3; piece++) await press(piece === 2 ? 'd' : 'a', piece === 2 ? 'd' : 'a', ' ')
  expect(table.view.metrics.pieces).toBe(3)
  expect(said()).toMatch(/^The rock hides/)
  expect(keys()).toEqual(['Home'])
  await press('Home')
  expect(said()).not.toMatch(/^The rock hides/)
})

test('where the piece is wanted is drawn on the board, and no longer once nothing is said', async () => {
  const table = await sitDown('first-stack')
  const picture = new Recording()
  controllerAt(table)?.attach(picture)
  await pass(200)
  const wanted = picture.over.cursor ?? []
  expect(wanted.length).toBe(4)
  await press('a', 'a')
  expect(new Set(wanted)).toEqual(new Set(landingCells(table.view)))
  await press(' ', 'd', 'd', ' ')
  for (let piece = 3; piece <= 4; piece++) await press('Home', ' ')
  expect(picture.over.cursor ?? []).toEqual([])
})
