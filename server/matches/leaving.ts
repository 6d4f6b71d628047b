/** Somebody is no longer here at all: their games are given up, and their opponents need not wait. */

import { leaveQueue } from '../lobby/seeks.ts'
import type { Matches } from './matches.ts'

/** More of what somebody played is hardly on anybody's screen; a room that is opened later reads anew who plays in it. */
const MOST_SHOWN = 200

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
  await showGone(matches, person)
}

/** Whoever still has one of their games on the screen is told that they are gone: their name goes, and with it the rematch. */
async function showGone(matches: Matches, person: string): Promise<void> {
  const over = await matches.context.db
    .selectFrom('match')
    .select('id')
    .where('state', 'in', ['over', 'aborted'])
    .where(eb => eb.or([eb('seat0', '=', person), eb('seat1', '=', person)]))
    .orderBy('created_at', 'desc')
    .limit(MOST_SHOWN)
    .execute()
  for (const { id } of over) await matches.refreshAnywhere(id)
}
