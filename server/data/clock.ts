/**
 * One clock for all processes: that of the database. Machines disagree by more than a fast move takes, and what one of them writes down
 * the other compares with its own time. Asked now and then; in between our own clock runs on from there.
 */
import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

export interface DatabaseClock {
  /** Milliseconds since 1970. */
  now(): number
  stop(): void
}

const ASKED_EVERY = 60_000

/** An answer that was on its way for longer says too little about now. */
const SLOWEST = 2_000

export async function startClock(db: Kysely<Tables>, failed: (error: unknown) => void): Promise<DatabaseClock> {
  let ahead = (await measure(db)) ?? 0
  const timer = setInterval(() => {
    measure(db).then(measured => {
      ahead = measured ?? ahead
    }, failed)
  }, ASKED_EVERY)
  timer.unref()
  return { now: () => Math.round(Date.now() + ahead), stop: () => clearInterval(timer) }
}

/** By how much the database's clock is ahead of ours. Null: it took too long to say. */
async function measure(db: Kysely<Tables>): Promise<number | null> {
  const began = performance.now()
  const sent = Date.now()
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db)
  const took = performance.now() - began
  const [row] = rows
  // Half of the way was there, half back.
  return row === undefined || took > SLOWEST ? null : row.at.getTime() - (sent + took / 2)
}
