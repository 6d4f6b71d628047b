import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeGuest, makePerson, PASSWORD } from '../people/testing/actors.ts'
import { startRedis, type TestRedis } from '../testing/redis.ts'
import { LIMITS, type Limits } from './limits.ts'
import { NO_LIMITS, openTestApi, type TestApi } from './testing/api.ts'

const MINUTE = 60_000
const many = { most: 1000, windowMs: MINUTE }

/** Small enough to be met. */
const FEW: Limits = {
  ...NO_LIMITS,
  guest: { ip: { most: 3, windowMs: 10 * MINUTE }, person: many },
  login: { ip: { most: 6, windowMs: 10 * MINUTE }, person: many },
  guess: { ip: { most: 2, windowMs: 30 * MINUTE }, person: { most: 6, windowMs: 30 * MINUTE } },
  claim: { ip: many, person: { most: 2, windowMs: 60 * MINUTE } },
}

/** Errors on the way do not end the waiting. */
const once = (client: Redis, event: 'ready' | 'close') => new Promise<void>(resolve => client.once(event, () => resolve()))

const from = (address: string) => ({ 'x-forwarded-for': address })

describe('in one process', () => {
  let api: TestApi

  beforeAll(async () => {
    api = await openTestApi({ limits: FEW, trustProxy: true })
  })
  afterAll(() => api.close())

  test('an address makes so many guests and no more, and hears when it may again', async () => {
    const began = performance.now()
    const statuses: number[] = []
    for (let made = 0; made < 3; made++) statuses.push((await api.call('POST /api/guest', {}, {}, from('10.0.0.1'))).status)
    const refused = await api.call('POST /api/guest', {}, {}, from('10.0.0.1'))
    expect(statuses).toEqual([200, 200, 200])
    expect([refused.status, refused.code]).toEqual([429, 'too-many'])
    expect(refused.because).toMatch(/^too many guests were made from here; try again in (10 minutes|[3-9]\d\d seconds)$/)
    // Ten minutes from the first on, however long the others took.
    const least = 600 - Math.ceil((performance.now() - began) / 1000) - 1
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(least)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600)
    expect(refused.headers['cache-control']).toBe('no-store')
    expect((await api.call('POST /api/guest', {}, {}, from('10.0.0.2'))).status).toBe(200)
    expect((await api.call('GET /api/me', undefined, {}, from('10.0.0.1'))).status).toBe(200)
  })

  test('all addresses of one household count as one', async () => {
    for (const end of ['1', '2', 'dead:beef']) await api.call('POST /api/guest', {}, {}, from(`2001:db8:1:2::${end}`))
    expect((await api.call('POST /api/guest', {}, {}, from('2001:db8:1:2:ffff::7'))).status).toBe(429)
    expect((await api.call('POST /api/guest', {}, {}, from('2001:db8:1:3::7'))).status).toBe(200)
  })

  const login = async (name: string, address: string, password = 'not the password'): Promise<number> =>
    (await api.call('POST /api/login', { name, password }, {}, from(address))).status

  test('a name is guessed at so many times from one address, in whatever spelling; its owner comes in from another', async () => {
    await makePerson({ ...api, call: (route, body, actor) => api.call(route, body, actor, from('10.0.1.9')) }, 'Guessed At')
    expect([await login('Guessed At', '10.0.1.1'), await login('guessed_at', '10.0.1.1')]).toEqual([401, 401])
    for (let again = 0; again < 3; again++) expect(await login('GUESSED AT', '10.0.1.1')).toBe(429)
    expect(await login('Somebody Else', '10.0.1.1')).toBe(401)
    expect(await login('Guessed At', '10.0.1.2', PASSWORD)).toBe(200)
  })

  test('a crowd guesses at a name so many times', async () => {
    const statuses: number[] = []
    for (const end of [1, 2, 3, 4]) statuses.push(await login('Crowded', `10.0.4.${end}`), await login('Crowded', `10.0.4.${end}`))
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429, 429])
  })

  test('an address tries so many names', async () => {
    const statuses: number[] = []
    for (const name of ['Aba', 'Bec', 'Cad', 'Dee', 'Eda', 'Fay', 'Gad'])
      statuses.push((await api.call('POST /api/login', { name, password: 'x' }, {}, from('10.0.2.1'))).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429])
  })

  test('a person is counted wherever they are', async () => {
    const guest = await makeGuest({ ...api, call: (route, body, actor) => api.call(route, body, actor, from('10.0.3.1')) })
    const claim = async (address: string) => (await api.call('POST /api/claim', { name: 'x', password: 'x' }, guest, from(address))).status
    expect([await claim('10.0.3.2'), await claim('10.0.3.3'), await claim('10.0.3.4')]).toEqual([400, 400, 429])
  })

  test('an address that is none is one like any other', async () => {
    for (const odd of ['nonsense', 'x'.repeat(500), '::', '%', '999.1.1.1'])
      expect((await api.call('GET /api/me', undefined, {}, from(odd))).status).toBe(200)
  })
})

