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

test('what came of a game reads as it was for whoever the page is about, and a rating begins where it began', async () => {
  const played = { game: 'nim', preset: 'Three heaps', contest: 'c', opponent: { id: 'bo', name: 'Bo7', kind: 'person' }, at: 0 } as const
  const pool = 'nim/Three heaps/pair/live'
  const profile = {
    person: JUNO,
    ratings: [{ pool, rating: 1199, games: 2, provisional: true }],
    history: [
      { pool, at: 0, before: 1200, rating: 1216 },
      { pool, at: 1, before: 1216, rating: 1199 },
    ],
    games: [
      { ...played, match: 'match02', half: 0, margin: -8, change: -17 },
      { ...played, match: 'match01', half: 2, margin: 4, change: 16 },
      { ...played, match: 'match00', half: 1, margin: 0, change: null },
    ],
  }
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(Response.json(path === '/api/people/juno' ? profile : { me: null, ratings: [] })),
  )
  render(<PersonPage id="juno" />, root)
  const results = (): readonly (string | undefined)[] =>
    [...root.querySelectorAll('.person-games li')].map(row => row.querySelector('strong')?.textContent)
  await vi.waitFor(() => expect(results()).toEqual(['Lost to Bo7', 'Won against Bo7', 'Drawn with Bo7']))
  expect(root.querySelector('.person-games li')?.textContent).toContain('−8Rating −17')
  expect(root.querySelector('.rating-plot')?.getAttribute('aria-label')).toBe('Rating over time, from 1200 to 1199')
  expect(root.querySelector('.rating')?.textContent).toContain('1199? (provisional: fewer than 30 rated games)')
  expect(root.textContent).toContain('A question mark: provisional')
  expect(root.querySelector('polyline')?.getAttribute('points')?.split(' ')).toHaveLength(3)
})

test('where nobody is, a way leads on', async () => {
  serve([])
  render(<PersonPage id="nobody" />, root)
  await vi.waitFor(() => expect(root.querySelector('main a')?.getAttribute('href')).toBe('/online'))
})
