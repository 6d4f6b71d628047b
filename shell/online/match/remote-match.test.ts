import { signal } from '@preact/signals'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { chainfall } from '../../../games/chainfall/game.ts'
import { nim } from '../../../games/nim/game.ts'
import type { Game, Seat } from '../../../kernel/game.ts'
import { below, pcg32 } from '../../../kernel/rng.ts'
import { dealFrom } from '../../../kernel/session.ts'
import { linesSoFar } from '../../../ui/lines.ts'
import type { StageWords } from '../../../ui/stage.ts'
import { keepOnDevice } from '../testing/kept.ts'
import { type Fate, MATCH, type MemoryOptions, MemoryServer } from '../testing/memory-server.ts'
import { Connection } from '../wire/connection.ts'
import { RemoteMatch } from './remote-match.ts'
import { Room } from './room.ts'

const NIM = nim as unknown as Game
const CHAINFALL = chainfall as unknown as Game
const WORDS = {} as StageWords
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function serverOf(game: Game, options: MemoryOptions = {}, seed = 'kitchen'): MemoryServer {
  return new MemoryServer(game, dealFrom(game, game.presets[0]?.setup, seed), options)
}

interface At {
  readonly room: Room
  readonly connection: Connection
  readonly match: RemoteMatch
  readonly leave: () => void
}

async function sit(server: MemoryServer, seat: Seat | null): Promise<At> {
  const connection = new Connection(server.ways(seat))
  const room = new Room(MATCH, connection, { game: async () => server.session.game, replay: async () => null })
  const leave = room.enter()
  for (let tries = 0; tries < 200 && !room.match.value; tries++) await pass(100)
  const match = room.match.value
  if (!match) throw new Error('nobody sat down')
  return { room, connection, match, leave }
}

/** Whoever is to move plays the first there is, and tries again after a refusal, until it is over. */
async function playOut(players: readonly At[], steps = 4000): Promise<void> {
  for (let step = 0; step < steps; step++) {
    const open = players.find(({ match: { table } }) => !table.outcome && table.toMove === table.seat && table.pending === null)
    if (players.every(({ match }) => match.table.outcome)) return
    if (open) open.match.table.act(open.match.table.legal[0])
    await pass(50)
  }
}

/** Loses a fifth of everything, doubles a fifth, and lets the rest overtake each other. */
function storm(seed: number): Fate {
  const chance = pcg32([seed, 0], [1, 0])
  return () => {
    const lot = below(chance, 10)
    if (lot < 2) return []
    return lot < 4 ? [below(chance, 300), below(chance, 300)] : [below(chance, 120)]
  }
}