describe('in two processes with one Redis', () => {
  let redis: TestRedis
  let clients: readonly Redis[]
  let servers: readonly TestApi[]

  beforeAll(async () => {
    redis = await startRedis()
    // As the bus makes them: nothing waits for Redis to come back.
    const options = { enableOfflineQueue: false, maxRetriesPerRequest: 0, retryStrategy: () => 20 }
    clients = [new Redis(redis.url, options), new Redis(redis.url, options)]
    for (const client of clients) client.on('error', () => undefined)
    await Promise.all(clients.map(client => once(client, 'ready')))
    servers = await Promise.all(clients.map(client => openTestApi({ limits: FEW, trustProxy: true, redis: client })))
  })
  afterAll(async () => {
    for (const server of servers) await server.close()
    for (const client of clients) client.disconnect()
    await redis.stop()
  })

  const asks = async (server: number, address: string): Promise<number> =>
    (await servers[server]?.call('POST /api/guest', {}, {}, from(address)))?.status ?? 0

  test('what is asked of one counts at the other', async () => {
    expect([await asks(0, '10.1.0.1'), await asks(1, '10.1.0.1'), await asks(0, '10.1.0.1')]).toEqual([200, 200, 200])
    expect([await asks(1, '10.1.0.1'), await asks(0, '10.1.0.1')]).toEqual([429, 429])
    expect(await asks(1, '10.1.0.2')).toBe(200)
  })

  test('while Redis is away each counts for itself, and nobody waits', async () => {
    const gone = clients.map(client => once(client, 'close'))
    await redis.stop()
    await Promise.all(gone)
    for (const server of [0, 1]) {
      const answers = [
        await asks(server, '10.1.0.3'),
        await asks(server, '10.1.0.3'),
        await asks(server, '10.1.0.3'),
        await asks(server, '10.1.0.3'),
      ]
      expect(answers).toEqual([200, 200, 200, 429])
    }
    const back = clients.map(client => once(client, 'ready'))
    await redis.startAgain()
    await Promise.all(back)
    expect([await asks(0, '10.1.0.4'), await asks(1, '10.1.0.4'), await asks(1, '10.1.0.4'), await asks(0, '10.1.0.4')]).toEqual([
      200, 200, 200, 429,
    ])
  })
})

test('what is usual meets no limit', async () => {
  const api = await openTestApi({ limits: LIMITS })
  const person = await makePerson(api, 'Usual')
  for (let asked = 0; asked < 100; asked++) expect((await api.call('GET /api/me', undefined, person)).status).toBe(200)
  for (let wrong = 0; wrong < 5; wrong++) await api.call('POST /api/login', { name: 'Usual', password: 'oh, which one was it' })
  expect((await api.call('POST /api/login', { name: 'Usual', password: PASSWORD })).status).toBe(200)
  await api.close()
})
