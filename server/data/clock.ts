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

/** At the start there is nothing older to go by: the quickest of these is believed, however slow. */
const FIRST_TRIES = 3

interface Measured {
  /** By how much the database's clock is ahead of ours, give or take half of what the answer took. */
  readonly ahead: number
  readonly took: number
}

export async function startClock(db: Kysely<Tables>, failed: (error: unknown) => void): Promise<DatabaseClock> {
  let { ahead, took: quickest } = await measure(db)
  for (let tried = 1; tried < FIRST_TRIES; tried++) {
    const again = await measure(db)
    if (again.took < quickest) ({ ahead, took: quickest } = again)
  }
  const timer = setInterval(() => {
    measure(db).then(again => {
      if (again.took <= SLOWEST) ahead = again.ahead
    }, failed)
  }, ASKED_EVERY)
  timer.unref()
  return { now: () => Math.round(Date.now() + ahead), stop: () => clearInterval(timer) }
}

async function measure(db: Kysely<Tables>): Promise<Measured> {
  const began = performance.now()
  const sent = Date.now()
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db)
  const took = performance.now() - began
  const at = rows[0]?.at.getTime() ?? sent
  // Half of the way was there, half back.
  return { ahead: at - (sent + took / 2), took }
}
