/** What happens because time passes: deals that waited long enough, flags, games nobody began, people who went away, minds that were cut off. */
import { sql } from 'kysely'
import type { Seat } from '../../kernel/game.ts'
import { renewLasting, tendQueue } from '../lobby/seeks.ts'
import { AWAY_MS, hasFlagged } from './clock.ts'
import type { Matches } from './matches.ts'
import { FRESH_MS, renewSeen } from './presence.ts'
import type { Room } from './room.ts'
import type { Kept } from './rooms.ts'

const SWEEP_MS = 500
const PRESENCE_MS = 8_000
const MOST_DUE = 200

/** A gap longer than this means that no process was there. */
const GAP_MS = 4_000

export interface SweeperOptions {
  /** Who seeks at this process. */
  readonly seeking: () => readonly string[]
  /** Who is at this process, each once. */
  readonly present: () => readonly string[]
  /** Whether other processes write too: then rooms are compared with the database now and then, because news may be lost. */
  readonly isShared: boolean
}

export class Sweeper {
  readonly #matches: Matches
  readonly #options: SweeperOptions
  #timer: NodeJS.Timeout | null = null
  #running: Promise<void> = Promise.resolve()
  #presentAt = 0
  #comparedAt = 0
  #people = 0

  constructor(matches: Matches, options: SweeperOptions) {
    this.#matches = matches
    this.#options = options
  }

