/** Addresses. A page is what its address says, so a link, a reload and the back button all lead to the same place. The server knows them from protocol/pages.ts. */

/** The seed of a game against somebody, and what it is sealed with: kept with the page in the browser's history, so that it is nowhere to be read. */
export interface Held {
  readonly seed: string
  /** What the deal is sealed with: whoever reloads before the first move is shown the same seal. */
  readonly salt: string
  /** Somebody may know what it deals: it came with a link, or was played before. */
  readonly known: boolean
}

/** What an address asks for; what it leaves open is filled in when the table is laid. */
export interface Wanted {
  readonly level?: string
  readonly preset?: string
  /** A setup of somebody's own, in the plain text of kernel/plain.ts: another size, another bonus. */
  readonly setup?: string
  readonly bot?: string
  readonly seed?: string
  /** A game taken over from a replay, by the name it is kept under; it says everything else itself. */
  readonly taken?: string
}

export type Route =
  | { readonly page: 'front' }
  | { readonly page: 'game'; readonly game: string }
  | { readonly page: 'play'; readonly game: string; readonly wanted: Wanted; readonly held?: Held }
  | { readonly page: 'daily'; readonly game: string; readonly date: string | null } // null: today
  | WatchRoute
  | { readonly page: 'settings' }
  | { readonly page: 'learn' }
  | { readonly page: 'seal'; readonly replay: string | null } // a whole game inside the address, or nothing yet
  | OnlineRoute
  | { readonly page: 'lost'; readonly path: string }

/** What needs a server: who looks for a game, a match, a friend's link, somebody's page, one's own account. */
export interface OnlineRoute {
  readonly page: 'online'
  readonly room: 'online' | 'match' | 'challenge' | 'people' | 'account'
  /** Of the match, the link or the person; at the door, the game. */
  readonly id: string | null
}

/** What is watched: a whole game inside the address, one that is kept here, or nothing yet. */
export interface WatchRoute {
  readonly page: 'watch'
  readonly kept: string | null
  readonly replay: string | null
  /** After how many lines; null: from the start. */
  readonly at: number | null
}

const KEYS = ['level', 'preset', 'setup', 'bot', 'seed', 'taken'] as const

const GAME = '([a-z][a-z0-9-]*)'
const PLAY = new RegExp(`^/play/${GAME}/?$`)
const ABOUT = new RegExp(`^/games/${GAME}/?$`)
const DAILY = new RegExp(`^/daily/${GAME}(?:/([^/]+))?/?$`)
const ONLINE = /^\/(online|match|challenge|people|account)(?:\/([\w-]{1,64}))?\/?$/
const WATCH = /^\/watch(?:\/([\w-]{1,64}))?\/?$/

/** `state`: what the browser's history holds for this page beside its address. */
export function routeOf(path: string, search: string, fragment = '', state: unknown = null): Route {
  if (path === '/' || path === '/index.html') return { page: 'front' }
  if (/^\/settings\/?$/.test(path)) return { page: 'settings' }
  if (/^\/learn\/?$/.test(path)) return { page: 'learn' }
  if (/^\/seal\/?$/.test(path)) return { page: 'seal', replay: watchedIn(fragment).replay }
  const played = PLAY.exec(path)?.[1]
  if (played) return { page: 'play', game: played, wanted: wantedIn(search), ...heldIn(state) }
  const about = ABOUT.exec(path)?.[1]
  if (about) return { page: 'game', game: about }
  const daily = DAILY.exec(path)
  if (daily?.[1]) return { page: 'daily', game: daily[1], date: daily[2] ?? null }
  const online = ONLINE.exec(path)
  if (online) return onlineAt(online[1] as OnlineRoute['room'], online[2])
  const watched = WATCH.exec(path)
  return watched ? { page: 'watch', kept: watched[1] ?? null, ...watchedIn(fragment) } : { page: 'lost', path }
}

export function onlineAt(room: OnlineRoute['room'], id: string | null = null): OnlineRoute {
  return { page: 'online', room, id }
}

export function hrefOf(route: Route): string {
  switch (route.page) {
    case 'front':
      return '/'
    case 'settings':
      return '/settings'
    case 'learn':
      return '/learn'
    case 'seal':
      return `/seal${route.replay === null ? '' : `#${route.replay}`}`
    case 'online':
      return `/${route.room}${route.id === null ? '' : `/${route.id}`}`
    case 'game':
      return `/games/${route.game}`
    case 'play':
      return `/play/${route.game}${queryOf(route.wanted)}`
    case 'daily':
      return `/daily/${route.game}${route.date === null ? '' : `/${route.date}`}`
    case 'watch':
      return `/watch${route.kept === null ? '' : `/${route.kept}`}${fragmentOf(route)}`
    case 'lost':
      return route.path
  }
}

/** What `hrefOf` leaves out, for the browser's history. */
export function stateOf(route: Route): { readonly held: Held } | null {
  return route.page === 'play' && route.held ? { held: route.held } : null
}

function heldIn(state: unknown): { held?: Held } {
  const { held } = (state ?? {}) as { held?: Partial<Held> | null }
  if (typeof held?.seed !== 'string' || typeof held.salt !== 'string') return {}
  return { held: { seed: held.seed, salt: held.salt, known: held.known === true } }
}

function queryOf(wanted: Wanted): string {
  const search = new URLSearchParams()
  for (const key of KEYS) {
    const value = wanted[key]
    if (value !== undefined) search.set(key, value)
  }
  const query = search.toString()
  return query && `?${query}`
}

function wantedIn(search: string): Wanted {
  const given = new URLSearchParams(search)
  const wanted: Partial<Record<(typeof KEYS)[number], string>> = {}
  for (const key of KEYS) {
    const value = given.get(key)
    if (value) wanted[key] = value
  }
  return wanted
}

/** `#REPLAY&at=12`. Behind the `#` nothing is ever sent to a server: whoever has the link has the game, and nobody else. */
function fragmentOf({ replay, at }: WatchRoute): string {
  const parts = [...(replay === null ? [] : [replay]), ...(at === null ? [] : [`at=${at}`])]
  return parts.length > 0 ? `#${parts.join('&')}` : ''
}

function watchedIn(fragment: string): { replay: string | null; at: number | null } {
  const parts = fragment.replace(/^#/, '').split('&')
  const at = /^at=(\d{1,6})$/.exec(parts.at(-1) ?? '')
  if (at) parts.pop()
  const replay = parts.join('&')
  return { replay: replay === '' ? null : replay, at: at ? Number(at[1]) : null }
}
