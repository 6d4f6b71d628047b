/** What people are let in with: 256 random bits, of which only a hash is stored. A session is a token in a cookie; a personal one is for programs. */
import { createHash, randomBytes } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { SCOPES, type Scope } from '../../protocol/people.ts'
import type { Context } from '../context.ts'
import type { Tables } from '../data/tables.ts'
import { freshId } from '../matches/ids.ts'

/** A session ends when it was not used for so long. */
export const IDLE_MS = 90 * 86_400_000

/** News for every process: the id of a token that is no longer valid. Sockets that came in with it close. */
export const REVOKED = 'revoked'

type Database = Kysely<Tables> | Transaction<Tables>

export interface Made {
  readonly id: string
  /** Shown once, and nowhere afterwards. */
  readonly token: string
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export function makeSession(db: Database, now: number, personId: string, label: string): Promise<Made> {
  return insertToken(db, now, { person_id: personId, kind: 'session', scopes: '', label, expires_at: new Date(now + IDLE_MS) })
}

export function makePersonal(db: Database, now: number, personId: string, label: string, scopes: readonly Scope[]): Promise<Made> {
  const told = SCOPES.filter(scope => scopes.includes(scope)).join(' ')
  return insertToken(db, now, { person_id: personId, kind: 'personal', scopes: told, label, expires_at: null })
}

/** The scopes of a row. */
export function scopesOf(text: string): readonly Scope[] {
  const words = text.split(' ')
  return SCOPES.filter(scope => words.includes(scope))
}

interface NewRow {
  readonly person_id: string
  readonly kind: 'session' | 'personal'
  readonly scopes: string
  readonly label: string
  readonly expires_at: Date | null
}

async function insertToken(db: Database, now: number, row: NewRow): Promise<Made> {
  const made = { id: freshId(), token: randomBytes(32).toString('base64url') }
  const at = new Date(now)
  await db
    .insertInto('token')
    .values({ ...row, id: made.id, hash: hashOf(made.token), created_at: at, used_at: at, revoked_at: null })
    .execute()
  return made
}

/** Says which there were to revoke. */
export async function revoke(context: Context, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const revoked = await context.db
    .updateTable('token')
    .set({ revoked_at: new Date(context.now()) })
    .where('id', 'in', ids)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute()
  for (const { id } of revoked) context.bus.publish(REVOKED, id)
  return revoked.length
}

export async function sessionIds({ db }: Context, personId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('token')
    .select('id')
    .where('person_id', '=', personId)
    .where('kind', '=', 'session')
    .where('revoked_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}
