/** Sockets alone: those of the server beside a bare echo on `ws`, as many and in turn, while nobody plays. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import WebSocket from 'ws'
import { freePort } from '../../../tools/processes.js'
import { percentile, type Ticket } from '../crowd.ts'
import type { ServerProcess } from '../process.ts'
import { rateOf, type Speaker } from './rate.ts'
import { WEIGHABLE, type Weight, weigh, weighEach } from './weight.ts'

/** One kind of socket. */
export interface Measured {
  /** Messages there and back in a second, flat out: the middle of all turns. */
  readonly rate: number
  /** KiB for each connection. */
  readonly kib: number
}

export interface Compared {
  readonly ours: Measured
  readonly bare: Measured
}

const ECHOED = JSON.stringify({ kind: 'offer', match: 'abcdefghij', id: 'm1-l1', ply: 10, text: 'c3' })
const PING = '{"kind":"ping"}'
const TURNS = 3

interface Side {
  readonly sockets: readonly WebSocket[]
  readonly kib: number
}

/** Everybody with a ticket comes, is weighed, says what they can, and goes. */
export async function compareSockets(servers: readonly ServerProcess[], tickets: readonly Ticket[], turnMs: number): Promise<Compared> {
  const echo = await startEcho()
  const come: Come = ({ token }, at) => comeIn(servers[at % servers.length], token)
  const ours = await gathered(tickets, come, () => weighAll(servers))
  const bare = await gathered(tickets, () => opened(echo.url, {}), echo.weigh)
  const rates = { ours: [] as number[], bare: [] as number[] }
  for (let turn = 0; turn < TURNS; turn++) {
    rates.ours.push(await saying(ours.sockets, PING, turnMs))
    rates.bare.push(await saying(bare.sockets, ECHOED, turnMs))
  }
  await Promise.all([...ours.sockets, ...bare.sockets].map(leave))
  echo.stop()
  return {
    ours: { rate: percentile(rates.ours, 0.5), kib: ours.kib },
    bare: { rate: percentile(rates.bare, 0.5), kib: bare.kib },
  }
}

export async function weighAll(servers: readonly ServerProcess[]): Promise<Weight> {
  const weights = await Promise.all(servers.map(server => server.weigh()))
  return { alive: weights.reduce((sum, { alive }) => sum + alive, 0), all: weights.reduce((sum, { all }) => sum + all, 0) }
}

/** As a bot comes in. */
export function comeIn(server: ServerProcess | undefined, token: string): Promise<WebSocket> {
  const url = new URL('/socket', server?.address)
  url.protocol = 'ws:'
  return opened(url, { authorization: `Bearer ${token}` })
}

type Come = (ticket: Ticket, at: number) => Promise<WebSocket>

/** Twice: what a process makes when people come for the first time is there before anybody is weighed. */
async function gathered(tickets: readonly Ticket[], come: Come, weighed: () => Promise<Weight>): Promise<Side> {
  const before: WebSocket[] = []
  for (const [at, ticket] of tickets.entries()) before.push(await come(ticket, at))
  await Promise.all(before.map(leave))
  const sockets: WebSocket[] = []
  const kib = await weighEach(tickets, async (ticket, at) => void sockets.push(await come(ticket, at)), weighed)
  return { sockets, kib }
}

async function startEcho() {
  const port = await freePort()
  const program = fileURLToPath(new URL('./echo.js', import.meta.url))
  const child: ChildProcess = spawn(process.execPath, [...WEIGHABLE, program, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const { stdout, pid = 0 } = child
  if (!stdout) throw new Error('the echo cannot be heard')
  await once(stdout, 'data')
  return { url: `ws://127.0.0.1:${port}`, weigh: () => weigh(pid, stdout), stop: () => child.kill() }
}

function opened(url: string | URL, headers: Readonly<Record<string, string>>): Promise<WebSocket> {
  return new Promise((done, failed) => {
    const socket = new WebSocket(url, { headers, perMessageDeflate: false })
    socket.once('open', () => done(socket))
    socket.once('error', failed)
  })
}

/** Where there are few, they are sent away for saying far too much: with thousands nobody has to say so much. */
async function leave(socket: WebSocket): Promise<void> {
  if (socket.readyState === socket.CLOSED) return
  const gone = once(socket, 'close')
  socket.close()
  await gone
}

function saying(sockets: readonly WebSocket[], message: string, turnMs: number): Promise<number> {
  return rateOf(
    sockets.map(socket => speaker(socket, message)),
    turnMs,
  )
}

/** Says the same again whenever it was answered. */
function speaker(socket: WebSocket, message: string): Speaker {
  let count = 0
  const again = (): void => {
    count++
    if (socket.readyState === socket.OPEN) socket.send(message)
  }
  return {
    begin: () => {
      socket.on('message', again)
      socket.send(message)
    },
    end: () => void socket.off('message', again),
    count: () => count,
  }
}
