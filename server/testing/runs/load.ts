/**
 * `npm run load [-- --games 1000 --spectators 1000 --seconds 60 --processes 1|2 --postgres --seed TEXT]`: many live games at once, how long a move takes to be
 * acknowledged, and whether any was lost. In the same run a bare echo on `ws`, for the ratio.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import WebSocket from 'ws'
import { stream } from '../../../kernel/rng.ts'
import { freePort } from '../../../tools/processes.js'
import { type Database, openDatabase } from '../../data/database.ts'
import { migrate } from '../../data/migrate.ts'
import { createContest } from '../../matches/contests.ts'
import { findPlayables } from '../../matches/terms.ts'
import { audit, makePeople, percentile, type Ticket } from '../crowd.ts'
import { Player } from '../player.ts'
import { startPostgres } from '../postgres.ts'
import { ServerProcess } from '../process.ts'
import { startRedis } from '../redis.ts'
import { CRASH_TERMS } from './crash.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    spectators: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '60' },
    processes: { type: 'string', default: '1' },
    postgres: { type: 'boolean', default: false },
    busy: { type: 'string', default: '400' }, // games that are played as fast as possible, at the end
    seed: { type: 'string', default: String(Date.now()) },
  },
})
const games = Number(values.games)
const spectators = Number(values.spectators)
const seconds = Number(values.seconds)
const processes = Number(values.processes)
const sleep = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms))

/** Nobody runs out of time, and each game has a move every five seconds: of a thousand games, two hundred a second. */
const TERMS = { ...CRASH_TERMS, clock: { kind: 'live', baseMs: 3 * 3_600_000, incrementMs: 0 } } as const
const THINK_MS = 5_000

interface Stage {
  readonly servers: readonly ServerProcess[]
  open(): Promise<Database>
  close(): Promise<void>
}

/** One process has the database that comes along unless told otherwise; two share a PostgreSQL and a Redis. */
async function prepare(): Promise<Stage> {
  if (processes === 1 && !values.postgres) {
    const folder = await mkdtemp(join(tmpdir(), 'lockstep-load-'))
    const server = new ServerProcess(await freePort(), { LOCKSTEP_DATA: folder, DATABASE_URL: '', REDIS_URL: '' })
    return { servers: [server], open: () => openDatabase({ folder }), close: () => rm(folder, { recursive: true, force: true }) }
  }
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
  const url = await postgres.createDatabase()
  const env = { DATABASE_URL: url, REDIS_URL: processes === 1 ? '' : redis.url }
  const servers = await Promise.all(Array.from({ length: processes }, async () => new ServerProcess(await freePort(), env)))
  return {
    servers,
    open: () => openDatabase({ url }),
    async close() {
      await Promise.all([postgres.stop(), redis.stop()])
    },
  }
}

/** Games that wait for their players. */
async function layTables({ db }: Database, people: readonly Ticket[]): Promise<readonly string[]> {
  const playable = (await findPlayables()).get(TERMS.game)
  if (!playable) throw new Error(`nobody plays ${TERMS.game} here`)
  const matches: string[] = []
  for (let at = 0; at + 1 < people.length; at += 2) {
    const players = [people[at]?.id ?? '', people[at + 1]?.id ?? ''] as const
    matches.push(
      await db.transaction().execute(tx => createContest(tx, playable, { terms: TERMS, mode: 'casual', pool: null, players }, Date.now())),
    )
  }
  return matches
}

async function watch(address: string, token: string, match: string, heard: { count: number }): Promise<WebSocket> {
  const url = new URL('/socket', address)
  url.protocol = 'ws:'
  const socket = new WebSocket(url, { headers: { authorization: `Bearer ${token}` }, perMessageDeflate: false })
  socket.on('message', () => heard.count++)
  socket.on('error', () => {})
  await new Promise<void>(done => {
    socket.once('open', done)
    socket.once('close', done)
  })
  socket.send(JSON.stringify({ kind: 'join', match }))
  const pinging = setInterval(() => socket.readyState === WebSocket.OPEN && socket.send('{"kind":"ping"}'), 10_000)
  socket.once('close', () => clearInterval(pinging))
  return socket
}

async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

const told = (values: readonly number[]): string =>
  [0.5, 0.99, 1].map((share, at) => `${['p50', 'p99', 'most'][at]} ${percentile(values, share).toFixed(1)} ms`).join(', ')

