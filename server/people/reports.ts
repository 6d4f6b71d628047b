/** Somebody did something that a person should look at. Whoever runs the server reads it: `lockstep reports`. */
import type { FastifyInstance } from 'fastify'
import { NewReport } from '../../protocol/people.ts'
import type { Context } from '../context.ts'
import { ACCOUNT, visitorIn } from '../http/api.ts'
import { Refused } from '../http/errors.ts'
import { bodyOf } from '../http/validation.ts'
import { freshId } from '../matches/ids.ts'
import { personAt } from './persons.ts'

export function registerReports(api: FastifyInstance, context: Context): void {
  const { db, now } = context
  api.post('/reports', { config: { access: ACCOUNT, limit: 'report' } }, async request => {
    const { person, match, reason } = bodyOf(NewReport, request.body)
    const { id: by } = visitorIn(request).person
    const about = await personAt(context, person)
    if (about.id === by) throw new Refused(400, 'yourself', 'nobody can report themselves')
    if (match !== undefined) {
      const found = await db.selectFrom('match').select('id').where('id', '=', match).executeTakeFirst()
      if (!found) throw new Refused(404, 'no-such-match', 'there is no such match')
    }
    const row = { id: freshId(), by_id: by, about_id: about.id, match_id: match ?? null, reason, at: new Date(now()), done_at: null }
    await db.insertInto('report').values(row).execute()
    return { ok: true }
  })
}
