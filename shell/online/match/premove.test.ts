import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { nim } from '../../../games/nim/game.ts'
import type { Game, Seat } from '../../../kernel/game.ts'
import { dealFrom } from '../../../kernel/session.ts'
import { keepOnDevice } from '../testing/kept.ts'
import { MATCH, MemoryServer } from '../testing/memory-server.ts'
import { Connection } from '../wire/connection.ts'
import type { RemoteMatch } from './remote-match.ts'
import { Room } from './room.ts'

const NIM = nim as unknown as Game
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function enter(server: MemoryServer, seat: Seat | null): Promise<{ match: RemoteMatch; leave(): void }> {
  const room = new Room(MATCH, new Connection(server.ways(seat)), { game: async () => NIM, replay: async () => null })
  const leave = room.enter()
  await pass(200)
  const match = room.match.value
  if (!match) throw new Error('nobody sat down')
  return { match, leave }
}

async function sit(server: MemoryServer, seat: Seat | null): Promise<RemoteMatch> {
  return (await enter(server, seat)).match
}

/** Two at a table of nim; it is the turn of the first. */
async function two(): Promise<{ server: MemoryServer; mover: RemoteMatch; other: RemoteMatch }> {
  const server = new MemoryServer(NIM, dealFrom(NIM, NIM.presets[0]?.setup, 'kitchen'))
  const first = server.session.toMove ?? 0
  return { server, mover: await sit(server, first), other: await sit(server, first === 0 ? 1 : 0) }
}

const take = (text: string): unknown => NIM.parse(text)
const lines = ({ session }: MemoryServer): readonly string[] => session.log.flatMap(({ seat, text }) => (seat === null ? [] : text))

describe('a move that is planned while the other one thinks', () => {
  test('waits, says nothing of being our turn, and is played at once when it is', async () => {
    const { server, mover, other } = await two()
    expect(other.table.act(take('b2'))).toBeNull()
    expect(other.table.planned).toEqual(take('b2'))
    await pass(50)
    expect(other.table.premove.isKept.value).toBe(true)
    expect(other.table).toMatchObject({ toMove: mover.table.seat, pending: null, legal: [] })
    expect([mover.contest.value.premove, other.contest.value.premove]).toEqual([null, 'b2'])
    mover.table.act(take('a1'))
    await pass(50)
    expect(lines(server)).toEqual(['a1', 'b2'])
    expect(other.table.planned).toBeNull()
    expect(other.table.toMove).toBe(mover.table.seat)
  })

  test('is replaced by another choice, and taken back', async () => {
    const { server, mover, other } = await two()
    other.table.act(take('b2'))
    other.table.act(take('c1'))
    expect(other.table.premove.news.value).toEqual({ kind: 'kept', text: 'c1' })
    await pass(50)
    expect(other.contest.value.premove).toBe('c1')
    other.table.forget()
    expect(other.table.premove.leaving.value).toBe('c1')
    await pass(50)
    expect(other.table.premove.leaving.value).toBeNull()
    expect(other.table.premove.news.value).toEqual({ kind: 'forgotten', text: 'c1' })
    mover.table.act(take('a1'))
    await pass(50)
    expect(lines(server)).toEqual(['a1'])
    expect(other.table.toMove).toBe(other.table.seat)
  })

  test('is dropped where the rules forbid it by then, with the reason', async () => {
    const { server, mover, other } = await two()
    const [all = 0] = (other.table.view as { heaps: number[] }).heaps
    other.table.act(take(`a${all}`))
    await pass(50)
    mover.table.act(take('a1'))
    await pass(50)
    expect(lines(server)).toEqual(['a1'])
    expect(other.table.premove.news.value).toMatchObject({ kind: 'dropped', text: `a${all}`, refusal: { facts: { heap: 0 } } })
    expect(other.table.planned).toBeNull()
    expect(other.table.act(take('b1'))).toBeNull()
    await pass(50)
    expect(lines(server)).toEqual(['a1', 'b1'])
  })

  test('says why it was dropped, although that it is gone was told first', async () => {
    const { server, mover, other } = await two()
    other.table.act(take('b2'))
    await pass(50)
    const name = server.heard.findLast(each => each.kind === 'premove')?.id ?? null
    // Another process has tried it: what is kept is known before the reason is.
    server.forgetAhead()
    mover.table.act(take('a1'))
    await pass(50)
    server.change({})
    await pass(50)
    expect(other.table.planned).toBeNull()
    server.say({ kind: 'refused', match: MATCH, answers: name, refusal: { code: 'odd', because: 'it is odd', facts: {} } })
    await pass(50)
    expect(other.table.premove.news.value).toMatchObject({ kind: 'dropped', text: 'b2', refusal: { code: 'odd' } })
  })

  test('is there again after a reload, for its maker alone', async () => {
    const { server, mover, other } = await two()
    other.table.act(take('b2'))
    await pass(50)
    const again = await sit(server, other.table.seat)
    expect(again.table.planned).toEqual(take('b2'))
    expect((await sit(server, mover.table.seat)).table.planned).toBeNull()
    expect((await sit(server, null)).table.planned).toBeNull()
    // What one page takes back is not planned on the other.
    again.table.forget()
    await pass(50)
    expect(other.table.planned).toBeNull()
  })

  test('that was made without a connection is kept as soon as there is one, and played once', async () => {
    const { server, mover, other } = await two()
    server.hangUp()
    other.table.act(take('b2'))
    expect(other.table.premove.isKept.value).toBe(false)
    await pass(2000)
    expect(other.table.premove.isKept.value).toBe(true)
    mover.table.act(take('a1'))
    await pass(50)
    server.hangUp()
    await pass(2000)
    mover.table.act(take('a1'))
    await pass(50)
    expect(lines(server)).toEqual(['a1', 'b2', 'a1'])
  })

  test('that was changed too late is not kept for the turn after, and says what was played', async () => {
    const { server, mover, other } = await two()
    other.table.act(take('b2'))
    await pass(50)
    mover.table.act(take('a1'))
    server.hangUp(other.table.seat)
    other.table.act(take('c1'))
    await pass(2000)
    expect(lines(server)).toEqual(['a1', 'b2'])
    expect(other.table.premove.news.value).toEqual({ kind: 'late', text: 'c1', played: 'b2' })
    expect(other.table.planned).toBeNull()
    mover.table.act(take('a1'))
    await pass(50)
    expect(lines(server)).toEqual(['a1', 'b2', 'a1'])
  })

  test('that is taken back without a connection may still be played, and says so', async () => {
    const { server, mover, other } = await two()
    other.table.act(take('b2'))
    await pass(50)
    mover.table.act(take('a1'))
    server.hangUp(other.table.seat)
    other.table.forget()
    expect(other.table.premove.leaving.value).toBe('b2')
    expect(other.table.premove.news.value).not.toMatchObject({ kind: 'forgotten' })
    await pass(2000)
    expect(lines(server)).toEqual(['a1', 'b2'])
    expect(other.table.premove.leaving.value).toBeNull()
    expect(other.table.premove.news.value).toEqual({ kind: 'late', text: null, played: 'b2' })
  })

  test('is gone when the game is', async () => {
    const { mover, other } = await two()
    other.table.act(take('b2'))
    await pass(50)
    mover.table.resign()
    await pass(50)
    expect(other.table.outcome).not.toBeNull()
    expect(other.table.planned).toBeNull()
    expect(other.table.act(take('b1'))).toMatchObject({ code: 'over' })
  })

  test('is not for those who look on', async () => {
    const { server } = await two()
    const watcher = await sit(server, null)
    expect(watcher.table.keepsAhead).toBe(false)
    expect(watcher.table.act(take('b2'))).toMatchObject({ code: 'spectating' })
  })
})

