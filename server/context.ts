/** What every part of the server shares. Made once in main.ts; a test makes its own. */
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Bus } from './bus/bus.ts'
import type { Tables } from './data/tables.ts'
import type { Metrics } from './metrics.ts'

export interface Context {
  readonly db: Kysely<Tables>
  readonly bus: Bus
  /** One clock for all processes: the database's, as far as it is known here. Milliseconds since 1970. */
  readonly now: () => number
  readonly log: Logger
  /** Absent: nobody counts. */
  readonly metrics?: Metrics
}
