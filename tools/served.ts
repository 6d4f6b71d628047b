import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { root } from './processes.js'

/** Starts the server as anybody would and listens for where it is. */
export async function served(): Promise<{ address: string; close: () => void }> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/start.ts', '--port', '0'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface(server.stdout), 'line')) as [string]
  const address = /http:\S+/.exec(line)?.[0]
  if (!address) throw new Error(`the server said "${line}" and not where it is`)
  return { address, close: () => server.kill() }
}
