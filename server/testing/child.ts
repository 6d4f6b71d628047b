/** Servers of others, started by a test: they end with it, however it ends. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Started {
  stop(): Promise<void>
}

/** Whose process it becomes. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

/**
 * The shell in between waits at a pipe that only we hold open. When it closes, because we say so or because we are gone (`kill -9`
 * included), the shell ends the server and removes its folder.
 */
const KEEPER = 'folder=$1; shift; "$@" </dev/null & server=$!; read -r _; kill -TERM $server 2>/dev/null; wait $server; rm -rf "$folder"'

const LONGEST_START = 100_000

/** @param answers whether it can be spoken to yet */
export async function startServer(
  command: readonly string[],
  folder: string,
  answers: () => Promise<boolean>,
  user: Account | null = null,
): Promise<Started> {
  // A group of its own: whoever interrupts the test at the keyboard does not interrupt the server before the test has ended.
  const shell = spawn('sh', ['-c', KEEPER, 'keeper', folder, ...command], {
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
    cwd: folder,
    ...user,
  })
  let said = ''
  for (const stream of [shell.stdout, shell.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-2000)
    })
  const started = { stop: () => stop(shell) }
  const until = Date.now() + LONGEST_START
  while (!(await answers())) {
    if (Date.now() > until || shell.exitCode !== null) {
      await started.stop()
      throw new Error(`${command[0]} does not answer:\n${said}`)
    }
    await sleep(20)
  }
  shell.unref()
  for (const stream of [shell.stdin, shell.stdout, shell.stderr])
    if ('unref' in stream && typeof stream.unref === 'function') stream.unref()
  return started
}

async function stop(shell: ChildProcess): Promise<void> {
  if (shell.exitCode !== null || shell.signalCode !== null) return
  const gone = once(shell, 'exit')
  shell.ref()
  shell.stdin?.end()
  await gone
}
