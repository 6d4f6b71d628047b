/** The queue: who looks for a game of the same kind finds each other, the nearest in rating first; whoever waits longer gets wider choice. */
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { Refusal } from '../../kernel/game.ts'
import type { Terms } from '../../protocol/online.ts'
import type { PersonTable, SeekTable, Tables } from '../data/tables.ts'
import { createContest } from '../matches/contests.ts'
import { freshId } from '../matches/ids.ts'
import type { Matches } from '../matches/matches.ts'
import { FIRST_RATING, poolOf } from '../matches/rating.ts'
import { columnsOf, refuseTerms, spelledOut, termsOf } from '../matches/terms.ts'
import { isBlocked } from '../people/blocking.ts'
import { holdAtOnce, holdPeople, refuseBusy } from './sitting.ts'

type SeekRow = Selectable<SeekTable>
type Kind = PersonTable['kind']

/** Whoever has not said for so long that they still seek, does not. */
const FRESH_SEEK_MS = 20_000

/**
 * A game of days is looked for while nobody waits for it, but only for somebody who is here at least once a day. Whoever stays away for longer
 * would mostly find the game lost on time, since its usual clock gives a day for a move; and whoever took the seek would have waited for nobody.
 */
const DAYS_SEEK_MS = 86_400_000

/** That somebody is here is written down again when it was last written so long ago. */
const RENEW_MS = 600_000

/** Whether a seek lasts without whoever seeks. */
export function isLasting({ clock }: Terms): boolean {
  return clock?.kind === 'days'
}

/** How far apart two may be: this much to begin with, and more for every second that the longer of them has waited. */
const WINDOW = 100
const WIDER_PER_SECOND = 10

const MOST_CANDIDATES = 20

export interface Seeker {
  readonly id: string
  readonly kind: Kind
}

/** Puts somebody into the queue; what they sought before is forgotten. Returns the id of the seek, or why not. */
export async function enterQueue(matches: Matches, by: Seeker, wanted: Terms, isRated: boolean): Promise<string | Refusal> {
  const terms = spelledOut(matches.playables, wanted)
  const refusal = refuseTerms(matches.playables, terms) ?? refuseRated(by, isRated)
  if (refusal) return refusal
  const { db, now } = matches.context
  const pool = isRated ? poolOf(terms, by.kind === 'bot') : null
  const at = new Date(now())
  const seen = isLasting(terms) ? new Date(now() + DAYS_SEEK_MS) : at
  const id = freshId()
  const row = { id, ...columnsOf(terms), pool, rating: await ratingOf(db, by.id, pool), created_at: at, seen_at: seen }
  const busy = await db.transaction().execute(async tx => {
    // Whoever is being seated at this moment is busy afterwards.
    await holdPeople(tx, [by.id])
    const found = await refuseBusy(tx, by)
    if (found) return found
    await tx
      .insertInto('seek')
      .values({ person_id: by.id, ...row })
      .onConflict(conflict => conflict.column('person_id').doUpdateSet(row))
      .execute()
    return null
  })
  if (busy) return busy
  matches.context.bus.publish('lobby', '')
  await pairUp(matches, id)
  return id
}

/** Ratings mean something only where everybody has one name. */
function refuseRated({ kind }: Seeker, isRated: boolean): Refusal | null {
  if (!isRated || kind !== 'guest') return null
  return { code: 'no-name', because: 'rated games are for people with a name; take one first, it needs no address', facts: {} }
}

export async function leaveQueue(matches: Matches, person: string): Promise<void> {
  const { numDeletedRows } = await matches.context.db.deleteFrom('seek').where('person_id', '=', person).executeTakeFirst()
  if (numDeletedRows > 0n) matches.context.bus.publish('lobby', '')
}

/** Takes a seek that somebody sees in the lobby. */
export async function takeSeek(matches: Matches, by: Seeker, seek: string): Promise<string | Refusal> {
  const { db, now } = matches.context
  const taken = await db.transaction().execute(async tx => {
    const found = tx
      .selectFrom('seek')
      .selectAll()
      .where('id', '=', seek)
      .where('seen_at', '>', new Date(now() - FRESH_SEEK_MS))
    const seen = await found.executeTakeFirst()
    if (!seen) return GONE
    if (seen.person_id === by.id) return { code: 'own-seek', because: 'that is your own', facts: {} }
    // People first, then what they seek: two who take each other's seek at once do not wait for each other.
    await holdPeople(tx, [seen.person_id, by.id])
    const row = await found.forUpdate().skipLocked().executeTakeFirst()
    if (!row) return GONE
    const refusal = (await refuseBusy(tx, by)) ?? (await refuseTaking(tx, row, by))
    if (refusal) return refusal
    await tx.deleteFrom('seek').where('person_id', 'in', [row.person_id, by.id]).execute()
    return openContest(matches, tx, row, by.id, now())
  })
  if (typeof taken === 'string') return taken
  if ('match' in taken) announce(matches, taken)
  return 'match' in taken ? taken.match : taken
}

const GONE: Refusal = { code: 'seek-gone', because: 'somebody else was quicker, or they stopped looking', facts: {} }

async function refuseTaking(tx: Transaction<Tables>, row: SeekRow, by: Seeker): Promise<Refusal | null> {
  const isBots = row.pool?.endsWith('/bots') ?? false
  const refusal = refuseRated(by, row.pool !== null)
  if (refusal) return refusal
  if (row.pool !== null && isBots !== (by.kind === 'bot'))
    return { code: 'bots-apart', because: 'people and bots are never rated against each other', facts: {} }
  return (await isBlocked(tx, row.person_id, by.id)) ? GONE : null
}

interface Opened {
  readonly match: string
  readonly people: readonly [string, string]
}