async function run(): Promise<void> {
  console.log(`${games} games, ${spectators} spectators, ${seconds} s, ${processes} process(es), seed ${values.seed}`)
  const stage = await prepare()
  let database = await stage.open()
  await migrate(database.db)
  const people = await makePeople(database.db, games * 2, 'l')
  const watchers = await makePeople(database.db, spectators, 'w')
  const matches = await layTables(database, people)
  await database.close()
  await Promise.all(stage.servers.map(server => server.start()))
  const before = await Promise.all(stage.servers.map(({ pid }) => memoryOf(pid)))
  const addresses = stage.servers.map(({ address }) => address)
  const players = people.map(({ id, token }, index) => {
    const habits = { addresses: () => addresses, terms: TERMS, rated: false, thinkMs: THINK_MS }
    return new Player(id, token, 1, { ...habits, rng: stream(values.seed, `player ${index}`) })
  })
  for (const [index, player] of players.entries()) {
    player.start()
    if (index % 50 === 0) await sleep(40)
  }
  const heard = { count: 0 }
  const sockets: WebSocket[] = []
  for (const [index, { token }] of watchers.entries())
    sockets.push(await watch(addresses[index % addresses.length] ?? '', token, matches[index % matches.length] ?? '', heard))
  // All of them have to be dealt first, which in life does not happen in one second.
  for (let waited = 0; waited < 120 && players.some(({ acknowledged }) => acknowledged.length === 0); waited++) await sleep(1_000)
  console.log(`${players.filter(({ acknowledged }) => acknowledged.length > 0).length} of ${players.length} players have moved`)
  for (const player of players) player.latencies.length = 0
  const lines = (): number => players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  const [from, began] = [lines(), performance.now()]
  await sleep(seconds * 1000)
  const latencies = players.flatMap(player => player.latencies)
  const rate = (lines() - from) / ((performance.now() - began) / 1000)
  const after = await Promise.all(stage.servers.map(({ pid }) => memoryOf(pid)))
  const connections =
    players.filter(({ isOpen }) => isOpen).length + sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length
  console.log(`${rate.toFixed(0)} moves a second; move to acknowledgement ${told(latencies)}; spectators heard ${heard.count} messages`)
  const grown = after.reduce((sum, mb, at) => sum + mb - (before[at] ?? 0), 0)
  console.log(
    `${connections} connections; ${((grown * 1024) / connections).toFixed(1)} KiB each (${before.map(mb => mb.toFixed(0))} to ${after.map(mb => mb.toFixed(0))} MiB)`,
  )
  for (const socket of sockets) socket.close()
  const fastest = await saturate(players, Number(values.busy))
  for (const player of players) player.stop()
  await sleep(500)
  await Promise.all(stage.servers.map(server => server.stop()))
  database = await stage.open()
  const { acknowledged, faults } = await audit(database.db, players)
  await database.close()
  await stage.close()
  console.log(`${acknowledged} acknowledged; ${faults.length === 0 ? '0 lost, 0 doubled' : faults.slice(0, 10).join('\n')}`)
  const echo = await echoing(Number(values.busy) * 2, connections)
  console.log(
    `flat out: ${fastest.toFixed(0)} moves a second; a bare echo ${echo.rate.toFixed(0)} messages a second: ${(fastest / echo.rate).toFixed(2)} of it`,
  )
  console.log(`a bare socket takes ${echo.kib.toFixed(1)} KiB`)
  process.exit(faults.length === 0 ? 0 : 1)
}

/** Some of them stop thinking, and the rest stop playing. */
async function saturate(players: readonly Player[], busy: number): Promise<number> {
  const some = players.filter(({ match }) => match !== null).slice(0, busy * 2)
  for (const player of players) if (!some.includes(player)) player.stop()
  for (const player of some) player.thinkMs = 0
  await sleep(1_000)
  const lines = (): number => some.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  const [from, began] = [lines(), performance.now()]
  await sleep(3_000)
  return (lines() - from) / ((performance.now() - began) / 1000)
}

/** The least that a server on sockets does: says back what it hears. */
async function echoing(busy: number, connections: number): Promise<{ readonly rate: number; readonly kib: number }> {
  const port = await freePort()
  const child = spawn(process.execPath, [fileURLToPath(new URL('./echo.js', import.meta.url)), String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise(done => child.stdout.once('data', done))
  const before = await memoryOf(child.pid ?? 0)
  const open = (): Promise<WebSocket> =>
    new Promise(done => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false })
      socket.once('open', () => done(socket))
    })
  const sockets: WebSocket[] = []
  for (let at = 0; at < connections; at++) sockets.push(await open())
  const kib = (((await memoryOf(child.pid ?? 0)) - before) * 1024) / connections
  let count = 0
  const message = JSON.stringify({ kind: 'offer', match: 'abcdefghij', id: 'm1-l1', ply: 10, text: 'c3' })
  for (const socket of sockets.slice(0, busy)) {
    socket.on('message', () => {
      count++
      socket.send(message)
    })
    socket.send(message)
  }
  await sleep(1_000)
  const [from, began] = [count, performance.now()]
  await sleep(3_000)
  const rate = (count - from) / ((performance.now() - began) / 1000)
  child.kill()
  return { rate, kib }
}

await run()
