/**
 * Brings the tables to what this version needs: the files of migrations/, in the order of their numbers, each in a transaction and once.
 * What was run is kept with its checksum, so that nobody rewrites history unnoticed. Several processes may begin at once: a lock that
 * ends with its transaction lets one go on at a time, in PostgreSQL; in the embedded database there is one process and one connection.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Kysely, sql } from 'kysely'
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
    const next = await db.transaction().execute(async transaction => {
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction)
      await sql`create table if not exists migration (name text primary key, checksum text not null, at timestamptz not null)`.execute(
        transaction,
      )
      const { rows } = await sql<Ran>`select name, checksum from migration order by name collate "C"`.execute(transaction)
      const pending = nextAfter(rows, migrations)
      if (pending === undefined) return null
      await sql.raw(pending.text).execute(transaction)
      await sql`insert into migration (name, checksum, at) values (${pending.name}, ${pending.checksum}, now())`.execute(transaction)
      return pending.name
    })
    if (next === null) return done
    done.push(next)
  }
}

/** What the newest migration is called that this version knows. */
export async function schemaVersion(): Promise<string> {
  return (await migrationsIn(FOLDER)).at(-1)?.name ?? ''
}

function nextAfter(ran: readonly Ran[], known: readonly Migration[]): Migration | undefined {
  ran.forEach(({ name, checksum }, place) => {
    const here = known.find(migration => migration.name === name)
    if (here === undefined)
      throw new Error(
        `the database has been through the migration "${name}", which this version does not know; start a newer version of Lockstep`,
      )
    if (here.checksum !== checksum)
      throw new Error(`the migration "${name}" is not the one that the database has been through; bring back the file as it was`)
    if (known[place] !== here)
      throw new Error(`the migration "${known[place]?.name}" stands before "${name}", which has been run already; give it a later number`)
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
