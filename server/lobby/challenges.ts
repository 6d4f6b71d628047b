/** Friend links, games against minds of this server, and rematches: contests that do not come from the queue. */
import type { Kysely } from 'kysely'
import type { Refusal } from '../../kernel/game.ts'
import type { PersonCard, Terms } from '../../protocol/online.ts'
import type { Tables } from '../data/tables.ts'
import { createContest } from '../matches/contests.ts'
import { freshId, isMind, mindId } from '../matches/ids.ts'
import { cardsOf } from '../matches/loading.ts'
import type { Matches } from '../matches/matches.ts'
import { columnsOf, refuseTerms, spelledOut, termsOf } from '../matches/terms.ts'
import { isBlocked } from '../people/blocking.ts'
import { holdPeople, refuseSeating } from './sitting.ts'

/** A link that nobody opened for so long is closed. */
const OPEN_MS = 7 * 86_400_000

export async function createChallenge(matches: Matches, by: string, wanted: Terms): Promise<{ readonly id: string } | Refusal> {
  const terms = spelledOut(matches.playables, wanted)
  const refusal = refuseTerms(matches.playables, terms)
  if (refusal) return refusal
  const { db, now } = matches.context
  const id = freshId()
  await db
    .insertInto('challenge')
    .values({ id, by_id: by, ...columnsOf(terms), match_id: null, created_at: new Date(now()), expires_at: new Date(now() + OPEN_MS) })
    .execute()
  return { id }
}

export interface ChallengeCard {
  readonly id: string
  readonly by: PersonCard
  readonly terms: Terms
  readonly match: string | null
  readonly expired: boolean
}

export async function showChallenge(matches: Matches, id: string): Promise<ChallengeCard | null> {
  const { db, now } = matches.context
  const row = await db.selectFrom('challenge').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return null
  const card = (await cardsOf(db, [row.by_id], null))(row.by_id)
  return {
    id,
    by: { id: card.id, name: card.name, kind: card.kind },
    terms: termsOf(row),
    match: row.match_id,
    expired: row.expires_at.getTime() < now(),
  }
}

/** Whoever is first sits down; whoever already sits there is led to their seat. */
export async function acceptChallenge(matches: Matches, id: string, person: string): Promise<{ readonly match: string } | Refusal> {
  const { db, now } = matches.context
  const accepted = await db.transaction().execute(async tx => {
    const found = tx.selectFrom('challenge').selectAll().where('id', '=', id)
    const seen = await found.executeTakeFirst()
    if (!seen) return NO_CHALLENGE
    const people = await holdPeople(tx, [seen.by_id, person])
    const row = await found.forUpdate().executeTakeFirst()
    if (!row) return NO_CHALLENGE
    if (row.match_id !== null) {
      const match = await tx.selectFrom('match').select(['seat0', 'seat1']).where('id', '=', row.match_id).executeTakeFirstOrThrow()
      return [match.seat0, match.seat1].includes(person) ? { match: row.match_id, fresh: false, by: row.by_id } : TAKEN
    }
    if (row.by_id === person) return { code: 'own-challenge', because: 'this is your own invitation; send the link to somebody', facts: {} }
    if (row.expires_at.getTime() < now()) return { code: 'expired', because: 'this invitation has expired; ask for another', facts: {} }
    if (await isBlocked(tx, row.by_id, person)) return NO_CHALLENGE
    const busy = await refuseSeating(tx, people, person, row.clock_kind === 'live')
    if (busy) return busy
    const playable = matches.playables.get(row.game)
    if (!playable) return NO_CHALLENGE
    const players = freshId() < freshId() ? ([row.by_id, person] as const) : ([person, row.by_id] as const)
    const match = await createContest(tx, playable, { terms: termsOf(row), mode: 'friend', pool: null, players }, now())
    await tx.updateTable('challenge').set({ match_id: match }).where('id', '=', id).execute()
    return { match, fresh: true, by: row.by_id }
  })
  if ('code' in accepted) return accepted
  if (accepted.fresh) for (const each of [accepted.by, person]) matches.toPerson(each, { kind: 'paired', match: accepted.match })
  return { match: accepted.match }
}

const NO_CHALLENGE: Refusal = { code: 'no-challenge', because: 'there is no such invitation; it may have been taken back', facts: {} }
const TAKEN: Refusal = { code: 'taken', because: 'somebody else has already sat down', facts: {} }

