import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { nim } from '../../../games/nim/game.ts'
import type { Game } from '../../../kernel/game.ts'
import { dealFrom } from '../../../kernel/session.ts'
import type { FromDevice } from '../../../protocol/online.ts'
import { MATCH, MemoryServer } from '../testing/memory-server.ts'
import { Connection, type WireEvents } from './connection.ts'

const NIM = nim as unknown as Game

const server = (options: ConstructorParameters<typeof MemoryServer>[2] = {}): MemoryServer =>
  new MemoryServer(NIM, dealFrom(NIM, NIM.presets[0]?.setup, 'kitchen'), options)

const JOIN: FromDevice = { kind: 'join', match: MATCH }
const LEAVE: FromDevice = { kind: 'leave', match: MATCH }
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)
const kinds = (heard: readonly FromDevice[]): readonly string[] => heard.map(({ kind }) => kind)

/** Sockets that a test opens and closes itself. */
function byHand(chance: number) {
  const opened: number[] = []
  const events: WireEvents[] = []
  const connection = new Connection({
    open: given => {
      opened.push(Date.now())
      events.push(given)
      return { send() {}, close() {} }
    },
    isKnown: async () => true,
    chance: () => chance,
    now: () => Date.now(),
  })
  return { opened, connection, latest: () => events.at(-1) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a connection', () => {
  test('is not there before somebody needs it, and rests when nobody does', async () => {
    const connection = new Connection(server().ways(0))
    await pass(1000)
    expect(connection.state.value).toBe('idle')
    const letGo = connection.hold()
    expect(connection.state.value).toBe('connecting')
    await pass(10)
    expect(connection.state.value).toBe('open')
    letGo()
    letGo()
    await pass(1000)
    expect(connection.state.value).toBe('open')
    await pass(5000)
    expect(connection.state.value).toBe('idle')
  })

  test('comes back by itself, joins again, and says again only what has no answer', async () => {
    const there = server()
    const connection = new Connection(there.ways(0))
    connection.hold()
    connection.join('m', JOIN, LEAVE)
    await pass(10)
    connection.insist('answered', { kind: 'offer', match: MATCH, id: 'answered', ply: 0, text: 'a1' })
    connection.settle('answered')
    connection.insist('open', { kind: 'offer', match: MATCH, id: 'open', ply: 1, text: 'b1' })
    await pass(10)
    there.heard.length = 0
    there.hangUp()
    expect(connection.state.value).toBe('lost')
    expect(connection.send({ kind: 'ping' })).toBe(false)
    await pass(300)
    expect(connection.state.value).toBe('open')
    expect(there.heard).toEqual([JOIN, { kind: 'offer', match: MATCH, id: 'open', ply: 1, text: 'b1' }])
  })

  test('whoever left while it was lost is not joined again', async () => {
    const there = server()
    const connection = new Connection(there.ways(0))
    connection.hold()
    const leave = connection.join('m', JOIN, LEAVE)
    await pass(10)
    there.hangUp()
    leave()
    there.heard.length = 0
    await pass(500)
    expect(there.heard).toEqual([])
  })

  test('waits longer each time, five seconds at most, and not at all when the network is back', async () => {
    const { opened, latest, connection } = byHand(1)
    connection.hold()
    for (let nth = 0; nth < 7; nth++) {
      latest()?.closed()
      await pass(6000)
    }
    const waits = opened.slice(1).map((at, nth) => at - (opened[0] ?? 0) - nth * 6000)
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000])
    latest()?.closed()
    const before = opened.length
    connection.wake()
    expect(opened).toHaveLength(before + 1)
  })

  test('half of each wait is chance, so that not everybody comes back at once', async () => {
    const { opened, latest, connection } = byHand(0)
    connection.hold()
    latest()?.closed()
    await pass(125)
    expect(opened).toHaveLength(2)
  })

  test('a network that says it is gone is believed at once', async () => {
    const connection = new Connection(server().ways(0))
    connection.hold()
    await pass(10)
    connection.cut()
    expect(connection.state.value).toBe('lost')
  })

  test('a server that falls silent is taken for gone, though its socket is still open', async () => {
    const there = server()
    const connection = new Connection(there.ways(0))
    connection.hold()
    await pass(10)
    expect(connection.state.value).toBe('open')
    there.fate = () => []
    await pass(30_100)
    expect(connection.state.value).not.toBe('open')
  })

  test('says ping while nothing else is said', async () => {
    const there = server()
    const connection = new Connection(there.ways(0))
    connection.hold()
    await pass(60_000)
    expect(connection.state.value).toBe('open')
    expect(kinds(there.heard).filter(kind => kind === 'ping').length).toBeGreaterThanOrEqual(5)
  })

  test('whoever is nobody is told so, and does not knock for ever', async () => {
    let opened = 0
    const connection = new Connection({
      open: ({ closed }) => {
        opened++
        setTimeout(closed, 1)
        return { send() {}, close() {} }
      },
      isKnown: async () => false,
      chance: () => 1,
      now: () => Date.now(),
    })
    connection.hold()
    await pass(20_000)
    expect(connection.state.value).toBe('refused')
    expect(opened).toBe(1)
  })

  test('a page that is older than the server says so and stays away', async () => {
    const connection = new Connection(server({ protocol: 99 }).ways(0))
    connection.hold()
    await pass(10_000)
    expect(connection.state.value).toBe('outdated')
  })

  test('what is no message is not heard', async () => {
    const heard: unknown[] = []
    const { latest, connection } = byHand(1)
    connection.hold()
    connection.listen(message => heard.push(message))
    for (const text of ['', '{', 'null', '[]', '5', '{"a":1}']) latest()?.heard(text)
    expect(heard).toEqual([])
  })
})
