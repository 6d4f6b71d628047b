/**
 * `npm run crash [-- --games 200 --minutes 2 --seed TEXT]`: live games over two processes, PostgreSQL and Redis, while processes are killed, PostgreSQL
 * crashes, Redis goes away and sockets are cut. Then `-- --embedded`: one process with its own database, killed again and again.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { below, pick, type Rng, stream } from '../../../kernel/rng.ts'
import type { Terms } from '../../../protocol/online.ts'
import { freePort } from '../../../tools/processes.js'
import { openDatabase } from '../../data/database.ts'
import { migrate } from '../../data/migrate.ts'
import { type Audit, audit, makePeople, percentile } from '../crowd.ts'
import { Player } from '../player.ts'
import { startPostgres } from '../postgres.ts'
import { ServerProcess } from '../process.ts'
import { startRedis } from '../redis.ts'

/** Few enough actions that all are sent with the position, enough moves that much can happen meanwhile. */
export const CRASH_TERMS: Terms = {
  game: 'chainfall',
  preset: 'Bare',
  games: 1,
  clock: { kind: 'live', baseMs: 120_000, incrementMs: 2_000 },
}

export interface Wish {
  readonly games: number
  readonly seed: string
  readonly thinkMs: number
  /** Milliseconds between two kills, about. */
  readonly killMs: number
  readonly say: (line: string) => void
}

export interface Crashed extends Audit {
  readonly kills: number
  readonly cuts: number
  readonly returns: readonly number[]
  readonly refusals: number
}

const sleep = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms))

/** Two processes, PostgreSQL and Redis. */
export async function crashMany({ games, seed, thinkMs, killMs, say }: Wish): Promise<Crashed> {
  const rng = stream(seed, 'crash')
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
  const url = await postgres.createDatabase()
  const database = await openDatabase({ url })
  await migrate(database.db)
  const people = await makePeople(database.db, games * 2, 'c')
  const servers = await Promise.all(
    [0, 1].map(async () => new ServerProcess(await freePort(), { DATABASE_URL: url, REDIS_URL: redis.url })),
  )
  await Promise.all(servers.map(server => server.start()))
  say(`${games} games over two processes, seed ${seed}`)
  const players = people.map(({ id, token }, index) => {
    const habits = { addresses: () => servers.map(({ address }) => address), terms: CRASH_TERMS, rated: true, thinkMs }
    return new Player(id, token, 1, { ...habits, rng: stream(seed, `player ${index}`) })
  })
  for (const player of players) player.start()
  const misfortune = new Misfortune(rng, players, say)
  const calamities = [() => postgres.crash(), () => awhile(redis), () => awhile(redis)]
  for (let round = 0; isGoingOn(players); round++) {
    const before = acknowledgedBy(players)
    await sleep(killMs / 2 + below(rng, killMs))
    // Whatever is killed has something to lose, however slow the machine is.
    while (acknowledgedBy(players) < before + games && isGoingOn(players) && servers.every(({ isUp }) => isUp)) await sleep(20)
    await misfortune.kill(pick(rng, servers))
    misfortune.cutSome()
    if (round % 3 === 1) await calamities.shift()?.()
  }
  await sleep(1_000)
  for (const player of players) player.stop()
  const found = await audit(database.db, players)
  await Promise.all(servers.map(server => server.stop()))
  await database.close()
  await Promise.all([postgres.stop(), redis.stop()])
  return { ...withCollapses(found, servers), ...misfortune.counts, ...sums(players) }
}

/** Whoever is not killed lives: a process that ends by itself is a fault, although others take over. */
function withCollapses(found: Audit, servers: readonly ServerProcess[]): Audit {
  return { ...found, faults: [...found.faults, ...servers.flatMap(({ collapses }) => collapses)] }
}

/** Somebody plays, or two could. Whoever was paired, cut off and given up before hearing of it looks for a game again, and may be the last one there. */
function isGoingOn(players: readonly Player[]): boolean {
  const left = players.filter(({ isDone }) => !isDone)
  return left.length > 1 || left.some(({ match }) => match !== null)
}

async function awhile(redis: { stop(): Promise<void>; startAgain(): Promise<void> }): Promise<void> {
  await redis.stop()
  await sleep(1_500)
  await redis.startAgain()
}

