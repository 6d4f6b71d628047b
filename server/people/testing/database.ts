/** A database in memory, with all migrations. */
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Tables } from '../../data/tables.ts'

export async function openMemory(): Promise<{ db: Kysely<Tables>; close(): Promise<void> }> {
  pg.types.setTypeParser(20, Number)
  const pglite = await PGlite.create()
  const migrations = new URL('../../data/migrations/', import.meta.url)
  for (const file of readdirSync(migrations).sort()) await pglite.exec(readFileSync(new URL(file, migrations), 'utf8'))
  const folder = await mkdtemp(join(tmpdir(), 'lockstep-db-'))
  const server = new PGLiteSocketServer({ db: pglite, path: join(folder, '.s.PGSQL.5432') })
  await server.start()
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ host: folder, user: 'postgres', database: 'postgres', max: 1 }) }),
  })
  return {
    db,
    async close() {
      await db.destroy()
      await server.stop()
      await pglite.close()
      await rm(folder, { recursive: true })
    },
  }
}
