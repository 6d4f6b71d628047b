/** What nobody comes back for is not kept: guests who never played and cannot come in any more, and tokens that let nobody in. */
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { IDLE_MS } from './tokens.ts'

const EVERY_MS = 3_600_000

/** Seen a little longer than they are valid, in a list or an export. */
const TOKENS_KEPT_MS = 30 * 86_400_000

/** At once, so that nobody waits for it. What is left is for the next time. */
const AT_ONCE = 1000

/** From now on, until the server closes. Every process does it: what is gone already is no matter. */
export function forgetRegularly(api: FastifyInstance, context: Context): void {
  const timer = setInterval(() => {
    forget(context).catch((error: unknown) => context.log.error({ err: error }, 'what is old could not be forgotten'))
  }, EVERY_MS)
  timer.unref()
  api.addHook('onClose', async () => clearInterval(timer))
}

export async function forget({ db, now }: Context): Promise<void> {
  const tokensBefore = new Date(now() - TOKENS_KEPT_MS)
  const dead = db
    .selectFrom('token')
    .select('id')
    .where(where => where.or([where('revoked_at', '<', tokensBefore), where('expires_at', '<', tokensBefore)]))
    .limit(AT_ONCE)
  await db.deleteFrom('token').where('id', 'in', dead).execute()
  const lost = db
    .selectFrom('person')
    .select('id')
    .where('kind', '=', 'guest')
    .where('seen_at', '<', new Date(now() - IDLE_MS - TOKENS_KEPT_MS))
    .where(where =>
      where.not(
        where.exists(
          where
            .selectFrom('contest')
            .select('contest.id')
            .where(played => played.or([played('player0', '=', played.ref('person.id')), played('player1', '=', played.ref('person.id'))])),
        ),
      ),
    )
    .limit(AT_ONCE)
  await db.deleteFrom('person').where('id', 'in', lost).execute()
}
