/** For whoever runs this: whether it can do its work (/ready), and what it does (/metrics). /health, which says that it lives, is with the pages. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type { Database } from './data/database.ts'
import type { Tables } from './data/tables.ts'
import type { Metrics, Watched } from './metrics.ts'

export interface Operations {
  readonly database: Database
  /** Null: there is nobody else. */
  readonly isBusThere: (() => boolean) | null
  readonly metrics: Metrics
  /** Null: only this machine itself may ask for /metrics. */
  readonly metricsToken: string | null
}

const LONGEST_WAIT = 3_000

export function registerOperations(server: FastifyInstance, { database, isBusThere, metrics, metricsToken }: Operations): void {
  metrics.time(server)
  metrics.watch({ ...poolGauges(database), ...(isBusThere ? { busUp: () => Number(isBusThere()) } : {}) })
  server.get('/ready', async (_request, reply) => {
    const ready = await answers(database.db)
    // Games go on without Redis, and every process is without it at once: nobody must send everybody away for that.
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, database: ready, ...(isBusThere ? { redis: isBusThere() } : {}) })
  })
  server.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!mayCount(request, metricsToken)) return refuse(reply, metricsToken)
    return reply.type(metrics.contentType).send(await metrics.text())
  })
}

function poolGauges({ pool }: Database): Watched {
  return { databaseConnections: () => pool().open, databaseIdle: () => pool().idle, databaseWaiting: () => pool().waiting }
}

async function answers(db: Kysely<Tables>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<boolean>(resolve => {
    timer = setTimeout(() => resolve(false), LONGEST_WAIT)
  })
  const asked = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  return Promise.race([asked, tooLong]).finally(() => clearTimeout(timer))
}

function mayCount({ headers, socket }: FastifyRequest, token: string | null): boolean {
  if (token !== null) return isSame(headers.authorization ?? '', `Bearer ${token}`)
  // A proxy on this machine speaks for others.
  const isDirect = headers['x-forwarded-for'] === undefined && headers.forwarded === undefined
  return isDirect && /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '')
}

/** Takes as long for a wrong token as for a right one. */
function isSame(a: string, b: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}

function refuse(reply: FastifyReply, token: string | null): FastifyReply {
  if (token !== null) reply.header('www-authenticate', 'Bearer')
  const because =
    token === null ? 'only this machine itself may ask; LOCKSTEP_METRICS_TOKEN lets others in' : 'this asks for a bearer token'
  return reply.code(token === null ? 403 : 401).send({ error: { code: 'metrics', because } })
}
