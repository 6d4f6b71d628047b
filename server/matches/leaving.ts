/** Somebody is no longer here at all: their games are given up, and their opponents need not wait. */

import { leaveQueue } from '../lobby/seeks.ts'
import type { Matches } from './matches.ts'

export async function resignAll(matches: Matches, person: string): Promise<void> {
  matches.toPerson(person, { kind: 'revoked' })
  await leaveQueue(matches, person)
  const open = await matches.context.db
    .selectFrom('match')
    .select('id')
    .where('state', 'in', ['sealing', 'playing'])
    .where(eb => eb.or([eb('seat0', '=', person), eb('seat1', '=', person)]))
    .execute()
  for (const { id } of open) {
    const kept = await matches.find(id)
    const seat = kept?.room.seatOf(person) ?? null
    if (!kept || seat === null || (await matches.callOff(kept))) continue
    await kept.room.decree(seat, '!resign', room => room.toMove !== null)
  }
}
