/** Who is at a match: a lease that is renewed while a socket is open, so that a process that dies leaves nobody there for ever. */
import { type Insertable, type Kysely, sql } from 'kysely'
import type { PresenceTable, Tables } from '../data/tables.ts'

export type SeenRow = Insertable<PresenceTable>

/** Somebody who was seen so lately is there, as far as another process knows. */
export const FRESH_MS = 25_000

/** Whether somebody is there, and since when that is known. */
export interface Seen {
  readonly there: boolean
  readonly at: number
}

/**
 * What is known of somebody at another process, with the time of their lease. A lease says that they were there, not that they left: it counts if it
 * is newer than what was heard, and runs out in any case.
 */
export function seenAgain(known: Seen, leasedAt: number, now: number): Seen {
  const at = Math.max(known.at, leasedAt)
  return { there: (known.there || leasedAt > known.at) && now - at < FRESH_MS, at }
}

/** Whoever moves meanwhile waits for one of these statements. */
const MOST_ROWS = 100

/** Somebody came or went. At a game that ended meanwhile it no longer matters. */
export async function writeSeen(db: Kysely<Tables>, rows: readonly SeenRow[]): Promise<void> {
  for (const some of parts(rows))
    await sql`
      insert into presence (match_id, seat, seen_at)
      select come.* from unnest(
        ${some.map(({ match_id }) => match_id)}::text[], ${some.map(({ seat }) => seat)}::smallint[],
        ${some.map(({ seen_at }) => new Date(seen_at).toISOString())}::timestamptz[]
      ) as come (match_id, seat, seen_at)
      inner join match on match.id = come.match_id and match.state in ('sealing', 'playing')
      on conflict (match_id, seat) do update set seen_at = excluded.seen_at`.execute(db)
}

/** They are still there. Where nothing is written any more, the game is over. */
export async function renewSeen(db: Kysely<Tables>, seats: readonly Pick<SeenRow, 'match_id' | 'seat'>[], at: number): Promise<void> {
  for (const some of parts(seats))
    await sql`
      update presence set seen_at = ${new Date(at).toISOString()}::timestamptz
      from unnest(${some.map(({ match_id }) => match_id)}::text[], ${some.map(({ seat }) => seat)}::smallint[]) as here (match_id, seat)
      where presence.match_id = here.match_id and presence.seat = here.seat`.execute(db)
}

function* parts<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let first = 0; first < all.length; first += MOST_ROWS) yield all.slice(first, first + MOST_ROWS)
}
