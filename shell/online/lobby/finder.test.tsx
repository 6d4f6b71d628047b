// @vitest-environment happy-dom
/** What the form says of a search: what is looked for, and why nothing is any more. */
import { render } from 'preact'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FromDevice, type FromServer, type MineCard, PROTOCOL, type SeekCard } from '../../../protocol/online.ts'
import { wordsThere } from '../../../ui/language.ts'
import { go } from '../../app/address.ts'
import { onlineAt } from '../../app/route.ts'
import { me } from '../wire/link.ts'
import { LobbyPage } from './page.tsx'

const ADA = { id: 'ada', name: 'Ada', kind: 'person' } as const
const root = document.body.appendChild(document.createElement('div'))
/** What Ada looks for, as the server has it when her page comes. */
let seeks: readonly SeekCard[] = []
/** What she plays. */
let mine: readonly MineCard[] = []

/** The other end of the socket of the page. */
class Wire {
  static readonly OPEN = 1
  readonly readyState = Wire.OPEN
  onmessage: (event: { data: string }) => void = () => {}
  onclose: () => void = () => {}

  constructor() {
    queueMicrotask(() => this.tell({ kind: 'hello', protocol: PROTOCOL, me: ADA, now: 0, mine: [] }))
  }

  send(text: string): void {
    const said = JSON.parse(text) as FromDevice
    if (said.kind === 'lobby') queueMicrotask(() => this.tell({ kind: 'lobby', seeks, live: [], people: 1 }))
    if (said.kind === 'seek') queueMicrotask(() => this.tell({ kind: 'seeking', answers: said.id, seek: 'seek01' }))
  }

  close(): void {}

  tell(message: FromServer): void {
    this.onmessage({ data: JSON.stringify(message) })
  }
}

const said = (): string => root.querySelector('.finder-said[role=status]')?.textContent ?? ''
const set = (): readonly (string | undefined)[] =>
  [...root.querySelectorAll<HTMLInputElement>('.finder input:checked')].map(({ value }) => value)
const find = (): HTMLButtonElement | null => root.querySelector('.finder-find')
const choose = (value: string): void => root.querySelector<HTMLInputElement>(`input[value="${value}"]`)?.click()
const look = async (): Promise<void> => {
  render(<LobbyPage game="nim" key="nim" />, root)
  await vi.waitFor(() => expect(find()).not.toBeNull())
}

beforeEach(async () => {
  await wordsThere()
  seeks = []
  mine = []
  me.value = { me: ADA, ratings: [], hasPassword: true } as unknown as typeof me.value
  vi.stubGlobal('WebSocket', Wire)
  const answers: Readonly<Record<string, () => unknown>> = { '/api/me': () => me.value, '/api/mine': () => ({ mine }) }
  vi.stubGlobal('fetch', (path: string) => (path in answers ? Promise.resolve(Response.json(answers[path]?.())) : new Promise(() => {})))
})
afterEach(async () => {
  render(null, root)
  // What follows from it is done in a moment.
  await new Promise(done => setTimeout(done, 50))
  vi.unstubAllGlobals()
  me.value = undefined
  go({ page: 'front' }, 'replace')
})

test('whoever comes back to a search reads what is looked for, and finds the form set to it', async () => {
  const terms = { game: 'nim', preset: 'Five heaps', games: 1, clock: { kind: 'days', moveMs: 86_400_000 } } as const
  seeks = [{ id: 'seek00', by: { ...ADA, rated: null }, terms, isRated: false }]
  await look()
  await vi.waitFor(() => expect(said()).toContain('Looking for somebody'))
  await vi.waitFor(() => expect(said()).toContain('Nim, Five heaps: single game, casual, a day a move'))
  expect(set()).toEqual(['casual', 'day', 'Five heaps'])
  // It lasts, whatever is chosen next, and says what it is.
  choose('pair')
  await vi.waitFor(() => expect(set()).toEqual(['pair', 'day', 'Five heaps']))
  expect(said()).toContain('single game, casual')
})

test('a search that ends because something else was chosen says so until the next one', async () => {
  await look()
  find()?.click()
  await vi.waitFor(() => expect(said()).toContain('Nim, Three heaps: Ranked pair, 5\u00a0+\u00a03'))
  await vi.waitFor(() => expect(said()).toContain('Stay on this page'))
  choose('3+2')
  await vi.waitFor(() => expect(said()).toBe('The search has ended because you chose something else.'))
  choose('10+5')
  await vi.waitFor(() => expect(set()).toContain('10+5'))
  expect(said()).toContain('ended')
  find()?.click()
  await vi.waitFor(() => expect(said()).toContain('Ranked pair, 10\u00a0+\u00a05'))
  choose('Five heaps')
  await vi.waitFor(() => expect(said()).toContain('ended because'))
})

test('a search that ends because another game was chosen says so there', async () => {
  go(onlineAt('online', 'nim'), 'replace')
  await look()
  find()?.click()
  await vi.waitFor(() => expect(said()).toContain('Stay on this page'))
  go(onlineAt('online', 'chainfall'), 'replace')
  render(<LobbyPage game="chainfall" key="chainfall" />, root)
  await vi.waitFor(() => expect(said()).toContain('The search has ended because you chose something else.'), { timeout: 10_000 })
})

test('in one column, games that wait for us come before the form; all of it is read in the order in which it is seen', async () => {
  const card = { match: 'match01', game: 'nim', preset: 'Three heaps', days: true, state: 'playing', dueAt: null } as const
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  mine = [{ ...card, opponent: ADA, ourTurn: true }]
  await look()
  const shown = (name: string): number => [...root.querySelectorAll('*')].findIndex(({ classList }) => classList.contains(name))
  const order = (): readonly string[] => ['lobby-mine', 'finder', 'lobby-side', 'example'].toSorted((a, b) => shown(a) - shown(b))
  await vi.waitFor(() => expect(order()).toEqual(['lobby-mine', 'finder', 'lobby-side', 'example']))
  render(null, root)
  mine = [{ ...card, opponent: ADA, ourTurn: false }]
  await look()
  await vi.waitFor(() => expect(order()).toEqual(['finder', 'lobby-mine', 'lobby-side', 'example']))
})

test('the clock that is chosen is explained, and only a game that is rated has a rating beside it', async () => {
  await look()
  const about = (): string | undefined => {
    const described = root.querySelector('fieldset[aria-describedby]')?.getAttribute('aria-describedby')
    return root.querySelector(`[id="${described}"]`)?.textContent ?? undefined
  }
  expect(about()).toBe('5\u00a0minutes each, and 3\u00a0seconds more with every move.')
  expect(root.querySelector('.standing')?.textContent).toBe('1200not rated yet')
  choose('day')
  await vi.waitFor(() => expect(about()).toMatch(/^A day for every move/))
  choose('casual')
  await vi.waitFor(() => expect(root.querySelector('.standing')).toBeNull())
  expect(root.querySelector('.finder')?.textContent).toContain('These games do not count for a rating.')
})
