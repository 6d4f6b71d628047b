/** node --import tsx server/start.ts [--port 8100] [--host 127.0.0.1] [--pages dist] [--help]; everything else is set in the environment (config.ts). */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Config, configHelp, type Environment, IN_MEMORY, readConfig, shownConfig } from './config.ts'

const USAGE = 'usage: server/start.ts [--port 0…65535] [--host name] [--pages folder] [--help]'

/** Whoever still holds a connection open after this is cut off. */
const LONGEST_GOODBYE = 10_000

const PAGES = fileURLToPath(new URL('../dist/', import.meta.url))

async function start(): Promise<void> {
  const { port, host, pages = PAGES, help } = readFlags()
  if (help) return console.log(`${USAGE}\n\nSet in the environment (and what it is otherwise):\n${configHelp()}`)
  const environment: Environment = { ...process.env, ...(port ? { PORT: port } : {}), ...(host ? { HOST: host } : {}) }
  const config = readConfig(environment)
  console.log(shownConfig(environment))
  // Fetched only now: help and faults need nothing of it.
  const running = import('./running.ts').then(({ run }) =>
    // Whoever names a port has others look there: a proxy, or a bookmark.
    run(config, resolve(pages), !environment['PORT']),
  )
  // Whoever ends it while it begins waits until there is something to end.
  closeOnSignals(async () => (await running).close())
  console.log(`Lockstep is at ${(await running).address}`)
  console.log(whereDataLies(config))
}

function readFlags(): { port?: string; host?: string; pages?: string; help?: boolean } {
  try {
    return parseArgs({
      options: { port: { type: 'string' }, host: { type: 'string' }, pages: { type: 'string' }, help: { type: 'boolean' } },
    }).values
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}; ${USAGE}`)
  }
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
