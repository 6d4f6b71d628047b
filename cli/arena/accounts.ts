/** Accounts on a fresh server: somebody who keeps the bots, and the bots. */
import { randomBytes } from 'node:crypto'

/** A token for each of these names. */
export async function makeBots(server: string, names: readonly string[]): Promise<readonly string[]> {
  const guest = await post(server, '/api/guest', '', {})
  const cookie = cookieOf(guest)
  const claimed = await post(server, '/api/claim', cookie, { name: 'arena keeper', password: randomBytes(16).toString('hex') })
  const keeper = cookieOf(claimed) || cookie
  const tokens: string[] = []
  for (const name of names) {
    const { token } = (await (await post(server, '/api/bots', keeper, { name })).json()) as { token: string }
    tokens.push(token)
  }
  return tokens
}

async function post(server: string, path: string, cookie: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(cookie === '' ? {} : { cookie }) }
  const answer = await fetch(new URL(path, server), { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`)
  return answer
}

function cookieOf(answer: Response): string {
  return answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
}
