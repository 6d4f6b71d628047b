/** Everything that is played here between people, put together: people, matches and sockets on one Fastify server. */
import type { FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import type { Context } from './context.ts'
import { prepareApi } from './http/api.ts'
import type { Limits } from './http/limits.ts'
import { resignAll } from './matches/leaving.ts'
import { Matches } from './matches/matches.ts'
import { registerMatches } from './matches/routes.ts'
import { Sweeper } from './matches/sweeper.ts'
import { findPlayables } from './matches/terms.ts'
import { Minds } from './minds/minds.ts'
import { registerPeople } from './people/register.ts'
import type { MessageRate } from './sockets/rate.ts'
import { Sockets } from './sockets/sockets.ts'

export interface OnlineOptions {
  readonly origins?: readonly string[]
  /** Which proxies are believed about whom they speak for. */
  readonly trustProxy?: string | boolean
  readonly redis?: Redis | null
  readonly limits?: Limits
  readonly rate?: MessageRate
  /** Called with each write to the log. */
  readonly wrote?: (lines: number, ms: number) => void
}

export interface Online {
  readonly matches: Matches
  readonly sockets: Sockets
  readonly sweeper: Sweeper
  /** Finishes what was begun. */
  close(): Promise<void>
}

export async function openOnline(server: FastifyInstance, context: Context, options: OnlineOptions = {}): Promise<Online> {
  const { origins = [], trustProxy = false, redis = null, limits, rate, wrote } = options
  const minds = new Minds()
  const matches = new Matches(context, {
    playables: await findPlayables(),
    isShared: redis !== null,
    think: (room, seat) => minds.think(room, seat, seat === 0 ? room.match.seat0 : room.match.seat1),
    ...(wrote ? { wrote } : {}),
  })
  const sockets = new Sockets(matches, { origins, trustProxy: trustProxy !== false, ...(rate ? { rate } : {}) })
  const sweeper = new Sweeper(matches, { seeking: () => sockets.seeking, present: () => sockets.present, isShared: redis !== null })
  await server.register(
    async api => {
      const limiter = await prepareApi(api, context, { origins, redis, ...(limits ? { limits } : {}) })
      registerPeople(api, context, { limiter, onDelete: person => resignAll(matches, person) })
      registerMatches(api, matches)
    },
    { prefix: '/api' },
  )
  sockets.listen(server.server)
  // What was said while the bus was away is in the database.
  const forget = context.bus.onReconnect?.(() => {
    sweeper.compare().catch(error => context.log.error({ error: String(error) }, 'nobody could look again'))
  })
  return {
    matches,
    sockets,
    sweeper,
    async close() {
      forget?.()
      await sweeper.stop()
      await sockets.close()
      await matches.close()
      await minds.close()
    },
  }
}
