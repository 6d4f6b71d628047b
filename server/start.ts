/** node --import tsx server/start.ts [--port 8100] [--host 127.0.0.1] [--help]; everything else is set in the environment (config.ts). */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Logger } from 'pino'
import { LocalBus } from './bus/bus.ts'
import { RedisBus } from './bus/redis.ts'
import { type Config, configHelp, type Environment, IN_MEMORY, readConfig, shownConfig } from './config.ts'
import { startClock } from './data/clock.ts'
import { type Database, openDatabase } from './data/database.ts'
import { migrate } from './data/migrate.ts'
import { openLog } from './logging.ts'
import { serve } from './main.ts'
import { Metrics } from './metrics.ts'

const USAGE = 'usage: server/start.ts [--port 0…65535] [--host name] [--help]'

/** Whoever still holds a connection open after this is cut off. */
const LONGEST_GOODBYE = 10_000

const ROOT = fileURLToPath(new URL('../dist/', import.meta.url))

type Closing = () => Promise<void>

async function start(): Promise<void> {
  const { port, host, help } = readFlags()
  if (help) return console.log(`${USAGE}\n\nSet in the environment (and what it is otherwise):\n${configHelp()}`)
  const environment: Environment = { ...process.env, ...(port ? { PORT: port } : {}), ...(host ? { HOST: host } : {}) }
  const config = readConfig(environment)
  console.log(shownConfig(environment))
  // What was opened last is closed first, whether all went well or not.
  const opened: Closing[] = []
  const close = async (): Promise<void> => {
    for (const each of opened.splice(0).reverse()) await each()
  }
  closeOnSignals(close)
  try {
    await open(config, opened)
  } catch (error) {
    await close()
    throw error
  }
}

function readFlags(): { port?: string; host?: string; help?: boolean } {
  try {
    return parseArgs({ options: { port: { type: 'string' }, host: { type: 'string' }, help: { type: 'boolean' } } }).values
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}; ${USAGE}`)
  }
}

async function open(config: Config, opened: Closing[]): Promise<void> {
  const log = openLog(config.log)
  const metrics = new Metrics()
  const database = await openData(config, log, metrics)
  opened.push(database.close)
  for (const name of await migrate(database.db)) log.info({ migration: name }, 'the tables were changed')
  const clock = await startClock(database.db, error => log.warn({ err: error }, 'the clock of the database could not be read'))
  opened.push(async () => clock.stop())
  const redis = config.redisUrl === null ? null : openBus(config.redisUrl, log, metrics)
  const bus = redis ?? new LocalBus()
  opened.push(() => bus.close())
  const served = await serve({
    root: ROOT,
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
  console.log(`Lockstep is at ${served.address}`)
  console.log(whereDataLies(config))
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

function whereDataLies({ databaseUrl, data }: Config): string {
  if (databaseUrl !== null) return 'Everything is kept in the PostgreSQL of DATABASE_URL.'
  if (data === IN_MEMORY) return 'Everything is kept in memory, and gone when this process ends.'
  return `Everything is kept in ${data}: it outlives a crash of this process, but perhaps not a power cut, because nothing waits for the disk.
Set DATABASE_URL to a PostgreSQL for what must not be lost; "npx lockstep backup FILE" copies everything while the server is stopped.`
}

/** Once: everything that was acknowledged is finished. Twice: at once. */
function closeOnSignals(close: () => Promise<void>): void {
  let isClosing = false
  const end = (): void => {
    if (isClosing) process.exit(130)
    isClosing = true
    setTimeout(() => process.exit(1), LONGEST_GOODBYE).unref()
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
