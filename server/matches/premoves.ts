/** What a player wants played as soon as it is their turn. Kept in the row of its match, by seat; nobody else is ever told. */
import type { Kysely } from 'kysely'
import type { Seat } from '../../kernel/game.ts'
import type { Tables } from '../data/tables.ts'
import type { MatchRow } from './contests.ts'

export interface Premove {
  /** What its device calls it. */
  readonly id: string
  readonly text: string
}

/** What a device asks for; a text of null takes back what waits. `ply`: how many lines it knew of. */
export interface Asked {
  readonly id: string
  readonly text: string | null
  readonly ply?: number | undefined
}

type Columns = Pick<MatchRow, 'premove0' | 'premove1'>

/** Null: nothing waits. */
export function premoveOf(match: Columns, seat: Seat): Premove | null {
  const kept = seat === 0 ? match.premove0 : match.premove1
  if (kept === null) return null
  const space = kept.indexOf(' ')
  return { id: kept.slice(0, space), text: kept.slice(space + 1) }
}

/** What of the row changes. */
export function premoveColumn(seat: Seat, premove: Premove | null): Partial<Columns> {
  const kept = premove && `${premove.id} ${premove.text}`
  return seat === 0 ? { premove0: kept } : { premove1: kept }
}

/** Once it is over, nothing is played any more. */
export const NO_PREMOVES: Columns = { premove0: null, premove1: null }

/** False: from line `ply` on they have moved already, or the game is over, and nothing was written. */
export async function writePremove(
  db: Kysely<Tables>,
  match: string,
  seat: Seat,
  premove: Premove | null,
  ply: number | null,
): Promise<boolean> {
  const moved = db.selectFrom('match_log').select('ply').where('match_id', '=', match).where('seat', '=', seat)
  const { numUpdatedRows } = await db
    .updateTable('match')
    .set(premoveColumn(seat, premove))
    .where('id', '=', match)
    .where('state', '=', 'playing')
    .$if(ply !== null, query => query.where(({ not, exists }) => not(exists(moved.where('ply', '>=', ply ?? 0)))))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
