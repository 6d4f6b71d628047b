/**
 * Writes lines of logs. Lines that come while a write is under way are written together in the next one, so that a busy server waits
 * for the disk once and not once a move. Each line is written only if its match still stands at the ply it was meant for: whoever comes
 * second, from whichever process, writes nothing and hears so.
 */
import { type Kysely, sql } from 'kysely'
import type { Seat } from '../../kernel/game.ts'
import type { Tables } from '../data/tables.ts'

export interface NewLine {
  readonly match: string
  readonly ply: number
  readonly seat: Seat
  readonly text: string
  readonly clientId: string
  readonly hash: string
  readonly at: number
  readonly left: readonly [number, number]
  readonly toMove: Seat | null
  readonly dueAt: number | null
}

interface Waiting {
  readonly line: NewLine
  readonly done: (written: boolean) => void
  readonly failed: (error: unknown) => void
}

/** More in one statement gains nothing and keeps the first waiting. */
const MOST_LINES = 256

/** Two writes at once keep the disk busy while the other waits; rooms see to it that no match is in both. */
const MOST_WRITES = 2

export class LogWriter {
  readonly #db: Kysely<Tables>
  #waiting: Waiting[] = []
  #writing = 0
  readonly #wrote: (lines: number, ms: number) => void

  constructor(db: Kysely<Tables>, wrote: (lines: number, ms: number) => void = () => {}) {
    this.#db = db
    this.#wrote = wrote
  }

  /** False: the match is no longer where the line was meant for. */
  append(line: NewLine): Promise<boolean> {
    return new Promise((done, failed) => {
      this.#waiting.push({ line, done, failed })
      this.#write()
    })
  }

  #write(): void {
    if (this.#writing >= MOST_WRITES || this.#waiting.length === 0) return
    const batch = this.#waiting.splice(0, MOST_LINES)
    this.#writing++
    const began = performance.now()
    void this.#settle(batch).finally(() => {
      this.#writing--
      this.#wrote(batch.length, performance.now() - began)
      this.#write()
    })
  }

  async #settle(batch: readonly Waiting[]): Promise<void> {
    try {
      const written = await insertLines(
        this.#db,
        batch.map(({ line }) => line),
      )
      for (const { line, done } of batch) done(written.has(line.match))
    } catch (error) {
      if (batch.length === 1) return batch[0]?.failed(error)
      // One of them may have spoilt it for the rest: a deadlock with another process, a match that was deleted.
      for (const each of batch) await this.#settle([each])
    }
  }
}

/** The matches whose line was written. */
export async function insertLines(db: Kysely<Tables>, lines: readonly NewLine[]): Promise<ReadonlySet<string>> {
  const sorted = [...lines].sort((a, b) => (a.match < b.match ? -1 : 1)) // the same order everywhere, so that two writers rarely block each other
  const column = <T>(of: (line: NewLine) => T): T[] => sorted.map(of)
  const time = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())
  const { rows } = await sql<{ match_id: string }>`
    with line as (
      select * from unnest(
        ${column(line => line.match)}::text[], ${column(line => line.ply)}::integer[], ${column(line => line.seat)}::smallint[],
        ${column(line => line.text)}::text[], ${column(line => line.clientId)}::text[], ${column(line => line.hash)}::text[],
        ${column(line => time(line.at))}::timestamptz[], ${column(line => line.left[0])}::bigint[], ${column(line => line.left[1])}::bigint[],
        ${column(line => line.toMove)}::smallint[], ${column(line => time(line.dueAt))}::timestamptz[]
      ) as line (match_id, ply, seat, text, client_id, hash, at, left0, left1, to_move, due_at)
    ), moved as (
      update match set
        ply = line.ply + 1, to_move = line.to_move, left0_ms = line.left0, left1_ms = line.left1, since = line.at, due_at = line.due_at,
        premove0 = case when line.seat = 0 then null else premove0 end,
        premove1 = case when line.seat = 1 then null else premove1 end
      from line where match.id = line.match_id and match.ply = line.ply and match.state = 'playing'
      returning match.id
    )
    insert into match_log (match_id, ply, seat, text, client_id, hash, left_ms, at)
    select match_id, ply, seat, text, client_id, hash, case when seat = 0 then left0 else left1 end, at
    from line where match_id in (select id from moved)
    returning match_id`.execute(db)
  return new Set(rows.map(row => row.match_id))
}
