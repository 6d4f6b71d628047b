/** Going for good. Games belong to two people, so they stay, and the one who went has neither name nor id there. */
import type { Context } from '../context.ts'
import { REVOKED } from './tokens.ts'

/** With the bots that belong to them. */
export async function deletePerson(context: Context, personId: string, onDelete: (personId: string) => Promise<void>): Promise<void> {
  const { db, bus, now, log } = context
  const at = new Date(now())
  const gone = await db.transaction().execute(async within => {
    const owned = await within.selectFrom('person').select('id').where('owner_id', '=', personId).where('deleted_at', 'is', null).execute()
    const ids = [personId, ...owned.map(({ id }) => id)]
    // People first, as everywhere, and so that nobody adds anything of theirs meanwhile.
    await within.selectFrom('person').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
    const tokens = await within.deleteFrom('token').where('person_id', 'in', ids).returning('id').execute()
    await within.deleteFrom('seek').where('person_id', 'in', ids).execute()
    await within.deleteFrom('challenge').where('by_id', 'in', ids).execute()
    await within.deleteFrom('rating').where('person_id', 'in', ids).execute()
    await within.deleteFrom('rating_change').where('person_id', 'in', ids).execute()
    await within
      .deleteFrom('block')
      .where(where => where.or([where('person_id', 'in', ids), where('blocked_id', 'in', ids)]))
      .execute()
    await within.updateTable('report').set({ by_id: null }).where('by_id', 'in', ids).execute()
    const nameless = { name: '', name_key: null, password_hash: null, owner_id: null, deleted_at: at }
    await within.updateTable('person').set(nameless).where('id', 'in', ids).execute()
    return { ids, tokens: tokens.map(({ id }) => id) }
  })
  for (const token of gone.tokens) bus.publish(REVOKED, token)
  for (const id of gone.ids)
    await onDelete(id).catch((error: unknown) => log.error({ err: error, person: id }, 'the contests of somebody who left stay open'))
}
