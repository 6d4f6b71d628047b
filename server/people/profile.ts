/** What everybody may know of somebody: ratings, and games that are over. */
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { PersonCard } from '../../protocol/online.ts'
import type { PoolRating, ProfileAnswer, ProfileGame } from '../../protocol/people.ts'
import type { Context } from '../context.ts'
import type { Tables } from '../data/tables.ts'
import { OPEN } from '../http/api.ts'
import { Refused } from '../http/errors.ts'
import { rated } from '../matches/rating.ts'
import { cardOf } from './card.ts'
import { personAt } from './persons.ts'

const GAMES_AT_ONCE = 50
/** As many points as a chart can show. */
const MOST_HISTORY = 1000

interface Asked {
  Params: { id: string }
  Querystring: { before?: unknown }
}

export function registerProfiles(api: FastifyInstance, context: Context): void {
  api.get<Asked>('/people/:id', { config: { access: OPEN } }, async (request): Promise<ProfileAnswer> => {
    const before = readBefore(request.query.before)
    const person = await personAt(context, request.params.id)
    const { db } = context
    const [ratings, history, games] = [await ratingsOf(db, person.id), await historyOf(db, person.id), await gamesOf(db, person.id, before)]
    return { person: cardOf(person), ratings, history, games }
  })
}

export async function ratingsOf(db: Kysely<Tables>, personId: string): Promise<readonly PoolRating[]> {
  const rows = await db
    .selectFrom('rating')
    .select(['pool', 'rating', 'games'])
    .where('person_id', '=', personId)
    .orderBy('games', 'desc')
    .orderBy('pool')
    .execute()
  return rows.map(({ pool, ...standing }) => ({ pool, ...rated(standing) }))
}

function readBefore(text: unknown): Date | null {
  if (text === undefined) return null
  if (typeof text !== 'string' || !/^\d{1,15}$/.test(text))
    throw new Refused(400, 'invalid', '"before" must be a time in milliseconds since 1970')
  return new Date(Number(text))
}

async function historyOf(db: Kysely<Tables>, personId: string): Promise<ProfileAnswer['history']> {
  const rows = await db
    .selectFrom('rating_change')
    .select(['pool', 'at', 'before', 'after'])
    .where('person_id', '=', personId)
    .orderBy('at', 'desc')
    .limit(MOST_HISTORY)
    .execute()
  return rows.reverse().map(({ pool, at, before, after }) => ({ pool, at: at.getTime(), before, rating: after }))
}

/** Of contests that are over; one that goes on is nobody's business but the players'. */
async function gamesOf(db: Kysely<Tables>, personId: string, before: Date | null): Promise<readonly ProfileGame[]> {
  const rows = await db
    .selectFrom('contest')
    .innerJoin('match', join => join.onRef('match.contest_id', '=', 'contest.id').on('match.ordinal', '=', 1))
    .leftJoin('rating_change', join =>
      join.onRef('rating_change.contest_id', '=', 'contest.id').on('rating_change.person_id', '=', personId),
    )
    .select(['contest.id as contest', 'match.id as match', 'game', 'preset', 'player0', 'player1', 'half', 'margin', 'contest.over_at'])
    .select(['rating_change.before', 'rating_change.after'])
    .where('contest.state', '=', 'over')
    .where(where => where.or([where('player0', '=', personId), where('player1', '=', personId)]))
    .$if(before !== null, query => query.where('contest.over_at', '<', before))
    .orderBy('contest.over_at', 'desc')
    .limit(GAMES_AT_ONCE)
    .execute()
  const opponents = await cardsOf(
    db,
    rows.map(({ player0, player1 }) => (player0 === personId ? player1 : player0)),
  )
  return rows.flatMap(row => {
    const isFirst = row.player0 === personId
    const opponent = opponents.get(isFirst ? row.player1 : row.player0)
    if (!opponent || row.half === null || row.over_at === null) return []
    const margin = row.margin ?? 0
    return {
      match: row.match,
      contest: row.contest,
      game: row.game,
      preset: row.preset,
      opponent,
      half: halfOf(isFirst ? row.half : 2 - row.half),
      margin: isFirst || margin === 0 ? margin : -margin,
      at: row.over_at.getTime(),
      change: row.before === null || row.after === null ? null : row.after - row.before,
    }
  })
}

function halfOf(points: number): 0 | 1 | 2 {
  return points === 2 ? 2 : points === 1 ? 1 : 0
}

async function cardsOf(db: Kysely<Tables>, ids: readonly string[]): Promise<ReadonlyMap<string, PersonCard>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('person').select(['id', 'name', 'kind', 'deleted_at']).where('id', 'in', ids).execute()
  return new Map(rows.map(row => [row.id, cardOf(row)]))
}
