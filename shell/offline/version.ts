/** The worker that keeps the arcade on the device, and the moment when a new one may take its place. */
import { signal } from '@preact/signals'

/** A new version is fetched and waits. */
export const waiting = signal(false)

/** Whether there is a network at all. */
export const online = signal(navigator.onLine)

let registration: ServiceWorkerRegistration | null = null
let asked = false
let around = 0

/** How long the old worker may finish what it is busy with. A browser would give it minutes. */
const PATIENCE = 3000

for (const name of ['online', 'offline'])
  addEventListener(name, () => {
    online.value = navigator.onLine
  })

/** After the page has loaded: the first visit is for looking, not for fetching. */
export function keepOnDevice(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const begin = (): void => void register().catch(() => {}) // no worker where the browser forbids one; the page works without
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}

/** Never by itself: only because a person said so. */
export function takeNewVersion(): void {
  asked = true
  registration?.waiting?.postMessage('take-over')
  around = window.setTimeout(() => void goAround(), PATIENCE)
}

/** The new page straight from the network, past a worker that will not let go; the next visit keeps it on the device again. */
async function goAround(): Promise<void> {
  if (!navigator.onLine) return
  await registration?.unregister()
  location.reload()
}

async function register(): Promise<void> {
  const workers = navigator.serviceWorker
  const found = await workers.register('/worker.js')
  registration = found
  // With no worker in charge yet, a waiting one is the first one and nothing new.
  const look = (): void => {
    waiting.value = found.waiting !== null && workers.controller !== null
  }
  look()
  found.addEventListener('updatefound', () => found.installing?.addEventListener('statechange', look))
  workers.addEventListener('controllerchange', () => {
    if (!asked) return
    clearTimeout(around)
    location.reload()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void found.update().catch(() => {}) // no network, no news
  })
}