  async start(): Promise<void> {
    await this.arrive()
    const again = (): void => {
      this.#timer = setTimeout(() => {
        const began = performance.now()
        const { log, metrics } = this.#matches.context
        this.#running = this.sweep()
          .then(() => metrics?.swept(performance.now() - began))
          .catch(error => {
            metrics?.failed('sweep')
            log.error({ error: String(error) }, 'a sweep failed')
          })
          .finally(again)
      }, SWEEP_MS)
    }
    again()
  }

  /** Before anything is swept: whatever happened while nobody was here is put right. */
  arrive(): Promise<void> {
    return giveTimeBack(this.#matches)
  }

  async stop(): Promise<void> {
    await this.#running
    if (this.#timer) clearTimeout(this.#timer)
  }

  /** Once. A test calls it when its clock says so. */
  async sweep(): Promise<void> {
    const { context } = this.#matches
    const now = context.now()
    await this.#beat()
    await this.#matches.writePresence()
    await this.#matches.makeSure()
    await this.#due()
    await tendQueue(this.#matches, this.#options.seeking())
    if (now - this.#presentAt >= PRESENCE_MS) {
      this.#presentAt = now
      await context.db
        .deleteFrom('process')
        .where('at', '<', new Date(now - FRESH_MS))
        .execute()
      await renewLasting(this.#matches, this.#options.present())
      await this.#present()
      await this.#gone()
    }
    if (this.#options.isShared && now - this.#comparedAt >= 2 * SWEEP_MS) {
      this.#comparedAt = now
      await this.compare()
    }
  }

  /** Says that somebody is here, and how many people are. */
  async #beat(): Promise<void> {
    const people = this.#options.present().length
    await beat(this.#matches, people)
    if (people !== this.#people) this.#matches.context.bus.publish('lobby', '')
    this.#people = people
  }

  async #due(): Promise<void> {
    const { db, now } = this.#matches.context
    const due = await db
      .selectFrom('match')
      .select('id')
      .where('due_at', '<=', new Date(now()))
      .where('state', 'in', ['sealing', 'playing'])
      .orderBy('due_at')
      .limit(MOST_DUE)
      .execute()
    await Promise.all(due.map(({ id }) => this.#settle(id)))
  }

  async #settle(id: string): Promise<void> {
    const kept = await this.#matches.find(id)
    if (!kept) return
    const { room } = kept
    const { now } = this.#matches.context
    if (room.match.state === 'sealing') return this.#matches.deal(kept)
    const seat = await room.certain(() => room.toMove)
    if (seat === null || room.match.due_at === null || room.match.due_at.getTime() > now()) return this.#matches.lookAgain(kept)
    if (room.isMinds(seat)) return this.#think(kept)
    if (isUnbegun(room)) return void (await this.#matches.callOff(kept))
    await room.decree(seat, '!flag', each => each.toMove === seat && hasFlagged(each.timing, now()))
  }

  /** Somebody thinks about it already, or the process that did is gone. */
  async #think(kept: Kept): Promise<void> {
    const { db, now } = this.#matches.context
    const later = new Date(now() + 10 * SWEEP_MS)
    await db.updateTable('match').set({ due_at: later }).where('id', '=', kept.room.id).where('ply', '=', kept.room.match.ply).execute()
    this.#matches.nudge(kept)
  }

  /** Says for everybody who sits here that they do. */
  async #present(): Promise<void> {
    const { db, now } = this.#matches.context
    const here = this.#matches.attended
      .filter(({ room }) => room.isLive)
      .flatMap(({ room, audience }) => ([0, 1] as const).filter(seat => audience.sits(seat)).map(seat => ({ match_id: room.id, seat })))
    await renewSeen(db, here, now())
  }

  /** Whoever was away from a live game for too long has left it. */
  async #gone(): Promise<void> {
    const { db, now } = this.#matches.context
    const gone = await db
      .selectFrom('presence')
      .innerJoin('match', 'match.id', 'presence.match_id')
      .innerJoin('contest', 'contest.id', 'match.contest_id')
      .select(['presence.match_id', 'presence.seat'])
      .where('presence.seen_at', '<', new Date(now() - AWAY_MS))
      .where('match.state', '=', 'playing')
      .where('contest.clock_kind', '=', 'live')
      .orderBy('presence.seen_at')
      .limit(MOST_DUE)
      .execute()
    for (const { match_id, seat } of gone) await this.#abandon(match_id, seat as Seat)
  }

  async #abandon(id: string, seat: Seat): Promise<void> {
    const kept = await this.#matches.find(id)
    if (!kept || kept.audience.sits(seat)) return
    if (isUnbegun(kept.room)) await this.#matches.callOff(kept)
    else await kept.room.decree(seat, '!abandon', room => room.toMove !== null && !kept.audience.sits(seat))
  }

  /** News may have been lost: what stands elsewhere in the database than here is looked at again. */
  async compare(): Promise<void> {
    const { db } = this.#matches.context
    const rooms = new Map(this.#matches.attended.map(kept => [kept.room.id, kept]))
    if (rooms.size === 0) return
    const rows = await db
      .selectFrom('match')
      .innerJoin('contest', 'contest.id', 'match.contest_id')
      .leftJoin('presence as first', join => join.onRef('first.match_id', '=', 'match.id').on('first.seat', '=', 0))
      .leftJoin('presence as second', join => join.onRef('second.match_id', '=', 'match.id').on('second.seat', '=', 1))
      .select(['match.id', 'match.ply', 'match.state', 'contest.state as whole', 'first.seen_at as seen0', 'second.seen_at as seen1'])
      .where('match.id', '=', sql<string>`any(${[...rooms.keys()]}::text[])`)
      .execute()
    for (const row of rows) {
      const kept = rooms.get(row.id)
      if (!kept || kept.room.isBusy) continue
      const { match, contest } = kept.room
      if (row.ply > match.ply || row.state !== match.state || row.whole !== contest.state) await this.#matches.lookAgain(kept)
      else this.#matches.leased(kept, [row.seen0, row.seen1])
    }
  }
}

function isUnbegun({ match }: Room): boolean {
  return match.ordinal === 1 && match.ply < 2
}

async function beat({ context: { db, now }, process: id }: Matches, people: number): Promise<void> {
  const at = new Date(now())
  await db
    .insertInto('process')
    .values({ id, people, at })
    .onConflict(conflict => conflict.column('id').doUpdateSet({ people, at }))
    .execute()
  await db
    .insertInto('pulse')
    .values({ id: 1, at })
    .onConflict(conflict => conflict.column('id').doUpdateSet({ at }))
    .execute()
}

/** After a time in which no process was there, nobody's clock has run, and nobody was away: it was us. */
async function giveTimeBack({ context: { db, now, log } }: Matches): Promise<void> {
  const at = now()
  await db.transaction().execute(async tx => {
    const pulse = await tx.selectFrom('pulse').selectAll().where('id', '=', 1).forUpdate().executeTakeFirst()
    const gap = pulse ? at - pulse.at.getTime() : 0
    if (gap >= GAP_MS) {
      const lost = sql<Date>`${gap}::double precision * interval '1 millisecond'`
      await tx
        .updateTable('match')
        .set({ since: sql`since + ${lost}`, due_at: sql`due_at + ${lost}` })
        .where('state', 'in', ['sealing', 'playing'])
        .execute()
      await tx
        .updateTable('presence')
        .set({ seen_at: new Date(at) })
        .execute()
      await tx
        .updateTable('seek')
        .set({ seen_at: sql`seen_at + ${lost}` })
        .where('clock_kind', '=', 'days')
        .execute()
      log.info({ gapMs: gap }, 'nobody was here for a while: the clocks were set back')
    }
    await tx
      .insertInto('pulse')
      .values({ id: 1, at: new Date(at) })
      .onConflict(conflict => conflict.column('id').doUpdateSet({ at: new Date(at) }))
      .execute()
  })
}
