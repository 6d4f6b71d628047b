/** The server as people start it, in a process of its own, so that it can be killed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type Weight, weigh } from './load/weight.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export class ServerProcess {
  readonly port: number
  readonly #env: Readonly<Record<string, string>>
  readonly #node: readonly string[]
  #child: ChildProcess | null = null
  /** How often it ended without being told to, and what it said last. */
  readonly collapses: string[] = []
  said = ''
  #isEnding = false

  /** `node`: what else node is told. */
  constructor(port: number, env: Readonly<Record<string, string>>, node: readonly string[] = []) {
    this.port = port
    this.#env = env
    this.#node = node
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}/`
  }

  get pid(): number {
    return this.#child?.pid ?? 0
  }

  get isUp(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null
  }

  /** Until it answers. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [...this.#node, '--import', 'tsx', 'server/start.ts', '--port', String(this.port)], {
      cwd: ROOT,
      env: { ...process.env, LOCKSTEP_LOG: 'warn', ...this.#env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    this.#isEnding = false
    child.once('exit', code => {
      if (!this.#isEnding) this.collapses.push(`a process ended by itself (${code}): ${this.said.slice(-600)}`)
    })
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.said = (this.said + text).slice(-20_000)
      })
    for (;;) {
      if (child.exitCode !== null) throw new Error(`the server did not start:\n${this.said}`)
      const isReady = await fetch(new URL('/ready', this.address)).then(
        // Games go on without Redis, but whoever crashes it begins with everything there.
        async response => response.ok && ((await response.json()) as { redis?: boolean }).redis !== false,
        () => false,
      )
      if (isReady) return
      if (child.signalCode !== null) return // it was killed while it started
      await new Promise(done => setTimeout(done, 100))
    }
  }

  /** Only one that was started WEIGHABLE knows. */
  weigh(): Promise<Weight> {
    const out = this.#child?.stdout
    if (!out) throw new Error('nobody is there to be weighed')
    return weigh(this.pid, out)
  }

  /** `kill -9`: nothing is finished, nothing is said. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM')
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child
    if (!child || !this.isUp) return
    this.#isEnding = true
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
}
