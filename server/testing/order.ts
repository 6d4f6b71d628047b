/**
 * Schedules at random: two players, clocks, resignations, cut connections and crashes in any order, many of them at once, against the real matches on a
 * real database. What is told and what is written must be explained by some order of what was asked, in a plain model of a contest.
 */
import { deepStrictEqual } from 'node:assert'
import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import pino from 'pino'
import type { Seat } from '../../kernel/game.ts'
import { copy } from '../../kernel/plain.ts'
import { parsePlain } from '../../kernel/plaintext.ts'
import { below, pick, type Rng, stream } from '../../kernel/rng.ts'
import { LocalBus } from '../bus/bus.ts'
import type { Context } from '../context.ts'
import type { Tables } from '../data/tables.ts'
import type { Listener } from '../matches/audience.ts'
import { createContest } from '../matches/contests.ts'
import { Matches } from '../matches/matches.ts'
import { Sweeper } from '../matches/sweeper.ts'
import { findPlayables, type Playables } from '../matches/terms.ts'
import { type Asked, ask, giveBack, lookAround, type Model, newModel, passTime, snapshotOf, type Told } from './model.ts'

const PEOPLE = ['model0', 'model1'] as const
const SILENT: Listener = { send: () => {}, sendText: () => {} }
const GAP_MS = 4_000
const LOOK_MS = 8_000

/** A server process that can die in the middle of anything. */
interface Process {
  readonly matches: Matches
  readonly sweeper: Sweeper
  readonly here: [boolean, boolean]
  readonly listeners: readonly [Listener, Listener]
  lookedAt: number
  dead: boolean
}

export interface World {
  readonly db: Kysely<Tables>
  readonly playables: Playables
  now: number
}

export async function openWorld(db: Kysely<Tables>): Promise<World> {
  const at = new Date(Date.UTC(2026, 10, 16))
  for (const id of PEOPLE)
    await db
      .insertInto('person')
      .values({
        ...{
          id,
          kind: 'person',
          name: id,
          name_key: id,
          password_hash: null,
          owner_id: null,
          created_at: at,
          seen_at: at,
          deleted_at: null,
        },
      })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  return { db, playables: await findPlayables(), now: at.getTime() }
}

/** Throws with the seed and everything that was done, if something cannot be explained. */
export async function runSchedule(world: World, seed: string): Promise<number> {
  const rng = stream(seed, 'schedule')
  const schedule = new Schedule(world, rng)
  try {
    await schedule.open()
    const steps = 4 + below(rng, 24)
    for (let step = 0; step < steps && schedule.isOpen; step++) await schedule.step()
    await schedule.finish()
    return schedule.done.length
  } catch (error) {
    throw new Error(`seed ${seed}: ${String(error)}\n${schedule.done.join('\n')}`)
  }
}

class Schedule {
  readonly done: string[] = []
  readonly #world: World
  readonly #rng: Rng
  #process: Process
  #model!: Model
  #contest = ''
  #matches: string[] = []
  #pulse = 0
  #count = 0
  #earlier: Asked[] = []

  constructor(world: World, rng: Rng) {
    this.#world = world
    this.#rng = rng
    this.#process = this.#start()
  }

  get isOpen(): boolean {
    return this.#model.state === 'open'
  }

  #start(): Process {
    const { db, playables } = this.#world
    const bus = new LocalBus()
    const dying = { dead: false }
    const context: Context = { db: mortal(db, dying), bus, now: () => this.#world.now, log: pino({ level: 'silent' }) }
    const matches = new Matches(context, { playables, think: async () => null, isShared: false, patience: { attempts: 1, pauseMs: 0 } })
    const sweeper = new Sweeper(matches, { seeking: () => [], present: () => [], isShared: false })
    const listeners = [{ ...SILENT }, { ...SILENT }] as const
    return Object.assign(dying, { matches, sweeper, here: [false, false] as [boolean, boolean], listeners, lookedAt: 0 })
  }

