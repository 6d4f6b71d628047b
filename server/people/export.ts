/** Everything this server knows about somebody, as one file of theirs. Only hashes are left out, and what a game still hides. */
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../data/tables.ts'
import { ACCOUNT, visitorIn } from '../http/api.ts'

export function registerExport(api: FastifyInstance, { db, now }: Context): void {
  api.get('/export', { config: { access: ACCOUNT, limit: 'export' } }, async (request, reply) => {
    const { id } = visitorIn(request).person
    reply.header('content-disposition', 'attachment; filename="lockstep-export.json"')
    const [account, played] = [await accountOf(db, id), await playedBy(db, id)]
    const others = [
      ...played.contests.flatMap(({ player0, player1 }) => [player0, player1]),
      ...account.blocks.map(({ blocked_id }) => blocked_id),
      ...account.reports.flatMap(({ about_id }) => about_id ?? []),
    ]
    const people = await namesOf(db, [...new Set(others)])
    return { format: 'lockstep export 1', at: new Date(now()), ...account, ...played, people }
  })
}

async function accountOf(db: Kysely<Tables>, id: string) {
  const people = db.selectFrom('person').select(['id', 'kind', 'name', 'created_at', 'seen_at'])
  const [person] = await people.where('id', '=', id).execute()
  return {
    person,
    bots: await people.where('owner_id', '=', id).where('deleted_at', 'is', null).execute(),
    tokens: await db
      .selectFrom('token')
      .select(['id', 'kind', 'scopes', 'label', 'created_at', 'used_at', 'expires_at', 'revoked_at'])
      .where('person_id', '=', id)
      .execute(),
    blocks: await db.selectFrom('block').select(['blocked_id', 'at']).where('person_id', '=', id).execute(),
    reports: await db.selectFrom('report').selectAll().where('by_id', '=', id).execute(),
    ratings: await db.selectFrom('rating').select(['pool', 'rating', 'games']).where('person_id', '=', id).execute(),
    ratingChanges: await db.selectFrom('rating_change').selectAll().where('person_id', '=', id).orderBy('at').execute(),
  }
}

/** Who the ids are, called as they are now; whoever left has no name. */
async function namesOf(db: Kysely<Tables>, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db.selectFrom('person').select(['id', 'kind', 'name']).where('id', 'in', ids).orderBy('id').execute()
}

/** Of a game that goes on only what they said themselves: the rest of its log is for seats, and the shuffle for nobody. */
async function playedBy(db: Kysely<Tables>, id: string) {
  const isPlayer = db.selectFrom('contest').where(where => where.or([where('player0', '=', id), where('player1', '=', id)]))
  const contests = await isPlayer
    .select(['id', 'game', 'preset', 'games', 'mode', 'clock_kind', 'base_ms', 'increment_ms', 'pool', 'player0', 'player1', 'state'])
    .select(['half', 'margin', 'because', 'created_at', 'over_at'])
    .orderBy('created_at')
    .execute()
  const matches = isPlayer.innerJoin('match', 'match.contest_id', 'contest.id')
  return {
    contests,
    matches: await matches
      .select(['match.id', 'contest_id', 'ordinal', 'seat0', 'seat1', 'match.state', 'outcome', 'match.over_at'])
      .orderBy('match.id')
      .execute(),
    lines: await matches
      .innerJoin('match_log', 'match_log.match_id', 'match.id')
      .where(where =>
        where.or([
          where('contest.state', '!=', 'open'),
          where.and([where('seat0', '=', id), where('seat', '=', 0)]),
          where.and([where('seat1', '=', id), where('seat', '=', 1)]),
        ]),
      )
      .select(['match_id', 'match_log.ply', 'seat', 'text', 'at'])
      .orderBy('match_id')
      .orderBy('match_log.ply')
      .execute(),
    seeks: await db.selectFrom('seek').selectAll().where('person_id', '=', id).execute(),
    challenges: await db.selectFrom('challenge').selectAll().where('by_id', '=', id).execute(),
  }
}
