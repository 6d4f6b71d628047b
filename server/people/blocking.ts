/** Who wants nothing to do with whom: never paired, no challenges, no phrases. The other is not told. */
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { NewBlock } from '../../protocol/people.ts'
import type { Context } from '../context.ts'
import type { Tables } from '../data/tables.ts'
import { ACCOUNT, visitorIn } from '../http/api.ts'
import { Refused } from '../http/errors.ts'
import { bodyOf } from '../http/validation.ts'
import { cardOf } from './card.ts'
import { personAt } from './persons.ts'

const MOST_BLOCKS = 500

export function registerBlocks(api: FastifyInstance, context: Context): void {
  const { db, bus, now } = context
  api.get('/blocks', { config: { access: ACCOUNT } }, async request => ({ blocks: await blocksOf(db, visitorIn(request).person.id) }))

  api.post('/blocks', { config: { access: ACCOUNT } }, async request => {
    const { id } = visitorIn(request).person
    const blocked = await personAt(context, bodyOf(NewBlock, request.body).person)
    if (blocked.id === id) throw new Refused(400, 'yourself', 'nobody can block themselves')
    if ((await blocksOf(db, id)).length >= MOST_BLOCKS)
      throw new Refused(409, 'too-many-blocks', `you have blocked ${MOST_BLOCKS} people already; let one go first`)
    await db
      .insertInto('block')
      .values({ person_id: id, blocked_id: blocked.id, at: new Date(now()) })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    bus.publish('lobby', '') // they do not see each other there any more
    return { blocks: await blocksOf(db, id) }
  })

  api.delete<{ Params: { person: string } }>('/blocks/:person', { config: { access: ACCOUNT } }, async request => {
    const { id } = visitorIn(request).person
    const deleted = await db
      .deleteFrom('block')
      .where('person_id', '=', id)
      .where('blocked_id', '=', request.params.person)
      .returning('blocked_id')
      .execute()
    if (deleted.length === 0) throw new Refused(404, 'not-blocked', 'you have not blocked anybody of this id')
    bus.publish('lobby', '')
    return { blocks: await blocksOf(db, id) }
  })
}

/** Whether one of the two has blocked the other. */
export async function isBlocked(db: Kysely<Tables>, a: string, b: string): Promise<boolean> {
  const found = await db
    .selectFrom('block')
    .select('person_id')
    .where(where => where.or([where.and({ person_id: a, blocked_id: b }), where.and({ person_id: b, blocked_id: a })]))
    .executeTakeFirst()
  return found !== undefined
}

async function blocksOf(db: Kysely<Tables>, personId: string) {
  const rows = await db
    .selectFrom('block')
    .innerJoin('person', 'person.id', 'block.blocked_id')
    .select(['person.id', 'person.name', 'person.kind', 'person.deleted_at'])
    .where('block.person_id', '=', personId)
    .orderBy('block.at')
    .execute()
  return rows.map(cardOf)
}
