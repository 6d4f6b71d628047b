/**
 * PostgreSQL sweeps up behind itself; the one that comes along does not. A move leaves its match's old row behind, and each sweep the old
 * pulse: without this the folder would grow by what has long been over, and every question would walk past it.
 */
import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** The tables whose rows are written over; the others only grow. */
const WRITTEN_OVER = ['match', 'contest', 'presence', 'seek', 'pulse', 'process', 'token'] as const

const EVERY_MS = 5 * 60_000

/** Gives the room of dead rows to new ones. */
export async function tidy(db: Kysely<Tables>): Promise<void> {
  // One table after another: whoever moves meanwhile waits for the shortest of them, not for all.
  for (const table of WRITTEN_OVER) await sql`vacuum (analyze) ${sql.table(table)}`.execute(db)
}

/** Now and then. Returns how to stop it, which waits for what is under way. */
export function tidyRegularly(db: Kysely<Tables>, failed: (error: unknown) => void): () => Promise<void> {
  let underWay: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    underWay = tidy(db).catch(failed)
  }, EVERY_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    return underWay
  }
}
