/** node --import tsx server/start.ts [--port 8100] [--host 127.0.0.1] */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { serve } from './main.ts'

const USAGE = 'usage: server/start.ts [--port 0…65535] [--host name]'

async function start(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '8100' }, host: { type: 'string', default: '127.0.0.1' } } })
  if (!/^\d{1,5}$/.test(values.port) || Number(values.port) > 65_535) throw new Error(`"${values.port}" is not a port; ${USAGE}`)
  const root = fileURLToPath(new URL('../dist/', import.meta.url))
  const { address, close } = await serve({ root, port: Number(values.port), host: values.host })
  console.log(`Lockstep is at ${address}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close())
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
