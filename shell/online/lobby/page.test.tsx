// @vitest-environment happy-dom
import { render } from 'preact'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { games } from '../../../games/index.ts'
import type { Lobby, SeekCard } from '../../../protocol/online.ts'
import { wordsThere } from '../../../ui/language.ts'
import { me } from '../wire/link.ts'
import { othersSeeks, Waiting } from './lists.tsx'
import { LobbyPage } from './page.tsx'
import type { Seeking } from './use-seek.ts'

const root = document.body.appendChild(document.createElement('div'))
const heading = (): string | undefined => root.querySelector('h1')?.textContent

/** Never answers, as on a slow way to a server. */
const silent = (): Promise<Response> => new Promise(() => {})

beforeEach(async () => {
  await wordsThere()
  vi.stubGlobal('fetch', silent)
})
afterEach(() => {
  render(null, root)
  vi.unstubAllGlobals()
  me.value = undefined
})

test('while it comes it has a name, says that it comes, and shows what is known already', () => {
  render(<LobbyPage game={null} />, root)
  expect(heading()).toBe('Play online')
  expect(root.querySelector('[aria-busy=true] [role=status]')?.textContent).toBe('Setting up the lobby …')
  expect(root.querySelector('.example')).not.toBeNull()
})

test('figures that are made up are said to be', () => {
  render(<LobbyPage game="nim" />, root)
  const example = root.querySelector('.example')
  expect(example?.textContent).toMatch(/Example: .*Game 1/)
})

test('how much is luck is shown for the rules that were picked, as it was measured', async () => {
  const id = 'chainfall'
  const ada = { me: { id: 'ada', name: 'Ada', kind: 'person' }, ratings: [], hasPassword: true }
  vi.stubGlobal('fetch', async (path: string) => (path === '/api/me' ? Response.json(ada) : silent()))
  render(<LobbyPage game={id} />, root)
  const shares = (): readonly string[] => [...root.querySelectorAll('.example .pair-share b')].map(({ textContent }) => textContent ?? '')
  const measured = await games.find(each => each.id === id)?.luck()
  const said = (preset: string): readonly string[] => {
    const luck = measured?.[preset]
    return luck ? [luck.single, luck.pair].map(([low, high]) => `${low}–${high}\u00a0%`) : ['nobody measured it']
  }
  await vi.waitFor(() => expect(shares()).toEqual(said('v1')), { timeout: 20_000 })
  root.querySelector<HTMLInputElement>('input[value="Cascade"]')?.click()
  await vi.waitFor(() => expect(shares()).toEqual(said('Cascade')))
})

test('a mind is played by the rules that were picked', async () => {
  const asked: unknown[] = []
  const ada = { me: { id: 'ada', name: 'Ada', kind: 'person' }, ratings: [], hasPassword: true }
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path === '/api/minds') asked.push(JSON.parse(String(body)))
    return path === '/api/me' ? Response.json(ada) : silent()
  })
  render(<LobbyPage game="nim" />, root)
  await vi.waitFor(() => expect(root.querySelector('input[value="Five heaps"]')).not.toBeNull())
  // Nothing is counted before it is known.
  expect(root.querySelector('.finder-said')?.textContent).toBe('')
  root.querySelector<HTMLInputElement>('input[value="Five heaps"]')?.click()
  // What follows from it is drawn in a moment.
  await new Promise(drawn => setTimeout(drawn))
  root.querySelector<HTMLButtonElement>('.lobby-mind button')?.click()
  await vi.waitFor(() => expect(asked).toMatchObject([{ terms: { game: 'nim', preset: 'Five heaps' } }]))
})

test('only those who wait for the same game are counted, and not oneself', () => {
  const seek = (id: string, by: string, game: string): SeekCard => ({
    ...{ id, isRated: false, by: { id: by, name: by, kind: 'guest', rated: null } },
    terms: { game, preset: 'v1', games: 1, clock: null },
  })
  const lobby: Lobby = {
    kind: 'lobby',
    live: [],
    people: 3,
    seeks: [seek('a', 'ada', 'one'), seek('b', 'juno', 'one'), seek('c', 'rin', 'two')],
  }
  expect(othersSeeks(lobby, 'one', 'ada').map(({ id }) => id)).toEqual(['b'])
  expect(othersSeeks(lobby, 'one', null)).toHaveLength(2)
})

test('whoever looks for a game alone reads that nobody else does; whoever does not, that nobody waits', () => {
  const own: SeekCard = {
    ...{ id: 'own', isRated: false, by: { id: 'ada', name: 'Ada', kind: 'guest', rated: null } },
    terms: { game: 'nim', preset: 'Three heaps', games: 1, clock: null },
  }
  const lobby: Lobby = { kind: 'lobby', live: [], people: 1, seeks: [own] }
  const still = { terms: null, known: null, isLasting: false, ended: null, refusal: null } as unknown as Seeking
  const said = (seeking: Seeking, seen: Lobby): string | undefined => {
    render(<Waiting game="nim" lobby={seen} me="ada" seeking={seeking} />, root)
    return root.querySelector('.lobby-list .small')?.textContent
  }
  expect(said({ ...still, terms: own.terms, known: 'own' }, lobby)).toBe('Nobody else is waiting.')
  expect(said(still, { ...lobby, seeks: [] })).toBe('Nobody is waiting. Be the first.')
})

test('a lobby without a server opens by itself when there is one', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  render(<LobbyPage game="nim" />, root)
  await vi.waitFor(() => expect(root.querySelector('.online-away')).not.toBeNull())
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/me' ? Response.json({ me: null, ratings: [], hasPassword: false }) : silent(),
  )
  await vi.advanceTimersByTimeAsync(6000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(root.querySelector('.online-away')).toBeNull())
})

test('a game for one has no lobby, and leads to those that have', async () => {
  const all = await Promise.all(games.map(({ game }) => game()))
  const forTwo = all.filter(({ seats }) => seats === 2).map(({ id }) => `/online/${id}`)
  for (const { id } of all.filter(({ seats }) => seats === 1)) {
    render(<LobbyPage game={id} key={id} />, root)
    await vi.waitFor(() => expect(root.querySelector('.for-one')?.textContent).toMatch(/is not played between two/))
    const links = [...root.querySelectorAll('main li a')].map(link => link.getAttribute('href'))
    expect(links).toEqual(forTwo)
    expect(root.querySelector('.finder')).toBeNull()
  }
})
