/** Addresses. A page is what its address says, so a link, a reload and the back button all lead to the same place. */

/** What an address asks for; what it leaves open is filled in when the table is laid. */
export interface Wanted {
  readonly level?: string
  readonly preset?: string
  readonly bot?: string
  readonly seed?: string
}

export type Route =
  | { readonly page: 'front' }
  | { readonly page: 'play'; readonly game: string; readonly wanted: Wanted }
  | { readonly page: 'lost'; readonly path: string }

const KEYS = ['level', 'preset', 'bot', 'seed'] as const

export function routeOf(path: string, search: string): Route {
  if (path === '/' || path === '/index.html') return { page: 'front' }
  const game = /^\/play\/([a-z][a-z0-9-]*)\/?$/.exec(path)?.[1]
  return game ? { page: 'play', game, wanted: wantedIn(search) } : { page: 'lost', path }
}

export function hrefOf(route: Route): string {
  if (route.page === 'front') return '/'
  if (route.page === 'lost') return route.path
  const search = new URLSearchParams()
  for (const key of KEYS) {
    const value = route.wanted[key]
    if (value !== undefined) search.set(key, value)
  }
  const query = search.toString()
  return `/play/${route.game}${query && `?${query}`}`
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
