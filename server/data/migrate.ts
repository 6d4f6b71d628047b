/**
 * Brings the tables to what this version needs: the files of migrations/, in the order of their numbers, each in a transaction and once.
 * What was run is kept with its checksum, so that nobody rewrites history unnoticed. Several processes may begin at once: a lock that
 * ends with its transaction lets one go on at a time, in PostgreSQL; in the embedded database there is one process and one connection.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Kysely, sql, type Transaction } from 'kysely'
import { DataError } from './data-error.ts'
import type { Tables } from './tables.ts'

const FOLDER = fileURLToPath(new URL('./migrations/', import.meta.url))

/** Any number, as long as nobody else takes the same one in this database. */
const LOCK = 5_170_216

interface Migration {
  readonly name: string
  readonly text: string
  readonly checksum: string
}

interface Ran {
  readonly name: string
  readonly checksum: string
}

/** @returns the names of those that were run now */
export async function migrate(db: Kysely<Tables>, folder: string = FOLDER): Promise<string[]> {
  const migrations = await migrationsIn(folder)
  const done: string[] = []
  for (;;) {
    const next = await db.transaction().execute(transaction => runNext(transaction, migrations))
    if (next === null) return done
    done.push(next)
  }
}

/** Within somebody's transaction: as far as the tables were when this migration was the last. */
export async function migrateUpTo(transaction: Transaction<Tables>, last: string): Promise<void> {
  const migrations = await migrationsIn(FOLDER)
  const end = migrations.findIndex(({ name }) => name === last) + 1
  if (end === 0) throw new DataError(`it was made by a newer version of Lockstep, with the migration "${last}"; use that version`)
  while ((await runNext(transaction, migrations.slice(0, end))) !== null);
}

/** The last migration that the database has been through; null: there is nothing of ours in it. */
export async function lastMigration(db: Kysely<Tables>): Promise<string | null> {
  const { rows: tables } = await sql<{ name: string | null }>`select to_regclass('migration')::text as name`.execute(db)
  if (!tables[0]?.name) return null
  const { rows } = await sql<Ran>`select name, checksum from migration order by name collate "C" desc limit 1`.execute(db)
  return rows[0]?.name ?? null
}

/** @returns its name; null: there is none left to run */
async function runNext(transaction: Transaction<Tables>, migrations: readonly Migration[]): Promise<string | null> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction)
  await sql`create table if not exists migration (name text primary key, checksum text not null, at timestamptz not null)`.execute(
    transaction,
  )
  const { rows } = await sql<Ran>`select name, checksum from migration order by name collate "C"`.execute(transaction)
  const next = nextAfter(rows, migrations)
  if (next === undefined) return null
  await sql.raw(next.text).execute(transaction)
  await sql`insert into migration (name, checksum, at) values (${next.name}, ${next.checksum}, now())`.execute(transaction)
  return next.name
}

function nextAfter(ran: readonly Ran[], known: readonly Migration[]): Migration | undefined {
  ran.forEach(({ name, checksum }, place) => {
    const here = known.find(migration => migration.name === name)
    if (here === undefined)
      throw new DataError(
        `the database has been through the migration "${name}", which this version does not know; start a newer version of Lockstep`,
      )
    if (here.checksum !== checksum)
      throw new DataError(`the migration "${name}" is not the one that the database has been through; bring back the file as it was`)
    if (known[place] !== here)
      throw new DataError(
        `the migration "${known[place]?.name}" stands before "${name}", which has been run already; give it a later number`,
      )
  })
  return known[ran.length]
}

async function migrationsIn(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async name => {
      // However the file was checked out, its lines end the same way.
      const text = (await readFile(`${folder}/${name}`, 'utf8')).replaceAll('\r\n', '\n')
      return { name: name.slice(0, -'.sql'.length), text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}
