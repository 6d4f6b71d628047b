// @vitest-environment happy-dom
import { render } from 'preact'
import { afterEach, expect, test, vi } from 'vitest'
import { findGame, games } from '../../../games/index.ts'
import { wordsThere } from '../../../ui/language.ts'
import { me } from '../wire/link.ts'
import { PlayOnline } from './play-online.tsx'

const root = document.createElement('div')

afterEach(() => {
  render(null, root)
  vi.unstubAllGlobals()
  me.value = undefined
})

async function shown(id: string): Promise<void> {
  const game = await findGame(id)?.game()
  if (!game) throw new Error(`there is no game ${id}`)
  await wordsThere()
  render(<PlayOnline game={game} />, root)
}

test('every game of two seats has both ways, and no other game has any', async () => {
  const found = []
  for (const { id, game } of games) {
    await shown(id)
    const ways = [...root.querySelectorAll('button, a')].map(way => way.textContent)
    expect(ways, id).toEqual((await game()).seats === 2 ? ['Play a friend by link', 'Play online'] : [])
    if (ways.length > 0) found.push(id)
    if (ways.length > 0) expect(root.querySelector('a')?.getAttribute('href')).toBe(`/online/${id}`)
  }
  expect(found.length).toBeGreaterThan(1)
})

test('where no server answers it says so when it is pressed, and not before', async () => {
  const fetch = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError('no network')))
  vi.stubGlobal('fetch', fetch)
  await shown('nim')
  expect(fetch).not.toHaveBeenCalled()
  expect(root.querySelector('[role=alert]')).toBeNull()
  root.querySelector('button')?.click()
  await vi.waitFor(() => expect(root.querySelector('[role=alert]')?.textContent).toMatch(/^The server does not answer/))
})
