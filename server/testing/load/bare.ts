/** A bare echo on `ws`, to compare with: as many sockets, the same kind of message. */
import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import WebSocket from 'ws'
import { freePort } from '../../../tools/processes.js'
import { rateOf, type Speaker } from './rate.ts'
import { WEIGHABLE, weigh, weighEach } from './weight.ts'

export interface Bare {
  /** Messages there and back in a second, flat out. */
  readonly rate: number
  /** KiB for each connection. */
  readonly kib: number
}

const MESSAGE = JSON.stringify({ kind: 'offer', match: 'abcdefghij', id: 'm1-l1', ply: 10, text: 'c3' })

export async function echoing(connections: number, rushMs: number): Promise<Bare> {
  const port = await freePort()
  const child: ChildProcess = spawn(process.execPath, [...WEIGHABLE, fileURLToPath(new URL('./echo.js', import.meta.url)), String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const { stdout, pid = 0 } = child
  if (!stdout) throw new Error('the echo cannot be heard')
  await new Promise(done => stdout.once('data', done))
  const sockets: WebSocket[] = []
  const come = async (): Promise<void> => void sockets.push(await opened(`ws://127.0.0.1:${port}`, {}))
  const { kib } = await weighEach(Array.from({ length: connections }), come, () => weigh(pid, stdout))
  const rate = await rateOf(
    sockets.map(socket => echoed(socket, MESSAGE)),
    rushMs,
  )
  for (const socket of sockets) socket.terminate()
  child.kill()
  return { rate, kib }
}

export function opened(url: string | URL, headers: Readonly<Record<string, string>>): Promise<WebSocket> {
  return new Promise((done, failed) => {
    const socket = new WebSocket(url, { headers, perMessageDeflate: false })
    socket.once('open', () => done(socket))
    socket.once('error', failed)
  })
}

/** Says the same again whenever it was answered. */
export function echoed(socket: WebSocket, message: string): Speaker {
  let count = 0
  let isOver = false
  socket.on('message', () => {
    if (isOver) return
    count++
    socket.send(message)
  })
  return {
    begin: () => socket.send(message),
    end: () => {
      isOver = true
    },
    count: () => count,
  }
}
