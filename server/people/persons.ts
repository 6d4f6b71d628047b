/** Rows of people. */
import type { Selectable } from 'kysely'
import type { Context } from '../context.ts'
import type { PersonTable } from '../data/tables.ts'
import { Refused } from '../http/errors.ts'
import { freshId } from '../matches/ids.ts'
import type { AcceptedName } from './names.ts'

export type Person = Selectable<PersonTable>

const UNIQUE_VIOLATION = '23505'

export async function insertPerson({ db, now }: Context, person: Pick<Person, 'kind' | 'name' | 'name_key' | 'owner_id'>): Promise<Person> {
  const at = new Date(now())
  const row = { ...person, id: freshId(), password_hash: null, created_at: at, seen_at: at, deleted_at: null }
  await db.insertInto('person').values(row).execute()
  return row
}

/** Somebody who is still here. */
export async function personAt({ db }: Context, id: string): Promise<Person> {
  const person = await db.selectFrom('person').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()
  if (!person) throw new Refused(404, 'no-such-person', 'there is nobody of this id')
  return person
}

/** Whether somebody else has this name, or one that looks like it, as far as is known before it is written. `person`: who wants it, if they are there yet. */
export async function refuseTaken({ db }: Context, { key, shape }: AcceptedName, person: string | null): Promise<void> {
  const holders = await db.selectFrom('person').select('id').where('name_key', 'in', [key, shape]).execute()
  if (holders.some(({ id }) => id !== person)) throw taken()
}

/** Writes a name, which somebody else may do at the same moment. */
export async function nameTaken<T>(write: () => Promise<T>): Promise<T> {
  return write().catch((error: unknown) => {
    throw error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION ? taken() : error
  })
}

function taken(): Refused {
  return new Refused(409, 'name-taken', 'somebody has this name, or one that looks like it; choose another')
}
