/** Everything into a file, and everything back: from either kind of database into either. */
import { type Kysely, sql, type Transaction } from 'kysely'
import { checkBackup, type Item, readBackup, writeBackup } from './backup-file.ts'
import { DataError } from './data-error.ts'
import { lastMigration, migrate, migrateUpTo } from './migrate.ts'
import { TABLE_NAMES, type Tables } from './tables.ts'

const ROWS_AT_ONCE = 500

/** As everything was at one moment, whoever goes on writing. @returns how many rows there are */
export function backUp(db: Kysely<Tables>, path: string): Promise<number> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async transaction => {
      const schema = await lastMigration(transaction)
      if (schema === null) throw new DataError('there is nothing of Lockstep in this database')
      return writeBackup(path, schema, everythingIn(transaction))
    })
}

async function* everythingIn(transaction: Transaction<Tables>): AsyncGenerator<Item> {
  for (const table of await tablesIn(transaction)) {
    yield { table }
    // As text, so that nothing is lost on the way through numbers and dates of ours.
    await sql`declare rows no scroll cursor for select to_jsonb(t)::text as row from ${sql.table(table)} t`.execute(transaction)
    for (;;) {
      const { rows } = await sql<{ row: string }>`fetch ${sql.raw(String(ROWS_AT_ONCE))} from rows`.execute(transaction)
      yield* rows
      if (rows.length < ROWS_AT_ONCE) break
    }
    await sql`close rows`.execute(transaction)
  }
}

/**
 * All of it or nothing. The tables are made as they were then, filled, and only afterwards brought to what this version needs.
 * @param replace whether what is in the database may go
 * @returns how many rows there were
 */
export async function restore(db: Kysely<Tables>, path: string, replace: boolean): Promise<number> {
  const { schema, rows } = await checkBackup(path)
  await db.transaction().execute(async transaction => {
    if (!replace) await refuseFull(transaction)
    for (const table of ['migration', ...TABLE_NAMES]) await sql`drop table if exists ${sql.table(table)} cascade`.execute(transaction)
    await migrateUpTo(transaction, schema)
    const bonds = await loosenBonds(transaction)
    await fill(transaction, path)
    for (const bond of bonds) await sql.raw(bond).execute(transaction)
  })
  await migrate(db)
  return rows
}

async function refuseFull(transaction: Transaction<Tables>): Promise<void> {
  const full: string[] = []
  for (const table of await tablesIn(transaction)) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(transaction)
    const count = rows[0]?.count ?? 0
    if (count > 0) full.push(`${table}: ${count}`)
  }
  if (full.length > 0)
    throw new DataError(`the database is not empty (${full.join(', ')}); with --replace the backup takes the place of all that`)
}

/** Those of ours that are there: an older database has fewer. */
async function tablesIn(transaction: Transaction<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${[...TABLE_NAMES]}::text[]) as name where to_regclass(quote_ident(name)) is not null`.execute(transaction)
  return rows.map(({ name }) => name)
}

/** Rows point at each other across tables and within one, so no order is right. @returns how the bonds are tied, and thereby checked, again */
async function loosenBonds(transaction: Transaction<Tables>): Promise<string[]> {
  const { rows } = await sql<{ loosen: string; tie: string }>`
    select
      format('alter table %s drop constraint %I', conrelid::regclass, conname) as loosen,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as tie
    from pg_constraint where contype = 'f' and conrelid in (select to_regclass(quote_ident(name)) from unnest(${[...TABLE_NAMES]}::text[]) as name)`.execute(
    transaction,
  )
  for (const { loosen } of rows) await sql.raw(loosen).execute(transaction)
  return rows.map(({ tie }) => tie)
}

async function fill(transaction: Transaction<Tables>, path: string): Promise<void> {
  let table: string | null = null
  let rows: string[] = []
  const insert = async (): Promise<void> => {
    if (table === null || rows.length === 0) return
    const name = sql.table(table)
    await sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::jsonb)`.execute(
      transaction,
    )
    rows = []
  }
  for await (const item of readBackup(path)) {
    if ('row' in item) rows.push(item.row)
    else {
      await insert()
      table = item.table
    }
    if (rows.length >= ROWS_AT_ONCE) await insert()
  }
  await insert()
}
