/** Who asks: from a cookie or a token to a person. The same for HTTP and for sockets. */
import type { PersonCard } from '../../protocol/online.ts'
import type { Scope } from '../../protocol/people.ts'
import type { Context } from '../context.ts'
import { tokenInCookie } from '../http/cookies.ts'
import { cardOf } from './card.ts'
import { hashOf, IDLE_MS, scopesOf } from './tokens.ts'

export interface Visitor {
  readonly person: PersonCard & { readonly id: string }
  readonly token: {
    readonly id: string
    readonly kind: 'session' | 'personal'
    /** Of a personal token; a session may do everything. */
    readonly scopes: readonly Scope[]
  }
}

/** The headers of a request, as they came. */
export interface Shown {
  readonly cookie?: string | undefined
  readonly authorization?: string | undefined
}

/** 256 bits in base64url. Anything else is no token, and the database need not be asked. */
const TOKEN = /^[\w-]{43}$/

/** Written at most once in so long, so that reading does not write. */
const TOUCH_MS = 60_000

/** Null: nobody, or somebody whose token is unknown, revoked or has run out. A token in the header goes before a cookie. */
export async function visitorOf(context: Context, shown: Shown): Promise<Visitor | null> {
  const token = tokenIn(shown)
  if (token === null || !TOKEN.test(token)) return null
  const row = await context.db
    .selectFrom('token')
    .innerJoin('person', 'person.id', 'token.person_id')
    .select(['token.id as tokenId', 'token.kind as tokenKind', 'scopes', 'used_at', 'expires_at'])
    .select(['person.id', 'person.kind', 'person.name', 'person.deleted_at'])
    .where('hash', '=', hashOf(token))
    .where('revoked_at', 'is', null)
    .where('person.deleted_at', 'is', null)
    .executeTakeFirst()
  const now = context.now()
  if (!row || (row.expires_at !== null && row.expires_at.getTime() <= now)) return null
  // A session is for whoever has the cookie, a personal token for whoever writes it into the header: neither passes as the other.
  if ((shown.authorization === undefined) !== (row.tokenKind === 'session')) return null
  if (now - row.used_at.getTime() >= TOUCH_MS) await touch(context, row.tokenId, row.id, row.tokenKind, now)
  return {
    person: { ...cardOf(row), id: row.id },
    token: { id: row.tokenId, kind: row.tokenKind, scopes: scopesOf(row.scopes) },
  }
}

function tokenIn({ cookie, authorization }: Shown): string | null {
  if (authorization === undefined) return tokenInCookie(cookie)
  return /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? null
}

async function touch({ db }: Context, tokenId: string, personId: string, kind: 'session' | 'personal', now: number): Promise<void> {
  const at = new Date(now)
  await db
    .updateTable('token')
    .set(kind === 'session' ? { used_at: at, expires_at: new Date(now + IDLE_MS) } : { used_at: at })
    .where('id', '=', tokenId)
    .execute()
  await db.updateTable('person').set({ seen_at: at }).where('id', '=', personId).execute()
}
