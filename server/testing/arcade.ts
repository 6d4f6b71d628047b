/** The whole server for tests, on a database in memory, with a clock that stands still until a test pushes it. */
import type { AddressInfo } from 'node:net'
import fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import pino from 'pino'
import { LocalBus } from '../bus/bus.ts'
import type { Context } from '../context.ts'
import { openDatabase } from '../data/database.ts'
import { migrate } from '../data/migrate.ts'
import { LIMITS, type Limits } from '../http/limits.ts'
import { type Online, openOnline } from '../online.ts'

export interface TestArcade {
  readonly address: string
  readonly context: Context
  readonly online: Online
  /** Lets time pass for clocks and deadlines. */
  pass(ms: number): void
  close(): Promise<void>
}

/** Nobody who tests is too fast. */
const NO_LIMITS = Object.fromEntries(
  Object.keys(LIMITS).map(name => [name, { ip: { most: 1e9, windowMs: 60_000 }, person: { most: 1e9, windowMs: 60_000 } }]),
) as unknown as Limits

export async function openArcade(onLine: (line: string) => void = line => process.stderr.write(line)): Promise<TestArcade> {
  const { db, close } = await openDatabase({ memory: true })
  await migrate(db)
  let now = Date.UTC(2026, 10, 16)
  const context: Context = { db, bus: new LocalBus(), now: () => now, log: pino({ level: 'error' }, { write: line => onLine(line) }) }
  const server = fastify({
    loggerInstance: context.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
  })
  const online = await openOnline(server, context, { limits: NO_LIMITS, rate: { perSecond: 1e6, burst: 1e6 } })
  await server.listen({ port: 0, host: '127.0.0.1' })
  await online.sweeper.start()
  const { port } = server.server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}/`,
    context,
    online,
    pass(ms) {
      now += ms
    },
    async close() {
      await online.close()
      await server.close()
      await close()
    },
  }
}
