// @vitest-environment happy-dom
import { render } from 'preact'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ContestAt } from '../../../protocol/online.ts'
import { wordsThere } from '../../../ui/language.ts'
import { pageName } from '../../app/page-name.ts'
import { me } from '../wire/link.ts'
import { ChallengePage } from './page.tsx'

const root = document.createElement('div')
const ADA = { id: 'ada', name: 'Ada', kind: 'person' } as const
const OPEN = {
  id: 'abc',
  by: ADA,
  terms: { game: 'nim', preset: 'Three heaps', games: 1, clock: { kind: 'live', baseMs: 300_000, incrementMs: 3000 } },
  match: null as string | null,
  expired: false,
}

function serve(challenge: unknown, contest?: Pick<ContestAt, 'seat' | 'state'>): void {
  const answers: Readonly<Record<string, unknown>> = {
    '/api/me': { me: null, ratings: [], hasPassword: false },
    '/api/challenges/abc': challenge,
    '/api/matches/match01': contest,
  }
  vi.stubGlobal('fetch', (path: string) => {
    const answer = answers[path]
    const isError = typeof answer === 'object' && answer !== null && 'error' in answer
    return Promise.resolve(Response.json(answer, { status: isError ? 404 : 200 }))
  })
}

const text = (): string => root.querySelector('main')?.textContent ?? ''
const ways = (): readonly string[] =>
  [...root.querySelectorAll('main a, main button')].map(way => `${way.textContent} ${way.getAttribute('href')}`)

beforeEach(wordsThere)
afterEach(() => {
  render(null, root)
  vi.unstubAllGlobals()
  me.value = undefined
})

test('an open one invites', async () => {
  serve(OPEN)
  render(<ChallengePage id="abc" />, root)
  await vi.waitFor(() => expect(text()).toContain('Ada invites you'))
  // Whoever does not know the game, or what its clock means, learns it here.
  expect(ways()).toContain('How Nim is played /games/nim')
  expect(text()).toContain('5\u00a0minutes each')
  expect(pageName.value).toBe('Ada invites you')
})

test('one that was used invites nobody else: they may watch, or go to the lobby', async () => {
  serve({ ...OPEN, match: 'match01' }, { seat: null, state: 'open' })
  render(<ChallengePage id="abc" />, root)
  await vi.waitFor(() => expect(text()).toContain('Somebody has sat down already'))
  expect(text()).not.toContain('invites you')
  expect(ways()).toEqual(['Watch /match/match01', 'To the lobby /online/nim'])
})

test('one whose game is over says that', async () => {
  serve({ ...OPEN, match: 'match01' }, { seat: null, state: 'over' })
  render(<ChallengePage id="abc" />, root)
  await vi.waitFor(() => expect(text()).toContain('the game is over'))
  expect(ways()).toEqual(['See the game /match/match01', 'To the lobby /online/nim'])
})

test('one that has expired and one that was taken back say what they are', async () => {
  serve({ ...OPEN, expired: true })
  render(<ChallengePage id="abc" />, root)
  await vi.waitFor(() => expect(text()).toContain('This invitation has expired'))
  render(null, root)
  serve({ error: { code: 'no-challenge', because: 'there is no such invitation' } })
  render(<ChallengePage id="abc" />, root)
  await vi.waitFor(() => expect(text()).toContain('it was taken back'))
  expect(text()).not.toContain('expired')
})
