/**
 * The server over a database of its own, for tests: `call` asks, the clock can be put forward, and everything that is logged is kept. When it is closed,
 * the log is searched for every secret that went in or came out.
 */
import { Writable } from 'node:stream'
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { pino } from 'pino'
import { LocalBus } from '../../bus/bus.ts'
import type { Context } from '../../context.ts'
import type { Matches } from '../../matches/matches.ts'
import { openOnline } from '../../online.ts'
import { type DatabaseKind, freshDatabase } from '../../testing/database.ts'
import type { ApiOptions } from '../api.ts'
import { tokenInCookie } from '../cookies.ts'
import { answerErrors, sendClientError, sendError } from '../errors.ts'
import { LIMITS, type LimitClass, type Limits } from '../limits.ts'

/** Nothing, a session or a token for programs. */
export interface Actor {
  readonly session?: string
  readonly bearer?: string
}

export interface Answer {
  readonly status: number
  /** Of an error; otherwise the empty text. */
  readonly code: string
  readonly because: string
  // Tests look into it as they expect it to be.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly json: any
  readonly text: string
  readonly headers: Readonly<Record<string, number | string | string[] | undefined>>
  /** The session that it set. */
  readonly session: string | null
}

export interface TestApi {
  readonly server: FastifyInstance
  readonly context: Context
  readonly matches: Matches
  /** Milliseconds by which our clock is ahead. */
  readonly clock: { ahead: number }
  readonly secrets: Set<string>
  log(): string
  call(route: string, body?: unknown, actor?: Actor, headers?: Record<string, string>): Promise<Answer>
  close(): Promise<void>
}

export interface TestOptions extends ApiOptions {
  readonly trustProxy?: boolean
  readonly database?: DatabaseKind
  /** Hears every line of the log, which is then kept nowhere. */
  readonly onLine?: (line: string) => void
  /** Before there are any routes. */
  readonly onServer?: (server: FastifyInstance) => void
}

/** So high that nothing which is not about limits meets one. */
export const NO_LIMITS = Object.fromEntries(
  (Object.keys(LIMITS) as LimitClass[]).map(name => [
    name,
    { ip: { most: 1_000_000_000, windowMs: 60_000 }, person: { most: 1_000_000_000, windowMs: 60_000 } },
  ]),
) as unknown as Limits

export async function openTestApi({
  database: kind = 'embedded',
  trustProxy = false,
  onServer,
  onLine,
  ...options
}: TestOptions = {}): Promise<TestApi> {
  const database = await freshDatabase(kind)
  const lines: string[] = []
  const log = pino(
    { level: 'trace' },
    new Writable({
      write(chunk, _encoding, done) {
        if (onLine) onLine(String(chunk))
        else lines.push(String(chunk))
        done()
      },
    }),
  )
  const clock = { ahead: 0 }
  const context: Context = { db: database.db, bus: new LocalBus(), now: () => Date.now() + clock.ahead, log }
  const settings: FastifyServerOptions = {
    loggerInstance: log,
    trustProxy,
    frameworkErrors: sendError,
    clientErrorHandler: sendClientError,
  }
  const server = fastify(settings) as unknown as FastifyInstance
  answerErrors(server)
  onServer?.(server)
  const online = await openOnline(server, context, { limits: NO_LIMITS, trustProxy, ...options })
  await server.ready()
  const secrets = new Set<string>()
  return {
    server,
    context,
    matches: online.matches,
    clock,
    secrets,
    log: () => lines.join(''),
    call: (route, body, actor = {}, headers = {}) => call(server, secrets, route, body, actor, headers),
    async close() {
      await online.close()
      await server.close()
      await database.close()
      const leaked = leaks(lines.join(''), secrets)
      if (leaked.length > 0) throw new Error(`in the log, and secret: ${leaked.join(', ')}`)
    },
  }
}

async function call(
  server: FastifyInstance,
  secrets: Set<string>,
  route: string,
  body: unknown,
  { session, bearer }: Actor,
  headers: Record<string, string>,
): Promise<Answer> {
  const [method = 'GET', url = '/'] = route.split(' ')
  const response = await server.inject({
    method: method as 'GET',
    url,
    headers: {
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
      ...(session === undefined ? {} : { cookie: `lockstep=${session}` }),
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const set = response.headers['set-cookie']
  const made = tokenInCookie(typeof set === 'string' ? set.split(';')[0] : undefined)
  const text = response.body
  const json: unknown = text.startsWith('{') ? JSON.parse(text) : null
  const { code = '', because = '' } = (json as { error?: { code: string; because: string } } | null)?.error ?? {}
  noteSecrets(secrets, body, json, [session, bearer, made])
  return { status: response.statusCode, code, because, json, text, headers: response.headers, session: made }
}

/** Which secrets stand in a text that must have none. */
export function leaks(text: string, secrets: Iterable<string>): readonly string[] {
  return [...secrets, '$argon2'].filter(secret => text.includes(secret))
}

/** Long ones alone: "x" stands in every log. */
function noteSecrets(secrets: Set<string>, body: unknown, json: unknown, tokens: readonly (string | null | undefined)[]): void {
  const sent = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  const heard = typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {}
  for (const secret of [sent['password'], sent['old'], sent['new'], heard['token'], ...tokens])
    if (typeof secret === 'string' && secret.length >= 8) secrets.add(secret)
}
