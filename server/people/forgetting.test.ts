import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../http/testing/api.ts'
import { DATABASE_KINDS } from '../testing/database.ts'
import { forget } from './forgetting.ts'
import { makeGuest, makePerson } from './testing/actors.ts'
import { playContest } from './testing/contests.ts'
import { IDLE_MS } from './tokens.ts'

describe.each(DATABASE_KINDS)('in a database that is %s', kind => {
  let api: TestApi

  beforeAll(async () => {
    api = await openTestApi({ database: kind })
  })
  afterAll(() => api.close())

  test('guests who never played and cannot come back are forgotten, and nobody else', async () => {
    const [passing, player, opponent, named] = [
      await makeGuest(api),
      await makeGuest(api),
      await makeGuest(api),
      await makePerson(api, 'Named'),
    ]
    await playContest(api, player, opponent, { half: 2, margin: 1 })
    const ids = async () => (await api.context.db.selectFrom('person').select('id').execute()).map(({ id }) => id).sort()
    const before = await ids()
    api.clock.ahead += IDLE_MS
    await forget(api.context)
    expect(await ids()).toEqual(before)
    api.clock.ahead += 31 * 86_400_000
    const recent = await makeGuest(api)
    await forget(api.context)
    expect(await ids()).toEqual([player.id, opponent.id, named.id, recent.id].sort())
    expect(before).toContain(passing.id)
  })

  test('tokens that have let nobody in for a month are forgotten, and valid ones are not', async () => {
    const guest = await makeGuest(api)
    const person = await makePerson(api, 'Keeps A Token')
    const { json } = await api.call('POST /api/tokens', { label: 'x', scopes: ['read'] }, person)
    await api.call('POST /api/logout', {}, guest)
    const count = async (id: string) => (await api.context.db.selectFrom('token').select('id').where('person_id', '=', id).execute()).length
    api.clock.ahead += 29 * 86_400_000
    await forget(api.context)
    expect([await count(guest.id), await count(person.id)]).toEqual([1, 3])
    api.clock.ahead += 2 * 86_400_000
    await forget(api.context)
    expect([await count(guest.id), await count(person.id)]).toEqual([0, 2])
    expect((await api.call('GET /api/me', undefined, { bearer: json.token })).json.me.id).toBe(person.id)
  })
})
