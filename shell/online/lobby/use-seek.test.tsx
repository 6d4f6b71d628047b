// @vitest-environment happy-dom
import { render } from 'preact'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FromDevice, type FromServer, type Lobby, PROTOCOL, type SeekCard, type Terms } from '../../../protocol/online.ts'
import { me } from '../wire/link.ts'
import { type Seeking, useSeek } from './use-seek.ts'

const ADA = { id: 'ada', name: 'Ada', kind: 'person' } as const
const LIVE: Terms = { game: 'nim', preset: 'Three heaps', games: 1, clock: { kind: 'live', baseMs: 60_000, incrementMs: 0 } }
const DAYS: Terms = { ...LIVE, clock: { kind: 'days', moveMs: 86_400_000 } }
const root = document.createElement('div')

/** The other end of the one socket of the page. */
class Wire {
  static readonly OPEN = 1
  static latest: Wire | undefined
  readonly readyState = Wire.OPEN
  readonly said: FromDevice[] = []
  onmessage: (event: { data: string }) => void = () => {}
  onclose: () => void = () => {}

  constructor() {
    Wire.latest = this
    queueMicrotask(() => this.tell({ kind: 'hello', protocol: PROTOCOL, me: ADA, now: 0, mine: [] }))
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as FromDevice)
  }

  close(): void {}

  tell(message: FromServer): void {
    this.onmessage({ data: JSON.stringify(message) })
  }
}

let seeking: Seeking
function Page({ lobby }: { lobby: Lobby }) {
  seeking = useSeek(lobby, ADA.id)
  return null
}

const seekOf = (id: string, terms: Terms): SeekCard => ({ id, terms, isRated: false, by: { ...ADA, rated: null } })
const lobbyWith = (...seeks: SeekCard[]): Lobby => ({ kind: 'lobby', seeks, live: [], people: 1 })
const show = async (lobby: Lobby): Promise<void> => {
  render(<Page lobby={lobby} />, root)
  await new Promise(drawn => setTimeout(drawn, 20))
}
/** What follows from it is done in a moment. */
const leave = async (): Promise<void> => {
  render(null, root)
  await new Promise(done => setTimeout(done, 200))
}
const kinds = (): readonly string[] => (Wire.latest?.said ?? []).map(({ kind }) => kind).filter(kind => kind !== 'ping')

async function seekAndHear(terms: Terms, seek: string): Promise<void> {
  await show(lobbyWith())
  const sought = (): readonly FromDevice[] => Wire.latest?.said.filter(({ kind }) => kind === 'seek') ?? []
  const before = sought().length
  seeking.seek(terms, false)
  await vi.waitFor(() => expect(sought().length).toBeGreaterThan(before))
  const asked = sought().at(-1)
  if (asked?.kind === 'seek') Wire.latest?.tell({ kind: 'seeking', answers: asked.id, seek })
  await vi.waitFor(() => expect(seeking.known).toBe(seek))
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', Wire)
  me.value = { me: ADA, ratings: [], hasPassword: true } as unknown as typeof me.value
})

afterEach(async () => {
  await leave()
  me.value = undefined
})

test('a search that another page ended is said to have ended; an older list does not end it', async () => {
  await seekAndHear(LIVE, 'seek01')
  await show(lobbyWith())
  expect(seeking.ended).toBeNull()
  await show(lobbyWith(seekOf('seek01', LIVE)))
  expect(seeking.terms).toEqual(LIVE)
  await show(lobbyWith())
  expect(seeking.ended).toBe('elsewhere')
  expect(seeking.terms).toBeNull()
})

test('whoever leaves takes a live search back, and one of days only by saying so', async () => {
  await seekAndHear(LIVE, 'seek02')
  await leave()
  await vi.waitFor(() => expect(kinds().at(-1)).toBe('unseek'))
  await seekAndHear(DAYS, 'seek03')
  const before = kinds().length
  await leave()
  expect(kinds()).toHaveLength(before)
  await show(lobbyWith(seekOf('seek03', DAYS)))
  expect(seeking).toMatchObject({ terms: DAYS, known: 'seek03', isLasting: true })
  seeking.stop()
  expect(kinds().at(-1)).toBe('unseek')
})
