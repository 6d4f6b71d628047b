import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../http/testing/api.ts'
import { makeGuest, makePerson, PASSWORD } from './testing/actors.ts'
import { hashOf, IDLE_MS, REVOKED } from './tokens.ts'
import { visitorOf } from './visitor.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0'

describe('a session', () => {
  test('is stored as a hash alone', async () => {
    const guest = await makeGuest(api)
    const rows = await api.context.db.selectFrom('token').selectAll().where('person_id', '=', guest.id).execute()
    expect(rows).toHaveLength(1)
    expect(rows[0]?.hash).toBe(hashOf(guest.session))
    expect(JSON.stringify(rows)).not.toContain(guest.session)
    expect(Buffer.from(guest.session, 'base64url')).toHaveLength(32)
  })

  test('lasts while it is used, and ends ninety days after', async () => {
    const guest = await makeGuest(api)
    const isThere = async (): Promise<boolean> => (await api.call('GET /api/me', undefined, guest)).json.me !== null
    api.clock.ahead += IDLE_MS - 1000
    expect(await isThere()).toBe(true)
    api.clock.ahead += IDLE_MS - 1000
    expect(await isThere()).toBe(true)
    api.clock.ahead += IDLE_MS
    expect(await isThere()).toBe(false)
  })

  test('notes when it was used, at most once a minute', async () => {
    const guest = await makeGuest(api)
    const usedAt = async (): Promise<number> => {
      await visitorOf(api.context, { cookie: `lockstep=${guest.session}` })
      const row = await api.context.db.selectFrom('token').select('used_at').where('person_id', '=', guest.id).executeTakeFirstOrThrow()
      return row.used_at.getTime()
    }
    const first = await usedAt()
    api.clock.ahead += 30_000
    expect(await usedAt()).toBe(first)
    api.clock.ahead += 31_000
    expect(await usedAt()).toBeGreaterThanOrEqual(first + 60_000)
  })

  test('is found among other cookies, and in no other place', async () => {
    const { session, id } = await makeGuest(api)
    const found = async (shown: { cookie?: string; authorization?: string }) => (await visitorOf(api.context, shown))?.person.id ?? null
    expect(await found({ cookie: `a=b; lockstep=${session}; c=d` })).toBe(id)
    expect(await found({ cookie: `a=lockstep=${session}` })).toBeNull()
    expect(await found({ cookie: `notlockstep=${session}` })).toBeNull()
    expect(await found({ authorization: `Bearer ${session}` })).toBeNull()
    expect(await found({ cookie: `lockstep=${session}`, authorization: 'Basic eDp5' })).toBeNull()
    expect(await found({})).toBeNull()
  })

  test('is listed with the device it was begun on, and can be ended from another', async () => {
    const person = await makePerson(api, 'Two Devices')
    const second = await api.call('POST /api/login', { name: 'Two Devices', password: PASSWORD }, {}, { 'user-agent': FIREFOX })
    const { json } = await api.call('GET /api/sessions', undefined, person)
    expect(json.sessions).toHaveLength(2)
    const other = json.sessions.find((each: { current: boolean }) => !each.current)
    expect(other).toMatchObject({ label: 'Firefox, Linux', current: false })
    const news: string[] = []
    const stop = api.context.bus.subscribe(REVOKED, id => news.push(id))
    expect((await api.call(`DELETE /api/sessions/${other.id}`, undefined, person)).status).toBe(200)
    stop()
    expect(news).toEqual([other.id])
    expect((await api.call('GET /api/me', undefined, { session: second.session ?? '' })).json.me).toBeNull()
    expect((await api.call(`DELETE /api/sessions/${other.id}`, undefined, person)).code).toBe('no-such-session')
  })
})

