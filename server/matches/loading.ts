/** A match as the database has it, in one go. */
import type { Kysely } from 'kysely'
import type { Seat } from '../../kernel/game.ts'
import type { Player } from '../../protocol/online.ts'
import type { Tables } from '../data/tables.ts'
import type { ContestRow } from './contests.ts'
import { rated, UNRATED } from './rating.ts'
import type { Loaded } from './room.ts'

export async function loadMatch(db: Kysely<Tables>, id: string): Promise<Loaded | null> {
  const match = await db.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirst()
  if (!match) return null
  const [contest, rows] = await Promise.all([
    db.selectFrom('contest').selectAll().where('id', '=', match.contest_id).executeTakeFirstOrThrow(),
    db
      .selectFrom('match_log')
      .select(['seat', 'text', 'client_id', 'at'])
      .where('match_id', '=', id)
      .where('ply', '<', match.ply) // what was written since belongs to the next look
      .orderBy('ply')
      .execute(),
  ])
  const lines = rows.map(({ seat, text, client_id, at }) => ({ seat: seat as Seat, text, clientId: client_id, at: at.getTime() }))
  return { contest, match, lines }
}

/** The players of a contest, with how they stand in its pool. Ratings are those from before it, once it is over. */
export async function playersOf(db: Kysely<Tables>, contest: ContestRow): Promise<readonly [Player, Player]> {
  const { player0, player1, pool } = contest
  const found = await cardsOf(db, [player0, player1], pool)
  return [found(player0), found(player1)]
}

/** Somebody's card by their id. */
export async function cardsOf(db: Kysely<Tables>, ids: readonly string[], pool: string | null): Promise<(id: string) => Player> {
  const cardIn = await cardsInPools(
    db,
    ids.map(person => ({ person, pool })),
  )
  return id => cardIn(id, pool)
}

/** Somebody's card, with how they stand in a pool. */
export type CardIn = (person: string, pool: string | null) => Player

interface Wanted {
  readonly person: string
  readonly pool: string | null
}

/** The cards of many people, each with how they stand in a pool: two questions, however many they are. */
export async function cardsInPools(db: Kysely<Tables>, wanted: readonly Wanted[]): Promise<CardIn> {
  if (wanted.length === 0) return nobody
  const ids = [...new Set(wanted.map(({ person }) => person))]
  const pools = [...new Set(wanted.flatMap(({ pool }) => (pool === null ? [] : [pool])))]
  const [people, ratings] = await Promise.all([
    db.selectFrom('person').select(['id', 'kind', 'name', 'deleted_at']).where('id', 'in', ids).execute(),
    pools.length === 0 ? [] : db.selectFrom('rating').selectAll().where('pool', 'in', pools).where('person_id', 'in', ids).execute(),
  ])
  const byId = new Map(people.map(person => [person.id, person]))
  const standings = new Map(ratings.map(rating => [`${rating.person_id} ${rating.pool}`, rating]))
  return (id, pool) => {
    const person = byId.get(id)
    if (!person) return nobody()
    const isGone = person.deleted_at !== null
    const standing = pool === null ? null : rated(standings.get(`${id} ${pool}`) ?? UNRATED)
    return { id: isGone ? null : id, name: isGone ? '' : person.name, kind: person.kind, rated: standing }
  }
}

function nobody(): Player {
  return { id: null, name: '', kind: 'guest', rated: null }
}
