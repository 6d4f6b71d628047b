/** Serves the built pages and, where there is a database, matches: everything a page needs comes from here, and nothing here asks anybody else. */
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import helmet from '@fastify/helmet'
import files from '@fastify/static'
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { PAGES } from '../protocol/pages.ts'
import type { Context } from './context.ts'
import { missingIn, sendClientError, sendError, sendRefused } from './http/errors.ts'
import { type OnlineOptions, openOnline } from './online.ts'
import { type Operations, registerOperations } from './operations.ts'

export interface Wanted {
  /** The folder with the built pages. */
  readonly root: string
  /** 0: any free one. */
  readonly port: number
  /** Whether another will do if it is taken: the next that is free. */
  readonly orNext?: boolean
  readonly host: string
  /** Absent: only pages. */
  readonly online?: Connected
}

/** What matches need beside the pages. */
export interface Connected {
  readonly context: Context
  readonly options: OnlineOptions
  readonly operations?: Operations
}

export interface Served {
  /** With the port that it really is. */
  readonly address: string
  close(): Promise<void>
}

const PORTS_TRIED = 20

/** Pages may use what lies beside them and nothing else: no inline code, no other origin, no frame around or inside. */
const POLICY = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
}

export async function serve({ root, port, orNext = false, host, online: connected }: Wanted): Promise<Served> {
  const server = await site(root, connected)
  if (connected?.operations) registerOperations(server, connected.operations)
  const online = connected && (await openOnline(server, connected.context, connected.options))
  if (online) connected.operations?.metrics.watch({ sockets: () => online.sockets.size, liveMatches: () => online.matches.attended.length })
  await listen(server, port, host, orNext ? PORTS_TRIED : 1)
  await online?.sweeper.start()
  const { port: real } = server.server.address() as AddressInfo
  // What was acknowledged is finished before anything is closed.
  const close = async (): Promise<void> => {
    await online?.close()
    await server.close()
  }
  return { address: `http://${host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host}:${real}/`, close }
}

async function site(root: string, connected: Connected | undefined): Promise<FastifyInstance> {
  const readPage = (): Promise<string> => readFile(join(root, 'index.html'), 'utf8')
  await readPage().catch(() => {
    throw new Error(`there are no built pages in ${root}; "npm run build" makes them`)
  })
  const server: FastifyInstance = fastify({
    bodyLimit: 1024, // of pages; the API has its own
    frameworkErrors: (error, request, reply) => (isOfApi(request) ? sendError(error, request, reply) : void nothingHere(reply)),
    clientErrorHandler: sendClientError,
    trustProxy: connected?.options.trustProxy ?? false,
    ...(connected
      ? { loggerInstance: connected.context.log as FastifyBaseLogger, logController: new LogController({ disableRequestLogging: true }) }
      : {}),
  })
  const missing = missingIn(server)
  await server.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    xFrameOptions: { action: 'deny' },
    // A browser that once heard this on localhost would refuse every other server there.
    strictTransportSecurity: false,
  })
  await server.register(files, {
    root,
    index: false,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      reply.header('cache-control', caching(path))
      // The worker keeps the whole arcade, and not only what lies beside it.
      if (/[\\/]worker\.js$/.test(path)) reply.header('service-worker-allowed', '/')
    },
  })
  // Read every time: a page from an earlier build asks for files that are gone.
  const showPage = async (reply: FastifyReply, status: number): Promise<FastifyReply> =>
    reply
      .code(status)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(await readPage())

  for (const page of PAGES) server.get(page, (_request, reply) => showPage(reply, 200))
  server.get('/health', () => ({ ok: true }))
  // A person gets the page, which says what it does not find; a program gets the sentence alone. Files may lie anywhere, so that
  // whoever asks the API for what there is not comes here, too.
  server.setNotFoundHandler((request, reply) => {
    if (isOfApi(request)) return sendRefused(reply, missing(request))
    return request.method === 'GET' && request.headers.accept?.includes('text/html') ? showPage(reply, 404) : nothingHere(reply)
  })
  server.setErrorHandler<FastifyError>((error, _request, reply) => {
    if ((error.statusCode ?? 500) < 500) return nothingHere(reply)
    console.error(error)
    return reply.code(500).type('text/plain; charset=utf-8').send('Something broke on this server.\n')
  })
  return server
}

function isOfApi({ url }: FastifyRequest): boolean {
  return /^\/api(?:[/?]|$)/.test(url)
}

function nothingHere(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing at this address.\n')
}

/** What has the hash of its contents in its name never changes; everything else is asked for again. */
function caching(path: string): string {
  return /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
}

async function listen(server: FastifyInstance, port: number, host: string, tries: number): Promise<void> {
  const last = port === 0 ? 0 : Math.min(port + tries - 1, 65_535)
  for (let tried = port; ; tried++) {
    try {
      await server.listen({ port: tried, host })
      return
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE' || tried >= last) throw new Error(whyNot(error, port, last, host), { cause: error })
    }
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : null
}

/** A sentence that names what can be set. */
function whyNot(error: unknown, port: number, last: number, host: string): string {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      if (last > port) return `the ports ${port} to ${last} are all taken; another one can be given with --port`
      return `PORT is ${port}, which is taken; give another one, or 0 for any that is free`
    case 'EACCES':
      return `PORT is ${port}, which this account may not open; give one above 1023`
    case 'EADDRNOTAVAIL':
      return `HOST is "${host}", which is no address of this machine`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is "${host}", a name for which no address is found`
    default:
      return `nobody can be served at HOST "${host}", PORT ${port}: ${error instanceof Error ? error.message : error}`
  }
}
