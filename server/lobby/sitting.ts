/** Whoever is no bot sits at one live game. Asked inside the transaction that seats somebody, while nobody else can seat them. */
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Refusal } from '../../kernel/game.ts'
import type { PersonTable, Tables } from '../data/tables.ts'

export type Seated = Pick<Selectable<PersonTable>, 'id' | 'kind'>

/**
 * Keeps these people until the transaction ends: whoever else wants to seat one of them waits. They are taken in one order and before anything
 * else, so that two who want the same two never wait for each other.
 */
export function holdPeople(tx: Transaction<Tables>, ids: readonly string[]): Promise<readonly Seated[]> {
  return tx.selectFrom('person').select(['id', 'kind']).where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute()
}

/** The same for whoever holds something already, and therefore must not wait: false if anybody else has one of them. */
export async function holdAtOnce(tx: Transaction<Tables>, ids: readonly string[]): Promise<boolean> {
  const held = await tx.selectFrom('person').select('id').where('id', 'in', ids).forNoKeyUpdate().skipLocked().execute()
  return held.length === ids.length
}

/** Who sits at a live game is awaited there. A bot may play many at once, and a mind plays them all. */
export async function refuseBusy(db: Kysely<Tables>, { id, kind }: Seated): Promise<Refusal | null> {
  if (kind === 'bot' || kind === 'mind') return null
  const live = await db
    .selectFrom('match')
    .innerJoin('contest', 'contest.id', 'match.contest_id')
    .select('match.id')
    .where('match.state', 'in', ['sealing', 'playing'])
    .where('contest.clock_kind', '=', 'live')
    .where(eb => eb.or([eb('match.seat0', '=', id), eb('match.seat1', '=', id)]))
    .limit(1)
    .executeTakeFirst()
  return live ? { code: 'in-a-game', because: 'you are in a game with a running clock; finish it first', facts: { match: live.id } } : null
}

/** Whether one of two who are held may bring the other to a game. The other is not asked, and need not be there if it is one of days. */
export async function refuseSeating(
  tx: Transaction<Tables>,
  held: readonly Seated[],
  by: string,
  isLive: boolean,
): Promise<Refusal | null> {
  for (const person of held) {
    const isOther = person.id !== by
    if (isOther && !isLive) continue
    const refusal = await refuseBusy(tx, person)
    if (refusal) return isOther ? OTHER_BUSY : refusal
  }
  return null
}

const OTHER_BUSY: Refusal = {
  code: 'opponent-in-a-game',
  because: 'they are in another game with a running clock; try again when it is over',
  facts: {},
}
