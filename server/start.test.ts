import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from './testing/postgres.ts'

const SCRIPT = fileURLToPath(new URL('./start.ts', import.meta.url))

function start(args: readonly string[], environment: Record<string, string> = {}) {
  return promisify(execFile)(process.execPath, ['--import', 'tsx', SCRIPT, ...args], { env: { ...process.env, ...environment } }).then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  )
}

test('the help has every setting', async () => {
  const { code, stdout } = await start(['--help'])
  expect(code).toBe(0)
  expect(stdout).toMatch(/DATABASE_URL .*\(none\)/)
})

test.each([
  [['--port', '70000'], {}, 'PORT is "70000", and must be a whole number from 0 to 65535'],
  [['--prot', '1'], {}, "Unknown option '--prot'"],
  [[], { LOCKSTEP_LOG: 'loud' }, 'LOCKSTEP_LOG is "loud"'],
  [[], { DATABASE_URL: 'postgres://a:sesame@127.0.0.1:1/x' }, 'DATABASE_URL: the database does not let us in'],
])('%j %j is a sentence and no stack', async (args, environment, sentence) => {
  const { code, stdout, stderr } = await start(args, environment)
  expect(code).toBe(1)
  expect(stderr).toContain(sentence)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(stdout + stderr).not.toContain('sesame')
})

test('a port that was asked for and is taken is a sentence, and the next one is not opened', async () => {
  const pages = await mkdtemp(join(tmpdir(), 'lockstep-'))
  await writeFile(join(pages, 'index.html'), '')
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  for (const [args, environment] of [
    [['--port', String(port)], {}],
    [[], { PORT: String(port) }],
  ] as const) {
    const { code, stderr } = await start(['--pages', pages, ...args], { LOCKSTEP_DATA: 'memory:', LOCKSTEP_LOG: 'silent', ...environment })
    expect([code, stderr.trim()]).toEqual([1, `PORT is ${port}, which is taken; give another one, or 0 for any that is free`])
  }
  other.close()
  await rm(pages, { recursive: true })
})

describe('a signal', () => {
  let pages: string
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startPostgres()
    pages = await mkdtemp(join(tmpdir(), 'lockstep-'))
    await writeFile(join(pages, 'index.html'), '<!doctype html><title>the page</title>')
  })
  afterAll(async () => {
    await postgres.stop()
    await rm(pages, { recursive: true })
  })

  async function started() {
    const env = { ...process.env, DATABASE_URL: await postgres.createDatabase() }
    const server = spawn(process.execPath, ['--import', 'tsx', SCRIPT, '--port', '0', '--pages', pages], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(server, 'exit')
    const port = await new Promise<number>(found => {
      createInterface(server.stdout).on('line', line => {
        const said = /^Lockstep is at http:\/\/localhost:(\d+)/.exec(line)?.[1]
        if (said) found(Number(said))
      })
    })
    return { server, ended, port }
  }

  test('ends it in order; a second ends it at once, whoever is still being served', async () => {
    const { server, ended, port } = await started()
    server.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    await expect(fetch(`http://localhost:${port}/health`)).rejects.toThrow('fetch failed')

    const other = await started()
    // Somebody who never finishes what they began to ask, and was told to go on.
    const slow = connect(other.port, '127.0.0.1')
    slow.on('error', () => undefined)
    slow.write(
      'POST /api/guest HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9\r\nexpect: 100-continue\r\n\r\n',
    )
    const [answer] = await once(slow, 'data')
    expect(String(answer)).toBe('HTTP/1.1 100 Continue\r\n\r\n')
    slow.write('{')
    other.server.kill('SIGTERM')
    other.server.kill('SIGINT')
    expect(await other.ended).toEqual([130, null])
    slow.destroy()
  })
})
