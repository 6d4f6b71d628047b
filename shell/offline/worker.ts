/**
 * Keeps the whole arcade on the device. A new version is fetched beside the old one and waits until a person says so:
 * nothing changes under a game. Files of the version before stay, for tabs that were opened with it.
 */
import { answerTo, type Kept } from './files.ts'

/** What a worker can do; the types of a page know nothing of it. */
interface WorkerScope {
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(name: 'install' | 'activate', heard: (event: LifeEvent) => void): void
  addEventListener(name: 'message', heard: (event: MessageEvent) => void): void
  addEventListener(name: 'fetch', heard: (event: AskEvent) => void): void
}
interface LifeEvent extends Event {
  waitUntil(done: Promise<unknown>): void
}
interface AskEvent extends Event {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

// Written in by the build, see vite.config.ts.
declare const LOCKSTEP_FILES: readonly Kept[]
declare const LOCKSTEP_VERSION: string

const worker = globalThis as unknown as WorkerScope
const PREFIX = 'lockstep-'
const NAME = `${PREFIX}${LOCKSTEP_VERSION}`
const addressOf = ({ path }: Kept): string => (path === 'index.html' ? '/' : `/${path}`)
const kept = new Set(LOCKSTEP_FILES.map(addressOf))

worker.addEventListener('install', event => event.waitUntil(fill()))

worker.addEventListener('activate', event => event.waitUntil(Promise.all([sweep(), worker.clients.claim()])))

worker.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void worker.skipWaiting()
})

worker.addEventListener('fetch', event => {
  const answer = answerTo(event.request, worker.location.origin, kept)
  if (answer.from === 'kept') event.respondWith(keptOr(answer.path, event.request))
  else if (answer.from === 'other version') event.respondWith(foundOr(event.request))
})

/** All files or none: a version that is only half there never gets to answer. */
async function fill(): Promise<void> {
  const cache = await caches.open(NAME)
  await Promise.all(
    LOCKSTEP_FILES.map(async file => {
      const address = addressOf(file)
      // What has its hash in its name may be here already, from the version before.
      const before = file.revision === null ? await caches.match(address) : undefined
      const response = before ?? (await fetch(address, { cache: file.revision === null ? 'default' : 'reload' }))
      if (!response.ok) throw new Error(`${address} answers ${response.status}`)
      await cache.put(address, response)
    }),
  )
}

/** The version before this one stays. */
async function sweep(): Promise<void> {
  const ours = (await caches.keys()).filter(name => name.startsWith(PREFIX) && name !== NAME)
  await Promise.all(ours.slice(0, -1).map(name => caches.delete(name)))
}

async function keptOr(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(NAME)
  return (await cache.match(path)) ?? fetch(request)
}

/** A file of another version, for a tab that still has it; else whatever the network says. */
async function foundOr(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}
