/** Who is at a match: a lease that is renewed while a socket is open, so that a process that dies leaves nobody there for ever. */
import type { Insertable, Kysely } from 'kysely'
import type { PresenceTable, Tables } from '../data/tables.ts'

export type SeenRow = Insertable<PresenceTable>

const MOST_ROWS = 500

export async function writeSeen(db: Kysely<Tables>, rows: readonly SeenRow[]): Promise<void> {
  for (let first = 0; first < rows.length; first += MOST_ROWS)
    await db
      .insertInto('presence')
      .values(rows.slice(first, first + MOST_ROWS))
      .onConflict(conflict => conflict.columns(['match_id', 'seat']).doUpdateSet(eb => ({ seen_at: eb.ref('excluded.seen_at') })))
      .execute()
}
