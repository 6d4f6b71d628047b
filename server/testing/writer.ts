/**
 * node --import tsx server/testing/writer.ts FOLDER: opens the embedded database there, says what is in it, and writes until somebody kills it.
 * Every line it prints is a promise: the transaction of that number is committed.
 */
import { writeSync } from 'node:fs'
import { sql } from 'kysely'
import { openDatabase } from '../data/database.ts'

const AT_ONCE = 8

const [folder = ''] = process.argv.slice(2)
const { db } = await openDatabase({ folder })
await sql`create table if not exists written (n integer, half integer, filler text, primary key (n, half))`.execute(db)
const { rows } = await sql<{ n: number; halves: number }>`select n, count(*) as halves from written group by n order by n`.execute(db)
say(JSON.stringify(rows.map(({ n, halves }) => [n, halves])))

let next = (rows.at(-1)?.n ?? 0) + 1
const filler = 'x'.repeat(500)
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (;;) {
      const n = next++
      await db.transaction().execute(async transaction => {
        // Two statements, so that a transaction can be cut in half.
        for (const half of [0, 1]) await sql`insert into written values (${n}, ${half}, ${filler})`.execute(transaction)
      })
      say(String(n))
    }
  }),
)

/** In the pipe before anything else happens; what is in a buffer of ours would die with us. */
function say(line: string): void {
  writeSync(1, `${line}\n`)
}
