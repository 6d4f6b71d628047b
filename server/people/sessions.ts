/** Where somebody is logged in, and the tokens of their programs. */
import type { FastifyInstance } from 'fastify'
import { NewToken, type SessionCard, type TokenCard } from '../../protocol/people.ts'
import type { Context } from '../context.ts'
import { ACCOUNT, PERSON, visitorIn } from '../http/api.ts'
import { Refused } from '../http/errors.ts'
import { bodyOf } from '../http/validation.ts'
import { botOf } from './bots.ts'
import { cardOf } from './card.ts'
import { makePersonal, revoke, scopesOf } from './tokens.ts'

/** Tokens of a person and of their bots that are valid at once. */
const MOST_TOKENS = 20

interface ById {
  Params: { id: string }
}

export function registerSessions(api: FastifyInstance, context: Context): void {
  api.get('/sessions', { config: { access: ACCOUNT } }, async request => {
    const { person, token } = visitorIn(request)
    return { sessions: await sessionsOf(context, person.id, token.id) }
  })

  api.delete<ById>('/sessions/:id', { config: { access: ACCOUNT } }, async request => {
    const sessions = await sessionsOf(context, visitorIn(request).person.id, '')
    return endOne(context, sessions, request.params.id, 'session')
  })

  api.get('/tokens', { config: { access: PERSON } }, async request => ({ tokens: await tokensOf(context, visitorIn(request).person.id) }))

  api.post('/tokens', { config: { access: PERSON, limit: 'claim' } }, async request => {
    const { label, scopes, bot } = bodyOf(NewToken, request.body)
    const { id } = visitorIn(request).person
    const whose = bot === undefined ? id : (await botOf(context, id, bot)).id
    if ((await tokensOf(context, id)).length >= MOST_TOKENS)
      throw new Refused(409, 'too-many-tokens', `there are ${MOST_TOKENS} tokens already; revoke one first`)
    return makePersonal(context.db, context.now(), whose, label, scopes)
  })

  api.delete<ById>('/tokens/:id', { config: { access: PERSON } }, async request => {
    const tokens = await tokensOf(context, visitorIn(request).person.id)
    return endOne(context, tokens, request.params.id, 'token')
  })
}

async function endOne(context: Context, all: readonly { id: string }[], id: string, what: 'session' | 'token') {
  const isThere = all.some(each => each.id === id)
  if (!isThere || (await revoke(context, [id])) === 0) throw new Refused(404, `no-such-${what}`, `you have no such ${what}`)
  return { ok: true }
}

async function sessionsOf({ db, now }: Context, personId: string, current: string): Promise<readonly SessionCard[]> {
  const rows = await db
    .selectFrom('token')
    .select(['id', 'label', 'created_at', 'used_at'])
    .where('person_id', '=', personId)
    .where('kind', '=', 'session')
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', new Date(now()))
    .orderBy('used_at', 'desc')
    .execute()
  return rows.map(({ id, label, created_at, used_at }) => ({
    id,
    label,
    createdAt: created_at.getTime(),
    usedAt: used_at.getTime(),
    current: id === current,
  }))
}

async function tokensOf({ db }: Context, personId: string): Promise<readonly TokenCard[]> {
  const rows = await db
    .selectFrom('token')
    .innerJoin('person', 'person.id', 'token.person_id')
    .select(['token.id as tokenId', 'label', 'scopes', 'token.created_at', 'used_at'])
    .select(['person.id', 'person.name', 'person.kind', 'person.deleted_at'])
    .where(where => where.or([where('person.id', '=', personId), where('person.owner_id', '=', personId)]))
    .where('token.kind', '=', 'personal')
    .where('revoked_at', 'is', null)
    .orderBy('token.created_at', 'desc')
    .execute()
  return rows.map(({ tokenId, label, scopes, created_at, used_at, ...person }) => ({
    id: tokenId,
    label,
    scopes: scopesOf(scopes),
    person: cardOf(person),
    createdAt: created_at.getTime(),
    usedAt: used_at.getTime(),
  }))
}
