/** One of everybody, with something of each kind, made anew for every question: what one visitor changes is no concern of the next. */

import type { Terms } from '../../../protocol/online.ts'
import { acceptChallenge, createChallenge } from '../../lobby/challenges.ts'
import type { Matches } from '../../matches/matches.ts'
import { nameKey } from '../../people/names.ts'
import { hashPassword } from '../../people/passwords.ts'
import { insertPerson, type Person } from '../../people/persons.ts'
import { makePersonal, makeSession, revoke } from '../../people/tokens.ts'
import type { Role } from './access.ts'
import type { Actor, TestApi } from './api.ts'

export interface World {
  readonly actors: Readonly<Record<Role, Actor>>
  readonly ids: Readonly<Record<'owner' | 'third' | 'session' | 'token' | 'bot' | 'blocked' | 'challenge' | 'match', string>>
  readonly names: { readonly owner: string }
  /** Everybody's. */
  readonly password: string
  /** Of a game that can be played here, and a mind that plays it. */
  readonly terms: Terms
  readonly mind: string
}

const PASSWORD = 'the same for everybody'
let hashed: Promise<string> | null = null

export async function makeWorld({ context, matches }: TestApi): Promise<World> {
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
  const [owner, other, opponent] = [await person(names.owner), await person('Oscar'), await person('Petra')]
  const [third, blocked] = [await person('Thea'), await person('Benno')]
  const bot = await insertPerson(context, { kind: 'bot', name: 'Bolt', name_key: nameKey('Bolt'), owner_id: owner.id })
  await db
    .insertInto('block')
    .values({ person_id: owner.id, blocked_id: blocked.id, at: new Date(now()) })
    .execute()
  const reader = await makePersonal(db, now(), owner.id, 'reads', ['read'])
  const revoked = await makePersonal(db, now(), owner.id, 'revoked', ['read', 'play'])
  await revoke(context, [revoked.id])
  const expired = await makeSession(db, now() - 400 * 86_400_000, owner.id, '')
  const { terms, mind } = await playable(matches)
  const ownerSession = await session(owner.id)
  return {
    actors: {
      nobody: {},
      guest: await session(guest.id),
      other: await session(other.id),
      opponent: await session(opponent.id),
      owner: ownerSession,
      bot: { bearer: (await makePersonal(db, now(), bot.id, 'plays', ['read', 'play'])).token },
      reader: { bearer: reader.token },
      revoked: { bearer: revoked.token },
      expired: { session: expired.token },
      elsewhere: ownerSession,
    },
    ids: {
      owner: owner.id,
      third: third.id,
      session: (await makeSession(db, now(), owner.id, '')).id,
      token: reader.id,
      bot: bot.id,
      blocked: blocked.id,
      ...(await makeGames(matches, owner.id, opponent.id, terms)),
    },
    names,
    password: PASSWORD,
    terms,
    mind,
  }
}

/** The first of the list will do. */
async function playable({ playables }: Matches): Promise<Pick<World, 'terms' | 'mind'>> {
  const [first] = playables.values()
  const [preset] = first?.game.presets ?? []
  const [mind] = (await first?.minds())?.bots ?? []
  if (!first || !preset || !mind) throw new Error('nothing can be played here')
  const clock = { kind: 'live', baseMs: 600_000, incrementMs: 0 } as const
  return { terms: { game: first.game.id, preset: preset.name, games: 1, clock }, mind: mind.id }
}

/** A challenge that waits, and a match out of another one. */
async function makeGames(matches: Matches, owner: string, opponent: string, terms: Terms): Promise<{ challenge: string; match: string }> {
  // One of days, so that both may still sit down elsewhere.
  const slow = { ...terms, clock: { kind: 'days', moveMs: 86_400_000 } } as const
  const [taken, waiting] = [await createChallenge(matches, owner, slow), await createChallenge(matches, owner, terms)]
  if (!('id' in taken) || !('id' in waiting)) throw new Error('no challenge could be made')
  const accepted = await acceptChallenge(matches, taken.id, opponent)
  if (!('match' in accepted)) throw new Error('no match could be made')
  return { challenge: waiting.id, match: accepted.match }
}
