// @vitest-environment happy-dom
/** What the front page knows of games on a server. */
import { render } from 'preact'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LiveGame, Lobby, MineCard, Player } from '../../../protocol/online.ts'
import { language, wordsThere } from '../../../ui/language.ts'
import { Watch } from '../../replay/page.tsx'
import { Boards } from '../lobby/lists.tsx'
import { GoingOn } from './going-on.tsx'
import { LiveGames, LiveNow } from './live-now.tsx'

const root = document.createElement('div')
const player = (name: string): Player => ({ id: name.toLowerCase(), name, kind: 'person', rated: null })
const live = (match: string, one: string, other: string): LiveGame => ({
  match,
  players: [player(one), player(other)],
  terms: { game: 'nim', preset: 'Three heaps', games: 1, clock: { kind: 'live', baseMs: 300_000, incrementMs: 3000 } },
  ply: 4,
})
const LOBBY: Lobby = { kind: 'lobby', seeks: [], live: [live('match01', 'Ada', 'Juno'), live('match02', 'Tove', 'Rin')], people: 4 }
const OURS: MineCard = {
  ...{ match: 'match01', game: 'nim', preset: 'Three heaps', state: 'playing', ourTurn: true, days: false, dueAt: null },
  opponent: player('Juno'),
}

function serve(mine: readonly MineCard[]): void {
  const answers: Readonly<Record<string, unknown>> = { '/api/lobby': LOBBY, '/api/mine': { mine } }
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(Response.json(answers[path])))
}

const ways = (): readonly (string | null)[] => [...root.querySelectorAll('a')].map(link => link.getAttribute('aria-label'))

beforeEach(async () => {
  await wordsThere()
  localStorage.setItem('lockstep-online', '1')
})
afterEach(() => {
  render(null, root)
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('our own game comes first and is gone back to, never watched', async () => {
  serve([OURS])
  render(<LiveNow />, root)
  await vi.waitFor(() => expect(ways()).toEqual(['Back to your game against Juno (your turn)', 'Watch Tove against Rin']))
  expect(root.querySelector('a')?.getAttribute('href')).toBe('/match/match01')
})

test("a game that is still being dealt is nobody's turn", async () => {
  serve([{ ...OURS, state: 'sealing', ourTurn: false, dueAt: null }])
  render(<LiveNow />, root)
  await vi.waitFor(() => expect(ways()[0]).toBe('Back to your game against Juno (being dealt)'))
  expect(root.textContent).not.toContain('turn')
})

test('a mind is called what its game calls it, in the language that is spoken', async () => {
  language.value = 'de'
  serve([{ ...OURS, game: 'chainfall', preset: 'v1', opponent: { id: 'mind:chainfall:ember', name: 'ember', kind: 'mind' } }])
  render(<LiveNow />, root)
  await vi.waitFor(() => expect(root.querySelector('strong')?.textContent).toBe('Deine Partie gegen Glut'), { timeout: 10_000 })
  language.value = 'en'
})

test('whoever has no game is shown the best there is', async () => {
  serve([])
  render(<LiveNow />, root)
  await vi.waitFor(() => expect(ways()).toEqual(['Watch Ada against Juno']))
})

test('whoever comes to watch finds every game that others play, for as long as they do', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  serve([OURS])
  render(<LiveGames />, root)
  await vi.waitFor(() => expect(ways()).toEqual(['Watch Tove against Rin']))
  expect(root.querySelector('h2')?.textContent).toBe('Being played right now')
  expect(root.querySelector('a')?.getAttribute('href')).toBe('/match/match02')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  await vi.advanceTimersByTimeAsync(6000)
  await vi.waitFor(() => expect(root.textContent).toBe(''))
  vi.useRealTimers()
})

test('the page where one watches has them', async () => {
  serve([])
  render(<Watch kept={null} replay={null} at={null} />, root)
  await vi.waitFor(() => expect(root.querySelectorAll('main .live-games li')).toHaveLength(2), { timeout: 5000 })
})

test('no game is under way only where none is', async () => {
  const None = () => <p>none</p>
  serve([OURS])
  render(<GoingOn None={None} />, root)
  await vi.waitFor(() => expect(root.textContent).toBe('Your online game goes on: see above.'))
  render(null, root)
  serve([])
  render(<GoingOn None={None} />, root)
  await vi.waitFor(() => expect(root.textContent).toBe('none'))
})

test('the lobby lets nobody watch a game they play', () => {
  render(<Boards game="nim" lobby={LOBBY} me="juno" fetched={null} />, root)
  expect(ways()).toEqual(['Watch Tove against Rin'])
})
