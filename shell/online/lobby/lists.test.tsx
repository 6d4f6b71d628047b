// @vitest-environment happy-dom
import { render } from 'preact'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MineCard } from '../../../protocol/online.ts'
import { wordsThere } from '../../../ui/language.ts'
import type { Me } from '../wire/link.ts'
import { Mine, Results } from './lists.tsx'
import { useMine } from './use-lobby.ts'

const root = document.body.appendChild(document.createElement('div'))
const JUNO = { id: 'juno', name: 'Juno', kind: 'person' } as const
const ME = { me: { id: 'ada', name: 'Ada', kind: 'person' }, ratings: [], hasPassword: true } as unknown as Me
const OURS: MineCard = {
  ...{ match: 'match01', game: 'nim', preset: 'Three heaps', opponent: JUNO, days: true },
  ...{ state: 'playing', ourTurn: false, dueAt: Date.UTC(2026, 0, 7, 12) },
}

beforeEach(wordsThere)
afterEach(() => {
  render(null, root)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a game that is being dealt is nobody’s turn and never late, and one goes to it all the same', () => {
  const way = (): string | undefined => root.querySelector('a')?.textContent
  render(<Mine mine={[{ ...OURS, state: 'sealing', dueAt: null }]} />, root)
  expect(way()).toBe('Being dealt')
  expect(root.querySelector('a')?.getAttribute('href')).toBe('/match/match01')
  expect(root.textContent).not.toMatch(/until|turn/)
  render(<Mine mine={[OURS]} />, root)
  expect(way()).toBe('Their turn')
  expect(root.textContent).toContain('until Wed')
})

test('that a game has been dealt is seen without anything being said', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let mine: MineCard = { ...OURS, state: 'sealing', dueAt: null }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ mine: [mine] })))
  const Page = () => <Mine mine={useMine(ME)} />
  render(<Page />, root)
  await vi.waitFor(() => expect(root.textContent).toContain('Being dealt'))
  mine = { ...OURS, ourTurn: true }
  await vi.advanceTimersByTimeAsync(6000)
  await vi.waitFor(() => expect(root.textContent).toContain('Your turn'))
})

test('one’s last results say who won', async () => {
  const played = { game: 'nim', preset: 'Three heaps', contest: 'c', opponent: { ...JUNO, name: 'Bo7' }, at: 0, change: null } as const
  const games = [
    { ...played, match: 'match01', half: 2, margin: 4 },
    { ...played, match: 'match00', half: 0, margin: -8 },
  ]
  const ada = { person: ME.me, ratings: [], history: [], games }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(ada)))
  render(<Results me={ME} game="nim" />, root)
  await vi.waitFor(() =>
    expect([...root.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['Won against Bo7+4', 'Lost to Bo7−8']),
  )
})
