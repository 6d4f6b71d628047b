/** What an arena runs beside itself: a server of its own, and bots. Whatever was started is ended, however it goes. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { UsageError } from '../../terminal/usage-error.ts'

export interface Ended {
  readonly code: number | null
  /** What it said beside its answers, the last of it. */
  readonly errors: string
}

export interface Running {
  readonly ended: Promise<Ended>
  /** Asks it to finish. */
  stop(): void
}

const MOST_KEPT = 4_000

/** So long it has to finish before it is ended. */
const PATIENCE_MS = 15_000

/** `hear` is given every line of its output. Throws if there is no such program. */
export async function start(
  command: readonly [string, ...string[]],
  cwd: string,
  env: Readonly<Record<string, string | undefined>>,
  hear: (line: string) => void,
): Promise<Running> {
  const [program, ...words] = command
  const child = spawn(program, words, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = outcomeOf(child)
  createInterface(child.stdout).on('line', hear)
  await once(child, 'spawn')
  return { ended, stop: () => stop(child) }
}

function outcomeOf(child: ChildProcess): Promise<Ended> {
  let errors = ''
  child.stderr?.on('data', data => {
    errors = (errors + String(data)).slice(-MOST_KEPT)
  })
  return new Promise(done => child.on('close', code => done({ code, errors: errors.trim() })))
}

function stop(child: ChildProcess): void {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
  child.once('close', () => clearTimeout(timer))
}

export interface Server extends Running {
  readonly address: string
}

/** On any free port, with its data in this folder and nowhere else. */
export async function startServer(root: string, folder: string): Promise<Server> {
  const env = { LOCKSTEP_DATA: folder, LOCKSTEP_LOG: 'error', HOST: '127.0.0.1', DATABASE_URL: undefined, REDIS_URL: undefined }
  let heard: (address: string) => void = () => {}
  const address = new Promise<string>(done => {
    heard = done
  })
  const server = await start([process.execPath, '--import', 'tsx', 'server/start.ts', '--port', '0'], root, env, line => {
    const found = /^Lockstep is at (\S+)$/.exec(line)?.[1]
    if (found !== undefined) heard(found)
  })
  const first = await Promise.race([address, server.ended])
  if (typeof first === 'string') return { ...server, address: first }
  throw new UsageError(`the server did not start: ${first.errors}`)
}
