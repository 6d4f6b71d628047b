import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeGuest, makePerson, PASSWORD } from '../people/testing/actors.ts'
import { LARGEST_BODY } from './errors.ts'
import { isOurPage } from './origin.ts'
import { leaks, openTestApi, type TestApi } from './testing/api.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi({
    trustProxy: true,
    origins: ['https://friends.example'],
    onServer: server => {
      server.get('/api-is-not-here', () => 'a page')
    },
  })
  await api.server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => api.close())

/** As a program that cannot speak HTTP well would send it. */
async function sendRaw(text: string): Promise<string> {
  const { port } = api.server.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.end(text)
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

describe('an error has one shape', () => {
  test.each([
    ['GET /api/nothing', undefined, {}, 404, 'not-found'],
    ['GET /api', undefined, {}, 404, 'not-found'],
    ['GET /api/', undefined, {}, 404, 'not-found'],
    ['POST /api/nothing', {}, {}, 404, 'not-found'],
    ['PUT /api/me', {}, {}, 405, 'method'],
    ['POST /api/people/abcdef', {}, {}, 405, 'method'],
    ['PUT /api/me', 'x', { 'content-type': 'text/plain' }, 405, 'method'],
    ['PATCH /api/login', undefined, { 'content-type': '' }, 405, 'method'],
    ['OPTIONS /api/me', undefined, { 'content-type': '', origin: 'https://elsewhere.example' }, 405, 'method'],
    ['TRACE /api/me', undefined, { 'content-type': '' }, 405, 'method'],
    ['POST /api/nothing', 'x', { 'content-type': 'text/plain' }, 404, 'not-found'],
    ['GET /api/login', undefined, {}, 405, 'method'],
    ['POST /api/login', '{', {}, 400, 'bad-json'],
    ['POST /api/login', '{"name":"\\u0000","password":"x"}', {}, 400, 'bad-json'],
    ['POST /api/login', '{"__proto__":{"name":"x"}}', {}, 400, 'bad-json'],
    ['POST /api/login', '{"constructor":{"prototype":{}}}', {}, 400, 'bad-json'],
    ['POST /api/login', '', {}, 400, 'invalid'],
    ['POST /api/login', '[]', {}, 400, 'invalid'],
    ['POST /api/login', '"text"', {}, 400, 'invalid'],
    ['POST /api/login', { name: 'x' }, {}, 400, 'invalid'],
    ['POST /api/login', { name: 1, password: 'x' }, {}, 400, 'invalid'],
    ['POST /api/login', { name: 'x'.repeat(LARGEST_BODY), password: 'x' }, {}, 413, 'too-large'],
    ['POST /api/login', 'name=x&password=y', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'content-type'],
    ['POST /api/login', '{}', { 'content-type': 'text/plain' }, 415, 'content-type'],
    ['POST /api/guest', undefined, { 'content-type': 'multipart/form-data; boundary=x' }, 415, 'content-type'],
    ['POST /api/login', '{}', { origin: 'https://elsewhere.example' }, 403, 'origin'],
    ['GET /api/%', undefined, {}, 400, 'bad-address'],
    ['GET /api/people/%00', undefined, {}, 404, 'not-found'],
    ['GET /api/people/..%2f..', undefined, {}, 404, 'not-found'],
    ['GET /api/me', undefined, { authorization: 'Bearer nonsense' }, 401, 'bad-token'],
    ['GET /api/me', undefined, { authorization: 'nonsense' }, 401, 'bad-token'],
    ['GET /api/mine', undefined, {}, 401, 'nobody'],
  ])('%s %j %j: %i %s', async (route, body, headers, status, code) => {
    const answer = await api.call(route, body, {}, headers as unknown as Record<string, string>)
    expect([answer.status, answer.code]).toEqual([status, code])
    expect(answer.json).toEqual({ error: { code, because: expect.stringMatching(/^\S.{10,}[^.]$/) } })
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('a method that there is not comes with those that there are', async () => {
    expect((await api.call('PUT /api/me', {})).headers['allow']).toBe('DELETE, GET, HEAD')
    expect((await api.call('POST /api/sessions/abcdef', {})).headers['allow']).toBe('DELETE')
  })

  test('text that is no UTF-8 is not JSON', async () => {
    const payload = Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xff, 0xc0]), Buffer.from('","password":"x"}')])
    const { statusCode, body } = await api.server.inject({
      method: 'POST',
      url: '/api/login',
      headers: { 'content-type': 'application/json' },
      payload,
    })
    expect([statusCode, JSON.parse(body).error.code]).toEqual([400, 'bad-json'])
  })

  test.each([
    ['nonsense\r\n\r\n', '400', 'bad-request'],
    ['GET /api/me HTTP/1.1\r\nhost: x\r\n: nameless\r\n\r\n', '400', 'bad-request'],
    [`GET /api/me HTTP/1.1\r\nhost: x\r\nlarge: ${'x'.repeat(20_000)}\r\n\r\n`, '431', 'too-large'],
  ])('also where it is no HTTP: %#', async (text, status, code) => {
    const [head = '', body = ''] = (await sendRaw(text)).split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(JSON.parse(body)).toEqual({ error: { code, because: expect.any(String) } })
  })

  test('nonsense after a request that was answered is not answered as well', async () => {
    const answers = await sendRaw('GET /api/nothing HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\n{}nonsense\r\n\r\n')
    expect(answers.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 404'])
  })

  test('what breaks in here is logged, and the answer tells nothing of it', async () => {
    const { db } = api.context
    await db.schema.alterTable('person').renameTo('elsewhere').execute()
    try {
      const broken = await api.call('GET /api/people/abcdef')
      expect([broken.status, broken.json]).toEqual([
        500,
        { error: { code: 'broken', because: 'something broke on this server; it has been written down' } },
      ])
      expect(api.log()).toContain('relation \\"person\\" does not exist')
    } finally {
      await db.schema.alterTable('elsewhere').renameTo('person').execute()
    }
  })

  test('pages have answers of their own', async () => {
    expect((await api.call('GET /api-is-not-here')).text).toBe('a page')
  })
})

