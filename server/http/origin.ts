/**
 * Whether a request that changes something comes from a page of ours. A browser says where from; a program that says nothing brings its own
 * token, and no browser lends it somebody's cookie. For sockets as well, which no browser keeps from other origins.
 */
export interface Asked {
  readonly origin?: string | undefined
  /** As the visitor addressed us: behind a proxy the host it was asked for. */
  readonly host?: string | undefined
  /** "sec-fetch-site": what a browser says even where it keeps the origin to itself. */
  readonly site?: string | undefined
}

export function isOurPage({ origin, host, site }: Asked, allowed: readonly string[]): boolean {
  if (origin === undefined) return site !== 'cross-site'
  if (allowed.includes(origin)) return true
  const parsed = URL.canParse(origin) ? new URL(origin) : null
  // The scheme may differ: a proxy that speaks https with the visitor may speak http with us.
  return parsed !== null && /^https?:$/.test(parsed.protocol) && parsed.host !== '' && parsed.host === host?.toLowerCase()
}
