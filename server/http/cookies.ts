/** The one cookie: an opaque token that no script can read. */
import { fastifyCookie } from '@fastify/cookie'

export const COOKIE = 'lockstep'

/** The longest a browser keeps one. How long a session lasts is not for the browser to say. */
const KEPT_S = 400 * 86_400

export function sessionCookie(token: string, isHttps: boolean): string {
  return fastifyCookie.serialize(COOKIE, token, { ...flags(isHttps), maxAge: KEPT_S })
}

export function clearedCookie(isHttps: boolean): string {
  return fastifyCookie.serialize(COOKIE, '', { ...flags(isHttps), maxAge: 0 })
}

/** The token in a `Cookie` header, if there is one. */
export function tokenInCookie(header: string | undefined): string | null {
  return (header && fastifyCookie.parse(header)[COOKIE]) || null
}

function flags(isHttps: boolean) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps } as const
}
