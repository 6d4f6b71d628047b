/**
 * One shape for everything that goes wrong over HTTP: `{ error: { code, because } }`. Whoever asks wrongly hears what was wrong and what to do;
 * what breaks in here goes into the log, and the answer says only that it did.
 */
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ApiError } from '../../protocol/people.ts'
import { isAway } from '../data/away.ts'

/** Thrown by a handler to answer with a reason. */
export class Refused extends Error {
  readonly status: number
  readonly code: string
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, code: string, because: string, headers: Readonly<Record<string, string>> = {}) {
    super(because)
    this.status = status
    this.code = code
    this.headers = headers
  }
}

/** Bytes of a body. The longest that anybody needs, a report, is a tenth of it. */
export const LARGEST_BODY = 16_384

/** What Fastify itself refuses, in our words. Everything else of its 4xx is `bad-request`. */
const FRAMEWORK: Readonly<Record<string, readonly [status: number, code: string, because: string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'too-large', `the body is larger than ${LARGEST_BODY} bytes; send less`],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'content-type', 'the body must be JSON; send it with "content-type: application/json"'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'content-length', 'the body is not as long as "content-length" says'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'bad-json', 'the body is not JSON that can be read here'],
  FST_ERR_BAD_URL: [400, 'bad-address', 'the address has a "%" that stands for nothing'],
  FST_ERR_MAX_PARAM_LENGTH: [404, 'not-found', 'there is nothing at this address'],
}

/** Answers of the API are for programs: nothing of them may be kept, framed, sniffed or run. */
export const API_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

export const NOT_JSON = new Refused(400, 'bad-json', 'the body is not JSON that can be read here')

/** For all below the server it is given, which is one with a prefix: pages have answers of their own. */
export function answerErrors(api: FastifyInstance): Missing {
  const missing = missingIn(api)
  api.setErrorHandler<FastifyError>((error, request, reply) => sendRefused(reply, asRefused(error, request)))
  api.setNotFoundHandler((request, reply) => sendRefused(reply, missing(request)))
  return missing
}

/** What to say to whoever asked for something that there is not. Made before there are routes, of which it hears. */
export type Missing = (request: FastifyRequest) => Refused

export function missingIn(server: FastifyInstance): Missing {
  const methods = methodsByAddress(server)
  return request => {
    const path = request.url.split('?', 1)[0] ?? ''
    const allowed = methods(path)
    if (allowed.length === 0) return new Refused(404, 'not-found', 'there is nothing at this address')
    const allow = allowed.join(', ')
    return new Refused(405, 'method', `${request.method} is not possible here; possible is ${allow}`, { allow })
  }
}

/** The option `frameworkErrors` of a Fastify server: what fails before there is a route. */
export function sendError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  sendRefused(reply, asRefused(error, request))
}

/** The option `clientErrorHandler`: what is not even HTTP. */
export function sendClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  // What was answered is answered: nonsense that follows would be a second answer to the same request.
  if (socket.bytesWritten > 0) return void socket.end()
  const isLarge = error.code === 'HPE_HEADER_OVERFLOW'
  const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  const [status, code, because] = isLarge
    ? ['431 Request Header Fields Too Large', 'too-large', 'the headers are too large; send less']
    : isLate
      ? ['408 Request Timeout', 'too-slow', 'the request did not end in time; send it again']
      : ['400 Bad Request', 'bad-request', 'this is not HTTP as it is understood here']
  const body = JSON.stringify({ error: { code, because } } satisfies ApiError)
  const headers = { ...API_HEADERS, 'content-type': 'application/json; charset=utf-8', 'content-length': body.length, connection: 'close' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`)
}

function asRefused(error: Error & { code?: string; statusCode?: number }, request: FastifyRequest): Refused {
  if (error instanceof Refused) return error
  const known = FRAMEWORK[error.code ?? '']
  if (known) return new Refused(...known)
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new Refused(error.statusCode, 'bad-request', 'the request cannot be understood here')
  if (isAway(error)) {
    request.log.warn({ because: error.message }, 'a request found no database')
    return new Refused(503, 'away', 'the database does not answer at the moment; ask again in a few seconds', { 'retry-after': '5' })
  }
  request.log.error({ err: error }, 'a request broke something')
  return new Refused(500, 'broken', 'something broke on this server; it has been written down')
}

export function sendRefused(reply: FastifyReply, { status, code, message, headers }: Refused): FastifyReply {
  const body: ApiError = { error: { code, because: message } }
  return reply
    .code(status)
    .headers({ ...API_HEADERS, ...headers })
    .type('application/json; charset=utf-8')
    .send(body)
}

/** Which methods there are at an address: Fastify itself only knows that there is no route. */
function methodsByAddress(api: FastifyInstance): (path: string) => readonly string[] {
  const routes: { readonly pattern: RegExp; readonly methods: readonly string[] }[] = []
  api.addHook('onRoute', ({ url, method }) => {
    const pattern = url.split('/').map(part => (part.startsWith(':') ? '[^/]+' : part))
    routes.push({ pattern: new RegExp(`^${pattern.join('/')}$`), methods: [method].flat() })
  })
  return path => [...new Set(routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods))].sort()
}
