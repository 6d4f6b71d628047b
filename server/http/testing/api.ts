/**
 * The API over a database in memory, for tests: `call` asks, the clock can be put forward, and everything that is logged is kept. When it is closed,
 * the log is searched for every secret that went in or came out.
 */
import { Writable } from 'node:stream'
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { pino } from 'pino'
import { expect } from 'vitest'
import { LocalBus } from '../../bus/bus.ts'
import type { Context } from '../../context.ts'
import { registerPeople } from '../../people/register.ts'
import { openMemory } from '../../people/testing/database.ts'
import { type ApiOptions, prepareApi } from '../api.ts'
import { tokenInCookie } from '../cookies.ts'
import { sendClientError, sendError } from '../errors.ts'
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
  /** Milliseconds by which our clock is ahead. */
  readonly clock: { ahead: number }
  readonly deleted: string[]
  readonly secrets: Set<string>
  log(): string
  call(route: string, body?: unknown, actor?: Actor, headers?: Record<string, string>): Promise<Answer>
  close(): Promise<void>
}

export type Register = (api: FastifyInstance, context: Context) => void | Promise<void>

export interface TestOptions extends ApiOptions {
  readonly trustProxy?: boolean
  /** More routes, below /api. */
  readonly register?: Register
}

/** So high that nothing which is not about limits meets one. */
export const NO_LIMITS = Object.fromEntries(
  (Object.keys(LIMITS) as LimitClass[]).map(name => [
    name,
    { ip: { most: 1_000_000_000, windowMs: 60_000 }, person: { most: 1_000_000_000, windowMs: 60_000 } },
  ]),
) as unknown as Limits

export async function openTestApi({ trustProxy = false, register, ...options }: TestOptions = {}): Promise<TestApi> {
  const memory = await openMemory()
  const lines: string[] = []
  const log = pino({ level: 'trace' }, new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) }))
  const clock = { ahead: 0 }
  const context: Context = { db: memory.db, bus: new LocalBus(), now: () => Date.now() + clock.ahead, log }
  const deleted: string[] = []
  const settings: FastifyServerOptions = {
    loggerInstance: log,
    trustProxy,
    frameworkErrors: sendError,
    clientErrorHandler: sendClientError,
  }
  const server = fastify(settings) as unknown as FastifyInstance
  await server.register(
    async api => {
      const limiter = await prepareApi(api, context, { limits: NO_LIMITS, ...options })
      registerPeople(api, context, { limiter, onDelete: async id => void deleted.push(id) })
      await register?.(api, context)
    },
    { prefix: '/api' },
  )
  await server.ready()
  const secrets = new Set<string>()
  return {
    server,
    context,
    clock,
    deleted,
    secrets,
    log: () => lines.join(''),
    call: (route, body, actor = {}, headers = {}) => call(server, secrets, route, body, actor, headers),
    async close() {
      await server.close()
      await memory.close()
      for (const secret of secrets) expect(lines.join('').includes(secret), `a secret is in the log: ${secret}`).toBe(false)
      expect(lines.join('')).not.toContain('$argon2')
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

/** Long ones alone: "x" stands in every log. */
function noteSecrets(secrets: Set<string>, body: unknown, json: unknown, tokens: readonly (string | null | undefined)[]): void {
  const sent = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  const heard = typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {}
  for (const secret of [sent['password'], sent['old'], sent['new'], heard['token'], ...tokens])
    if (typeof secret === 'string' && secret.length >= 8) secrets.add(secret)
}
