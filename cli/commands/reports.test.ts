import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase } from '../../server/data/database.ts'
import { migrate } from '../../server/data/migrate.ts'
import { run } from '../testing/lockstep.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lockstep-reports-'))
  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('LOCKSTEP_DATA', folder)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

const AT = new Date(Date.UTC(2026, 10, 17, 9, 30))

/** Somebody with a name was rude to a guest, who says so; an account that is gone said something as well. */
async function fill(): Promise<void> {
  const database = await openDatabase({ folder })
  await migrate(database.db)
  const person = { password_hash: null, owner_id: null, created_at: AT, seen_at: AT }
  await database.db
    .insertInto('person')
    .values([
      { ...person, id: 'rude0001', kind: 'person', name: 'Rude Name', name_key: 'rudename', deleted_at: null },
      { ...person, id: 'guest001', kind: 'guest', name: 'Guest 7', name_key: null, deleted_at: null },
      { ...person, id: 'gone0001', kind: 'person', name: '', name_key: null, deleted_at: AT },
    ])
    .execute()
  const later = new Date(AT.getTime() + 60_000)
  await database.db
    .insertInto('report')
    .values([
      { id: 'second01', by_id: 'gone0001', about_id: 'rude0001', match_id: null, reason: 'Again.', at: later, done_at: null },
      {
        id: 'first001',
        by_id: 'guest001',
        about_id: 'rude0001',
        match_id: 'match123',
        reason: 'Left\nand \u001b[31mshouted',
        at: AT,
        done_at: null,
      },
    ])
    .execute()
  await database.close()
}

// The embedded database is opened several times, which takes seconds each on a busy machine.
test('open reports are listed, closed, and a name is taken away', { timeout: 240_000 }, async () => {
  await fill()
  const listed = await run(['reports'])
  expect(listed.code).toBe(0)
  expect(listed.out).toMatch(
    /^2 open reports\n\nfirst001 {2}2026-11-17 09:30 UTC\n {2}about Rude Name \(rude0001\)\n {2}by Guest 7 \(guest001\)\n {2}\/match\/match123\n {2}Left\n/,
  )
  expect(listed.out).toContain('by somebody who has left')
  // What a stranger wrote does nothing to the terminal.
  expect(listed.out).not.toContain('\u001b')

  expect(await run(['reports', '--done', 'first001'])).toMatchObject({ code: 0, out: 'first001 is done\n' })
  expect(await run(['reports', '--done', 'first001'])).toMatchObject({ code: 1, err: 'lockstep: there is no open report first001\n' })
  expect((await run(['reports'])).out).toMatch(/^1 open report\n\nsecond01 /)

  const { out } = await run(['reports', '--unname', 'rude0001'])
  const name = /^Rude Name is called (Player \d{6}) now\n$/.exec(out)?.[1] ?? ''
  expect((await run(['reports'])).out).toContain(`about ${name} (rude0001)`)
  expect(await run(['reports', '--unname', 'guest001'])).toMatchObject({
    code: 1,
    err: 'lockstep: nobody with the id guest001 has a name\n',
  })
  expect(await run(['reports', '--done', 'second01'])).toMatchObject({ code: 0 })
  expect((await run(['reports'])).out).toBe('there are no open reports\n')
})

test('without a database it says where it looked', async () => {
  expect(await run(['reports'])).toEqual({
    code: 2,
    out: '',
    err: expect.stringContaining(`there is no database in ${folder}; LOCKSTEP_DATA or DATABASE_URL says where it is`),
  })
})
