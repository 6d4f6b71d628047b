/** Many live games at once: how long a move takes to be acknowledged, how many a second there can be, what a connection weighs, and whether anything was lost. */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type WebSocket from 'ws'
import { stream } from '../../../kernel/rng.ts'
import type { Terms } from '../../../protocol/online.ts'
import { freePort } from '../../../tools/processes.js'
import { type Database, openDatabase } from '../../data/database.ts'
import { migrate } from '../../data/migrate.ts'
import { createContest } from '../../matches/contests.ts'
import { findPlayables } from '../../matches/terms.ts'
import { audit, makePeople, type Ticket } from '../crowd.ts'
import { Player } from '../player.ts'
import { startPostgres } from '../postgres.ts'
import { ServerProcess } from '../process.ts'
import { startRedis } from '../redis.ts'
import { type Compared, comeIn, compareSockets, weighAll } from './bare.ts'
import { sleep } from './rate.ts'
import { cpuOf, WEIGHABLE } from './weight.ts'

export interface Wish {
  readonly games: number
  readonly spectators: number
  readonly seconds: number
  /** Longer than that until so many moves were made, and spectators heard as much: on a busy machine seconds say little. */
  readonly least?: number
  /** About how long somebody thinks about a move. */
  readonly thinkMs: number
  /** For how long it is measured what is done flat out. */
  readonly rushMs: number
  readonly processes: 1 | 2
  /** Two processes have it in any case. */
  readonly postgres: boolean
  readonly seed: string
  readonly say: (line: string) => void
}

export interface Loaded {
  /** Milliseconds from each offer to its answer. */
  readonly latencies: readonly number[]
  readonly movesPerSecond: number
  /** Everybody plays without thinking: moves a second. */
  readonly flatOut: number
  /** Milliseconds of processor time that a move took then, in all processes of the server together. */
  readonly cpuPerMove: number
  /** Bytes that a line of the log takes in the database, its index included. */
  readonly bytesPerLine: number
  /** What sockets alone can do and weigh, beside a bare echo. */
  readonly sockets: Compared
  /** Games dealt in a second, at the start, when all come at once. */
  readonly dealt: number
  /** What spectators heard. */
  readonly heard: number
  readonly connections: number
  /** KiB for each game, with its two players' connections, and whoever watches it. */
  readonly gameKib: number
  /** MiB that the machine gave to all processes. */
  readonly all: number
  readonly acknowledged: number
  readonly faults: readonly string[]
}

/** Nobody runs out of time. */
const TERMS: Terms = { game: 'chainfall', preset: 'Bare', games: 1, clock: { kind: 'live', baseMs: 3 * 3_600_000, incrementMs: 0 } }

/** Between one score of players and the next. */
const ARRIVING_MS = 400

/** When so many of the games are over, the others no longer keep the server busy. */
const MOST_OVER = 0.2

interface Site {
  readonly servers: readonly ServerProcess[]
  open(): Promise<Database>
  close(): Promise<void>
}

export async function load(wish: Wish): Promise<Loaded> {
  const site = await prepare(wish)
  try {
    return await new Run(wish, site).run()
  } finally {
    await Promise.all(site.servers.map(server => server.stop()))
    await site.close()
  }
}

/** One process has the database that comes along unless told otherwise; two share a PostgreSQL and a Redis. */
async function prepare({ processes, postgres: isWanted }: Wish): Promise<Site> {
  if (processes === 1 && !isWanted) {
    const folder = await mkdtemp(join(tmpdir(), 'lockstep-load-'))
    const env = { LOCKSTEP_DATA: folder, DATABASE_URL: '', REDIS_URL: '' }
    const servers = [new ServerProcess(await freePort(), env, WEIGHABLE)]
    return { servers, open: () => openDatabase({ folder }), close: () => rm(folder, { recursive: true, force: true }) }
  }
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
  const url = await postgres.createDatabase()
  const env = { DATABASE_URL: url, REDIS_URL: processes === 1 ? '' : redis.url }
  const servers = await Promise.all(Array.from({ length: processes }, async () => new ServerProcess(await freePort(), env, WEIGHABLE)))
  const close = async (): Promise<void> => void (await Promise.all([postgres.stop(), redis.stop()]))
  return { servers, open: () => openDatabase({ url }), close }
}

class Run {
  readonly #wish: Wish
  readonly #site: Site
  #players: readonly Player[] = []
  readonly #spectators: WebSocket[] = []
  #heard = 0

  constructor(wish: Wish, site: Site) {
    this.#wish = wish
    this.#site = site
  }

