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

const ADA = { id: 'ada', name: 'Ada', kind: 'person' } as const
const GUEST = { id: 'guest', name: 'Guest 12', kind: 'guest' } as const
const PHONE = { id: 'phone', label: 'Firefox on Android', usedAt: 0, current: false } as const

type Replies = Readonly<Record<string, () => Response | Promise<Response>>>

/** A server that knows somebody, and answers what else it is told to. */
async function open(who: { now: object | null }, replies: Replies = {}): Promise<void> {
  const lists: Replies = {
    'GET /api/me': () => Response.json({ me: who.now, ratings: [], hasPassword: who.now === ADA }),
    'GET /api/sessions': () => Response.json({ sessions: [] }),
    'GET /api/tokens': () => Response.json({ tokens: [] }),
    'GET /api/bots': () => Response.json({ bots: [] }),
    'GET /api/blocks': () => Response.json({ blocks: [] }),
  }
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    const reply = { ...lists, ...replies }[`${method} ${path}`]
    return Promise.resolve(reply ? reply() : Response.json({}))
  })
  document.body.append(root)
  render(<AccountPage />, root)
  await vi.waitFor(() => expect(root.querySelector('main')?.getAttribute('aria-busy')).toBe('false'))
}

const button = (name: string): HTMLButtonElement | undefined =>
  [...root.querySelectorAll('button')].find(each => [each.textContent, each.getAttribute('aria-label')].includes(name))

function press(name: string): void {
  button(name)?.focus()
  button(name)?.click()
}

function send(form: string): void {
  const found = root.querySelector<HTMLFormElement>(`form[aria-label="${form}"]`)
  found?.querySelector('button')?.focus()
  found?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
}

/** Read aloud, to be seen, and where the keyboard goes on. */
async function expectTold(sentence: string): Promise<void> {
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe(sentence))
  expect(document.activeElement?.getAttribute('role')).toBe('status')
  expect(document.activeElement?.className).not.toBe('hidden-text')
}

test('what a form did is told when the form is gone', async () => {
  const who: { now: object | null } = { now: GUEST }
  await open(who, {
    'POST /api/claim': () => {
      who.now = ADA
      return Response.json({})
    },
    'POST /api/logout': () => {
      who.now = null
      return Response.json({})
    },
  })
  await vi.waitFor(() => expect(root.querySelector('form[aria-label="Take a name"]')).not.toBeNull())
  send('Take a name')
  await expectTold('You are Ada from now on.')
  press('Log out')
  await expectTold('You are logged out.')
})

test('whoever tries too often is told for how long to wait', async () => {
  const error = { code: 'too-many', because: 'too many logins were tried; try again in 30 minutes' }
  await open({ now: null }, { 'POST /api/login': () => Response.json({ error }, { status: 429, headers: { 'retry-after': '1799' } }) })
  send('Log in')
  const told = (): string | null | undefined => root.querySelector('form[aria-label="Log in"] [role="status"]')?.textContent
  await vi.waitFor(() => expect(told()).toBe('That was too often. Try again in 30\u00a0minutes.'))
})

test('a device is logged out at the second press, and that is told', async () => {
  let sessions = [PHONE]
  await open(
    { now: ADA },
    {
      'GET /api/sessions': () => Response.json({ sessions }),
      'DELETE /api/sessions/phone': () => {
        sessions = []
        return Response.json({})
      },
    },
  )
  await vi.waitFor(() => expect(button('Log out: Firefox on Android')).toBeDefined())
  press('Log out: Firefox on Android')
  await vi.waitFor(() => expect(button('Really log out: Firefox on Android?')).toBeDefined())
  expect(sessions).toHaveLength(1)
  press('Really log out: Firefox on Android?')
  await expectTold('Logged out: Firefox on Android.')
})

test('whoever deletes the account is led to the password, and told afterwards', async () => {
  const who: { now: object | null } = { now: ADA }
  await open(who, {
    'DELETE /api/me': () => {
      who.now = null
      return Response.json({})
    },
  })
  await vi.waitFor(() => expect(button('Delete the account')).toBeDefined())
  const form = button('Delete the account')?.form
  form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('password'))
  form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  await expectTold('The account is deleted.')
})

test('a token can be copied where it is shown', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await open({ now: ADA }, { 'POST /api/tokens': () => Response.json({ token: 'ls_secret' }) })
  await vi.waitFor(() => expect(root.querySelector('form[aria-label="Make a token"]')).not.toBeNull())
  send('Make a token')
  await vi.waitFor(() => expect(button('Copy the token')).toBeDefined())
  press('Copy the token')
  await vi.waitFor(() => expect(root.textContent).toContain('The token is copied.'))
  expect(written).toHaveBeenCalledWith('ls_secret')
  expect(document.activeElement).toBe(button('Copy the token'))
})

test('of the guest that somebody is on the way to a name, nothing is asked', async () => {
  const who: { now: object | null } = { now: null }
  const asked: string[] = []
  // Long enough for whatever the page asks meanwhile.
  const becoming = (name: string, next: object) => async (): Promise<Response> => {
    await new Promise(done => setTimeout(done, 50))
    asked.push(name)
    who.now = next
    return Response.json({})
  }
  const lists = ['sessions', 'blocks'].map(name => [
    `GET /api/${name}`,
    (): Response => {
      asked.push(name)
      return Response.json({ [name]: [] })
    },
  ])
  await open(who, { 'POST /api/guest': becoming('guest', GUEST), 'POST /api/claim': becoming('claim', ADA), ...Object.fromEntries(lists) })
  send('Take a name')
  await vi.waitFor(() => expect(asked).toContain('blocks'))
  expect(asked.slice(0, 2)).toEqual(['guest', 'claim'])
  expect(asked.slice(2).sort()).toEqual(['blocks', 'sessions'])
})
