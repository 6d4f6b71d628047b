/** The whole server with everything real behind it: embedded and alone, and with PostgreSQL and Redis. */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Environment, readConfig } from './config.ts'
import type { Served } from './main.ts'
import { run } from './running.ts'
import { Device } from './testing/device.ts'
import { startPostgres, type TestPostgres } from './testing/postgres.ts'
import { startRedis, type TestRedis } from './testing/redis.ts'

let root: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'lockstep-'))
  await writeFile(join(root, 'index.html'), '<!doctype html><title>the page</title>')
})
afterAll(() => rm(root, { recursive: true }))

const start = (environment: Environment): Promise<Served> => run(readConfig({ PORT: '0', LOCKSTEP_LOG: 'silent', ...environment }), root)

const at = (served: Served, path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(new URL(path, served.address), { headers })

async function guest(served: Served): Promise<string> {
  const answer = await fetch(new URL('/api/guest', served.address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(answer.status).toBe(200)
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

// It is opened four times, which takes seconds each on a busy machine.
test('alone: ready, counting, one at a time in its folder, and forgetting nobody when it is started again', {
  timeout: 240_000,
}, async () => {
  const folder = join(root, 'data')
  // What cannot be served leaves nothing open behind it.
  const config = readConfig({ PORT: '0', LOCKSTEP_LOG: 'silent', LOCKSTEP_DATA: folder })
  await expect(run(config, join(root, 'nowhere'))).rejects.toThrow('npm run build')

  const served = await start({ LOCKSTEP_DATA: folder })
  await expect(start({ LOCKSTEP_DATA: folder })).rejects.toThrow(`the data in ${folder} is in use by this process; stop it first`)
  expect(await (await at(served, '/ready')).json()).toEqual({ ready: true, database: true })
  const cookie = await guest(served)
  const counted = await (await at(served, '/metrics')).text()
  expect(counted).toMatch(/lockstep_http_seconds_count\{method="POST",route="\/api\/guest",status="2xx"\} 1/)
  expect(counted).toMatch(/lockstep_sockets 0/)
  expect(counted).toMatch(/lockstep_database_connections 1/)
  expect(counted).not.toContain('lockstep_bus_up')
  await served.close()
  expect(await readdir(folder)).toEqual(['database'])

  const again = await start({ LOCKSTEP_DATA: folder })
  expect(await (await at(again, '/api/me', { cookie })).json()).toMatchObject({ me: { kind: 'guest' } })
  await again.close()
})

describe('with PostgreSQL and Redis', () => {
  let postgres: TestPostgres
  let redis: TestRedis
  beforeAll(async () => {
    ;[postgres, redis] = await Promise.all([startPostgres(), startRedis()])
  })
  afterAll(() => Promise.all([postgres.stop(), redis.stop()]))

  async function untilRedisIs(served: Served, isThere: boolean): Promise<unknown> {
    for (;;) {
      const answer = await at(served, '/ready')
      const said = (await answer.json()) as { redis: boolean }
      if (said.redis === isThere) return [answer.status, said]
      await sleep(20)
    }
  }

  test('several begin at once in one empty database, and know the same people', async () => {
    const environment = { DATABASE_URL: await postgres.createDatabase(), REDIS_URL: redis.url }
    const [first, second, third] = (await Promise.all([1, 2, 3].map(() => start(environment)))) as [Served, Served, Served]
    const cookie = await guest(first)
    for (const served of [second, third])
      expect(await (await at(served, '/api/me', { cookie })).json()).toMatchObject({ me: { kind: 'guest' } })
    await Promise.all([first, second, third].map(served => served.close()))
  })

  test('what there is not below /api is said in JSON, beside the pages', async () => {
    const served = await start({ DATABASE_URL: await postgres.createDatabase() })
    const asked = async (method: string, path: string): Promise<unknown> => {
      const answer = await fetch(new URL(path, served.address), { method, headers: { accept: 'text/html' } })
      return [answer.status, ((await answer.json()) as { error: { code: string } }).error.code]
    }
    for (const path of ['/api', '/api/', '/api/nothing', '/api/nothing?x=y', '/api/me/nothing'])
      expect([path, await asked('GET', path)]).toEqual([path, [404, 'not-found']])
    expect(await asked('GET', '/api/login')).toEqual([405, 'method'])
    for (const method of ['PUT', 'OPTIONS', 'PATCH']) expect([method, await asked(method, '/api/me')]).toEqual([method, [405, 'method']])
    await served.close()
  })

  test('while PostgreSQL is away, whoever asks is told to come back', async () => {
    const own = await startPostgres()
    const served = await start({ DATABASE_URL: await own.createDatabase() })
    const cookie = await guest(served)
    await own.stop()
    const ready = await at(served, '/ready')
    expect([ready.status, await ready.json()]).toEqual([503, { ready: false, database: false }])
    for (const path of ['/api/me', '/api/lobby', '/api/people/abcdef']) {
      const answer = await at(served, path, { cookie })
      const { error } = (await answer.json()) as { error: object }
      expect([path, answer.status, answer.headers.get('retry-after'), error]).toEqual([
        path,
        503,
        '5',
        { code: 'away', because: expect.any(String) },
      ])
    }
    await served.close()
  })

  test('a premove that came through one process is played, or dropped, when the turn comes through another', async () => {
    const environment = { DATABASE_URL: await postgres.createDatabase(), REDIS_URL: redis.url }
    const served = (await Promise.all([1, 2].map(() => start(environment)))) as [Served, Served]
    const devices = await Promise.all(served.map(async ({ address }) => (await Device.enter(address)).connect()))
    const terms = { game: 'nim', preset: 'Five heaps', games: 1, clock: { kind: 'live', baseMs: 300_000, incrementMs: 0 } } as const
    const [match = ''] = await Promise.all(devices.map(device => device.seek(terms, false)))
    await Promise.all(devices.map(device => device.sit(match)))
    const isFirst = (device: Device): boolean => device.contest(match).seat === device.position(match).toMove
    const [mover, other] = [devices.find(isFirst), devices.find(device => !isFirst(device))]
    if (!mover || !other) throw new Error('it is not one of both')
    const heap = (nth: number): number => (other.position(match).view as { heaps: number[] }).heaps[nth] ?? 0
    const plan = async (id: string, text: string): Promise<number> => {
      const since = other.heard.length
      other.send({ kind: 'premove', match, id, text })
      await other.hears('contest', each => each.premove === text, since)
      return since
    }
    await plan('one', 'b1')
    await mover.offer(match, 'a1')
    expect((await other.hears('position', each => each.answers === 'one')).ply).toBe(2)
    await mover.hears('position', each => each.ply === 2)
    // The heap is smaller by then.
    const since = await plan('two', `c${heap(2)}`)
    await mover.offer(match, 'c1', 2)
    await other.hears('refused', each => each.answers === 'two')
    await other.hears('contest', each => each.premove === null, since)
    // The other process may have dropped it before this one had heard of the move.
    expect(await other.hears('position', each => each.ply === 3)).toMatchObject({ toMove: other.contest(match).seat })
    for (const device of devices) await device.pong()
    expect(other.heard.filter(each => each.kind === 'refused')).toHaveLength(1)
    expect(mover.heard.some(each => each.kind === 'contest' && each.premove !== null)).toBe(false)
    for (const device of devices) device.close()
    await Promise.all(served.map(each => each.close()))
  })

  test('without Redis it is ready all the same, says so, and finds back to it', async () => {
    const served = await start({ DATABASE_URL: await postgres.createDatabase(), REDIS_URL: redis.url })
    expect(await untilRedisIs(served, true)).toEqual([200, { ready: true, database: true, redis: true }])
    await redis.stop()
    expect(await untilRedisIs(served, false)).toEqual([200, { ready: true, database: true, redis: false }])
    expect(await (await at(served, '/metrics')).text()).toMatch(/lockstep_bus_up 0/)
    await guest(served)
    await redis.startAgain()
    await untilRedisIs(served, true)
    await served.close()
  })

  test('without a token only this machine may ask for /metrics, and not through a proxy', async () => {
    const served = await start({ DATABASE_URL: await postgres.createDatabase() })
    expect((await at(served, '/metrics')).status).toBe(200)
    for (const header of ['x-forwarded-for', 'forwarded'])
      expect((await at(served, '/metrics', { [header]: '127.0.0.1' })).status).toBe(403)
    await served.close()
  })

  test('with a token only whoever has it', async () => {
    const served = await start({ DATABASE_URL: await postgres.createDatabase(), LOCKSTEP_METRICS_TOKEN: 'open-sesame-open-sesame' })
    expect((await at(served, '/metrics')).status).toBe(401)
    expect((await at(served, '/metrics', { authorization: 'Bearer open-sesame-open-sesam' })).status).toBe(401)
    const answer = await at(served, '/metrics', { authorization: 'Bearer open-sesame-open-sesame' })
    expect(answer.status).toBe(200)
    expect(await answer.text()).not.toContain('sesame')
    await served.close()
  })

  test('a proxy is believed only where it is named', async () => {
    const environment = { DATABASE_URL: await postgres.createDatabase() }
    const named = await start({ ...environment, LOCKSTEP_TRUST_PROXY: 'loopback' })
    const unnamed = await start(environment)
    // Whether a cookie is for https alone shows whom it believes.
    const secure = async (served: Served): Promise<boolean> => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-proto': 'https' }
      const answer = await fetch(new URL('/api/guest', served.address), { method: 'POST', headers, body: '{}' })
      return answer.headers.getSetCookie().some(cookie => cookie.includes('Secure'))
    }
    expect([await secure(named), await secure(unnamed)]).toEqual([true, false])
    await Promise.all([named.close(), unnamed.close()])
  })
})
