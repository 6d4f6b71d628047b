import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DATABASE_KINDS, emptyDatabase } from '../testing/database.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'

describe.each(DATABASE_KINDS)('%s', kind => {
  let database: Database
  let folder: string

  beforeAll(async () => {
    database = await emptyDatabase(kind)
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lockstep-'))
    await sql`drop schema public cascade`.execute(database.db)
    await sql`create schema public`.execute(database.db)
    return () => rm(folder, { recursive: true })
  })

  const write = (name: string, text: string): Promise<void> => writeFile(join(folder, `${name}.sql`), text)

  test('our own run once, and the tables are there', async () => {
    expect(await migrate(database.db)).toEqual(['0001-online', '0002-presence', '0003-reports'])
    expect(await migrate(database.db)).toEqual([])
    expect(await database.db.selectFrom('match_log').selectAll().execute()).toEqual([])
  })

  test('large counts are numbers and times are dates', async () => {
    const { rows } = await sql`select count(*) as many, 5000000000::int8 as large, timestamptz '2026-01-02 03:04:05Z' as at`.execute(
      database.db,
    )
    expect(rows).toEqual([{ many: 1, large: 5_000_000_000, at: new Date('2026-01-02T03:04:05Z') }])
  })

  test('one that fails leaves nothing of itself, and those before it stay', async () => {
    await write('0001-a', 'create table a (x integer);')
    await write('0002-b', 'create table b (x integer); insert into nowhere values (1);')
    await expect(migrate(database.db, folder)).rejects.toThrow('nowhere')
    await write('0002-b', 'create table b (x integer);')
    expect(await migrate(database.db, folder)).toEqual(['0002-b'])
  })

  test('a changed one is refused by its name', async () => {
    await write('0001-a', 'create table a (x integer);')
    await migrate(database.db, folder)
    await write('0001-a', 'create table a (x text);')
    await expect(migrate(database.db, folder)).rejects.toThrow('the migration "0001-a" is not the one that the database has been through')
  })

  test('one that only a newer version knows is refused', async () => {
    await write('0001-a', 'create table a (x integer);')
    await write('0002-b', 'create table b (x integer);')
    await migrate(database.db, folder)
    await rm(join(folder, '0002-b.sql'))
    await expect(migrate(database.db, folder)).rejects.toThrow('start a newer version of Lockstep')
  })

  test('one that is put before what has been run is refused', async () => {
    await write('0002-b', 'create table b (x integer);')
    await migrate(database.db, folder)
    await write('0001-a', 'create table a (x integer);')
    await expect(migrate(database.db, folder)).rejects.toThrow('"0001-a" stands before "0002-b"')
  })

  test('several at once run each once', async () => {
    await write('0001-a', 'create table a (x integer);')
    await write('0002-b', 'create table b (x integer);')
    const done = await Promise.all([1, 2, 3].map(() => migrate(database.db, folder)))
    expect(done.flat().sort()).toEqual(['0001-a', '0002-b'])
  })
})
