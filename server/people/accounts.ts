/** Coming, staying and going: guests, names, passwords. */
import { randomInt } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Credentials, Farewell, type MeAnswer, NewName, NewPassword, NoBody } from '../../protocol/people.ts'
import type { Context } from '../context.ts'
import type { PersonTable } from '../data/tables.ts'
import { ACCOUNT, DOOR, OPEN, PERSON, visitorIn } from '../http/api.ts'
import { giveCookie, takeCookie } from '../http/cookies.ts'
import { Refused } from '../http/errors.ts'
import { addressOf, type Limiter } from '../http/limits.ts'
import { bodyOf } from '../http/validation.ts'
import { cardOf } from './card.ts'
import { deletePerson } from './deleting.ts'
import { deviceOf } from './device.ts'
import { acceptName, nameKey } from './names.ts'
import { hashPassword, isPassword, refusePassword } from './passwords.ts'
import { insertPerson, nameTaken, personAt, refuseTaken } from './persons.ts'
import { ratingsOf } from './profile.ts'
import type { PeopleOptions } from './register.ts'
import { makeSession, revoke, sessionIds } from './tokens.ts'
import type { Visitor } from './visitor.ts'

/** What tells guests apart. It need not be unique: nobody finds a guest by name. */
const FIRST_GUEST = 10_000
const LAST_GUEST = 99_999

export function registerAccounts(api: FastifyInstance, context: Context, { limiter, onDelete }: PeopleOptions): void {
  api.get('/me', { config: { access: OPEN } }, ({ visitor }) => describeMe(context, visitor))

  api.post('/guest', { config: { access: DOOR, limit: 'guest' } }, async (request, reply) => {
    bodyOf(NoBody, request.body)
    if (request.visitor) return { me: request.visitor.person }
    const name = `Guest ${randomInt(FIRST_GUEST, LAST_GUEST + 1)}`
    const guest = await insertPerson(context, { kind: 'guest', name, name_key: null, owner_id: null })
    await enter(context, request, reply, guest.id)
    return { me: cardOf(guest) }
  })

  api.post('/claim', { config: { access: ACCOUNT, limit: 'claim' } }, async (request, reply) => {
    const { name, password } = bodyOf(Credentials, request.body)
    const { person } = visitorIn(request)
    const claimed = await claim(context, person, name, password)
    // Who has a name comes in anew: whoever knew the guest's cookie stays outside.
    await enter(context, request, reply, person.id)
    return { me: claimed }
  })

  api.post('/login', { config: { access: DOOR, limit: 'login' } }, async (request, reply) => {
    const { name, password } = bodyOf(Credentials, request.body)
    const person = await login(context, limiter, request, name, password)
    await enter(context, request, reply, person.id)
    return { me: cardOf(person) }
  })

  api.post('/logout', { config: { access: DOOR } }, async (request, reply) => {
    bodyOf(NoBody, request.body)
    if (request.visitor) await revoke(context, [request.visitor.token.id])
    takeCookie(reply)
    return { ok: true }
  })

  api.post('/rename', { config: { access: PERSON, limit: 'claim' } }, async request => {
    const accepted = acceptName(bodyOf(NewName, request.body).name)
    const { name, key } = accepted
    const { id, kind } = visitorIn(request).person
    await refuseTaken(context, accepted, id)
    await nameTaken(() => context.db.updateTable('person').set({ name, name_key: key }).where('id', '=', id).execute())
    return { me: { id, name, kind } }
  })

  api.post('/password', { config: { access: PERSON, limit: 'claim' } }, async request => {
    const given = bodyOf(NewPassword, request.body)
    const { person, token } = visitorIn(request)
    await refuseWrongPassword(await personAt(context, person.id), given.old)
    refusePassword(given.new, person.name)
    const password_hash = await hashPassword(given.new)
    await context.db.updateTable('person').set({ password_hash }).where('id', '=', person.id).execute()
    const others = (await sessionIds(context, person.id)).filter(id => id !== token.id)
    return { ended: await revoke(context, others) }
  })

  api.delete('/me', { config: { access: ACCOUNT, limit: 'claim' } }, async (request, reply) => {
    const given = bodyOf(Farewell, request.body)
    const person = await personAt(context, visitorIn(request).person.id)
    if (person.password_hash !== null && given?.password === undefined)
      throw new Refused(400, 'password-needed', 'give the password as well: this cannot be undone')
    if (person.password_hash !== null) await refuseWrongPassword(person, given?.password ?? '')
    await deletePerson(context, person.id, onDelete)
    takeCookie(reply)
    return { ok: true }
  })
}

async function describeMe({ db }: Context, visitor: Visitor | null): Promise<MeAnswer> {
  if (visitor === null) return { me: null, ratings: [], hasPassword: false }
  const { id } = visitor.person
  const row = await db.selectFrom('person').select('password_hash').where('id', '=', id).executeTakeFirst()
  return { me: visitor.person, ratings: await ratingsOf(db, id), hasPassword: (row?.password_hash ?? null) !== null }
}

/** A new session, in place of the one that asked. */
async function enter(context: Context, request: FastifyRequest, reply: FastifyReply, personId: string): Promise<void> {
  const { token } = await makeSession(context.db, context.now(), personId, deviceOf(request.headers['user-agent']))
  if (request.visitor) await revoke(context, [request.visitor.token.id])
  giveCookie(reply, token)
}

async function claim(context: Context, guest: Visitor['person'], wanted: string, password: string) {
  if (guest.kind !== 'guest') throw new Refused(409, 'not-a-guest', 'you have a name already; it can be changed in the settings')
  const accepted = acceptName(wanted)
  const { name, key } = accepted
  refusePassword(password, name)
  // Asked first, so that a taken name does not cost a hash; what counts is what the database says then.
  await refuseTaken(context, accepted, guest.id)
  const password_hash = await hashPassword(password)
  await nameTaken(() =>
    context.db
      .updateTable('person')
      .set({ kind: 'person', name, name_key: key, password_hash })
      .where('id', '=', guest.id)
      .where('kind', '=', 'guest')
      .execute(),
  )
  return { id: guest.id, name, kind: 'person' as const }
}

/** The same answer, after the same time, whether there is nobody of that name or the password is another. */
async function login({ db }: Context, limiter: Limiter, request: FastifyRequest, name: string, password: string) {
  const key = nameKey(name)
  // What was too much from one address does not count for all: nobody alone can keep the owner out.
  await limiter.count(request, 'guess', 'ip', `${key}|${addressOf(request)}`)
  await limiter.count(request, 'guess', 'person', key)
  const person = await db
    .selectFrom('person')
    .selectAll()
    .where('name_key', '=', key)
    .where('kind', '=', 'person')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  const isRight = await isPassword(person?.password_hash ?? null, password)
  if (!person || !isRight) throw new Refused(401, 'wrong-login', 'the name or the password is wrong')
  return person
}

async function refuseWrongPassword({ password_hash }: Pick<PersonTable, 'password_hash'>, password: string): Promise<void> {
  if (!(await isPassword(password_hash, password))) throw new Refused(403, 'wrong-password', 'the password is wrong')
}
