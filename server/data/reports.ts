/** What people reported about each other, for whoever runs the server. */
import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import { nameKey } from '../people/names.ts'
import type { Tables } from './tables.ts'

export interface OpenReport {
  readonly id: string
  readonly at: Date
  readonly reason: string
  readonly match: string | null
  /** Null: they have deleted their account. */
  readonly by: Named | null
  readonly about: Named | null
}

interface Named {
  readonly id: string
  readonly name: string
}

/** Those that nobody has done anything about, the oldest first. */
export async function openReports(db: Kysely<Tables>): Promise<readonly OpenReport[]> {
  const rows = await db
    .selectFrom('report')
    .leftJoin('person as maker', 'maker.id', 'report.by_id')
    .leftJoin('person as other', 'other.id', 'report.about_id')
    .select(['report.id', 'report.at', 'report.reason', 'report.match_id'])
    .select(['maker.id as maker_id', 'maker.name as maker_name', 'maker.deleted_at as maker_gone'])
    .select(['other.id as other_id', 'other.name as other_name', 'other.deleted_at as other_gone'])
    .where('report.done_at', 'is', null)
    .orderBy('report.at')
    .execute()
  const named = (id: string | null, name: string | null, gone: Date | null): Named | null =>
    id === null || name === null || gone !== null ? null : { id, name }
  return rows.map(({ id, at, reason, match_id, ...row }) => ({
    ...{ id, at, reason, match: match_id },
    by: named(row.maker_id, row.maker_name, row.maker_gone),
    about: named(row.other_id, row.other_name, row.other_gone),
  }))
}

/** False: there is no such open report. */
export async function closeReport(db: Kysely<Tables>, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('report')
    .set({ done_at: at })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Gives somebody a name that says nothing, under which they log in from now on; they may choose another. Null: nobody has a name by that id. */
export async function removeName(db: Kysely<Tables>, person: string): Promise<{ readonly was: string; readonly is: string } | null> {
  return db.transaction().execute(async tx => {
    const row = await tx
      .selectFrom('person')
      .select('name')
      .where('id', '=', person)
      .where('name_key', 'is not', null)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!row) return null
    for (;;) {
      const is = `Player ${randomInt(100_000, 1_000_000)}`
      const key = nameKey(is)
      if (await tx.selectFrom('person').select('id').where('name_key', '=', key).executeTakeFirst()) continue
      await tx.updateTable('person').set({ name: is, name_key: key }).where('id', '=', person).execute()
      return { was: row.name, is }
    }
  })
}
