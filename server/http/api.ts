/**
 * What every request below /api goes through before its route sees it: limits, where it comes from, who it is and whether they may. A route
 * says what it asks for in its `config`; one that says nothing cannot be registered.
 */
import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import type { Scope } from '../../protocol/people.ts'
import type { Context } from '../context.ts'
import { type Visitor, visitorOf } from '../people/visitor.ts'
import { API_HEADERS, answerErrors, LARGEST_BODY, NOT_JSON, Refused } from './errors.ts'
import { addressOf, LIMITS, type LimitClass, type Limiter, type Limits, makeLimiter } from './limits.ts'
import { isOurPage } from './origin.ts'

/** `who`: `person` is somebody with a name and a password. `scope`: what a personal token must allow, if anything; null: a session alone will do. */
interface Access {
  readonly who: 'anybody' | 'visitor' | 'person'
  readonly scope: Scope | 'any' | null
}

/** Who could ask without a token may ask with any. */
export const OPEN: Access = { who: 'anybody', scope: 'any' }
/** Where one comes in. */
export const DOOR: Access = { who: 'anybody', scope: null }
export const READ: Access = { who: 'visitor', scope: 'read' }
export const PLAY: Access = { who: 'visitor', scope: 'play' }
export const ACCOUNT: Access = { who: 'visitor', scope: null }
export const PERSON: Access = { who: 'person', scope: null }

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    limit?: LimitClass
  }
  interface FastifyRequest {
    visitor: Visitor | null
  }
}

export interface ApiOptions {
  /** Origins besides our own, such as "https://lockstep.example". */
  readonly origins?: readonly string[]
  readonly limits?: Limits
  /** Null: every process counts for itself. */
  readonly redis?: Redis | null
}

/** Comes first, in the plugin with the prefix /api; routes of anybody's follow. */
export async function prepareApi(api: FastifyInstance, context: Context, options: ApiOptions = {}): Promise<Limiter> {
  const { origins = [], limits = LIMITS, redis = null } = options
  const limiter = await makeLimiter(api, limits, redis)
  // To write them. They are read in visitor.ts, which sockets use as well.
  await api.register(cookie, { hook: false })
  const missing = answerErrors(api)
  readJson(api)
  api.decorateRequest('visitor', null)
  api.addHook('onRoute', ({ url, method, config }) => {
    if (config?.access === undefined) throw new Error(`${method} ${url} does not say who may ask for it`)
  })
  api.addHook('onRequest', async (request, reply) => {
    reply.headers(API_HEADERS)
    const { access, limit = 'other' } = request.routeOptions.config
    await limiter.count(request, limit, 'ip', addressOf(request))
    // Whoever asks for what there is not hears that first, whatever else was wrong.
    if (access === undefined) throw missing(request)
    refuseStrangers(request, origins)
    refuseOddAddress(request.params)
    request.visitor = await visitorOf(context, request.headers)
    refuseVisitor(request, access)
    if (request.visitor) await limiter.count(request, limit, 'person', request.visitor.person.id)
  })
  return limiter
}

/** Whoever asks, where the route does not answer anybody else. */
export function visitorIn(request: FastifyRequest): Visitor {
  if (request.visitor === null) throw new Error('a route for visitors was asked by nobody')
  return request.visitor
}

/** What changes something must come from a page of ours, and in a form that no other page can send unasked. */
function refuseStrangers({ method, headers, host }: FastifyRequest, origins: readonly string[]): void {
  if (method === 'GET' || method === 'HEAD') return
  const site = headers['sec-fetch-site']
  if (!isOurPage({ origin: headers.origin, host, site: typeof site === 'string' ? site : undefined }, origins))
    throw new Refused(403, 'origin', 'this was asked from a page of another site; ask from this one')
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
  const isBare = method === 'DELETE' && type === undefined
  if (type !== 'application/json' && !isBare)
    throw new Refused(415, 'content-type', 'the body must be JSON; send it with "content-type: application/json"')
}

function refuseVisitor({ visitor, headers }: FastifyRequest, { who, scope }: Access): void {
  if (visitor === null && headers.authorization !== undefined)
    throw new Refused(401, 'bad-token', 'this token is not valid, or no longer; make another one', { 'www-authenticate': 'Bearer' })
  if (visitor === null) {
    if (who !== 'anybody') throw new Refused(401, 'nobody', 'this is for visitors; come in as a guest or log in first')
    return
  }
  const { token, person } = visitor
  if (token.kind === 'personal' && scope === null)
    throw new Refused(403, 'session-only', 'this is not for tokens; do it on the page, where you are logged in')
  if (token.kind === 'personal' && scope !== null && scope !== 'any' && !token.scopes.includes(scope))
    throw new Refused(403, 'scope', `this token does not have the scope "${scope}"; make one that has`)
  if (who === 'person' && person.kind !== 'person')
    throw new Refused(403, 'claim-first', 'this is for people with a name; choose a name and a password first')
}

/** Every id is of these letters. What is not is nowhere, and the database, which cannot take every character, need not hear of it. */
function refuseOddAddress(parameters: unknown): void {
  for (const value of Object.values(parameters ?? {}))
    if (!/^[\w:-]{1,80}$/.test(String(value))) throw new Refused(404, 'not-found', 'there is nothing at this address')
}

/** The one character that no text in the database can have, as JSON has it. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/

/** JSON and nothing else. Text that is no UTF-8 would otherwise be read as something that nobody sent. */
function readJson(api: FastifyInstance): void {
  const parse = api.getDefaultJsonParser('error', 'error')
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  api.removeAllContentTypeParsers()
  api.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: LARGEST_BODY }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined)
    let text: string
    try {
      text = utf8.decode(body as Buffer)
    } catch {
      return done(NOT_JSON)
    }
    if (NUL.test(text)) return done(NOT_JSON)
    return void parse(request, text, (error, parsed) => (error ? done(NOT_JSON) : done(null, parsed)))
  })
}
