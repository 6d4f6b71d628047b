/** The whole server with a clock that a test pushes on: a day passes when the test says so. Everything else is as people get it. */
import { fileURLToPath } from 'node:url'
import pino from 'pino'
import { LocalBus } from '../../server/bus/bus.ts'
import { openDatabase } from '../../server/data/database.ts'
import { migrate } from '../../server/data/migrate.ts'
import { serve } from '../../server/main.ts'

const PAGES = fileURLToPath(new URL('../../dist/', import.meta.url))

export interface ClockedServer {
  readonly address: string
  pass(ms: number): void
  close(): Promise<void>
}

export async function openClocked(): Promise<ClockedServer> {
  const { db, close } = await openDatabase({ memory: true })
  await migrate(db)
  let ahead = 0
  const context = { db, bus: new LocalBus(), now: () => Date.now() + ahead, log: pino({ level: 'error' }) }
  const served = await serve({ root: PAGES, port: 0, host: '127.0.0.1', online: { context, options: {} } })
  return {
    address: served.address,
    pass(ms) {
      ahead += ms
    },
    async close() {
      await served.close()
      await close()
    },
  }
}
