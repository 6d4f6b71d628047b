/** Contests as rows, for what is told about them: nobody plays them. */
import type { Kysely } from 'kysely'
import type { Tables } from '../../data/tables.ts'
import type { TestApi } from '../../http/testing/api.ts'

export interface Finished {
  readonly contest: string
  readonly match: string
}

interface Result {
  /** Of the first of the two, in half points. */
  readonly half: 0 | 1 | 2
  readonly margin: number
  /** By player; absent where it is not rated. */
  readonly change?: readonly [number, number]
}

const POOL = 'a-game/v1/single/live'
let made = 0

/** Null: it goes on. Each is over a second after the one before. */
export async function playContest(
  { context: { db, now } }: TestApi,
  first: { id: string },
  second: { id: string },
  result: Result | null,
): Promise<Finished> {
  made++
  const [contest, match] = [`contest${made}`, `match00${made}`]
  const at = new Date(now() - 1_000_000_000 + made * 1000)
  const over_at = result ? at : null
  const terms = { game: 'a-game', preset: 'v1', games: 1, clock_kind: 'live' as const, base_ms: 60_000, increment_ms: 0 }
  const sealed = {
    rules: 1,
    setup: '{}',
    secret: `secret-of-${contest}`,
    commit_hash: `commit-of-${contest}`,
    seed: null,
    seal: null,
    salt: null,
  }
  const unset = { entropy0: null, entropy1: null, because: null, rematch_by: null, rematch_of: null, rematch_match: null }
  const [zero, one] = result?.change ?? []
  const before = [await ratingOf(db, first.id), await ratingOf(db, second.id)] as const
  const after = [before[0] + (zero ?? 0), before[1] + (one ?? 0)] as const
  const ratings = result?.change
    ? { rating0_before: before[0], rating0_after: after[0], rating1_before: before[1], rating1_after: after[1] }
    : { rating0_before: null, rating0_after: null, rating1_before: null, rating1_after: null }
  await db
    .insertInto('contest')
    .values({
      ...{ id: contest, ...terms, ...sealed, ...unset, ...ratings, mode: 'ranked', pool: result?.change ? POOL : null },
      ...{ player0: first.id, player1: second.id, state: result ? 'over' : 'open' },
      ...{ half: result?.half ?? null, margin: result?.margin ?? null, created_at: at, over_at },
    })
    .execute()
  await db
    .insertInto('match')
    .values({
      ...{ id: match, contest_id: contest, ordinal: 1, seat0: first.id, seat1: second.id, state: result ? 'over' : 'playing' },
      ...{ deal: 'the deal', ply: 1, to_move: result ? null : 1, left0_ms: 0, left1_ms: 0, since: at, due_at: null },
      ...{ premove0: null, premove1: null, outcome: null, state_hash: null, created_at: at, over_at },
    })
    .execute()
  await db
    .insertInto('match_log')
    .values({ match_id: match, ply: 0, seat: 0, text: 'a1', client_id: '', hash: 'h', left_ms: 0, at })
    .execute()
  if (result?.change)
    for (const [player, person] of [first, second].entries()) {
      const change = { before: before[player] ?? 0, after: after[player] ?? 0 }
      await db
        .insertInto('rating_change')
        .values({ contest_id: contest, person_id: person.id, pool: POOL, ...change, at })
        .execute()
      await db
        .insertInto('rating')
        .values({ person_id: person.id, pool: POOL, rating: change.after, games: 1 })
        .onConflict(conflict =>
          conflict
            .columns(['person_id', 'pool'])
            .doUpdateSet(expression => ({ rating: change.after, games: expression('rating.games', '+', 1) })),
        )
        .execute()
    }
  return { contest, match }
}

async function ratingOf(db: Kysely<Tables>, personId: string): Promise<number> {
  const row = await db.selectFrom('rating').select('rating').where('person_id', '=', personId).executeTakeFirst()
  return row?.rating ?? 1200
}