describe('an answer', () => {
  test('is not kept, framed, sniffed or run', async () => {
    for (const { headers } of [await api.call('GET /api/me'), await api.call('GET /api/nothing'), await api.call('POST /api/guest')]) {
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('no-referrer')
      expect(headers['access-control-allow-origin']).toBeUndefined()
    }
  })

  test('to HEAD is the one to GET without its body', async () => {
    const answer = await api.call('HEAD /api/me')
    expect([answer.status, answer.text]).toEqual([200, ''])
  })
})

describe('the cookie', () => {
  test('is for this server alone and for no script', async () => {
    const set = String((await api.call('POST /api/guest')).headers['set-cookie'])
    expect(set.split('; ').slice(1).sort()).toEqual(['HttpOnly', 'Max-Age=34560000', 'Path=/', 'SameSite=Lax'])
  })

  test('goes over https alone where the visitor came over https, through a proxy', async () => {
    const set = String((await api.call('POST /api/guest', {}, {}, { 'x-forwarded-proto': 'https' })).headers['set-cookie'])
    expect(set.split('; ')).toContain('Secure')
  })
})

describe('another site', () => {
  test.each([
    [{ origin: 'http://localhost' }, 200],
    [{ origin: 'https://friends.example' }, 200],
    [{ origin: 'https://arcade.example', 'x-forwarded-host': 'arcade.example' }, 200],
    [{ origin: 'https://elsewhere.example' }, 403],
    [{ origin: 'https://localhost.elsewhere.example' }, 403],
    [{ origin: 'http://localhost:8080' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: '' }, 403],
    [{ origin: 'nonsense' }, 403],
    [{ origin: 'file://localhost' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{}, 200],
  ])('asking with %j: %i', async (headers, status) =>
    expect((await api.call('POST /api/guest', {}, {}, { host: 'localhost', ...(headers as Record<string, string>) })).status).toBe(status),
  )

  test('may open a socket no more than it may ask', () => {
    expect(isOurPage({ origin: 'https://a.example', host: 'a.example' }, [])).toBe(true)
    expect(isOurPage({ origin: 'https://b.example', host: 'a.example' }, [])).toBe(false)
    expect(isOurPage({ origin: 'https://b.example', host: 'a.example' }, ['https://b.example'])).toBe(true)
    expect(isOurPage({ origin: 'https://a.example', host: undefined }, [])).toBe(false)
    expect(isOurPage({ host: 'a.example' }, [])).toBe(true)
  })
})

describe('the log', () => {
  test('has every request in it and none of the secrets', async () => {
    const ada = await makePerson(api, 'Logged Ada', 'a secret that is logged nowhere')
    await api.call('POST /api/login', { name: 'Logged Ada', password: 'a wrong secret, also nowhere' })
    await api.call('POST /api/login', '{"name":"Logged Ada","password":"a secret in broken JSON"')
    await api.call('POST /api/login', { name: 'Logged Ada', password: ['a secret in a list'] })
    const made = await api.call('POST /api/tokens', { label: 'x', scopes: ['read'] }, ada)
    await api.call('GET /api/me', undefined, { bearer: made.json.token })
    await makeGuest(api)
    expect(api.log()).toContain('"url":"/api/login"')
    expect(api.secrets).toContain('a secret that is logged nowhere')
    expect(api.secrets).toContain(ada.session)
    expect(api.secrets).toContain(made.json.token)
    expect(leaks(api.log(), [...api.secrets, 'a secret in broken JSON', 'a secret in a list', PASSWORD])).toEqual([])
  })

  test('would be found out', () => {
    expect(leaks('{"msg":"hunter22 logged in"}', ['hunter22'])).toEqual(['hunter22'])
  })
})