  async open(): Promise<void> {
    const { db, playables, now } = this.#world
    await this.#process.sweeper.arrive()
    this.#pulse = now
    const clock = pick(this.#rng, ['live', 'days'] as const)
    const terms = {
      games: pick(this.#rng, [1, 2] as const),
      clock,
      baseMs: clock === 'days' ? 86_400_000 : 60_000,
      incrementMs: clock === 'days' ? 0 : 2_000,
    }
    const playable = playables.get('nim')
    if (!playable) throw new Error('nim is gone')
    const asked = {
      ...{ game: 'nim', preset: playable.game.presets[0]?.name ?? '', games: terms.games },
      clock:
        clock === 'days' ? { kind: clock, moveMs: terms.baseMs } : { kind: clock, baseMs: terms.baseMs, incrementMs: terms.incrementMs },
    } as const
    const id = await db
      .transaction()
      .execute(tx => createContest(tx, playable, { terms: asked, mode: 'ranked', pool: 'model', players: PEOPLE }, now))
    const kept = await this.#process.matches.find(id)
    if (!kept) throw new Error('the match is gone')
    await this.#process.matches.deal(kept)
    this.#contest = kept.room.contest.id
    this.#matches = [id]
    const deal = parsePlain(kept.room.match.deal ?? '') as { heaps: number[]; first: Seat }
    this.#model = newModel(terms, deal.heaps, deal.first, now)
    this.done.push(JSON.stringify({ terms, deal }))
    for (const seat of [0, 1] as const) await this.#connect(seat)
  }

  async step(): Promise<void> {
    const roll = below(this.#rng, 100)
    if (roll < 45) await this.#atOnce(1)
    else if (roll < 65) await this.#atOnce(2 + below(this.#rng, 2))
    else if (roll < 78) await this.#wait()
    else if (roll < 86) await this.#sweep()
    else if (roll < 92) await this.#toggle(pick(this.#rng, [0, 1] as const))
    else await this.#crash()
    await this.#compare([this.#model])
  }

  /** Time alone ends every contest. */
  async finish(): Promise<void> {
    for (let each = 0; each < 6 && this.isOpen; each++) {
      this.#world.now += 2 * 86_400_000
      await this.#sweep()
    }
    await this.#compare([this.#model])
    if (this.isOpen) throw new Error('it never ended')
    this.#process.dead = true
  }

  // ── Things that are asked ──────────────────────────────────────────────────────────────────────────

  /** Several at once: any order of them may have happened, and the model must know one that explains all answers. */
  async #atOnce(count: number): Promise<void> {
    const asked = Array.from({ length: count }, () => this.#something())
    this.done.push(`${this.#world.now} at once ${JSON.stringify(asked)}`)
    const process = this.#process
    const told = await Promise.all(asked.map(each => this.#ask(process, each)))
    await this.#explain(asked, told)
  }

  #something(): Asked {
    const game = this.#model.games.length - 1
    const { lines, heaps, turn } = this.#model.games[game] as Model['games'][number]
    const roll = below(this.#rng, 100)
    if (roll < 4) return { kind: 'abort', game }
    const again = roll < 14 && this.#earlier.length > 0 ? pick(this.#rng, this.#earlier) : null
    if (again) return again
    const seat = roll < 85 ? turn : ((1 - turn) as Seat)
    const heap = below(this.#rng, heaps.length)
    const text = roll > 96 ? '!resign' : `${String.fromCharCode(97 + heap)}${1 + below(this.#rng, Math.max(1, heaps[heap] ?? 0))}`
    const ply = roll > 88 && roll < 92 ? lines.length + 1 - below(this.#rng, 3) : lines.length
    const asked: Asked = { kind: 'offer', game, seat, id: `o${++this.#count}`, ply: Math.max(0, ply), text }
    this.#earlier.push(asked)
    return asked
  }

  async #ask({ matches }: Process, asked: Asked): Promise<Told | null> {
    const id = this.#matches[asked.game] ?? ''
    try {
      if (asked.kind === 'abort') return (await matches.abort(id, PEOPLE[0]))?.code ?? 'written'
      // Players swap seats between the games of a pair.
      const person = PEOPLE[asked.game === 0 ? asked.seat : ((1 - asked.seat) as Seat)] ?? ''
      const answer = await matches.offer(id, person, asked)
      return answer.kind === 'refused' ? answer.refusal.code : answer.kind
    } catch (error) {
      if (error instanceof Died) return null
      throw error
    }
  }

  /** `told` null: the process died before it answered, so it may have happened or not. */
  async #explain(asked: readonly Asked[], told: readonly (Told | null)[]): Promise<void> {
    const futures: Model[] = []
    for (const order of permutations(asked.length)) {
      for (const skipped of subsets(order.filter(index => told[index] === null))) {
        const model = copy(this.#model) as Model
        const fits = order.every(index => {
          if (skipped.includes(index)) return true
          const said = ask(model, asked[index] as Asked, this.#world.now)
          return told[index] === null || told[index] === said
        })
        if (fits) futures.push(model)
      }
    }
    this.done.push(`  told ${JSON.stringify(told)}: ${futures.length} ways`)
    if (futures.length === 0) throw new Error('no order explains what was told')
    await this.#compare(futures)
  }

  // ── Things that happen ─────────────────────────────────────────────────────────────────────────────

  async #wait(): Promise<void> {
    const ms = pick(this.#rng, [0, 1, 999, 5_000, 20_000, 46_000, 61_000, 125_000, 90_000_000])
    this.#world.now += ms
    this.done.push(`${this.#world.now} waited ${ms}`)
  }

  async #sweep(): Promise<void> {
    const { sweeper, here } = this.#process
    const { now } = this.#world
    this.done.push(`${now} swept, here ${here.join()}`)
    await sweeper.sweep()
    await this.#process.matches.settled()
    this.#pulse = now
    passTime(this.#model, now)
    if (now - this.#process.lookedAt < LOOK_MS) return
    this.#process.lookedAt = now
    lookAround(this.#model, here, now)
  }

  async #toggle(seat: Seat): Promise<void> {
    this.done.push(`${this.#world.now} seat ${seat} ${this.#process.here[seat] ? 'left' : 'came'}`)
    if (!this.#process.here[seat]) return this.#connect(seat)
    const game = this.#model.games.length - 1
    this.#process.matches.leave(this.#matches[game] ?? '', this.#personAt(seat), this.#process.listeners[seat])
    await this.#process.matches.writePresence()
    this.#process.here[seat] = false
    this.#model.seen[seat] = this.#world.now
  }

  async #connect(seat: Seat): Promise<void> {
    const game = this.#model.games.length - 1
    await this.#process.matches.join(this.#matches[game] ?? '', this.#personAt(seat), this.#process.listeners[seat])
    await this.#process.matches.writePresence()
    this.#process.here[seat] = true
    this.#model.seen[seat] = this.#world.now
  }

  #personAt(seat: Seat): string {
    return PEOPLE[this.#model.games.length === 2 ? ((1 - seat) as Seat) : seat]
  }

  /** In the middle of what was asked, as often as not. */
  async #crash(): Promise<void> {
    const old = this.#process
    const asked = Array.from({ length: below(this.#rng, 3) }, () => this.#something())
    const asking = asked.map(each => this.#ask(old, each))
    for (let beat = below(this.#rng, 6); beat > 0; beat--) await new Promise(done => setImmediate(done))
    old.dead = true
    const told = await Promise.all(asking)
    // What had reached the database may still be written.
    await this.#world.db.selectFrom('pulse').selectAll().execute()
    this.done.push(`${this.#world.now} crashed in ${JSON.stringify(asked)}`)
    this.#process = this.#start()
    await this.#explain(asked, told)
    const away = pick(this.#rng, [0, 100, 3_999, 4_000, 60_000])
    this.#world.now += away
    const { now } = this.#world
    await this.#process.sweeper.arrive()
    if (now - this.#pulse >= GAP_MS) giveBack(this.#model, now - this.#pulse, now)
    this.#pulse = now
    this.done.push(`${now} another process came after ${away}`)
    for (const seat of [0, 1] as const) if (below(this.#rng, 4) > 0) await this.#connect(seat)
  }

  // ── What is compared ───────────────────────────────────────────────────────────────────────────────

  /** One of the futures is what the database has. It is the one that goes on. */
  async #compare(futures: readonly Model[]): Promise<void> {
    const there = await this.#written()
    const found = futures.find(model => isDeepStrictEqual(snapshotOf(model), there))
    if (!found) deepStrictEqual(there, snapshotOf(futures[0] as Model))
    else this.#adopt(found)
  }

  #adopt(model: Model): void {
    const games = this.#model.games.length
    this.#model = model
    // Whoever was at the first game of a pair has to go to the second.
    if (model.games.length > games) this.#process.here.fill(false)
  }

  async #written(): Promise<unknown> {
    const { db } = this.#world
    const matches = await db.selectFrom('match').selectAll().where('contest_id', '=', this.#contest).orderBy('ordinal').execute()
    const contest = await db.selectFrom('contest').selectAll().where('id', '=', this.#contest).executeTakeFirstOrThrow()
    const changes = await db.selectFrom('rating_change').select('person_id').where('contest_id', '=', this.#contest).execute()
    this.#matches = matches.map(({ id }) => id)
    const games = []
    for (const match of matches) {
      const lines = await db.selectFrom('match_log').selectAll().where('match_id', '=', match.id).orderBy('ply').execute()
      if (lines.some((line, ply) => line.ply !== ply) || lines.length !== match.ply) throw new Error('the log has a hole')
      games.push({
        state: match.state,
        lines: lines.map(({ seat, text, client_id, left_ms }) => [seat, text, client_id, left_ms]),
        left: [match.left0_ms, match.left1_ms],
        ...(match.state === 'playing' ? { since: match.since.getTime(), turn: match.to_move } : {}),
      })
    }
    const { state, half, margin, because } = contest
    return { games, state, half, margin, because, rated: changes.length }
  }
}

/** A process that is dead asks nothing any more. */
class Died extends Error {}

function mortal(db: Kysely<Tables>, process: { dead: boolean }): Kysely<Tables> {
  return db.withPlugin({
    transformQuery({ node }) {
      if (process.dead) throw new Died()
      return node
    },
    transformResult: async ({ result }) => {
      if (process.dead) throw new Died()
      return result
    },
  })
}

function permutations(count: number): number[][] {
  if (count === 0) return [[]]
  return permutations(count - 1).flatMap(order =>
    Array.from({ length: count }, (_, at) => [...order.slice(0, at), count - 1, ...order.slice(at)]),
  )
}

function subsets(items: readonly number[]): number[][] {
  return items.reduce<number[][]>((all, item) => [...all, ...all.map(each => [...each, item])], [[]])
}
