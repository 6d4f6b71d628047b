// @vitest-environment happy-dom
import { render } from 'preact'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { games } from '../../../games/index.ts'
import { wordsThere } from '../../../ui/language.ts'
import { me } from '../wire/link.ts'
import { LobbyPage } from './page.tsx'

const root = document.createElement('div')
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