/** One process and the database that comes along. */
export async function crashEmbedded({ games, seed, thinkMs, killMs, say }: Wish, rounds: number): Promise<Crashed> {
  const rng = stream(seed, 'embedded')
  const folder = await mkdtemp(join(tmpdir(), 'lockstep-crash-'))
  try {
    const before = await openDatabase({ folder })
    await migrate(before.db)
    const people = await makePeople(before.db, games * 2, 'e')
    await before.close()
    const server = new ServerProcess(await freePort(), { LOCKSTEP_DATA: folder, DATABASE_URL: '', REDIS_URL: '' })
    await server.start()
    say(`${games} games in one process with its own database, ${rounds} rounds, seed ${seed}`)
    const players = people.map(({ id, token }, index) => {
      const habits = { addresses: () => [server.address], terms: CRASH_TERMS, rated: true, thinkMs }
      return new Player(id, token, Number.POSITIVE_INFINITY, { ...habits, rng: stream(seed, `player ${index}`) })
    })
    for (const player of players) player.start()
    const misfortune = new Misfortune(rng, players, say)
    for (let round = 0; round < rounds; round++) {
      const before = acknowledgedBy(players)
      await sleep(killMs / 2 + below(rng, killMs))
      while (acknowledgedBy(players) < before + games && server.isUp) await sleep(20)
      await misfortune.kill(server)
    }
    await sleep(2_000)
    for (const player of players) player.stop()
    await server.stop()
    const after = await openDatabase({ folder })
    const found = await audit(after.db, players)
    await after.close()
    return { ...withCollapses(found, [server]), ...misfortune.counts, ...sums(players) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function acknowledgedBy(players: readonly Player[]): number {
  return players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
}

function sums(players: readonly Player[]): Pick<Crashed, 'returns' | 'refusals'> {
  return { returns: players.flatMap(({ returns }) => returns), refusals: players.reduce((sum, { refusals }) => sum + refusals, 0) }
}

class Misfortune {
  readonly #rng: Rng
  readonly #players: readonly Player[]
  readonly #say: (line: string) => void
  #kills = 0
  #cuts = 0

  constructor(rng: Rng, players: readonly Player[], say: (line: string) => void) {
    this.#rng = rng
    this.#players = players
    this.#say = say
  }

  get counts(): { readonly kills: number; readonly cuts: number } {
    return { kills: this.#kills, cuts: this.#cuts }
  }

  async kill(server: ServerProcess): Promise<void> {
    await server.kill()
    this.#kills++
    await server.start()
    const done = this.#players.filter(({ isDone }) => isDone).length
    this.#say(`killed ${this.#kills} times; ${done} of ${this.#players.length} players are done`)
  }

  cutSome(): void {
    for (const player of this.#players) {
      if (below(this.#rng, 10) > 0) continue
      player.cut()
      this.#cuts++
    }
  }
}

export function toldOf({ contests, open, lines, acknowledged, kills, cuts, returns, refusals, faults }: Crashed): string {
  const seconds = (share: number): string => (percentile(returns, share) / 1000).toFixed(2)
  return [
    `${contests} contests, ${open} open; ${lines} lines; ${acknowledged} acknowledged; ${kills} kills, ${cuts} cuts, ${refusals} refusals`,
    `back after ${seconds(0.5)} s (median), ${seconds(0.99)} s (p99), ${seconds(1)} s (longest), ${returns.length} times`,
    faults.length === 0 ? 'nothing acknowledged is lost or doubled; every rating changed once' : faults.slice(0, 20).join('\n'),
  ].join('\n')
}

if (process.argv[1]?.endsWith('crash.ts')) {
  const { values } = parseArgs({
    options: {
      games: { type: 'string' },
      seed: { type: 'string', default: String(Date.now()) },
      embedded: { type: 'boolean', default: false },
    },
  })
  const wish = { seed: values.seed, thinkMs: 1_500, killMs: 6_000, say: (line: string) => console.log(line) }
  const crashed = values.embedded
    ? await crashEmbedded({ ...wish, games: Number(values.games ?? 20), killMs: 4_000 }, 20)
    : await crashMany({ ...wish, games: Number(values.games ?? 200) })
  console.log(toldOf(crashed))
  if (crashed.faults.length > 0 || (crashed.open > 0 && !values.embedded)) process.exitCode = 1
}
