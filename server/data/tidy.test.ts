import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { tidy } from './tidy.ts'

test('dead rows give their room to new ones: what is written over again and again does not grow', async () => {
  const { db, close } = await openDatabase({ memory: true })
  try {
    await migrate(db)
    await db
      .insertInto('pulse')
      .values({ id: 1, at: new Date(0) })
      .execute()
    const writeOver = async (): Promise<number> => {
      await sql`do $$ begin for each in 1..2000 loop update pulse set at = at + interval '1 second'; end loop; end $$`.execute(db)
      const { rows } = await sql<{ bytes: number }>`select pg_relation_size('pulse') as bytes`.execute(db)
      return rows[0]?.bytes ?? 0
    }
    const once = await writeOver()
    await tidy(db)
    const twice = await writeOver()
    expect(once).toBeGreaterThan(50_000)
    expect(twice).toBeLessThan(once * 1.2)
  } finally {
    await close()
  }
})