describe('a plan that the server has not heard of when its page is closed', () => {
  beforeEach(keepOnDevice)
  afterEach(() => void vi.unstubAllGlobals())

  interface Dark {
    readonly server: MemoryServer
    readonly mover: RemoteMatch
    readonly seat: Seat
  }

  /** Somebody plans where nothing arrives, and closes the page; `before`: what had arrived. */
  async function planInTheDark(text: string | null, before: string | null = null): Promise<Dark> {
    const server = new MemoryServer(NIM, dealFrom(NIM, NIM.presets[0]?.setup, 'kitchen'))
    const first = server.session.toMove ?? 0
    const seat = first === 0 ? 1 : 0
    const mover = await sit(server, first)
    const { match, leave } = await enter(server, seat)
    if (before !== null) match.table.act(take(before))
    await pass(50)
    server.fate = () => []
    if (text === null) match.table.forget()
    else match.table.act(take(text))
    await pass(100)
    leave()
    server.hangUp(seat)
    server.fate = () => [0]
    return { server, mover, seat }
  }

  test('is there again on the next page, reaches the server, and is played once', async () => {
    const { server, mover, seat } = await planInTheDark('b2')
    const { table } = await sit(server, seat)
    expect(table.planned).toEqual(take('b2'))
    expect(table.premove.isKept.value).toBe(true)
    for (const move of ['a1', 'a1']) {
      mover.table.act(take(move))
      await pass(50)
    }
    await sit(server, seat)
    expect(lines(server)).toEqual(['a1', 'b2', 'a1'])
  })

  test('takes back or replaces what had arrived', async () => {
    for (const [text, played] of [[null, ['a1']] as const, ['c1', ['a1', 'c1']] as const]) {
      const { server, mover, seat } = await planInTheDark(text, 'b2')
      await sit(server, seat)
      mover.table.act(take('a1'))
      await pass(50)
      expect(lines(server)).toEqual(played)
    }
  })

  test('is played when the turn it was meant for has come meanwhile', async () => {
    const { server, mover, seat } = await planInTheDark('b2')
    mover.table.act(take('a1'))
    await pass(50)
    const { table } = await sit(server, seat)
    expect(lines(server)).toEqual(['a1', 'b2'])
    expect(table.planned).toBeNull()
  })

  test('is not played in a later turn: the page says what was played instead, once', async () => {
    const { server, mover, seat } = await planInTheDark('c1', 'b2')
    mover.table.act(take('a1'))
    await pass(50)
    const { table } = await sit(server, seat)
    expect(table.premove.news.value).toEqual({ kind: 'late', text: 'c1', played: 'b2' })
    mover.table.act(take('a1'))
    await pass(50)
    expect(lines(server)).toEqual(['a1', 'b2', 'a1'])
    expect((await sit(server, seat)).table.premove.news.value).toBeNull()
  })

  test('is not sent by somebody else at the same device', async () => {
    const { server, mover, seat } = await planInTheDark('b2')
    server.heard.length = 0
    await sit(server, mover.table.seat)
    expect(server.heard.filter(({ kind }) => kind === 'premove')).toEqual([])
    expect((await sit(server, seat)).table.planned).toEqual(take('b2'))
  })
})
