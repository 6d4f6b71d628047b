/** What a server keeps, opened for a command, from the same settings as the server's. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { type Config, IN_MEMORY, readConfig, shownDatabase } from '../server/config.ts'
import { DataError } from '../server/data/data-error.ts'
import type { Tables } from '../server/data/tables.ts'
import { WRONG } from '../terminal/command.ts'
import { printable } from '../terminal/text.ts'
import { UsageError } from '../terminal/usage-error.ts'
import type { World } from '../terminal/world.ts'

/** What can be put right by whoever typed it is a sentence. */
export async function withData(
  world: World,
  embedded: 'must exist' | 'may be new',
  work: (db: Kysely<Tables>) => Promise<number>,
): Promise<number> {
  const config = settings()
  const { databaseUrl, databasePool, data } = config
  if (databaseUrl === null && data === IN_MEMORY)
    throw new UsageError(`LOCKSTEP_DATA is "${IN_MEMORY}", where nothing is kept; name a folder`)
  if (databaseUrl === null && embedded === 'must exist' && !existsSync(join(data, 'database')))
    throw new UsageError(`there is no database in ${data}; LOCKSTEP_DATA or DATABASE_URL says where it is`)
  // The driver comes only with the commands that need it.
  const { openDatabase } = await import('../server/data/database.ts')
  try {
    const database = await openDatabase(databaseUrl === null ? { folder: data } : { url: databaseUrl, pool: databasePool })
    try {
      return await work(database.db)
    } finally {
      await database.close()
    }
  } catch (error) {
    if (!isSentence(error)) throw error
    world.err(printable(`lockstep: ${error.message}`))
    return WRONG
  }
}

export function whereData(): string {
  return shownDatabase(settings())
}

function settings(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/** Ours, or PostgreSQL's about rows that do not belong together (class 23), which it puts well enough. */
function isSentence(error: unknown): error is Error {
  return (
    error instanceof DataError ||
    (error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('23'))
  )
}
