/** People for tests, made the way people are made. */
import type { Actor, TestApi } from '../../http/testing/api.ts'

export interface Made extends Actor {
  readonly id: string
  readonly name: string
  readonly session: string
}

export const PASSWORD = 'a long walk home'

export async function makeGuest({ call }: TestApi): Promise<Made> {
  const { json, session } = await call('POST /api/guest')
  return { id: json.me.id, name: json.me.name, session: session ?? '' }
}

export async function makePerson(api: TestApi, name: string, password = PASSWORD): Promise<Made> {
  const guest = await makeGuest(api)
  const { session, status, text } = await api.call('POST /api/claim', { name, password }, guest)
  if (status !== 200 || session === null) throw new Error(`${name} could not be made: ${text}`)
  return { id: guest.id, name, session }
}
