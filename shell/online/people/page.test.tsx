// @vitest-environment happy-dom
import { render } from 'preact'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { language, wordsThere } from '../../../ui/language.ts'
import { me } from '../wire/link.ts'
import { PersonPage } from './page.tsx'

const root = document.createElement('div')
const JUNO = { id: 'juno', name: 'Juno', kind: 'person' } as const
const asked: string[] = []

function serve(blocks: readonly (typeof JUNO)[]): void {
  const answers: Readonly<Record<string, unknown>> = {
    '/api/me': { me: { id: 'ada', name: 'Ada', kind: 'person' }, ratings: [], hasPassword: true },
    '/api/people/juno': { person: JUNO, ratings: [], history: [], games: [] },
    '/api/blocks': { blocks },
  }
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    if (method !== 'GET') asked.push(`${method} ${path}`)
    const isMissing = method === 'GET' && !(path in answers)
    const answer = isMissing ? { error: { code: 'no-person', because: 'nobody is here by that name' } } : (answers[path] ?? { ok: true })
    return Promise.resolve(Response.json(answer, { status: isMissing ? 404 : 200 }))
  })
}

const button = (name: string): HTMLButtonElement | undefined =>
  [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name)

beforeEach(wordsThere)
afterEach(() => {
  render(null, root)
  vi.unstubAllGlobals()
  asked.length = 0
  me.value = undefined
})

test('whoever is blocked can be unblocked where they were blocked, later as well', async () => {
  serve([JUNO])
  render(<PersonPage id="juno" />, root)
  await vi.waitFor(() => expect(button('Unblock')).toBeDefined())
  button('Unblock')?.click()
  await vi.waitFor(() => expect(button('Block')).toBeDefined())
  expect(root.textContent).toContain('You may be paired again.')
  button('Block')?.click()
  await vi.waitFor(() => expect(button('Unblock')).toBeDefined())
  expect(asked).toEqual(['DELETE /api/blocks/juno', 'POST /api/blocks'])
})

test('that a report was sent is told where its form was', async () => {
  serve([])
  document.body.append(root)
  render(<PersonPage id="juno" />, root)
  await vi.waitFor(() => expect(button('Report')).toBeDefined())
  button('Report')?.click()
  await vi.waitFor(() => expect(button('Send the report')).toBeDefined())
  button('Send the report')?.focus()
  button('Send the report')?.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Thank you. Somebody will look at it.'))
  root.remove()
})

test('whoever came while the server was away is answered when it is back', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  render(<PersonPage id="juno" />, root)
  await vi.waitFor(() => expect(root.textContent).toContain('Online is away'))
  serve([])
  await vi.advanceTimersByTimeAsync(6000)
  await vi.waitFor(() => expect(root.querySelector('h1')?.textContent).toBe('Juno'))
  vi.useRealTimers()
})

test('rules are called what the game calls them, in the language that is spoken', async () => {
  language.value = 'de'
  await wordsThere()
  const game = {
    game: 'nim',
    preset: 'Five heaps',
    match: 'match01',
    contest: 'c',
    opponent: JUNO,
    half: 2,
    margin: 1,
    at: 0,
    change: null,
  }
  const profile = {
    person: JUNO,
    ratings: [{ pool: 'nim/Three heaps/pair/live', rating: 1200, games: 1, provisional: true }],
    history: [],
    games: [game],
  }
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(Response.json(path === '/api/people/juno' ? profile : { me: null, ratings: [] })),
  )
  render(<PersonPage id="juno" />, root)
  await vi.waitFor(() => expect(root.textContent).toMatch(/Drei Haufen.*Fünf Haufen/))
  language.value = 'en'
})

test('where nobody is, a way leads on', async () => {
  serve([])
  render(<PersonPage id="nobody" />, root)
  await vi.waitFor(() => expect(root.querySelector('main a')?.getAttribute('href')).toBe('/online'))
})
