import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '../../server/data/database.ts'
import { migrate } from '../../server/data/migrate.ts'
import { startPostgres, type TestPostgres } from '../../server/testing/postgres.ts'
import { run } from '../testing/lockstep.ts'

let folder: string
let postgres: TestPostgres

beforeAll(async () => {
  ;[folder, postgres] = await Promise.all([mkdtemp(join(tmpdir(), 'lockstep-backup-')), startPostgres()])
})
afterEach(() => vi.unstubAllEnvs())
afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true })
})

/** A database with somebody in it. */
async function somebody(where: { url: string } | { folder: string }): Promise<void> {
  const database = await openDatabase(where)
  await migrate(database.db)
  const at = new Date(0)
  await database.db
    .insertInto('person')
    .values({
      id: 'p',
      kind: 'guest',
      name: 'Guest 1',
      name_key: null,
      password_hash: null,
      owner_id: null,
      created_at: at,
      seen_at: at,
      deleted_at: null,
    })
    .execute()
  await database.close()
}

async function names(url: string): Promise<string[]> {
  const database = await openDatabase({ url })
  const rows = await database.db.selectFrom('person').select('name').execute()
  await database.close()
  return rows.map(({ name }) => name)
}

// The embedded database is opened several times, which takes seconds each on a busy machine.
test('from an embedded database that no server has open, into PostgreSQL', { timeout: 240_000 }, async () => {
  const data = join(folder, 'data')
  const file = join(folder, 'a.backup')
  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('LOCKSTEP_DATA', data)
  expect(await run(['backup', file])).toEqual({
    code: 2,
    out: '',
    err: `lockstep: there is no database in ${data}; LOCKSTEP_DATA or DATABASE_URL says where it is\n`,
  })
  expect(await readdir(folder)).toEqual([])

  await somebody({ folder: data })
  expect(await run(['backup', file])).toEqual({ code: 0, out: `1 row from ${data} in ${file}\n`, err: '' })
  const server = await openDatabase({ folder: data })
  const busy = await run(['backup', join(folder, 'b.backup')])
  await server.close()
  expect(busy).toMatchObject({ code: 1, out: '' })
  expect(busy.err).toContain(`the data in ${data} is in use by this process; stop it first`)

  const url = await postgres.createDatabase()
  vi.stubEnv('DATABASE_URL', url)
  expect(await run(['restore', file])).toMatchObject({ code: 0, out: `1 row from ${file} in ${url}\n`, err: '' })
  expect(await names(url)).toEqual(['Guest 1'])
})

test('what is there is replaced only when that is said', async () => {
  const url = await postgres.createDatabase()
  const file = join(folder, 'c.backup')
  await somebody({ url })
  vi.stubEnv('DATABASE_URL', url)
  expect(await run(['backup', file])).toMatchObject({ code: 0 })
  const refused = await run(['restore', file])
  expect(refused).toMatchObject({ code: 1, out: '' })
  expect(refused.err).toBe('lockstep: the database is not empty (person: 1); with --replace the backup takes the place of all that\n')
  expect(await run(['restore', file, '--replace'])).toMatchObject({ code: 0 })
  expect(await names(url)).toEqual(['Guest 1'])
})

test('what cannot be used is a sentence, and no secret is in it', async () => {
  const file = join(folder, 'd.backup')
  await writeFile(file, 'hello')
  vi.stubEnv('DATABASE_URL', await postgres.createDatabase())
  expect(await run(['restore', file])).toEqual({ code: 1, out: '', err: `lockstep: ${file} is damaged, or no backup of Lockstep\n` })
  expect(await run(['restore', join(folder, 'nowhere')])).toMatchObject({
    code: 1,
    err: `lockstep: there is no file ${join(folder, 'nowhere')}\n`,
  })
  vi.stubEnv('DATABASE_URL', 'postgres://me:sesame@127.0.0.1:1/x')
  const away = await run(['restore', file])
  expect(away).toMatchObject({ code: 1, out: '' })
  expect(away.err).toContain('the database does not let us in')
  vi.stubEnv('DATABASE_URL', 'sesame')
  const wrong = await run(['restore', file])
  expect(wrong.code).toBe(2)
  expect(away.err + wrong.err).not.toContain('sesame')
})
