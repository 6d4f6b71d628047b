import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from '../testing/postgres.ts'
import { startClock } from './clock.ts'
import { openDatabase } from './database.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

const HOUR = 3_600_000

test('it is the clock of the database, whatever ours says', async () => {
  const url = await postgres.createDatabase()
  const name = new URL(url).pathname.slice(1)
  const before = await openDatabase({ url })
  // A machine whose clock is an hour ahead.
  await sql
    .raw(`create function public.clock_timestamp() returns timestamptz language sql as
    'select pg_catalog.clock_timestamp() + interval ''1 hour'''`)
    .execute(before.db)
  await sql.raw(`alter database ${name} set search_path = public, pg_catalog`).execute(before.db)
  await before.close()

  const { db, close } = await openDatabase({ url })
  const clock = await startClock(db, () => undefined)
  const ours = Date.now()
  const theirs = clock.now()
  clock.stop()
  await close()
  // Nothing here takes half an hour.
  expect(theirs).toBeGreaterThan(ours + HOUR / 2)
  expect(theirs).toBeLessThan(ours + 2 * HOUR)
})
