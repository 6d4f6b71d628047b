import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findGame } from '../../games/index.ts'
import type { Lobby, Terms } from '../../protocol/online.ts'
import { openTestApi, type TestApi } from '../http/testing/api.ts'
import { insertPerson } from '../people/persons.ts'
import { openArcade, type TestArcade } from '../testing/arcade.ts'
import { Device } from '../testing/device.ts'
import { acceptChallenge, createChallenge } from './challenges.ts'
import { enterQueue, type Seeker, takeSeek } from './seeks.ts'

const HOUR_MS = 3_600_000
let arcade: TestArcade
let terms: Terms

beforeAll(async () => {
  arcade = await openArcade()
  const preset = (await findGame('nim')?.game())?.presets[0]?.name ?? ''
  terms = { game: 'nim', preset, games: 1, clock: { kind: 'days', moveMs: 24 * HOUR_MS } }
})
afterAll(() => arcade.close())

const enter = async (): Promise<Device> => (await Device.enter(arcade.address)).connect()

/** Looks for a game of so many hours a move; each test has its own, so that nobody is paired. */
async function seek(device: Device, hours: number): Promise<string> {
  const clock = { kind: 'days', moveMs: hours * HOUR_MS } as const
  device.send({ kind: 'seek', id: 'x', terms: { ...terms, clock }, rated: false })
  return (await device.hears('seeking')).seek
}

async function listed(device: Device): Promise<readonly string[]> {
  const { seeks } = (await (await device.get('/api/lobby')).json()) as Lobby
  return seeks.map(({ id }) => id)
}

/** An hour, and what is done about it. */
async function hours(count: number): Promise<void> {
  for (let hour = 0; hour < count; hour++) {
    arcade.pass(HOUR_MS)
    await arcade.online.sweeper.sweep()
  }
}

test('a game of days is looked for while nobody waits, but not for somebody who has been away for a day', async () => {
  const [gone, here, third] = [await enter(), await enter(), await enter()]
  const left = await seek(gone, 30)
  const kept = await seek(here, 31)
  gone.close()
  await hours(23)
  expect((await listed(third)).toSorted()).toEqual([left, kept].toSorted())
  await hours(3)
  expect(await listed(third)).toEqual([kept])
  const rows = await arcade.context.db.selectFrom('seek').select('id').execute()
  expect(rows).toEqual([{ id: kept }])
  third.send({ kind: 'take', id: 'late', seek: left })
  expect((await third.hears('refused')).refusal.code).toBe('seek-gone')
  here.close()
  await hours(26)
  expect(await listed(third)).toEqual([])
})

test('whoever looks in within a day is looked for a day longer', async () => {
  const guest = await enter()
  const id = await seek(guest, 32)
  guest.close()
  await hours(20)
  const again = await guest.connect()
  await arcade.online.sweeper.sweep()
  await hours(1)
  again.close()
  await hours(20)
  expect(await listed(guest)).toEqual([id])
  await hours(6)
  expect(await listed(guest)).toEqual([])
})

test('a seek that ran out a moment ago cannot be taken, although nobody has swept it up', async () => {
  const [gone, third] = [await enter(), await enter()]
  const id = await seek(gone, 33)
  gone.close()
  await arcade.online.sweeper.stop()
  arcade.pass(25 * HOUR_MS)
  third.send({ kind: 'take', id: 'late', seek: id })
  expect((await third.hears('refused')).refusal.code).toBe('seek-gone')
  expect(await listed(third)).toEqual([])
})

test('time in which no server was there is not time in which somebody stayed away', async () => {
  const [gone, third] = [await enter(), await enter()]
  const id = await seek(gone, 34)
  gone.close()
  await arcade.online.sweeper.stop()
  await arcade.online.sweeper.sweep()
  arcade.pass(30 * HOUR_MS)
  await arcade.online.sweeper.arrive()
  await arcade.online.sweeper.sweep()
  expect(await listed(third)).toEqual([id])
})

test('a preset goes by what the command line calls it, too; what is neither is refused', async () => {
  const [one, two] = [await enter(), await enter()]
  const clock = { kind: 'days', moveMs: 40 * HOUR_MS } as const
  const seekFor = (device: Device, preset: string): void =>
    device.send({ kind: 'seek', id: 'x', terms: { ...terms, preset, clock }, rated: false })
  seekFor(one, 'five-heaps')
  await one.hears('seeking')
  seekFor(two, 'Five heaps')
  const { match } = await two.hears('paired')
  expect((await one.join(match)).terms.preset).toBe('Five heaps')
  const { id } = (await (await two.post('/api/challenges', { terms: { ...terms, preset: 'three-heaps' } })).json()) as { id: string }
  expect(await (await one.get(`/api/challenges/${id}`)).json()).toMatchObject({ terms: { preset: 'Three heaps' } })
  seekFor(two, 'six-heaps')
  expect((await two.hears('refused')).refusal.code).toBe('unknown-preset')
})

