/** Requests that are nearly right: a real one of a real visitor, and then something about it is not. */
import { below, pick, type Rng } from '../../../kernel/rng.ts'
import { BODIES, PARAMETERS, ROLES } from '../../http/testing/access.ts'
import { expectedAccess } from '../../http/testing/walk.ts'
import type { World } from '../../http/testing/world.ts'
import { oddBody, oddText, oddValue } from './odd.ts'

export interface Sent {
  method: string
  path: string
  headers: [string, string][]
  body: string | Buffer
  /** Otherwise as long as the body is. */
  length: string | null
}

type Mutation = (sent: Sent, rng: Rng) => void

const ROUTES = [...expectedAccess().keys()]

/** What Node itself does not know as a method is no HTTP for it. */
const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'QUERY',
  'BREW',
  'get',
  '',
  'G\u0000T',
  'X'.repeat(500),
]

const PATHS = [
  '/',
  '//',
  '/api',
  '/api/',
  '/api//me',
  '/api/me/',
  '/API/me',
  '/api/%6de',
  '/api/../api/me',
  '/api/%2e%2e/me',
  '/api/%',
  '/api/%ff',
  '/api/%00',
  '/api/people/%c0%80',
  '/api/people/__proto__',
  '/api/matches/constructor/replay',
  '/api/me;x=y',
  '/api/me#x',
  '*',
  'http://elsewhere.example/api/me',
  '/api/me?__proto__=1&constructor[prototype]=1',
  `/api/people/${'x'.repeat(3_000)}`,
  `/api/me?${'a=b&'.repeat(2_000)}`,
]

const HEADERS = [
  'content-type',
  'cookie',
  'authorization',
  'origin',
  'host',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'sec-fetch-site',
  'accept',
  'accept-encoding',
  'content-encoding',
  'transfer-encoding',
  'expect',
  'range',
  'if-none-match',
  'upgrade',
  'user-agent',
  'accept-version',
  '__proto__',
]

const VALUES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/json, text/plain',
  'APPLICATION/JSON',
  'text/html',
  'chunked',
  'gzip',
  '100-continue',
  'null',
  'Bearer',
  'Bearer Bearer Bearer',
  'Basic YTpi',
  'lockstep=',
  'lockstep=; lockstep=;',
  'lockstep="x"',
  `lockstep=${'A'.repeat(43)}`,
  `Bearer ${'A'.repeat(43)}`,
  'localhost:99999',
  '::1, ::1, x',
  'https',
  'javascript',
  'bytes=0-1,1-0',
  '*',
  'websocket',
  ';;;===',
  'ÿþ',
  'x'.repeat(5_000),
]

const MUTATIONS: readonly Mutation[] = [
  (sent, rng) => {
    sent.method = pick(rng, METHODS)
  },
  (sent, rng) => {
    sent.path = pick(rng, PATHS)
  },
  // A part of the address, by something else.
  (sent, rng) => {
    const parts = sent.path.split('/')
    parts[1 + below(rng, Math.max(1, parts.length - 1))] = encodeOddly(oddText(rng), rng)
    sent.path = parts.join('/')
  },
  (sent, rng) => {
    sent.path += `?${encodeOddly(oddText(rng), rng)}=${encodeOddly(oddText(rng), rng)}&before=${encodeOddly(oddText(rng), rng)}`
  },
  (sent, rng) => {
    sent.headers.push([pick(rng, HEADERS), pick(rng, VALUES)])
  },
  (sent, rng) => {
    sent.headers.splice(below(rng, sent.headers.length + 1), 1, [pick(rng, HEADERS), pick(rng, VALUES)])
  },
  (sent, rng) => {
    sent.headers.splice(below(rng, sent.headers.length + 1), 1)
  },
  (sent, rng) => {
    sent.body = oddBody(rng)
  },
  (sent, rng) => {
    sent.body = JSON.stringify(oddValue(rng)) ?? ''
  },
  changeField,
  changeField,
  changeField,
  // One byte.
  (sent, rng) => {
    const bytes = Buffer.from(sent.body)
    if (bytes.length > 0) bytes[below(rng, bytes.length)] = below(rng, 256)
    sent.body = bytes
  },
  (sent, rng) => {
    sent.body = Buffer.from(sent.body).subarray(0, below(rng, Buffer.from(sent.body).length + 1))
  },
  (sent, rng) => {
    sent.length = pick(rng, ['0', '1', '5', '-1', '1e3', '99999999999999999999', 'x', ' ', '17000'])
  },
]

/** Keeps the body what it is, but for one of its fields. */
function changeField(sent: Sent, rng: Rng): void {
  const fields = asObject(sent.body)
  const keys = Object.keys(fields)
  const key = keys.length > 0 && below(rng, 4) > 0 ? pick(rng, keys) : oddText(rng).slice(0, 40)
  if (below(rng, 5) === 0) delete fields[key]
  else fields[key] = oddValue(rng)
  try {
    sent.body = JSON.stringify(fields)
  } catch {
    // What was sent before is too deep to be written again, and odd enough.
  }
}

function asObject(body: string | Buffer): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(String(body))
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
  } catch {
    return {}
  }
}

/** Never a space or a line end, which would only end the line. */
function encodeOddly(text: string, rng: Rng): string {
  const bytes = Buffer.from(text.slice(0, 2_000))
  return [...bytes]
    .map(byte =>
      below(rng, 20) === 0 || !/[\w.~'()*!$&+,;=:@-]/.test(String.fromCharCode(byte))
        ? `%${byte.toString(16).padStart(2, '0')}`
        : String.fromCharCode(byte),
    )
    .join('')
}

export function oddRequest(rng: Rng, world: World): Sent {
  const route = pick(rng, ROUTES)
  const [method = 'GET', pattern = '/'] = route.split(' ')
  const { session, bearer } = world.actors[pick(rng, ROLES)]
  const body = BODIES[route]?.(world)
  const sent: Sent = {
    method,
    path: pattern.replace(/:(\w+)/g, (_part, name: string) => PARAMETERS[route]?.(world)[name] ?? 'x'),
    headers: [['host', 'localhost'], ...(method === 'GET' ? [] : [['content-type', 'application/json'] as [string, string]])],
    body: body === undefined ? '' : JSON.stringify(body),
    length: null,
  }
  if (session !== undefined) sent.headers.push(['cookie', `lockstep=${session}`])
  if (bearer !== undefined) sent.headers.push(['authorization', `Bearer ${bearer}`])
  for (let left = below(rng, 5); left > 0; left--) pick(rng, MUTATIONS)(sent, rng)
  return sent
}

export function bytesOf({ method, path, headers, body, length }: Sent): Buffer {
  const bytes = Buffer.from(body)
  const isLong = bytes.length > 0 || length !== null
  const all = [...headers, ['connection', 'close'], ...(isLong ? [['content-length', length ?? String(bytes.length)]] : [])]
  const head = `${method} ${path} HTTP/1.1\r\n${all.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
  return Buffer.concat([Buffer.from(head, 'latin1'), bytes])
}

/** Whether the server knows from the request itself where it ends. */
export function isWhole({ headers, length }: Sent): boolean {
  return length === null && !headers.some(([name]) => name === 'transfer-encoding')
}
