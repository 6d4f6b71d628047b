/** Rows of people. */
import type { Selectable } from 'kysely'
import type { Context } from '../context.ts'
import type { PersonTable } from '../data/tables.ts'
import { Refused } from '../http/errors.ts'
import { freshId } from '../matches/ids.ts'

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

export async function isNameTaken({ db }: Context, key: string): Promise<boolean> {
  return (await db.selectFrom('person').select('id').where('name_key', '=', key).executeTakeFirst()) !== undefined
}

/** Writes a name, which somebody else may do at the same moment. Null: it is known to be taken. */
export async function nameTaken<T>(write: (() => Promise<T>) | null): Promise<T> {
  const taken = new Refused(409, 'name-taken', 'somebody has this name, or one that looks like it; choose another')
  if (write === null) throw taken
  return write().catch((error: unknown) => {
    throw error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION ? taken : error
  })
}