describe('a personal token', () => {
  test('is shown once, lets a program in, and only as far as its scopes', async () => {
    const person = await makePerson(api, 'Programs')
    const made = await api.call('POST /api/tokens', { label: ' my reader ', scopes: ['read'] }, person)
    expect(made.json).toEqual({ id: expect.any(String), token: expect.stringMatching(/^[\w-]{43}$/) })
    const bearer: string = made.json.token
    expect((await api.call('GET /api/me', undefined, { bearer })).json.me.id).toBe(person.id)
    expect((await api.call('POST /api/challenges', {}, { bearer })).code).toBe('scope')
    const listed = await api.call('GET /api/tokens', undefined, person)
    expect(listed.json.tokens).toMatchObject([{ id: made.json.id, label: 'my reader', scopes: ['read'], person: { id: person.id } }])
    expect(listed.text).not.toContain(bearer)
  })

  test('that only plays reads what everybody may read, and nothing else', async () => {
    const person = await makePerson(api, 'Only Plays')
    const { json } = await api.call('POST /api/tokens', { label: 'plays', scopes: ['play'] }, person)
    const get = (path: string) => api.call(`GET ${path}`, undefined, { bearer: json.token })
    for (const path of ['/api/me', `/api/people/${person.id}`, '/api/lobby']) expect([path, (await get(path)).status]).toEqual([path, 200])
    expect((await get('/api/mine')).code).toBe('scope')
  })

  test('is no cookie', async () => {
    const person = await makePerson(api, 'No Cookie')
    const { json } = await api.call('POST /api/tokens', { label: 'x', scopes: ['read', 'play'] }, person)
    expect((await api.call('GET /api/me', undefined, { session: json.token })).json.me).toBeNull()
  })

  test('does not end by itself, and ends when it is revoked', async () => {
    const person = await makePerson(api, 'Revokes')
    const { json } = await api.call('POST /api/tokens', { label: 'x', scopes: ['read'] }, person)
    api.clock.ahead += 2 * IDLE_MS
    expect((await api.call('GET /api/me', undefined, { bearer: json.token })).status).toBe(200)
    const again = await api.call('POST /api/login', { name: 'Revokes', password: PASSWORD })
    const owner = { session: again.session ?? '' }
    expect((await api.call(`DELETE /api/tokens/${json.id}`, undefined, owner)).status).toBe(200)
    expect((await api.call('GET /api/me', undefined, { bearer: json.token })).code).toBe('bad-token')
  })

  test.each([
    [{ label: '', scopes: ['read'] }, '"label" must have at least 1 character or entry'],
    [{ label: 'x', scopes: [] }, '"scopes" must have at least 1 character or entry'],
    [{ label: 'x', scopes: ['admin'] }, '"scopes.0" must be ("read" | "play")'],
    [{ label: 'x' }, '"scopes" is missing'],
    [{ label: 'x', scopes: ['read'], more: 1 }, '"more" does not belong here'],
    [[], 'the body must be a JSON object with the fields that belong here'],
    ['null', 'the body must be a JSON object with the fields that belong here'],
  ])('asked for with %j: %s', async (body, because) => {
    const person = await makePerson(api, `Asks ${'abcdefghkp'.charAt(asked++)}x`)
    const refused = await api.call('POST /api/tokens', body, person)
    expect([refused.status, refused.code, refused.because]).toEqual([400, 'invalid', because])
  })

  test('there are twenty at most', async () => {
    const person = await makePerson(api, 'Collector')
    for (let made = 0; made < 20; made++) await api.call('POST /api/tokens', { label: 'x', scopes: ['read'] }, person)
    expect((await api.call('POST /api/tokens', { label: 'x', scopes: ['read'] }, person)).code).toBe('too-many-tokens')
  })
})

let asked = 0

describe('a bot', () => {
  test('has a name of its own, comes in with its token, and belongs to who made it', async () => {
    const owner = await makePerson(api, 'Maker')
    const made = await api.call('POST /api/bots', { name: 'Iron Maid' }, owner)
    expect(made.json.bot).toEqual({ id: expect.any(String), name: 'Iron Maid', kind: 'bot' })
    const me = await api.call('GET /api/me', undefined, { bearer: made.json.token })
    expect(me.json).toEqual({ me: made.json.bot, ratings: [], hasPassword: false })
    expect((await api.call('GET /api/bots', undefined, owner)).json.bots).toMatchObject([{ name: 'Iron Maid' }])
    expect((await api.call('POST /api/bots', { name: 'iron-maid' }, owner)).code).toBe('name-taken')
    expect((await api.call('POST /api/login', { name: 'Iron Maid', password: PASSWORD })).code).toBe('wrong-login')
  })

  test('that lost its token gets another', async () => {
    const owner = await makePerson(api, 'Finder')
    const other = await makePerson(api, 'Stranger')
    const { json } = await api.call('POST /api/bots', { name: 'Lost One' }, owner)
    const wanted = { label: 'again', scopes: ['play', 'read'], bot: json.bot.id }
    expect((await api.call('POST /api/tokens', wanted, other)).code).toBe('no-such-bot')
    const again = await api.call('POST /api/tokens', wanted, owner)
    expect((await api.call('GET /api/me', undefined, { bearer: again.json.token })).json.me.id).toBe(json.bot.id)
    const { tokens } = (await api.call('GET /api/tokens', undefined, owner)).json
    expect(tokens.map((each: { person: { id: string } }) => each.person.id)).toEqual([json.bot.id, json.bot.id])
  })

  test('that is deleted comes in no more, and its name is free', async () => {
    const owner = await makePerson(api, 'Scrapper')
    const { json } = await api.call('POST /api/bots', { name: 'Scrap Metal' }, owner)
    expect((await api.call(`DELETE /api/bots/${json.bot.id}`, undefined, owner)).status).toBe(200)
    expect((await api.call('GET /api/me', undefined, { bearer: json.token })).code).toBe('bad-token')
    expect((await api.call('POST /api/bots', { name: 'Scrap Metal' }, owner)).status).toBe(200)
  })

  test('there are ten at most', async () => {
    const owner = await makePerson(api, 'Factory')
    for (const letter of 'abcdefghkp') expect((await api.call('POST /api/bots', { name: `Robot ${letter}` }, owner)).status).toBe(200)
    expect((await api.call('POST /api/bots', { name: 'Robot z' }, owner)).code).toBe('too-many-bots')
  })
})
