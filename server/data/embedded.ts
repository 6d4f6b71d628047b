/** The database that comes along: PGlite on a thread (embedded.worker.js), reached over a socket that only this account can open. */
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { DataError } from './data-error.ts'
import type { Answer, Orders } from './embedded.worker.js'
import { claimFolder } from './folder.ts'
import { type Lock, lockFolder } from './lock.ts'

export interface Embedded {
  /** What the driver connects to: a folder with a socket in it, or a name of this machine. */
  readonly host: string
  readonly port: number
  close(): Promise<void>
}

/** PostgreSQL's own number: part of the name of a socket. */
const PORT = 5432

/** What a socket may be called on every system, its end included. */
const LONGEST_SOCKET = 100

/** @param folder null: in memory, and gone when it is closed. */
export async function openEmbedded(folder: string | null, failed: (error: Error) => void): Promise<Embedded> {
  if (folder === null) return startThread(null, null, failed)
  const whole = resolve(folder)
  await claimFolder(whole)
  const lock = await lockFolder(whole)
  return startThread(whole, lock, failed).catch(async (error: unknown) => {
    await lock.release()
    throw error
  })
}

async function startThread(folder: string | null, lock: Lock | null, failed: (error: Error) => void): Promise<Embedded> {
  const place = await socketPlace(folder)
  const orders: Orders = {
    folder: folder === null ? null : join(folder, 'database'),
    template: await templatePath(),
    socket: place.socket,
    port: place.port,
  }
  // Nothing of our own flags: the thread is plain JavaScript and needs no loader.
  const worker = new Worker(new URL('./embedded.worker.js', import.meta.url), { workerData: orders, execArgv: [] })
  const gone = once(worker, 'exit')
  let closing = false
  worker.on('error', error => (closing ? undefined : failed(error instanceof Error ? error : new Error(String(error)))))
  worker.on('exit', () => (closing ? undefined : failed(new Error('the thread of the embedded database ended'))))
  const close = async (): Promise<void> => {
    closing = true
    worker.postMessage('close')
    await gone
    await place.remove()
    await lock?.release()
  }
  const answer = await Promise.race([once(worker, 'message').then(([said]) => said as Answer), gone.then(() => null)])
  if (answer?.ready) return { host: place.host, port: place.port, close }
  closing = true
  await worker.terminate()
  await place.remove()
  throw new DataError(
    `the embedded database${folder === null ? '' : ` in ${folder}`} does not open: ${answer?.because ?? 'its thread ended'}`,
  )
}

interface SocketPlace {
  readonly host: string
  readonly port: number
  readonly socket: string | null
  remove(): Promise<void>
}

async function socketPlace(folder: string | null): Promise<SocketPlace> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await freePort(), socket: null, remove: async () => undefined }
  const beside = folder !== null && join(folder, `.s.PGSQL.${PORT}`).length <= LONGEST_SOCKET
  const host = beside ? folder : await mkdtemp(join(tmpdir(), 'lockstep-'))
  const socket = join(host, `.s.PGSQL.${PORT}`)
  // One that a dead process left; that it is dead is known from the lock.
  await rm(socket, { force: true })
  return { host, port: PORT, socket, remove: () => rm(beside ? socket : host, { recursive: true, force: true }) }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('there is no free port on this machine')
  return address.port
}

/** An empty database to begin from, kept beside what else can be made again. Another version is another file. */
async function templatePath(): Promise<string> {
  const project = fileURLToPath(new URL('../../', import.meta.url))
  const { dependencies } = JSON.parse(await readFile(join(project, 'package.json'), 'utf8'))
  await mkdir(join(project, '.cache'), { recursive: true })
  return join(project, '.cache', `embedded-${dependencies['@electric-sql/pglite']}.tar`)
}
