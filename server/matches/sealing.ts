/** The shuffle: a commitment is there first, both may add to it, and the deal follows from all three. See kernel/fair.ts. */
import type { Kysely } from 'kysely'
import { saltOf, seedOf } from '../../kernel/fair.ts'
import type { Game, Seat } from '../../kernel/game.ts'
import { parsePlain, stringify } from '../../kernel/plaintext.ts'
import { sealOf } from '../../kernel/seal.ts'
import { dealFrom } from '../../kernel/session.ts'
import type { Tables } from '../data/tables.ts'
import { dueAt, MIND_MS } from './clock.ts'
import { isMind } from './ids.ts'
import type { Room } from './room.ts'

/** What somebody adds; the first thing they add counts. True: it is kept, and everybody has added what they can. */
export async function addEntropy(db: Kysely<Tables>, { contest, match }: Room, seat: Seat, value: string): Promise<boolean> {
  const column = (seat === 0 ? match.seat0 : match.seat1) === contest.player0 ? 'entropy0' : 'entropy1'
  return db.transaction().execute(async tx => {
    // In the order in which dealing locks them: whoever deals now has all of it, or none.
    const now = await tx.selectFrom('match').select('state').where('id', '=', match.id).forUpdate().executeTakeFirst()
    if (now?.state !== 'sealing') return false
    await tx
      .updateTable('contest')
      .set({ [column]: value })
      .where('id', '=', contest.id)
      .where(column, 'is', null)
      .execute()
    const { entropy0, entropy1, player0, player1 } = await tx
      .selectFrom('contest')
      .select(['entropy0', 'entropy1', 'player0', 'player1'])
      .where('id', '=', contest.id)
      .executeTakeFirstOrThrow()
    return (entropy0 !== null || isMind(player0)) && (entropy1 !== null || isMind(player1))
  })
}

/** Deals from what is there. False: somebody else has. */
export async function dealMatch(db: Kysely<Tables>, game: Game, { match }: Room, now: number): Promise<boolean> {
  return db.transaction().execute(async tx => {
    const row = await tx.selectFrom('match').select('state').where('id', '=', match.id).forUpdate().executeTakeFirst()
    if (row?.state !== 'sealing') return false
    const contest = await tx.selectFrom('contest').selectAll().where('id', '=', match.contest_id).executeTakeFirstOrThrow()
    const seed = seedOf(contest.secret, [contest.entropy0, contest.entropy1])
    const salt = saltOf(contest.secret)
    const dealt = dealFrom(game, parsePlain(contest.setup), seed)
    const deal = stringify(dealt)
    const toMove = game.toMove(game.start(dealt))
    await tx
      .updateTable('contest')
      .set({ seed, salt, seal: sealOf(deal, salt) })
      .where('id', '=', contest.id)
      .execute()
    const timing = { terms: contest, ordinal: 1, ply: 0, toMove, left: [contest.base_ms, contest.base_ms] as const, since: now }
    const first = toMove === 0 ? match.seat0 : match.seat1
    const due = isMind(first) ? now + MIND_MS : dueAt(timing)
    await tx
      .updateTable('match')
      .set({ deal, state: 'playing', to_move: toMove, since: new Date(now), due_at: due === null ? null : new Date(due) })
      .where('id', '=', match.id)
      .execute()
    return true
  })
}
