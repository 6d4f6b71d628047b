/** The one cookie: an opaque token that no script can read. */
import type { FastifyReply } from 'fastify'

export const COOKIE = 'lockstep'

/** The longest a browser keeps one. How long a session lasts is not for the browser to say. */
const KEPT_S = 400 * 86_400

/** `secure: 'auto'`: where the visitor speaks https, with a proxy or with us. */
const FLAGS = { path: '/', httpOnly: true, sameSite: 'lax', secure: 'auto' } as const

export function giveCookie(reply: FastifyReply, token: string): void {
  reply.setCookie(COOKIE, token, { ...FLAGS, maxAge: KEPT_S })
}

export function takeCookie(reply: FastifyReply): void {
  reply.setCookie(COOKIE, '', { ...FLAGS, maxAge: 0 })
}

/** The token in a `Cookie` header, if there is one. It is in base64url, so nothing in it is encoded. */
export function tokenInCookie(header: string | undefined): string | null {
  const own = header?.split(';').find(pair => pair.trimStart().startsWith(`${COOKIE}=`))
  return own?.slice(own.indexOf('=') + 1).trim() || null
}
