/** One of everybody, with something of each kind, made anew for every question: what one visitor changes is no concern of the next. */

import type { Context } from '../../context.ts'
import { nameKey } from '../../people/names.ts'
import { hashPassword } from '../../people/passwords.ts'
import { insertPerson, type Person } from '../../people/persons.ts'
import { makePersonal, makeSession, revoke } from '../../people/tokens.ts'
import type { Role } from './access.ts'
import type { Actor } from './api.ts'

export interface World {
  readonly actors: Readonly<Record<Role, Actor>>
  /** `session`, `token`, `bot` and whom they `blocked` are the owner's; the third has nothing to do with anybody. */
  readonly ids: Readonly<Record<'guest' | 'other' | 'owner' | 'third' | 'session' | 'token' | 'bot' | 'blocked', string>>
  readonly names: { readonly owner: string }
  /** Everybody's. */
  readonly password: string
}

const PASSWORD = 'the same for everybody'
let hashed: Promise<string> | null = null

export async function makeWorld(context: Context): Promise<World> {
  const { db, now } = context
  hashed ??= hashPassword(PASSWORD)
  const password_hash = await hashed
  const person = async (name: string): Promise<Person> => {
    const made = await insertPerson(context, { kind: 'person', name, name_key: nameKey(name), owner_id: null })
    await db.updateTable('person').set({ password_hash }).where('id', '=', made.id).execute()
    return made
  }
  const session = async (id: string): Promise<Actor> => ({ session: (await makeSession(db, now(), id, '')).token })
  const names = { owner: 'Olivia' }
  const guest = await insertPerson(context, { kind: 'guest', name: 'Guest 10000', name_key: null, owner_id: null })
  const [owner, other, third] = [await person(names.owner), await person('Oscar'), await person('Thea')]
  const bot = await insertPerson(context, { kind: 'bot', name: 'Bolt', name_key: nameKey('Bolt'), owner_id: owner.id })
  await db
    .insertInto('block')
    .values({ person_id: owner.id, blocked_id: other.id, at: new Date(now()) })
    .execute()
  const reader = await makePersonal(db, now(), owner.id, 'reads', ['read'])
  const revoked = await makePersonal(db, now(), owner.id, 'revoked', ['read', 'play'])
  await revoke(context, [revoked.id])
  const expired = await makeSession(db, now() - 400 * 86_400_000, owner.id, '')
  const ownerSession = await session(owner.id)
  return {
    actors: {
      nobody: {},
      guest: await session(guest.id),
      other: await session(other.id),
      owner: ownerSession,
      bot: { bearer: (await makePersonal(db, now(), bot.id, 'plays', ['read', 'play'])).token },
      reader: { bearer: reader.token },
      revoked: { bearer: revoked.token },
      expired: { session: expired.token },
      elsewhere: ownerSession,
    },
    ids: {
      guest: guest.id,
      other: other.id,
      owner: owner.id,
      third: third.id,
      session: (await makeSession(db, now(), owner.id, '')).id,
      token: reader.id,
      bot: bot.id,
      blocked: other.id,
    },
    names,
    password: PASSWORD,
  }
}
