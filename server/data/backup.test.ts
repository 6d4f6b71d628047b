import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DATABASE_KINDS, type DatabaseKind, freshDatabase } from '../testing/database.ts'
import { backUp, restore } from './backup.ts'
import type { Database } from './database.ts'
import { TABLE_NAMES } from './tables.ts'

const databases = {} as Record<DatabaseKind, Database>
let folder: string
let file: string

beforeAll(async () => {
  for (const kind of DATABASE_KINDS) databases[kind] = await freshDatabase(kind)
})
afterAll(() => Promise.all(DATABASE_KINDS.map(kind => databases[kind].close())))
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lockstep-backup-'))
  file = join(folder, 'lockstep.backup')
  for (const kind of DATABASE_KINDS) await sql`truncate ${sql.join(TABLE_NAMES.map(name => sql.table(name)))}`.execute(databases[kind].db)
  return () => rm(folder, { recursive: true })
})

/** More than fit into one go, some of them owned by one that is written after them, with texts that are hard to keep. */
async function people({ db }: Database): Promise<void> {
  const at = new Date('2026-11-16T12:34:56.789Z')
  const owner = {
    kind: 'person',
    name: 'line\nbreak \u2028 "quoted" \\ ünï 🎲 \u0001',
    name_key: 'owner',
    password_hash: '$argon2id$…',
  } as const
  const base = { password_hash: null, owner_id: null, deleted_at: null, created_at: at, seen_at: at }
  await db
    .insertInto('person')
    .values({ ...base, ...owner, id: 'zzz' })
    .execute()
  const bots = Array.from({ length: 1200 }, (_, n) => ({
    ...base,
    id: `b${n}`,
    kind: 'bot' as const,
    name: `{"table":"x"} ${n}`,
    name_key: `b${n}`,
    owner_id: 'zzz',
  }))
  for (let n = 0; n < bots.length; n += 300)
    await db
      .insertInto('person')
      .values(bots.slice(n, n + 300))
      .execute()
  await db.insertInto('rating').values({ person_id: 'zzz', pool: 'a/b/pair/live', rating: 1234, games: 7 }).execute()
  await db
    .insertInto('seek')
    .values({
      id: 's',
      person_id: 'zzz',
      game: 'a',
      preset: 'b',
      games: 2,
      clock_kind: 'days',
      base_ms: 5_000_000_000,
      increment_ms: 0,
      pool: null,
      rating: 1200,
      created_at: at,
      seen_at: at,
    })
    .execute()
}

/** Every row of every table, as text, in an order of its own. */
async function contents({ db }: Database): Promise<string> {
  const tables = await Promise.all(
    TABLE_NAMES.map(async name => {
      const { rows } = await sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(db)
      return [name, ...rows.map(({ row }) => row).sort()]
    }),
  )
  return JSON.stringify(tables)
}

const routes = DATABASE_KINDS.flatMap(from => DATABASE_KINDS.map(to => [from, to] as const))

test.each(routes)('from %s to %s everything arrives as it was', async (from, to) => {
  await people(databases[from])
  const before = await contents(databases[from])
  expect(await backUp(databases[from].db, file)).toBe(1203)
  expect(await restore(databases[to].db, file, from === to)).toBe(1203)
  expect(await contents(databases[to])).toBe(before)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readdir(folder)).toEqual(['lockstep.backup'])
})

test.each(DATABASE_KINDS)('%s: what refers to each other is held together afterwards as before', async kind => {
  const { db } = databases[kind]
  await people(databases[kind])
  await backUp(db, file)
  await restore(db, file, true)
  await expect(db.insertInto('rating').values({ person_id: 'nobody', pool: 'x', rating: 1, games: 0 }).execute()).rejects.toMatchObject({
    code: '23503',
  })
  await db.deleteFrom('person').where('id', '=', 'zzz').execute()
  expect(await db.selectFrom('person').select('id').execute()).toEqual([])
})

describe.each(DATABASE_KINDS)('%s refuses', kind => {
  const unchanged = async (path: string, replace: boolean, sentence: string): Promise<void> => {
    const before = await contents(databases[kind])
    await expect(restore(databases[kind].db, path, replace)).rejects.toThrow(sentence)
    expect(await contents(databases[kind])).toBe(before)
  }

  test('to replace what is there unless it is told to', async () => {
    await people(databases[kind])
    await backUp(databases[kind].db, file)
    await unchanged(file, false, 'the database is not empty (person: 1201, seek: 1, rating: 1); with --replace')
  })

  test('a file that is damaged, cut off, or something else', async () => {
    await people(databases[kind])
    await backUp(databases[kind].db, file)
    const good = await readFile(file)
    const text = gunzipSync(good).toString()
    const bad = join(folder, 'bad')
    const cases: [Buffer | string, string][] = [
      [good.subarray(0, good.length - 30), 'breaks off before its end'],
      [gzipSync(text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1)), 'breaks off before its end'],
      [gzipSync(text.replace('1234', '2234')), 'is damaged: its checksum'],
      [gzipSync(text.replace('"format":1', '"format":2')), 'is a backup in format 2'],
      ['hello', 'is damaged, or no backup of Lockstep'],
      ['', 'breaks off before its end'],
      [gzipSync('hello\n'), 'is no backup of Lockstep'],
    ]
    for (const [content, sentence] of cases) {
      await writeFile(bad, content)
      await unchanged(bad, true, sentence)
    }
    await unchanged(join(folder, 'nowhere'), true, 'there is no file')
  })

  test('what contradicts itself, and what is from a later version', async () => {
    await people(databases[kind])
    const { db } = databases[kind]
    await backUp(db, file)
    await forge(file, lines => lines.filter(line => !line.includes('"zzz", "kind"') && !/"id": "zzz"/.test(line)))
    await unchanged(file, true, 'violates foreign key constraint')
    await forge(file, ([first = '', ...rest]) => [first.replace(/"schema":"[^"]*"/, '"schema":"9999-later"'), ...rest])
    await unchanged(file, true, 'it was made by a newer version of Lockstep, with the migration "9999-later"')
  })

  test('to write over a file', async () => {
    await writeFile(file, 'mine')
    await expect(backUp(databases[kind].db, file)).rejects.toThrow('there is already a file')
    expect(await readFile(file, 'utf8')).toBe('mine')
    await expect(backUp(databases[kind].db, join(folder, 'no/such/folder'))).rejects.toThrow('cannot be written')
  })
})

/** Changes what is in it and makes the checksum right again. */
async function forge(path: string, change: (lines: string[]) => string[]): Promise<void> {
  const { createHash } = await import('node:crypto')
  const lines = gunzipSync(await readFile(path))
    .toString()
    .trimEnd()
    .split('\n')
  const changed = change(lines.slice(0, -1))
  const sha256 = createHash('sha256')
    .update(changed.map(line => `${line}\n`).join(''))
    .digest('hex')
  await writeFile(path, gzipSync(`${[...changed, JSON.stringify({ rows: changed.length, sha256 })].join('\n')}\n`))
}
