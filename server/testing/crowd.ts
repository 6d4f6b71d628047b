/** Many players at once, and whether everything they were promised is in the database. */
import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { hash } from '../../kernel/hash.ts'
import { parsePlain } from '../../kernel/plaintext.ts'
import { Session } from '../../kernel/session.ts'
import type { Tables } from '../data/tables.ts'
import { bookOf, findPlayables } from '../matches/terms.ts'
import type { Player } from './player.ts'

export interface Ticket {
  readonly id: string
  readonly token: string
}

/** People with a name and a token, straight into the database: coming in is limited for good reasons. */
export async function makePeople(db: Kysely<Tables>, count: number, prefix: string): Promise<readonly Ticket[]> {
  const at = new Date()
  const people = Array.from({ length: count }, (_, index) => ({ id: `${prefix}${index}`, token: randomBytes(32).toString('base64url') }))
  for (let first = 0; first < count; first += 500) {
    const some = people.slice(first, first + 500)
    await db
      .insertInto('person')
      .values(
        some.map(({ id }) => ({
          ...{
            id,
            kind: 'person' as const,
            name: id,
            name_key: id,
            password_hash: null,
            owner_id: null,
            created_at: at,
            seen_at: at,
            deleted_at: null,
          },
        })),
      )
      .execute()
    await db
      .insertInto('token')
      .values(
        some.map(({ id, token }) => ({
          ...{
            id: `t${id}`,
            hash: createHash('sha256').update(token).digest('hex'),
            person_id: id,
            kind: 'personal' as const,
            scopes: 'play read',
          },
          ...{ label: 'test', created_at: at, used_at: at, expires_at: null, revoked_at: null },
        })),
      )
      .execute()
  }
  return people
}

export interface Audit {
  readonly contests: number
  readonly open: number
  readonly lines: number
  readonly acknowledged: number
  /** What is wrong, a sentence each. */
  readonly faults: readonly string[]
}

/** Every acknowledged action is in the log exactly once, every log plays to the hash it says, and every rated contest changed two ratings. */
export async function audit(db: Kysely<Tables>, players: readonly Player[]): Promise<Audit> {
  const faults: string[] = []
  const log = await db.selectFrom('match_log').selectAll().orderBy('match_id').orderBy('ply').execute()
  const byId = new Map<string, number>()
  for (const line of log)
    if (line.client_id !== '')
      byId.set(`${line.match_id} ${line.client_id} ${line.text}`, (byId.get(`${line.match_id} ${line.client_id} ${line.text}`) ?? 0) + 1)
  let acknowledged = 0
  for (const player of players) {
    for (const { match, id, text } of player.acknowledged) {
      acknowledged++
      const times = byId.get(`${match} ${id} ${text}`) ?? 0
      if (times !== 1) faults.push(`${id} (${text}) was acknowledged and is in the log of ${match} ${times} times`)
    }
  }
  faults.push(...(await replayed(db, log)), ...(await ratedOnce(db)))
  const contests = await db.selectFrom('contest').select(['id', 'state']).execute()
  const open = contests.filter(({ state }) => state === 'open').length
  return { contests: contests.length, open, lines: log.length, acknowledged, faults }
}

type Line = { match_id: string; ply: number; seat: number; text: string; hash: string }

async function replayed(db: Kysely<Tables>, log: readonly Line[]): Promise<string[]> {
  const faults: string[] = []
  const playables = await findPlayables()
  const matches = await db
    .selectFrom('match')
    .innerJoin('contest', 'contest.id', 'match.contest_id')
    .selectAll('match')
    .select(['game', 'rules'])
    .execute()
  const lines = grouped(log)
  for (const match of matches) {
    const playable = playables.get(match.game)
    const game = playable && bookOf(playable, match.rules)
    if (!game || match.deal === null) continue
    const session = new Session(game, parsePlain(match.deal))
    const own = lines.get(match.id) ?? []
    if (own.length !== match.ply) faults.push(`${match.id} stands at ${match.ply} and has ${own.length} lines`)
    for (const [ply, line] of own.entries()) {
      if (line.ply !== ply) faults.push(`${match.id} has no line ${ply}`)
      const refusal = session.offer(line.seat as 0 | 1, line.text)
      if (refusal || hash(session.state) !== line.hash) faults.push(`${match.id} does not play over at line ${ply}`)
    }
  }
  return faults
}

function grouped(log: readonly Line[]): Map<string, Line[]> {
  const groups = new Map<string, Line[]>()
  for (const line of log) {
    const own = groups.get(line.match_id)
    if (own) own.push(line)
    else groups.set(line.match_id, [line])
  }
  return groups
}

async function ratedOnce(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db
    .selectFrom('contest')
    .leftJoin('rating_change', 'rating_change.contest_id', 'contest.id')
    .select(({ fn }) => ['contest.id', 'contest.state', fn.count<number>('rating_change.person_id').as('changes')])
    .where('contest.pool', 'is not', null)
    .groupBy(['contest.id', 'contest.state'])
    .execute()
  const wrong = rows.filter(({ state, changes }) => Number(changes) !== (state === 'over' ? 2 : 0))
  const games = await db
    .selectFrom('rating')
    .select(({ fn }) => fn.sum<number>('games').as('games'))
    .executeTakeFirst()
  const changes = await db
    .selectFrom('rating_change')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirst()
  const faults = wrong.map(({ id, state, changes }) => `contest ${id} is ${state} and changed ${changes} ratings`)
  if (Number(games?.games ?? 0) !== Number(changes?.count ?? 0)) faults.push(`${games?.games} rated games and ${changes?.count} changes`)
  return faults
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
