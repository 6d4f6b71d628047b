import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../http/testing/api.ts'
import { DATABASE_KINDS } from '../testing/database.ts'
import { isBlocked } from './blocking.ts'
import { type Made, makeGuest, makePerson, PASSWORD } from './testing/actors.ts'
import { type Finished, playContest } from './testing/contests.ts'

describe.each(DATABASE_KINDS)('in a database that is %s', kind => {
  let api: TestApi

  beforeAll(async () => {
    api = await openTestApi({ database: kind })
  })
  afterAll(() => api.close())

  describe('a block', () => {
    test('counts in both directions, until it is taken back', async () => {
      const [ada, ben, cy] = [await makePerson(api, 'Ada B'), await makeGuest(api), await makeGuest(api)]
      const { db } = api.context
      expect((await api.call('POST /api/blocks', { person: ben.id }, ada)).json.blocks).toEqual([
        { id: ben.id, name: ben.name, kind: 'guest' },
      ])
      expect([await isBlocked(db, ada.id, ben.id), await isBlocked(db, ben.id, ada.id)]).toEqual([true, true])
      expect([await isBlocked(db, ada.id, cy.id), await isBlocked(db, ben.id, cy.id)]).toEqual([false, false])
      expect((await api.call('POST /api/blocks', { person: ben.id }, ada)).json.blocks).toHaveLength(1)
      expect((await api.call('GET /api/blocks', undefined, ben)).json.blocks).toEqual([])
      expect((await api.call(`DELETE /api/blocks/${ben.id}`, undefined, ada)).json.blocks).toEqual([])
      expect(await isBlocked(db, ben.id, ada.id)).toBe(false)
      expect((await api.call(`DELETE /api/blocks/${ben.id}`, undefined, ada)).code).toBe('not-blocked')
    })

    test('of oneself or of nobody is refused', async () => {
      const guest = await makeGuest(api)
      expect((await api.call('POST /api/blocks', { person: guest.id }, guest)).code).toBe('yourself')
      expect((await api.call('POST /api/blocks', { person: 'nobody00' }, guest)).code).toBe('no-such-person')
    })
  })

  describe('a report', () => {
    test('is kept with who made it, about whom and why', async () => {
      const [by, about] = [await makeGuest(api), await makeGuest(api)]
      const played = await playContest(api, by, about, { half: 2, margin: 3 })
      const sent = await api.call('POST /api/reports', { person: about.id, match: played.match, reason: ' stalls ' }, by)
      expect(sent.json).toEqual({ ok: true })
      const rows = await api.context.db.selectFrom('report').selectAll().where('by_id', '=', by.id).execute()
      expect(rows).toMatchObject([{ about_id: about.id, match_id: played.match, reason: 'stalls' }])
    })

    test('about nobody, oneself or a match that is none is refused', async () => {
      const [by, about] = [await makeGuest(api), await makeGuest(api)]
      const report = async (body: object) => (await api.call('POST /api/reports', { reason: 'x', ...body }, by)).code
      expect(await report({ person: 'nobody00' })).toBe('no-such-person')
      expect(await report({ person: by.id })).toBe('yourself')
      expect(await report({ person: about.id, match: 'nothing00' })).toBe('no-such-match')
      expect(await report({ person: about.id, reason: '  ' })).toBe('invalid')
    })
  })

  describe('a profile', () => {
    let ada: Made
    let ben: Made
    let games: readonly Finished[]

    beforeAll(async () => {
      ;[ada, ben] = [await makePerson(api, 'Profile Ada'), await makePerson(api, 'Profile Ben')]
      games = [
        await playContest(api, ada, ben, { half: 2, margin: 7, change: [16, -16] }),
        await playContest(api, ben, ada, { half: 2, margin: 4, change: [14, -14] }),
        await playContest(api, ada, ben, { half: 1, margin: 0 }),
      ]
      await playContest(api, ada, ben, null)
    })

    test('shows what is over, from the side of whose it is, the newest first', async () => {
      const { json } = await api.call(`GET /api/people/${ada.id}`)
      const opponent = { id: ben.id, name: 'Profile Ben', kind: 'person' }
      expect(json.person).toEqual({ id: ada.id, name: 'Profile Ada', kind: 'person' })
      expect(json.games).toMatchObject([
        { match: games[2]?.match, contest: games[2]?.contest, opponent, half: 1, margin: 0, change: null },
        { match: games[1]?.match, opponent, half: 0, margin: -4, change: -14 },
        { match: games[0]?.match, opponent, half: 2, margin: 7, change: 16 },
      ])
      expect(json.ratings).toEqual([{ pool: 'a-game/v1/single/live', rating: 1202, games: 2, provisional: true }])
      expect(json.history.map(({ before, rating }: { before: number; rating: number }) => [before, rating])).toEqual([
        [1200, 1216],
        [1216, 1202],
      ])
    })

    test('tells nothing about a game that goes on', async () => {
      const { text } = await api.call(`GET /api/people/${ada.id}`)
      const open = await api.context.db
        .selectFrom('contest')
        .selectAll()
        .where('state', '=', 'open')
        .where('player0', '=', ada.id)
        .execute()
      expect(open).toHaveLength(1)
      for (const { id, secret, commit_hash } of open) for (const hidden of [id, secret, commit_hash]) expect(text).not.toContain(hidden)
    })

    test('has older games behind the last one that was shown', async () => {
      const { json } = await api.call(`GET /api/people/${ada.id}`)
      const older = await api.call(`GET /api/people/${ada.id}?before=${json.games[0].at}`)
      expect(older.json.games).toEqual(json.games.slice(1))
      expect((await api.call(`GET /api/people/${ada.id}?before=x`)).code).toBe('invalid')
    })

    test.each(['nobody00', '%00', "x'%20or%201=1--", 'x'.repeat(99)])('of %s is not there', async id =>
      expect([404, 400]).toContain((await api.call(`GET /api/people/${id}`)).status),
    )
  })

  describe('everything about somebody', () => {
    test('is theirs as one file, without hashes and without what games hide', async () => {
      const [ada, ben] = [await makePerson(api, 'Export Ada'), await makeGuest(api)]
      await api.call('POST /api/blocks', { person: ben.id }, ada)
      await api.call('POST /api/reports', { person: ben.id, reason: 'exported reason' }, ada)
      await api.call('POST /api/bots', { name: 'Export Bot' }, ada)
      const over = await playContest(api, ada, ben, { half: 2, margin: 1, change: [16, -16] })
      const open = await playContest(api, ada, ben, null)
      const theirs = await playContest(api, ben, ada, null)
      const { json, text, headers } = await api.call('GET /api/export', undefined, ada)
      expect(headers['content-disposition']).toBe('attachment; filename="lockstep-export.json"')
      expect(json).toMatchObject({
        format: 'lockstep export 1',
        person: { id: ada.id, name: 'Export Ada' },
        bots: [{ name: 'Export Bot' }],
        blocks: [{ blocked_id: ben.id }],
        reports: [{ reason: 'exported reason' }],
        ratings: [{ rating: 1216 }],
        contests: [
          { id: over.contest, state: 'over' },
          { id: open.contest, state: 'open' },
          { id: theirs.contest, state: 'open' },
        ],
        matches: [{ id: over.match }, { id: open.match }, { id: theirs.match }],
        // Of games that go on what they said themselves, and not what the other side did.
        lines: [
          { match_id: over.match, text: 'a1' },
          { match_id: open.match, text: 'a1' },
        ],
      })
      expect(json.people).toContainEqual({ id: ben.id, kind: 'guest', name: expect.stringMatching(/^Guest \d+$/) })
      expect(json.people).toContainEqual({ id: ada.id, kind: 'person', name: 'Export Ada' })
      expect(json.tokens).not.toHaveLength(0)
      expect(text).not.toMatch(/\$argon2|password_hash|"hash"|secret|entropy|"deal"|"seed"/)
    })
  })

  describe('who goes', () => {
    test('gives the password, and is nobody from then on', async () => {
      const ada = await makePerson(api, 'Goes Away')
      expect((await api.call('DELETE /api/me', {}, ada)).code).toBe('password-needed')
      expect((await api.call('DELETE /api/me', { password: 'not my password' }, ada)).code).toBe('wrong-password')
      const gone = await api.call('DELETE /api/me', { password: PASSWORD }, ada)
      expect([gone.status, String(gone.headers['set-cookie'])]).toEqual([200, expect.stringContaining('Max-Age=0')])
      expect((await api.call('GET /api/me', undefined, ada)).json.me).toBeNull()
      expect((await api.call('POST /api/login', { name: 'Goes Away', password: PASSWORD })).code).toBe('wrong-login')
      expect((await api.call(`GET /api/people/${ada.id}`)).code).toBe('no-such-person')
    })

    test('leaves games without a name, and nothing else', async () => {
      const [ada, ben] = [await makePerson(api, 'Leaves Ada'), await makePerson(api, 'Leaves Ben')]
      const { json } = await api.call('POST /api/bots', { name: 'Leaves Bot' }, ada)
      await api.call('POST /api/blocks', { person: ben.id }, ada)
      await api.call('POST /api/reports', { person: ben.id, reason: 'x' }, ada)
      const played = await playContest(api, ada, ben, { half: 2, margin: 7, change: [16, -16] })
      await api.call('DELETE /api/me', { password: PASSWORD }, ada)
      const shown = (await api.call(`GET /api/people/${ben.id}`)).json.games
      expect(shown).toMatchObject([
        { match: played.match, opponent: { id: null, name: '', kind: 'person' }, half: 0, margin: -7, change: -16 },
      ])
      const { db } = api.context
      const left = await db.selectFrom('person').selectAll().where('id', 'in', [ada.id, json.bot.id]).execute()
      for (const row of left) expect(row).toMatchObject({ name: '', name_key: null, password_hash: null, deleted_at: expect.any(Date) })
      expect(left).toHaveLength(2)
      for (const table of ['token', 'rating', 'rating_change', 'block', 'seek'] as const)
        expect([table, await db.selectFrom(table).selectAll().where('person_id', 'in', [ada.id, json.bot.id]).execute()]).toEqual([
          table,
          [],
        ])
      expect(await db.selectFrom('report').selectAll().where('by_id', '=', ada.id).execute()).toEqual([])
      expect((await api.call('GET /api/me', undefined, { bearer: json.token })).code).toBe('bad-token')
    })

    test('frees the name', async () => {
      const ada = await makePerson(api, 'Freed Name')
      await api.call('DELETE /api/me', { password: PASSWORD }, ada)
      expect((await makePerson(api, 'Freed Name')).id).not.toBe(ada.id)
    })

    test('as a guest needs no password', async () => {
      const guest = await makeGuest(api)
      expect((await api.call('DELETE /api/me', undefined, guest)).status).toBe(200)
      expect((await api.call('GET /api/me', undefined, guest)).json.me).toBeNull()
    })
  })
})