describe('two who play over a wire', () => {
  test('play to the end, and everybody sees the same', async () => {
    const server = serverOf(NIM)
    const players = [await sit(server, 0), await sit(server, 1), await sit(server, null)]
    await playOut(players)
    expect(server.session.outcome).not.toBeNull()
    for (const { match } of players) {
      expect(match.table.outcome).toEqual(server.session.outcome)
      expect(match.lines.map(({ seat, text }) => `${seat} ${text}`)).toEqual(
        server.session.log.flatMap(({ seat, text }) => (seat === null ? [] : `${seat} ${text}`)),
      )
      expect(match.history).not.toBeNull()
    }
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'nothing is lost and nothing done twice in a storm (seed %i), with sockets that break',
    async seed => {
      const server = serverOf(NIM, {}, `storm ${seed}`)
      const players = [await sit(server, 0), await sit(server, 1)]
      server.fate = storm(seed)
      // What the wire swallows comes back when the socket breaks, which it does every few seconds.
      const breaking = setInterval(() => server.hangUp(), 1500)
      await playOut(players)
      clearInterval(breaking)
      expect(server.session.outcome).not.toBeNull()
      const ids = server.offered.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      server.fate = () => [0]
      server.hangUp()
      await pass(10_000)
      for (const { match } of players) {
        expect(match.table.outcome).toEqual(server.session.outcome)
        expect(match.table.pending).toBeNull()
        expect(match.lines).toHaveLength(server.session.ply)
      }
    },
  )

  test('what we said is pending until it is answered, and one thing at a time', async () => {
    const server = serverOf(NIM)
    const { match } = await sit(server, 0)
    const { table } = match
    expect(table.act(table.legal[0])).toBeNull()
    expect(table.pending).not.toBeNull()
    expect(table.ply).toBe(0)
    expect(table.act(table.legal[1])).toMatchObject({ code: 'pending' })
    await pass(100)
    expect(table.pending).toBeNull()
    expect(table.ply).toBe(1)
  })

  test('while the way is lost nothing pretends to be accepted, and it arrives once when it is back', async () => {
    const server = serverOf(NIM)
    const { match } = await sit(server, 0)
    server.hangUp()
    expect(match.connection.value).toBe('lost')
    match.table.act(match.table.legal[0])
    await pass(50)
    expect(match.table.ply).toBe(0)
    expect(match.table.toMove).toBe(0)
    expect(match.table.pending).not.toBeNull()
    await pass(1000)
    expect(match.connection.value).toBe('open')
    expect(match.table.ply).toBe(1)
    expect(server.session.ply).toBe(1)
  })

  test('what is turned down is heard, and the position is asked for again', async () => {
    const server = serverOf(NIM)
    const { match } = await sit(server, 0)
    const heard: (string | undefined)[] = []
    match.table.listen((_events, refusal) => heard.push(refusal?.code))
    match.table.act({ heap: 0, sticks: 99 })
    server.heard.length = 0
    await pass(100)
    expect(heard).toContain(server.session.offer(0, nim.notate({ heap: 0, sticks: 99 }))?.code)
    expect(server.heard.map(({ kind }) => kind)).toContain('look')
    expect(match.table.pending).toBeNull()
  })

  test('out of turn nothing is offered: it waits', async () => {
    const server = serverOf(NIM)
    const { match } = await sit(server, 1)
    expect(match.table.act({ heap: 0, sticks: 1 })).toBeNull()
    expect(match.table.pending).toBeNull()
    await pass(50)
    expect(server.offered).toEqual([])
    expect(match.table.resign()).toBeNull()
    await pass(100)
    expect(server.offered.map(({ text }) => text)).toEqual(['!resign'])
    expect(match.table.act({ heap: 0, sticks: 1 })).toMatchObject({ code: 'over' })
  })

  test('a game that is called off is nobody’s turn, for whoever is there and whoever comes later', async () => {
    const server = serverOf(NIM)
    const zero = await sit(server, 0)
    server.fate = text => (text.includes('"kind":"offer"') ? [] : [0])
    zero.match.table.act(zero.match.table.legal[0])
    server.change({ state: 'aborted', games: [{ match: MATCH, state: 'aborted', seats: [0, 1], outcome: null }] })
    await pass(100)
    for (const { match } of [zero, await sit(server, 1)]) {
      expect(match.isOff).toBe(true)
      expect(match.table.toMove).toBeNull()
      expect(match.turn.value).toBeNull()
      expect(match.table.legal).toEqual([])
      expect(match.table.pending).toBeNull()
      expect(match.table.act({ heap: 0, sticks: 1 })).toMatchObject({ code: 'aborted' })
      expect(match.table.resign()).toMatchObject({ code: 'aborted' })
      match.hear(server.position(match.table.seat))
      expect(match.turn.value).toBeNull()
    }
  })

  test('a game with many actions lists them in a world it imagines', async () => {
    const server = serverOf(CHAINFALL, { unlisted: true })
    const first = server.session.toMove ?? 0
    const { match } = await sit(server, first)
    expect(match.table.legal).toEqual([...CHAINFALL.legal(server.session.state, first)])
    const other = await sit(server, first === 0 ? 1 : 0)
    expect(other.match.table.legal).toEqual([])
  })

  test('whoever looks on may do nothing', async () => {
    const { match } = await sit(serverOf(NIM), null)
    expect(match.table.seat).toBeNull()
    expect(match.table.legal).toEqual([])
    expect(match.table.act({ heap: 0, sticks: 1 })).toMatchObject({ code: 'spectating' })
    expect(match.table.resign()).toMatchObject({ code: 'spectating' })
    expect(match.company(WORDS)).toEqual({ you: null, names: ['Ada', 'Juno'] })
  })
})

describe('where one sits', () => {
  test('in either seat "you" is ours, and names follow the players where seats are swapped', async () => {
    const server = serverOf(NIM)
    const zero = await sit(server, 0)
    const one = await sit(server, 1)
    expect(zero.match.company(WORDS)).toEqual({ you: 0, names: ['You', 'Juno'] })
    expect(one.match.company(WORDS)).toEqual({ you: 1, names: ['Ada', 'You'] })
    server.change({ games: [{ match: MATCH, state: 'playing', seats: [1, 0], outcome: null }] })
    await pass(10)
    expect(one.match.company(WORDS)).toEqual({ you: 1, names: ['Juno', 'You'] })
    expect(one.match.player).toBe(0)
  })
})

describe('looking back', () => {
  test('nobody looks back who came late, until the game is open', async () => {
    const server = serverOf(NIM)
    const zero = await sit(server, 0)
    zero.match.table.act(zero.match.table.legal[0])
    await pass(100)
    const late = await sit(server, 1)
    expect(late.match.history).toBeNull()
    expect(late.match.lines).toHaveLength(1)
    expect(zero.match.history?.events(1)).not.toHaveLength(0)
    const past = zero.match.history?.past()
    past?.go(1)
    expect(past && linesSoFar(past)).toEqual(zero.match.lines)
    past?.go(0)
    expect(past && linesSoFar(past)).toEqual([])
    expect(past?.toMove).toBe(0)
    expect(past?.act(null)).toMatchObject({ code: 'spectating' })
  })

  test('the deal and the replay are not there while it is played', async () => {
    const { match } = await sit(serverOf(NIM), 0)
    expect(match.deal).toBeUndefined()
    expect(match.replay).toBeNull()
    expect(match.save).toBeNull()
  })
})

describe('clocks', () => {
  test('run here between messages, for whoever is to move, and are set right by each', async () => {
    const server = serverOf(NIM)
    const { match } = await sit(server, 0)
    const stop = match.run()
    server.say({ ...server.position(0), clocks: { left: [10_000, 9_000], running: 0 } })
    await pass(1)
    await pass(3000)
    expect(match.clocks?.value[0]).toBeLessThanOrEqual(7_200)
    expect(match.clocks?.value[0]).toBeGreaterThan(6_500)
    expect(match.clocks?.value[1]).toBe(9_000)
    server.say({ ...server.position(0), clocks: { left: [8_000, 9_000], running: null } })
    await pass(2000)
    expect(match.clocks?.value).toEqual([8_000, 9_000])
    stop()
  })

  test('never run below nothing', async () => {
    const server = serverOf(NIM)
    const { match } = await sit(server, 0)
    match.run()
    server.say({ ...server.position(0), clocks: { left: [500, 9_000], running: 0 } })
    await pass(5000)
    expect(match.clocks?.value[0]).toBe(0)
  })
})

describe('what is missing', () => {
  test('lines that were not heard are asked for, once for each gap', () => {
    const server = serverOf(NIM)
    const sent: string[] = []
    const way = { send: (message: { kind: string }) => Boolean(sent.push(message.kind)), insist() {}, settle() {}, freshId: () => 'x' }
    const match = new RemoteMatch(NIM, { ...server.contest, seat: 0 }, server.position(0), way, signal('open'))
    const gap = { ...server.position(0), ply: 3, lines: { from: 2, texts: [[0, 'a1'] as const] } }
    match.hear(gap)
    match.hear({ ...gap, ply: 3 })
    expect(sent).toEqual(['look'])
    expect(match.table.ply).toBe(3)
    match.hear({ ...gap, lines: { from: 0, texts: [[0, 'a1'] as const, [1, 'b1'] as const, [0, 'c1'] as const] } })
    expect(match.lines.map(({ text }) => text)).toEqual(['a1', 'b1', 'c1'])
    expect(match.history).toBeNull()
  })

  test('a position that is older than what is known changes nothing', () => {
    const server = serverOf(NIM)
    const way = { send: () => true, insist() {}, settle() {}, freshId: () => 'x' }
    const first = server.position(0)
    const match = new RemoteMatch(NIM, { ...server.contest, seat: 0 }, first, way, signal('open'))
    server.session.offer(0, nim.notate({ heap: 0, sticks: 1 }))
    match.hear(server.position(0))
    expect(match.table.ply).toBe(1)
    match.hear(first)
    expect(match.table.ply).toBe(1)
    expect(match.lines).toHaveLength(1)
  })
})

describe('a move that was made without a connection', () => {
  beforeEach(keepOnDevice)
  afterEach(() => void vi.unstubAllGlobals())

  const said = ({ session }: MemoryServer): readonly string[] => session.log.flatMap(({ seat, text }) => (seat === 0 ? text : []))

  /** Moves where nothing arrives, and closes the page. */
  async function moveInTheDark(server: MemoryServer): Promise<string> {
    const { match, leave } = await sit(server, 0)
    server.fate = () => []
    const [action] = match.table.legal
    expect(match.table.act(action)).toBeNull()
    await pass(100)
    leave()
    server.hangUp()
    expect(server.offered).toEqual([])
    server.fate = () => [0]
    return match.game.notate(action)
  }

  test('is said again by a page that was loaded anew, and done once', async () => {
    const server = serverOf(NIM)
    const move = await moveInTheDark(server)
    const { match, leave } = await sit(server, 0)
    await pass(100)
    expect(match.table.pending).toBeNull()
    expect(match.refusal.value).toBeNull()
    leave()
    const again = await sit(server, 0)
    await pass(100)
    expect(again.match.table.pending).toBeNull()
    expect(said(server)).toEqual([move])
    expect(new Set(server.offered.map(({ id }) => id)).size).toBe(1)
  })

  test('is dropped with a sentence when the game has gone on', async () => {
    const server = serverOf(NIM)
    const move = await moveInTheDark(server)
    const other = [...server.session.game.legal(server.session.state, 0)].at(-1)
    expect(server.session.act(0, other)).toBeNull()
    const { match } = await sit(server, 0)
    await pass(100)
    expect(match.table.pending).toBeNull()
    expect(match.refusal.value?.because).toBe(`Your move ${move} did not arrive in time: the game had gone on`)
    expect(server.offered).toEqual([])
    expect((await sit(server, 0)).match.refusal.value).toBeNull()
  })

  test('is not said again by somebody else', async () => {
    const server = serverOf(NIM)
    await moveInTheDark(server)
    const { match } = await sit(server, 1)
    await pass(100)
    expect(match.refusal.value).toBeNull()
    expect(server.offered).toEqual([])
  })

  test('that did arrive is not mentioned', async () => {
    const server = serverOf(NIM)
    const { match, leave } = await sit(server, 0)
    const [action] = match.table.legal
    server.fate = text => (text.includes('"offer"') ? [0] : [])
    match.table.act(action)
    await pass(100)
    leave()
    server.hangUp()
    server.fate = () => [0]
    expect(said(server)).toHaveLength(1)
    const again = await sit(server, 0)
    await pass(100)
    expect(again.match.table.pending).toBeNull()
    expect(again.match.refusal.value).toBeNull()
    expect(said(server)).toHaveLength(1)
  })
})
