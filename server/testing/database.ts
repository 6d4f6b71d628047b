/** Databases to test with: what holds in one must hold in the other. */
import { type Database, openDatabase } from '../data/database.ts'
import { migrate } from '../data/migrate.ts'
import { startPostgres } from './postgres.ts'

export type DatabaseKind = Database['kind']

export const DATABASE_KINDS: readonly DatabaseKind[] = ['embedded', 'postgres']

/** With nothing in it, tables neither. Closing it ends whatever was started for it. */
export async function emptyDatabase(kind: DatabaseKind): Promise<Database> {
  if (kind === 'embedded') return openDatabase({ memory: true })
  const postgres = await startPostgres()
  const database = await openDatabase({ url: await postgres.createDatabase() })
  return {
    ...database,
    async close() {
      await database.close()
      await postgres.stop()
    },
  }
}

/** With our tables, empty. */
export async function freshDatabase(kind: DatabaseKind): Promise<Database> {
  const database = await emptyDatabase(kind)
  await migrate(database.db)
  return database
}