  async run(): Promise<Loaded> {
    const { games, spectators, say } = this.#wish
    const { servers } = this.#site
    const { people, watchers, matches } = await this.#invite(games * 2, spectators)
    await Promise.all(servers.map(server => server.start()))
    const sockets = await compareSockets(servers, people, this.#wish.rushMs)
    for (const [at, watcher] of watchers.entries()) await this.#come(watcher, at)
    const empty = await weighAll(servers)
    const dealt = await this.#sit(people)
    say(`${games} games are dealt, ${dealt.toFixed(0)} a second`)
    await this.#watch(matches)
    const calm = await this.#play()
    const heard = this.#heard
    const full = await weighAll(servers)
    const connections = this.#players.length + this.#spectators.length
    for (const socket of this.#spectators) socket.terminate()
    const rush = await this.#rush()
    for (const player of this.#players) player.stop()
    await sleep(500)
    await Promise.all(servers.map(server => server.stop()))
    const { acknowledged, faults, bytesPerLine } = await this.#audit()
    const gameKib = (full.alive - empty.alive) / games
    return { ...calm, ...rush, bytesPerLine, dealt, sockets, connections, gameKib, all: full.all / 1024, heard, acknowledged, faults }
  }

  /** People, and games that wait for them. */
  async #invite(players: number, spectators: number) {
    const database = await this.#site.open()
    await migrate(database.db)
    const people = await makePeople(database.db, players, 'l')
    const watchers = await makePeople(database.db, spectators, 'w')
    const matches = await layTables(database, people)
    await database.close()
    return { people, watchers, matches }
  }

  /** Fifty come in a second, which is a lot. Returns how many games were dealt in a second. */
  async #sit(people: readonly Ticket[]): Promise<number> {
    const addresses = this.#site.servers.map(({ address }) => address)
    const began = performance.now()
    this.#players = people.map(({ id, token }, index) => {
      const rng = stream(this.#wish.seed, `player ${index}`)
      return new Player(id, token, 1, {
        addresses: () => addresses,
        terms: TERMS,
        rated: false,
        thinkMs: this.#wish.thinkMs,
        openMs: 20_000,
        rng,
      })
    })
    for (const [index, player] of this.#players.entries()) {
      player.start()
      if (index % 20 === 19) await sleep(ARRIVING_MS)
    }
    while (this.#players.some(({ knows, isDone }) => !knows && !isDone)) await sleep(50)
    const rate = people.length / 2 / ((performance.now() - began) / 1000)
    while (this.#players.some(({ acknowledged, isDone }) => acknowledged.length === 0 && !isDone)) await sleep(200)
    return rate
  }

  /** Is there, and does nothing yet. */
  async #come({ token }: Ticket, at: number): Promise<void> {
    const { servers } = this.#site
    const socket = await comeIn(servers[at % servers.length], token)
    socket.on('message', () => this.#heard++)
    const pinging = setInterval(() => socket.send('{"kind":"ping"}'), 10_000)
    socket.once('close', () => clearInterval(pinging))
    this.#spectators.push(socket)
  }

  /** They come one after another, and all of them have seen their board before anything is measured. */
  async #watch(matches: readonly string[]): Promise<void> {
    for (const [index, socket] of this.#spectators.entries()) {
      const seen = once(socket, 'message')
      socket.send(JSON.stringify({ kind: 'join', match: matches[index % matches.length] }))
      await seen
    }
    this.#heard = 0
  }

  async #play(): Promise<Pick<Loaded, 'latencies' | 'movesPerSecond'>> {
    for (const player of this.#players) player.latencies.length = 0
    const [from, began] = [this.#lines(), performance.now()]
    await sleep(this.#wish.seconds * 1000)
    while (Math.min(this.#lines() - from, this.#heard) < (this.#wish.least ?? 0) && this.#playing() > 0) await sleep(50)
    const movesPerSecond = (this.#lines() - from) / ((performance.now() - began) / 1000)
    return { latencies: this.#players.flatMap(player => player.latencies), movesPerSecond }
  }

  /** Nobody thinks any more, until too many games are over. */
  async #rush(): Promise<Pick<Loaded, 'flatOut' | 'cpuPerMove'>> {
    for (const player of this.#players) player.thinkMs = 0
    await sleep(500)
    const [atFirst, from, spent, began] = [this.#playing(), this.#lines(), await this.#cpu(), performance.now()]
    while (this.#playing() >= atFirst * (1 - MOST_OVER) && performance.now() - began < 2 * this.#wish.rushMs) await sleep(50)
    const moves = this.#lines() - from
    return { flatOut: moves / ((performance.now() - began) / 1000), cpuPerMove: ((await this.#cpu()) - spent) / moves }
  }

  #playing(): number {
    return this.#players.filter(({ match }) => match !== null).length
  }

  async #cpu(): Promise<number> {
    const spent = await Promise.all(this.#site.servers.map(({ pid }) => cpuOf(pid)))
    return spent.reduce((sum, ms) => sum + ms, 0)
  }

  #lines(): number {
    return this.#players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  }

  async #audit() {
    const database = await this.#site.open()
    const found = await audit(database.db, this.#players)
    const { rows } = await sql<{ bytes: number }>`select pg_total_relation_size('match_log') as bytes`.execute(database.db)
    await database.close()
    return { ...found, bytesPerLine: (rows[0]?.bytes ?? 0) / found.lines }
  }
}

async function layTables({ db }: Database, people: readonly Ticket[]): Promise<readonly string[]> {
  const playable = (await findPlayables()).get(TERMS.game)
  if (!playable) throw new Error(`nobody plays ${TERMS.game} here`)
  const matches: string[] = []
  for (let at = 0; at + 1 < people.length; at += 2) {
    const players = [people[at]?.id ?? '', people[at + 1]?.id ?? ''] as const
    const wish = { terms: TERMS, mode: 'casual', pool: null, players } as const
    matches.push(await db.transaction().execute(tx => createContest(tx, playable, wish, Date.now())))
  }
  return matches
}
