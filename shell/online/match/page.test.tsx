// @vitest-environment happy-dom
import { render } from 'preact'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageName } from '../../app/page-name.ts'
import { MatchPage } from './page.tsx'

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('there is no server'))))
afterEach(() => void vi.unstubAllGlobals())

test('an address that can be no match has one heading that says so, and a way to the lobby', async () => {
  const root = document.createElement('div')
  render(<MatchPage id="No-Such" />, root)
  await vi.waitFor(() => expect(pageName.value).toBe('There is no such match'))
  expect([...root.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual(['There is no such match'])
  expect(root.querySelector('main')?.textContent).not.toContain('Going to the table')
  expect(root.querySelector<HTMLAnchorElement>('main a')?.getAttribute('href')).toBe('/online')
  render(null, root)
})