describe('whoever sits at a live game', () => {
  /** A live game of so many seconds; each has its own, so that nobody is paired. */
  const live = (seconds: number): Terms => ({ ...terms, clock: { kind: 'live', baseMs: seconds * 1000, incrementMs: 0 } })

  async function waiting(seconds: number): Promise<{ host: Device; seek: string }> {
    const host = await enter()
    host.send({ kind: 'seek', id: 'x', terms: live(seconds), rated: false })
    return { host, seek: (await host.hears('seeking')).seek }
  }

  async function playing(seconds: number): Promise<{ host: Device; taker: Device; match: string }> {
    const [{ host, seek }, taker] = [await waiting(seconds), await enter()]
    taker.send({ kind: 'take', id: 'first', seek })
    return { host, taker, match: (await taker.hears('paired')).match }
  }

  test('takes no other seek, and whoever waits goes on waiting', async () => {
    const [{ taker, match }, second] = [await playing(100), await waiting(101)]
    taker.send({ kind: 'take', id: 'second', seek: second.seek })
    const { answers, refusal } = await taker.hears('refused')
    expect([answers, refusal.code, refusal.facts]).toEqual(['second', 'in-a-game', { match }])
    expect(await listed(taker)).toContain(second.seek)
  })

  test('accepts no invitation, and nobody accepts a live one of theirs', async () => {
    const [{ taker }, friend] = [await playing(102), await enter()]
    const invite = async (from: Device, on: Terms): Promise<string> => {
      const { id } = (await (await from.post('/api/challenges', { terms: on })).json()) as { id: string }
      return `/api/challenges/${id}/accept`
    }
    const codeOf = async (answer: Response): Promise<string> => ((await answer.json()) as { error: { code: string } }).error.code
    expect(await codeOf(await taker.post(await invite(friend, live(103)), {}))).toBe('in-a-game')
    expect(await codeOf(await friend.post(await invite(taker, live(103)), {}))).toBe('opponent-in-a-game')
    expect((await friend.post(await invite(taker, terms), {})).status).toBe(200)
  })

  test('begins none against a mind with a clock, but one without', async () => {
    const { taker } = await playing(104)
    const [mind] = (await arcade.online.matches.playables.get('nim')?.minds())?.bots ?? []
    const against = async (on: Terms): Promise<number> => (await taker.post('/api/minds', { terms: on, mind: mind?.id })).status
    expect([await against(live(105)), await against({ ...terms, clock: null })]).toEqual([409, 200])
  })

  test('begins no other contest by a rematch', async () => {
    const { host, taker, match } = await playing(106)
    await Promise.all([host.sit(match), taker.sit(match)])
    await taker.offer(match, '!resign')
    host.send({ kind: 'rematch', match })
    await host.hears('contest', each => each.rematch.offeredBy !== null)
    const third = await waiting(107)
    host.send({ kind: 'take', id: 'third', seek: third.seek })
    await third.host.hears('paired')
    taker.send({ kind: 'rematch', match })
    expect((await taker.hears('refused')).refusal.code).toBe('opponent-in-a-game')
  })
})

// Where several are answered at once, each with a connection of its own.
describe('in PostgreSQL', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await openTestApi({ database: 'postgres' })
  })
  afterAll(() => api.close())

  const comer = async (): Promise<Seeker> =>
    insertPerson(api.context, { kind: 'guest', name: 'Guest 10000', name_key: null, owner_id: null })

  /** Somebody who waits; nobody else seeks the same. */
  async function waiting(seconds: number): Promise<{ by: Seeker; seek: string }> {
    const by = await comer()
    const seek = await enterQueue(api.matches, by, { ...terms, clock: { kind: 'live', baseMs: seconds * 1000, incrementMs: 0 } }, false)
    if (typeof seek !== 'string') throw new Error(seek.because)
    return { by, seek }
  }

  const cameOf = async (all: readonly Promise<unknown>[]): Promise<readonly string[]> =>
    (await Promise.all(all))
      .map(each => (typeof each === 'object' && each !== null && 'code' in each ? String(each.code) : 'seated'))
      .toSorted()

  test("two who take each other's seek at the same time play one game", async () => {
    for (let round = 0; round < 40; round++) {
      const [one, two] = [await waiting(200), await waiting(201)]
      const came = await cameOf([takeSeek(api.matches, one.by, two.seek), takeSeek(api.matches, two.by, one.seek)])
      expect([round, came]).toEqual([round, ['seated', 'seek-gone']])
    }
  })

  test('whoever sits down at two games at once sits at one', async () => {
    for (let round = 0; round < 20; round++) {
      const [one, two, inviter, by] = [await waiting(300), await waiting(301), await comer(), await comer()]
      const invited = await createChallenge(api.matches, inviter.id, { ...terms, clock: { kind: 'live', baseMs: 302_000, incrementMs: 0 } })
      if (!('id' in invited)) throw new Error(invited.because)
      const tried = [
        takeSeek(api.matches, by, one.seek),
        takeSeek(api.matches, by, two.seek),
        acceptChallenge(api.matches, invited.id, by.id),
      ]
      expect([round, await cameOf(tried)]).toEqual([round, ['in-a-game', 'in-a-game', 'seated']])
      await api.context.db.deleteFrom('seek').execute()
    }
  })
})
