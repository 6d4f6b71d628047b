/** A Redis of a test's own, on a free port, keeping nothing. It can be taken away and brought back, as happens to real ones. */
import { mkdtemp } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../tools/processes.js'
import { ensureRedis } from '../../tools/servers.js'
import { startServer } from './child.ts'

export interface TestRedis {
  readonly url: string
  stop(): Promise<void>
  /** After it was stopped: the same address, and nothing in it. */
  startAgain(): Promise<void>
}

export async function startRedis(): Promise<TestRedis> {
  const program = await ensureRedis()
  const port = await freePort()
  const start = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lockstep-redis-'))
    const command = [program, '--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder]
    return startServer(command, folder, () => pong(port))
  }
  let running = await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: () => running.stop(),
    async startAgain() {
      running = await start()
    },
  }
}

function pong(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'))
    const done = (answered: boolean): void => {
      socket.destroy()
      resolve(answered)
    }
    socket.once('data', text => done(text.toString().startsWith('+PONG')))
    socket.once('error', () => done(false))
    socket.once('close', () => done(false))
  })
}
