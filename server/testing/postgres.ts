/** A PostgreSQL of a test's own: in a folder of its own, behind a socket of its own, gone with the test. */
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chown, mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { ensurePostgres } from '../../tools/servers.js'
import { type Account, startServer } from './child.ts'

export interface TestPostgres {
  /** Makes an empty database and says how it is reached. */
  createDatabase(): Promise<string>
  /** Ends it in the middle of everything; it comes back by itself. */
  crash(): Promise<void>
  stop(): Promise<void>
}

const run = promisify(execFile)

/** Starts the server again whenever it ends, until it is told to end. */
const AGAIN =
  'trap "over=1; kill -INT \\$child" TERM; while [ -z "$over" ]; do "$@" & child=$!; wait $child; [ -n "$over" ] && wait $child; done'

/** Tests need no protection against power cuts; everything else is as it comes. */
const SETTINGS = { fsync: 'off', listen_addresses: '', max_connections: '60', shared_buffers: '32MB', log_min_messages: 'fatal' }

export async function startPostgres(): Promise<TestPostgres> {
  const programs = await ensurePostgres()
  const user = await ordinaryUser()
  const folder = await mkdtemp(join(tmpdir(), 'lockstep-postgres-'))
  if (user !== null) await chown(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const begun = ['-D', data, '-U', 'lockstep', '--auth=trust', '--no-sync', '--no-instructions', '--encoding=UTF8', '--locale=C']
  await run(join(programs, 'initdb'), begun, { ...user, cwd: folder })
  const settings = Object.entries({ ...SETTINGS, unix_socket_directories: folder }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const url = (name: string): string => `postgres://lockstep@localhost/${name}?host=${encodeURIComponent(folder)}`
  const started = await startServer(
    ['sh', '-c', AGAIN, 'again', join(programs, 'postgres'), '-D', data, ...settings],
    folder,
    () => asked(url('postgres'), 'select 1'),
    user,
  )
  return {
    async createDatabase() {
      const name = `test_${randomUUID().replaceAll('-', '')}`
      if (!(await asked(url('postgres'), `create database ${name}`))) throw new Error('the test database cannot be made')
      return url(name)
    },
    async crash() {
      const [pid] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')
      process.kill(Number(pid), 'SIGQUIT')
    },
    stop: started.stop,
  }
}

/** PostgreSQL does not run as root, so that a hole in it opens less. The package brings an account; any other would do. */
async function ordinaryUser(): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null
  for (const name of ['postgres', 'nobody'])
    try {
      const [uid, gid] = await Promise.all(['-u', '-g'].map(async flag => Number((await run('id', [flag, name])).stdout)))
      if (uid !== undefined && gid !== undefined) return { uid, gid }
    } catch {
      // There is no such account.
    }
  throw new Error('PostgreSQL does not run as root, and there is neither an account "postgres" nor "nobody" to run it as')
}

async function asked(url: string, question: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    await client.query(question)
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