/** Looks for somebody for this seek. */
export async function pairUp(matches: Matches, seek: string): Promise<boolean> {
  const { db, now } = matches.context
  const opened = await db.transaction().execute(async tx => {
    const mine = await tx.selectFrom('seek').selectAll().where('id', '=', seek).forUpdate().skipLocked().executeTakeFirst()
    if (!mine) return null
    const other = await findOther(tx, mine, now())
    if (!other) return null
    await tx.deleteFrom('seek').where('id', 'in', [mine.id, other.id]).execute()
    return openContest(matches, tx, other, mine.person_id, now())
  })
  if (opened) announce(matches, opened)
  return opened !== null
}

async function findOther(tx: Transaction<Tables>, mine: SeekRow, now: number): Promise<SeekRow | null> {
  const kind = await kindOf(tx, mine.person_id)
  const rows = await tx
    .selectFrom('seek')
    .selectAll()
    .where('person_id', '!=', mine.person_id)
    .where('game', '=', mine.game)
    .where('preset', '=', mine.preset)
    .where('games', '=', mine.games)
    .where('clock_kind', 'is not distinct from', mine.clock_kind)
    .where('base_ms', '=', mine.base_ms)
    .where('increment_ms', '=', mine.increment_ms)
    .where('pool', 'is not distinct from', mine.pool)
    .where('seen_at', '>', new Date(now - FRESH_SEEK_MS))
    .orderBy('created_at')
    .limit(MOST_CANDIDATES)
    .forUpdate()
    .skipLocked()
    .execute()
  const near = rows
    .filter(row => isNear(row, mine, now))
    .sort((a, b) => Math.abs(a.rating - mine.rating) - Math.abs(b.rating - mine.rating))
  for (const row of near) {
    // Nobody is put opposite a bot without having chosen one.
    if (((await kindOf(tx, row.person_id)) === 'bot') !== (kind === 'bot')) continue
    if (await isBlocked(tx, row.person_id, mine.person_id)) continue
    // Seeks are held by now, and whoever takes one by hand holds people first: of the two, this one does not wait.
    if (await holdAtOnce(tx, [row.person_id, mine.person_id])) return row
  }
  return null
}

function isNear(a: SeekRow, b: SeekRow, now: number): boolean {
  if (a.pool === null) return true
  const waited = (now - Math.min(a.created_at.getTime(), b.created_at.getTime())) / 1000
  return Math.abs(a.rating - b.rating) <= WINDOW + WIDER_PER_SECOND * waited
}

async function openContest(matches: Matches, tx: Transaction<Tables>, row: SeekRow, person: string, now: number): Promise<Opened> {
  const playable = matches.playables.get(row.game)
  if (!playable) throw new Error(`nobody plays ${row.game} here`)
  // Who sits where is left to chance; who begins is part of the deal.
  const players = row.id < freshId() ? ([row.person_id, person] as const) : ([person, row.person_id] as const)
  const mode = row.pool === null ? 'casual' : 'ranked'
  const match = await createContest(tx, playable, { terms: termsOf(row), mode, pool: row.pool, players }, now)
  return { match, people: players }
}

function announce(matches: Matches, { match, people }: Opened): void {
  for (const person of people) matches.toPerson(person, { kind: 'paired', match })
  matches.context.bus.publish('lobby', '')
}

async function kindOf(tx: Transaction<Tables>, person: string): Promise<Kind | undefined> {
  return (await tx.selectFrom('person').select('kind').where('id', '=', person).executeTakeFirst())?.kind
}

async function ratingOf(db: Kysely<Tables>, person: string, pool: string | null): Promise<number> {
  if (pool === null) return FIRST_RATING
  const row = await db.selectFrom('rating').select('rating').where('person_id', '=', person).where('pool', '=', pool).executeTakeFirst()
  return row?.rating ?? FIRST_RATING
}

/** Whoever still seeks here says so; whoever has not for a while is forgotten. Then the longest waiting are paired. */
export async function tendQueue(matches: Matches, seeking: readonly string[]): Promise<void> {
  const { db, now } = matches.context
  const at = new Date(now())
  if (seeking.length > 0) {
    const theirs = free(db).where('person_id', 'in', seeking).where('clock_kind', 'is distinct from', 'days')
    await db.updateTable('seek').set({ seen_at: at }).where('id', 'in', theirs).execute()
  }
  const stale = free(db).where('seen_at', '<', new Date(now() - FRESH_SEEK_MS))
  const { numDeletedRows } = await db.deleteFrom('seek').where('id', 'in', stale).executeTakeFirst()
  if (numDeletedRows > 0n) matches.context.bus.publish('lobby', '')
  // Whoever comes finds what lasts; it need not be looked at again and again.
  const waiting = await db
    .selectFrom('seek')
    .select('id')
    .where('clock_kind', 'is distinct from', 'days')
    .orderBy('created_at')
    .limit(MOST_CANDIDATES)
    .execute()
  for (const { id } of waiting) await pairUp(matches, id)
}

/** What lasts without whoever seeks goes on, for these are here. */
export async function renewLasting({ context: { db, now } }: Matches, present: readonly string[]): Promise<void> {
  if (present.length === 0) return
  const until = now() + DAYS_SEEK_MS
  const theirs = free(db)
    .where('clock_kind', '=', 'days')
    .where('person_id', '=', sql<string>`any(${present}::text[])`)
    .where('seen_at', '<', new Date(until - RENEW_MS))
  await db
    .updateTable('seek')
    .set({ seen_at: new Date(until) })
    .where('id', 'in', theirs)
    .execute()
}

/** Many are changed at once, in whatever order: one that somebody holds is left for the next time, so that nobody waits crosswise. */
function free(db: Kysely<Tables>) {
  return db.selectFrom('seek').select('id').forUpdate().skipLocked()
}
