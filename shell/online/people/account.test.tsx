// @vitest-environment happy-dom
import { render } from 'preact'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wordsThere } from '../../../ui/language.ts'
import { onlineAt } from '../../app/route.ts'
import { leaveFrom } from '../parts/way-back.ts'
import { me } from '../wire/link.ts'
import { AccountPage } from './account.tsx'

const root = document.createElement('div')

beforeEach(wordsThere)
afterEach(() => {
  render(null, root)
  root.remove()
  vi.unstubAllGlobals()
  me.value = undefined
})

test('whoever was sent here to log in is led back to their game', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ me: null, ratings: [], hasPassword: false })))
  document.body.append(root)
  leaveFrom(onlineAt('match', 'match01'))
  render(<AccountPage />, root)
  const login = (): HTMLFormElement | null => root.querySelector('form[aria-label="Log in"]')
  await vi.waitFor(() => expect(login()).not.toBeNull())
  expect(location.pathname).not.toBe('/match/match01')
  login()?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  await vi.waitFor(() => expect(location.pathname).toBe('/match/match01'))
})
