/** Asks every route as everybody, and says how each was answered. */

import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { ACCESS, BODIES, PARAMETERS, ROLES, type Role } from './access.ts'
import { type Actor, openTestApi, type TestApi } from './api.ts'
import { makeWorld, type World } from './world.ts'

/** Not one of Fastify's routes. */
const SOCKET = 'GET /socket'

export interface Cell {
  readonly route: string
  readonly role: Role
  readonly expected: string
  readonly answered: string
  /** Whether something is other than before, although it was refused or only read. */
  readonly changed: boolean
}

export interface Walked {
  /** "GET /api/me", as Fastify has them. */
  readonly routes: readonly string[]
  readonly cells: readonly Cell[]
}

export function expectedAccess(): ReadonlyMap<string, readonly string[]> {
  const rows = ACCESS.trim().split('\n').slice(1)
  return new Map(
    rows.map(row => {
      const [method, path, ...cells] = row.trim().split(/\s+/)
      return [`${method} ${path}`, cells] as const
    }),
  )
}

export async function walkAccess(): Promise<Walked> {
  const routes: string[] = []
  const api = await openTestApi({ onServer: server => collect(server, routes) })
  await api.server.listen({ port: 0, host: '127.0.0.1' })
  const cells: Cell[] = []
  let world: World | null = null
  for (const [route, expected] of expectedAccess())
    for (const [at, role] of ROLES.entries()) {
      world ??= await freshWorld(api)
      const cell = await ask(api, world, route, role, expected[at] ?? 'missing')
      cells.push(cell)
      // What was refused or only read left everything as it was.
      if (cell.changed || (cell.answered === '200' && !route.startsWith('GET '))) world = null
    }
  await api.close()
  return { routes: [...routes, SOCKET], cells }
}

/** Whether a socket opens. */
function knock(
  { server }: TestApi,
  { session, bearer }: Actor,
  headers: Record<string, string>,
): Promise<{ status: number; code: string }> {
  const { port } = server.server.address() as AddressInfo
  const asked = request({
    port,
    path: '/socket',
    headers: {
      ...{ connection: 'upgrade', upgrade: 'websocket', 'sec-websocket-version': '13', 'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==' },
      ...(session === undefined ? {} : { cookie: `lockstep=${session}` }),
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      ...headers,
    },
  })
  return new Promise((resolve, reject) => {
    asked.once('upgrade', (response, socket) => {
      socket.destroy()
      resolve({ status: response.statusCode ?? 0, code: '' })
    })
    asked.once('response', response => {
      response.resume()
      resolve({ status: response.statusCode ?? 0, code: '' })
    })
    asked.once('error', reject)
    asked.end()
  })
}

/** HEAD comes with GET and is answered like it. */
function collect(server: FastifyInstance, routes: string[]): void {
  server.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) if (each !== 'HEAD') routes.push(`${each} ${url}`)
  })
}

async function freshWorld(api: TestApi): Promise<World> {
  await sql`truncate person cascade`.execute(api.context.db)
  return makeWorld(api)
}

async function ask(api: TestApi, world: World, route: string, role: Role, expected: string): Promise<Cell> {
  const path = route.replace(/:(\w+)/g, (_part, name: string) => PARAMETERS[route]?.(world)[name] ?? 'missing')
  const headers: Record<string, string> = role === 'elsewhere' ? { origin: 'https://elsewhere.example' } : {}
  const before = await everything(api)
  const { status, code } =
    route === SOCKET
      ? await knock(api, world.actors[role], headers)
      : await api.call(path, BODIES[route]?.(world), world.actors[role], headers)
  const isForReading = route.startsWith('GET ')
  const head = isForReading && route !== SOCKET ? await api.call(path.replace('GET', 'HEAD'), undefined, world.actors[role], headers) : null
  const changed = (status >= 400 || isForReading) && (await everything(api)) !== before
  return { route, role, expected, answered: answeredWith(status, code, head?.status ?? status), changed }
}

function answeredWith(status: number, code: string, head: number): string {
  if (head !== status) return `${status}, and HEAD ${head}`
  return code === '' ? String(status) : `${status}:${code}`
}

/** What the tables hold that a request can change. */
async function everything({ context: { db } }: TestApi): Promise<string> {
  return JSON.stringify([
    await db.selectFrom('person').selectAll().orderBy('id').execute(),
    await db.selectFrom('token').selectAll().orderBy('id').execute(),
    await db.selectFrom('block').selectAll().orderBy('person_id').execute(),
    await db.selectFrom('report').selectAll().orderBy('id').execute(),
    await db.selectFrom('challenge').selectAll().orderBy('id').execute(),
    await db.selectFrom('contest').selectAll().orderBy('id').execute(),
  ])
}
