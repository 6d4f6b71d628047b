import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startPostgres } from '../testing/postgres.ts'
import { openDatabase } from './database.ts'

test('a connection that breaks while it is used fails whoever uses it, and nobody else', async () => {
  const postgres = await startPostgres()
  const broken: string[] = []
  const { db, close } = await openDatabase({ url: await postgres.createDatabase() }, error => broken.push(error.message))
  const cut = db.transaction().execute(async tx => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db)
    // What nobody hears would end the process between two questions.
    await new Promise(done => setTimeout(done, 100))
    await sql`select 1`.execute(tx)
  })
  await expect(cut).rejects.toThrow(/terminat|closed|not queryable/i)
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db)
  expect(rows).toEqual([{ one: 1 }])
  await close()
  await postgres.stop()
})
