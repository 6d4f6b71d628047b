/** The whole server, from its settings: database, tables, clock, news, pages and matches, opened in this order and closed in the other. */
import type { Logger } from 'pino'
import { LocalBus } from './bus/bus.ts'
import { RedisBus } from './bus/redis.ts'
import { type Config, IN_MEMORY } from './config.ts'
import { startClock } from './data/clock.ts'
import { type Database, openDatabase } from './data/database.ts'
import { migrate } from './data/migrate.ts'
import { tidyRegularly } from './data/tidy.ts'
import { openLog } from './logging.ts'
import { type Served, serve, type Wanted } from './main.ts'
import { Metrics } from './metrics.ts'

type Closing = () => Promise<void>

/**
 * @param root the folder with the built pages
 * @param orNext whether another port will do if that of the settings is taken
 */
export async function run(config: Config, root: string, orNext = false): Promise<Served> {
  // What was opened last is closed first, whether all went well or not.
  const opened: Closing[] = []
  const close = async (): Promise<void> => {
    for (const each of opened.splice(0).reverse()) await each()
  }
  try {
    return { address: await open(config, { root, orNext }, opened), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function open(config: Config, pages: Pick<Wanted, 'root' | 'orNext'>, opened: Closing[]): Promise<string> {
  const log = openLog(config.log)
  const metrics = new Metrics()
  const database = await openData(config, log, metrics)
  opened.push(database.close)
  for (const name of await migrate(database.db)) log.info({ migration: name }, 'the tables were changed')
  if (database.kind === 'embedded')
    opened.push(tidyRegularly(database.db, error => log.warn({ err: error }, 'the database could not be tidied')))
  const clock = await startClock(database.db, error => log.warn({ err: error }, 'the clock of the database could not be read'))
  opened.push(async () => clock.stop())
  const redis = config.redisUrl === null ? null : openBus(config.redisUrl, log, metrics)
  const bus = redis ?? new LocalBus()
  opened.push(() => bus.close())
  const served = await serve({
    ...pages,
    port: config.port,
    host: config.host,
    online: {
      context: { db: database.db, bus, now: clock.now, log, metrics },
      options: {
        origins: config.origins,
        trustProxy: config.proxies ?? false,
        redis: redis?.client ?? null,
        wrote: (lines, ms) => metrics.wrote(lines, ms),
      },
      operations: { database, isBusThere: redis && (() => redis.isThere), metrics, metricsToken: config.metricsToken },
    },
  })
  opened.push(served.close)
  return served.address
}

async function openData(config: Config, log: Logger, metrics: Metrics): Promise<Database> {
  const { databaseUrl, databasePool, data } = config
  if (databaseUrl !== null)
    return openDatabase({ url: databaseUrl, pool: databasePool }, error => {
      metrics.failed('database')
      log.error({ err: error }, 'a connection to the database broke')
    })
  return openDatabase(data === IN_MEMORY ? { memory: true } : { folder: data }, error => {
    // Nothing can be done here without it. What was committed is in the folder; whoever starts us again finds it.
    log.fatal({ err: error }, 'the embedded database is gone')
    process.exit(1)
  })
}

function openBus(url: string, log: Logger, metrics: Metrics): RedisBus {
  return new RedisBus(url, (isThere, because) => {
    if (isThere) return log.info('Redis is there again')
    metrics.failed('bus')
    log.warn({ because }, 'Redis is away: other processes hear later what happens here')
  })
}
