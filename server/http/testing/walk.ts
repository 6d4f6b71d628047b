/** Asks every route as everybody, and says how each was answered. */
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { ACCESS, BODIES, PARAMETERS, ROLES, type Role } from './access.ts'
import { openTestApi, type TestApi } from './api.ts'
import { makeWorld, type World } from './world.ts'

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
  return { routes, cells }
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
  const { status, code } = await api.call(path, BODIES[route]?.(world), world.actors[role], headers)
  const isForReading = route.startsWith('GET ')
  const changed = (status >= 400 || isForReading) && (await everything(api)) !== before
  return { route, role, expected, answered: code === '' ? String(status) : `${status}:${code}`, changed }
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
