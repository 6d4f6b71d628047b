/** Where everything is kept: PostgreSQL, or the one that comes along. The same dialect, the same driver, the same code either way. */
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { DataError } from './data-error.ts'
import { openEmbedded } from './embedded.ts'
import type { Tables } from './tables.ts'

/** `folder`: of the embedded database. `memory`: the same for a test, gone when it is closed. */
export type Whereabouts = { readonly url: string; readonly pool?: number } | { readonly folder: string } | { readonly memory: true }

export interface PoolState {
  readonly open: number
  readonly idle: number
  /** Queries that wait for a connection. */
  readonly waiting: number
}

export interface Database {
  readonly db: Kysely<Tables>
  readonly kind: 'embedded' | 'postgres'
  pool(): PoolState
  close(): Promise<void>
}

const POOL = 10

/** Who asks within a transaction for a connection besides would wait for ever where there is one. */
const LONGEST_WAIT = 20_000

const INT8 = 20

/** Large counts are numbers: of all that we count, nothing comes near 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
}

/** @param failed hears of what breaks while nobody asks: a connection that is cut, a thread that ends. */
export async function openDatabase(where: Whereabouts, failed: (error: Error) => void = () => undefined): Promise<Database> {
  if ('url' in where) return openPostgres(where.url, where.pool ?? POOL, failed)
  const embedded = await openEmbedded('folder' in where ? where.folder : null, failed)
  // All connections share one session there, so there is one: no statement by name, no LISTEN, no lock of a session, here or anywhere.
  const { host, port } = embedded
  const pool = new pg.Pool({ host, port, user: 'postgres', database: 'postgres', ...settings(1), idleTimeoutMillis: 0 })
  return opened('embedded', pool, failed, embedded.close)
}

async function openPostgres(url: string, size: number, failed: (error: Error) => void): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, ...settings(size), keepAlive: true, idle_in_transaction_session_timeout: 60_000 })
  const database = opened('postgres', pool, failed, async () => undefined)
  try {
    await pool.query('select 1')
    return database
  } catch (error) {
    await database.close()
    throw new DataError(`DATABASE_URL: the database does not let us in: ${reasonOf(error)}`)
  }
}

function settings(max: number): pg.PoolConfig {
  return { max, types, application_name: 'lockstep', connectionTimeoutMillis: LONGEST_WAIT }
}

function opened(kind: Database['kind'], pool: pg.Pool, failed: (error: Error) => void, then: () => Promise<void>): Database {
  pool.on('error', failed)
  // The pool hears only what breaks while nobody asks. Whoever is asking hears it as the answer; heard by nobody else, it would end the process.
  pool.on('connect', client => void client.on('error', () => undefined))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  let closing: Promise<void> | null = null
  return {
    db,
    kind,
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => {
      closing ??= db.destroy().then(then)
      return closing
    },
  }
}

/** Several addresses tried in vain come as one error without a message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
