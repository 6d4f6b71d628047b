/**
 * Sends odd requests to a real server over real connections, and judges the answers: never broken, never a stack, never somebody's secret, always one
 * shape of error, and no more memory afterwards than before.
 */
import { type AddressInfo, connect } from 'node:net'
import { sql } from 'kysely'
import { stream } from '../../kernel/rng.ts'
import { leaks, openTestApi, type TestApi } from '../http/testing/api.ts'
import { makeWorld, type World } from '../http/testing/world.ts'
import { bytesOf, isWhole, oddRequest, type Sent } from './fuzz/requests.ts'
import { heapMiB } from './heap.ts'

export interface Fuzzed {
  readonly requests: number
  /** How often each status was answered; 0: the connection was closed without a word. */
  readonly statuses: ReadonlyMap<number, number>
  readonly faults: readonly string[]
  /** Of the heap, in MiB: the least in the first half and in the second. A single look finds whatever happens to be under way. */
  readonly heap: readonly [first: number, second: number]
}

/** After so many everybody is there again, whatever was deleted. */
const PER_WORLD = 250
/** No measurement: a busy machine takes its time. */
const PATIENCE_MS = 60_000
const MOST_FAULTS = 20

/** What an answer has only when it tells of the inside. */
const INSIDE = /node_modules|\.ts:\d|\.js:\d|\n {4}at |syntax error|SQLSTATE|select .+ from|relation "|argon2|password_hash|FST_ERR/i

export async function fuzzHttp(count: number, seed: string, told: (done: number) => void = () => undefined): Promise<Fuzzed> {
  const faults: string[] = []
  const statuses = new Map<number, number>()
  let world: World | null = null
  const api = await openTestApi({
    trustProxy: true,
    onLine: line => {
      const leaked = world === null ? [] : leaks(line, secretsOf(world))
      if (leaked.length > 0) faults.push(`a secret is in the log: ${line.slice(0, 300)}`)
      if (line.includes('"level":50')) faults.push(`an error was logged: ${line.slice(0, 600)}`)
    },
  })
  await api.server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = api.server.server.address() as AddressInfo
  const heap: [number, number] = [Infinity, Infinity]
  for (let at = 0; at < count && faults.length < MOST_FAULTS; at++) {
    if (world === null || at % PER_WORLD === 0) {
      world = await freshWorld(api)
      const half = at < count / 2 ? 0 : 1
      // Before the first request hardly anything is loaded.
      if (at > 0) heap[half] = Math.min(heap[half], heapMiB())
      told(at)
    }
    const sent = oddRequest(stream(seed, `http ${at}`), world)
    const answer = await send(port, bytesOf(sent), isWhole(sent))
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    const fault = faultIn(answer, status, sent, world)
    if (fault) faults.push(`request ${at} of seed ${seed}: ${fault}\n  ${shortly(sent)}\n  ${answer.slice(0, 400)}`)
  }
  await api.close()
  return { requests: count, statuses, faults, heap }
}

async function freshWorld(api: TestApi): Promise<World> {
  await sql`truncate person cascade`.execute(api.context.db)
  return makeWorld(api)
}

function secretsOf({ actors, password }: World): readonly string[] {
  return [password, ...Object.values(actors).flatMap(({ session, bearer }) => [session ?? [], bearer ?? []].flat())]
}

function faultIn(answer: string, status: number, sent: Sent, world: World): string | null {
  const { method, headers } = sent
  const end = answer.indexOf('\r\n\r\n')
  const body = end === -1 ? '' : answer.slice(end + 4)
  if (answer === 'late') return 'no answer at all'
  if (status >= 500) return `the answer is ${status}`
  if (INSIDE.test(answer)) return 'the answer tells of the inside'
  if (leaks(answer, secretsOf(world)).length > 0) return 'the answer has a secret in it'
  if (/lockstep=planted/i.test(answer)) return 'the answer has a header that the request wrote'
  if (status === 0 && isWhole(sent) && !headers.some(([name]) => name === 'upgrade')) return 'no answer at all'
  // HEAD has no body, and neither has what Node answers by itself: to who names no host, or expects what there is not.
  const isNodes = headers.some(([name]) => name === 'expect') || !headers.some(([name]) => name === 'host')
  if (status < 400 || method === 'HEAD' || isNodes) return null
  const { error } = asJson(body) as { error?: { code?: unknown; because?: unknown } }
  return typeof error?.code === 'string' && typeof error.because === 'string' ? null : 'the error is not of the one shape'
}

function asJson(text: string): object {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null ? parsed : {}
  } catch {
    return {}
  }
}

function shortly({ method, path, headers, body }: Sent): string {
  return JSON.stringify({
    method,
    path: path.slice(0, 200),
    headers: headers.map(pair => pair.join(': ').slice(0, 80)),
    body: String(body).slice(0, 200),
  })
}

/** Everything up to the end of the connection. Whoever does not say where the request ends hangs up, or it would be waited for. */
function send(port: number, bytes: Buffer, isWhole: boolean): Promise<string> {
  return new Promise(resolve => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => (isWhole ? socket.write(bytes) : socket.end(bytes)))
    const heard = (): string => Buffer.concat(chunks).toString('latin1')
    socket.setTimeout(PATIENCE_MS, () => {
      resolve(chunks.length > 0 ? heard() : 'late')
      socket.destroy()
    })
    socket.on('data', chunk => chunks.push(chunk))
    // A server that has heard enough may cut the rest off.
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(heard().replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '')))
  })
}