export async function withdrawChallenge(matches: Matches, id: string, person: string): Promise<Refusal | null> {
  const { numDeletedRows } = await matches.context.db
    .deleteFrom('challenge')
    .where('id', '=', id)
    .where('by_id', '=', person)
    .where('match_id', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n ? null : NO_CHALLENGE
}

/** A game against a mind that this server thinks for. */
export async function playMind(
  matches: Matches,
  person: string,
  wanted: Terms,
  bot: string,
): Promise<{ readonly match: string } | Refusal> {
  const terms = spelledOut(matches.playables, wanted)
  const refusal = refuseTerms(matches.playables, terms, true)
  const playable = matches.playables.get(terms.game)
  if (refusal || !playable) return refusal ?? NO_CHALLENGE
  const names = (await playable.minds()).bots.map(({ id }) => id)
  if (!names.includes(bot))
    return { code: 'unknown-mind', because: `${terms.game} has no mind "${bot}"; there is ${names.join(', ')}`, facts: { mind: bot } }
  const { db, now } = matches.context
  const mind = mindId(terms.game, bot)
  const at = new Date(now())
  return db.transaction().execute(async tx => {
    const people = await holdPeople(tx, [person])
    // Nobody waits in a game without a clock, so it may be played beside another.
    const busy = terms.clock?.kind === 'live' ? await refuseSeating(tx, people, person, true) : null
    if (busy) return busy
    await tx
      .insertInto('person')
      .values({
        id: mind,
        kind: 'mind',
        name: bot,
        name_key: null,
        password_hash: null,
        owner_id: null,
        created_at: at,
        seen_at: at,
        deleted_at: null,
      })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    return { match: await createContest(tx, playable, { terms, mode: 'mind', pool: null, players: [person, mind] }, now()) }
  })
}

/** The same once more with seats swapped: offered by one, taken by the other. A mind always says yes. */
export async function offerRematch(matches: Matches, id: string, person: string): Promise<Refusal | null> {
  const kept = await matches.find(id)
  if (!kept || kept.room.seatOf(person) === null) return { code: 'spectating', because: 'spectators only watch', facts: {} }
  const { db, now } = matches.context
  const { contest: room } = kept.room
  const done = await db.transaction().execute(async tx => {
    const people = await holdPeople(tx, [room.player0, room.player1])
    const contest = await tx.selectFrom('contest').selectAll().where('id', '=', room.id).forUpdate().executeTakeFirstOrThrow()
    if (contest.state === 'open') return { code: 'not-over', because: 'the game is not over yet', facts: {} }
    if (contest.rematch_match !== null) return { match: contest.rematch_match }
    const by = contest.player0 === person ? 0 : 1
    const other = by === 0 ? contest.player1 : contest.player0
    if (await isBlocked(tx, person, other)) return { code: 'blocked', because: 'they do not want to play again', facts: {} }
    if (await hasLeft(tx, other)) return { code: 'opponent-left', because: 'your opponent has deleted the account', facts: {} }
    if (contest.rematch_by !== 1 - by && !isMind(other)) {
      await tx.updateTable('contest').set({ rematch_by: by }).where('id', '=', contest.id).execute()
      return null
    }
    const busy = await refuseSeating(tx, people, person, contest.clock_kind === 'live')
    if (busy) return busy
    const playable = matches.playables.get(contest.game)
    if (!playable) return NO_CHALLENGE
    const { mode, pool, player0, player1 } = contest
    const agreed = { terms: termsOf(contest), mode, pool, players: [player1, player0] as const, rematchOf: contest.id }
    const match = await createContest(tx, playable, agreed, now())
    await tx.updateTable('contest').set({ rematch_match: match }).where('id', '=', contest.id).execute()
    return { match }
  })
  if (done && 'code' in done) return done
  await matches.refresh(kept)
  if (done) for (const each of [room.player0, room.player1]) matches.toPerson(each, { kind: 'paired', match: done.match })
  return null
}

/** What somebody offered before they went for good cannot be taken any more. */
async function hasLeft(tx: Kysely<Tables>, person: string): Promise<boolean> {
  const row = await tx.selectFrom('person').select('deleted_at').where('id', '=', person).executeTakeFirst()
  return row === undefined || row.deleted_at !== null
}
