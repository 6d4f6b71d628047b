/** Bots: accounts that programs play with. Each belongs to somebody, has a name of its own, and comes in with a token alone. */
import type { FastifyInstance } from 'fastify'
import { NewName } from '../../protocol/people.ts'
import type { Context } from '../context.ts'
import { PERSON, visitorIn } from '../http/api.ts'
import { Refused } from '../http/errors.ts'
import { bodyOf } from '../http/validation.ts'
import { cardOf } from './card.ts'
import { deletePerson } from './deleting.ts'
import { acceptName } from './names.ts'
import { insertPerson, nameTaken, type Person, refuseTaken } from './persons.ts'
import type { PeopleOptions } from './register.ts'
import { makePersonal } from './tokens.ts'

const MOST_BOTS = 10

export function registerBots(api: FastifyInstance, context: Context, { onDelete }: PeopleOptions): void {
  api.get('/bots', { config: { access: PERSON } }, async request => {
    const bots = await botsOf(context, visitorIn(request).person.id)
    return { bots: bots.map(bot => ({ ...cardOf(bot), createdAt: bot.created_at.getTime(), seenAt: bot.seen_at.getTime() })) }
  })

  api.post('/bots', { config: { access: PERSON, limit: 'claim' } }, async request => {
    const accepted = acceptName(bodyOf(NewName, request.body).name)
    const { name, key } = accepted
    const { id } = visitorIn(request).person
    if ((await botsOf(context, id)).length >= MOST_BOTS)
      throw new Refused(409, 'too-many-bots', `you have ${MOST_BOTS} bots already; delete one first`)
    await refuseTaken(context, accepted, null)
    const bot = await nameTaken(() => insertPerson(context, { kind: 'bot', name, name_key: key, owner_id: id }))
    const { token } = await makePersonal(context.db, context.now(), bot.id, name, ['read', 'play'])
    return { bot: cardOf(bot), token }
  })

  api.delete<{ Params: { id: string } }>('/bots/:id', { config: { access: PERSON } }, async request => {
    const bot = await botOf(context, visitorIn(request).person.id, request.params.id)
    await deletePerson(context, bot.id, onDelete)
    return { ok: true }
  })
}

export async function botOf(context: Context, ownerId: string, id: string): Promise<Person> {
  const bot = (await botsOf(context, ownerId)).find(each => each.id === id)
  if (!bot) throw new Refused(404, 'no-such-bot', 'you have no such bot')
  return bot
}

function botsOf({ db }: Context, ownerId: string): Promise<Person[]> {
  return db.selectFrom('person').selectAll().where('owner_id', '=', ownerId).where('deleted_at', 'is', null).orderBy('created_at').execute()
}
