import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../http/testing/api.ts'
import { DATABASE_KINDS } from '../testing/database.ts'
import { makeGuest, makePerson, PASSWORD } from './testing/actors.ts'

describe.each(DATABASE_KINDS)('in a database that is %s', kind => {
  let api: TestApi

  beforeAll(async () => {
    api = await openTestApi({ database: kind })
  })
  afterAll(() => api.close())

  describe('nobody', () => {
    test('is told that they are nobody', async () => {
      const { status, json } = await api.call('GET /api/me')
      expect(status).toBe(200)
      expect(json).toEqual({ me: null, ratings: [], hasPassword: false })
    })

    test('with a cookie that means nothing is nobody as well', async () => {
      for (const session of ['x', 'A'.repeat(43), '%', 'a; lockstep=b'])
        expect((await api.call('GET /api/me', undefined, { session })).json.me).toBeNull()
    })
  })

  describe('a guest', () => {
    test('is made with one request, and known by the cookie', async () => {
      const made = await api.call('POST /api/guest')
      expect(made.status).toBe(200)
      expect(made.json.me).toEqual({
        id: expect.stringMatching(/^[0-9a-z]{6,32}$/),
        name: expect.stringMatching(/^Guest \d{5}$/),
        kind: 'guest',
      })
      const { json } = await api.call('GET /api/me', undefined, { session: made.session ?? '' })
      expect(json).toEqual({ me: made.json.me, ratings: [], hasPassword: false })
    })

    test('who asks again stays who they are', async () => {
      const guest = await makeGuest(api)
      const again = await api.call('POST /api/guest', {}, guest)
      expect(again.json.me.id).toBe(guest.id)
      expect(again.session).toBeNull()
    })

    test('keeps id and games when they choose a name, and comes in with a new session', async () => {
      const guest = await makeGuest(api)
      const claimed = await api.call('POST /api/claim', { name: 'Ada Keeps', password: PASSWORD }, guest)
      expect(claimed.json).toEqual({ me: { id: guest.id, name: 'Ada Keeps', kind: 'person' } })
      expect(claimed.session).not.toBe(guest.session)
      expect((await api.call('GET /api/me', undefined, guest)).json.me).toBeNull()
      const { json } = await api.call('GET /api/me', undefined, { session: claimed.session ?? '' })
      expect(json).toMatchObject({ me: { id: guest.id, kind: 'person' }, hasPassword: true })
    })

    test('can choose only once', async () => {
      const person = await makePerson(api, 'Once Only')
      const again = await api.call('POST /api/claim', { name: 'Twice Only', password: PASSWORD }, person)
      expect([again.status, again.code]).toEqual([409, 'not-a-guest'])
    })

    test.each([
      ['no', PASSWORD, 'name-short'],
      ['Аda', PASSWORD, 'name-mixed'],
      ['Admin', PASSWORD, 'name-reserved'],
      ['Shorty', 'too short', 'password-short'],
      ['Longish Name', 'x1y2'.repeat(51), 'password-long'],
      ['Ada Lovelace', 'ada_l0velace', 'password-name'],
      ['Common', 'Password123', 'password-common'],
      ['Same', 'aaaaaaaaaaaaaa', 'password-common'],
    ])('called %s with the password %s is refused: %s', async (name, password, code) => {
      const guest = await makeGuest(api)
      const refused = await api.call('POST /api/claim', { name, password }, guest)
      expect([refused.status, refused.code]).toEqual([400, code])
      expect(refused.because).not.toContain(password)
      expect((await api.call('GET /api/me', undefined, guest)).json.me.kind).toBe('guest')
    })

    test('cannot take a name that looks like another', async () => {
      await makePerson(api, 'Oslo Nights')
      for (const name of ['oslo nights', 'OSLO_NIGHTS', 'Os1o-Nights', '0slo Nights', 'Ósló Nights']) {
        const refused = await api.call('POST /api/claim', { name, password: PASSWORD }, await makeGuest(api))
        expect([name, refused.status, refused.code]).toEqual([name, 409, 'name-taken'])
      }
    })

    test('cannot take a name that looks like another only as it is written', async () => {
      const owner = await makePerson(api, 'Anna')
      for (const name of ['ΑΝΝΑ', 'ᴀɴɴᴀ']) {
        expect([name, (await api.call('POST /api/claim', { name, password: PASSWORD }, await makeGuest(api))).code]).toEqual([
          name,
          'name-taken',
        ])
        const other = await makePerson(api, `Other ${name.codePointAt(0)}`)
        expect([name, (await api.call('POST /api/rename', { name }, other)).code]).toEqual([name, 'name-taken'])
        expect([name, (await api.call('POST /api/bots', { name }, owner)).code]).toEqual([name, 'name-taken'])
      }
      expect((await api.call('POST /api/rename', { name: 'ΑΝΝΑ' }, owner)).status).toBe(200)
    })

    test('who claims the same name as another at the same moment: one of them has it', async () => {
      const guests = await Promise.all([makeGuest(api), makeGuest(api), makeGuest(api)])
      const answers = await Promise.all(guests.map(guest => api.call('POST /api/claim', { name: 'At Once', password: PASSWORD }, guest)))
      expect(answers.map(({ status }) => String(status)).sort()).toEqual(['200', '409', '409'])
    })
  })

  describe('logging in', () => {
    test('works with the name as it looks, on a second device, and the first stays', async () => {
      const person = await makePerson(api, 'Second Device')
      const second = await api.call('POST /api/login', { name: 'second-device', password: PASSWORD })
      expect(second.json.me).toEqual({ id: person.id, name: 'Second Device', kind: 'person' })
      for (const session of [person.session, second.session ?? ''])
        expect((await api.call('GET /api/me', undefined, { session })).json.me.id).toBe(person.id)
    })

    test('a wrong password and a name that nobody has are answered alike', async () => {
      await makePerson(api, 'Alike')
      const wrong = await api.call('POST /api/login', { name: 'Alike', password: 'a short walk home' })
      const nobody = await api.call('POST /api/login', { name: 'Nobody At All', password: 'a short walk home' })
      expect([wrong.status, wrong.text]).toEqual([401, nobody.text])
      expect(nobody.status).toBe(401)
      expect(wrong.session).toBeNull()
    })

    test('the same letters, typed in another way, are the same password', async () => {
      await makePerson(api, 'Typist', 'größer als zehn')
      const typed = await api.call('POST /api/login', { name: 'Typist', password: 'größer als zehn'.normalize('NFD') })
      expect(typed.status).toBe(200)
    })

    test('ends the session that asked, so that a planted cookie is worth nothing', async () => {
      const guest = await makeGuest(api)
      await makePerson(api, 'Planted')
      await api.call('POST /api/login', { name: 'Planted', password: PASSWORD }, guest)
      expect((await api.call('GET /api/me', undefined, guest)).json.me).toBeNull()
    })

    test('logging out ends the session and takes the cookie back', async () => {
      const person = await makePerson(api, 'Out')
      const out = await api.call('POST /api/logout', {}, person)
      expect(out.status).toBe(200)
      expect(String(out.headers['set-cookie'])).toMatch(/^lockstep=; Max-Age=0;/)
      expect((await api.call('GET /api/me', undefined, person)).json.me).toBeNull()
    })
  })

  describe('a name', () => {
    test('can be changed, also to the same one in another dress', async () => {
      const person = await makePerson(api, 'Before')
      expect((await api.call('POST /api/rename', { name: 'BEFORE' }, person)).json.me.name).toBe('BEFORE')
      expect((await api.call('POST /api/rename', { name: 'Afterwards' }, person)).status).toBe(200)
      expect((await api.call('GET /api/me', undefined, person)).json.me.name).toBe('Afterwards')
    })

    test('that is taken is refused, and the old one stays', async () => {
      await makePerson(api, 'Taken Already')
      const person = await makePerson(api, 'Stays Mine')
      expect((await api.call('POST /api/rename', { name: 'Taken A1ready' }, person)).code).toBe('name-taken')
      expect((await api.call('GET /api/me', undefined, person)).json.me.name).toBe('Stays Mine')
    })
  })

  describe('a new password', () => {
    test('ends all other sessions and counts from then on', async () => {
      const person = await makePerson(api, 'Changes')
      const other = await api.call('POST /api/login', { name: 'Changes', password: PASSWORD })
      const changed = await api.call('POST /api/password', { old: PASSWORD, new: 'another long walk' }, person)
      expect(changed.json).toEqual({ ended: 1 })
      expect((await api.call('GET /api/me', undefined, { session: other.session ?? '' })).json.me).toBeNull()
      expect((await api.call('GET /api/me', undefined, person)).json.me.id).toBe(person.id)
      expect((await api.call('POST /api/login', { name: 'Changes', password: PASSWORD })).status).toBe(401)
      expect((await api.call('POST /api/login', { name: 'Changes', password: 'another long walk' })).status).toBe(200)
    })

    test('needs the old one', async () => {
      const person = await makePerson(api, 'Old Needed')
      const refused = await api.call('POST /api/password', { old: 'not my password', new: 'another long walk' }, person)
      expect([refused.status, refused.code]).toEqual([403, 'wrong-password'])
      expect((await api.call('POST /api/login', { name: 'Old Needed', password: PASSWORD })).status).toBe(200)
    })
  })
})
