/** A finished match as a replay that anybody can verify: with what was committed to, what opened it, and who played. */
import { entropyText } from '../../kernel/fair.ts'
import type { Refusal } from '../../kernel/game.ts'
import { parsePlain } from '../../kernel/plaintext.ts'
import { type Origin, write } from '../../kernel/replay.ts'
import { playersOf } from './loading.ts'
import type { Matches } from './matches.ts'
import type { Room } from './room.ts'

export async function replayOf(matches: Matches, id: string): Promise<{ readonly text: string } | Refusal> {
  const kept = await matches.find(id)
  if (!kept) return { code: 'no-match', because: 'there is no such match', facts: {} }
  const { room } = kept
  // The first game of a pair hears nothing of how the second ended.
  if (room.contest.state === 'open' && room.outcome) await matches.lookAgain(kept)
  if (room.contest.state === 'open' || !room.session)
    return { code: 'not-over', because: 'the replay shows everything that was dealt, so it is there when all is over', facts: {} }
  if (!room.session.outcome) return { code: 'aborted', because: 'the game was called off, so there is nothing to replay', facts: {} }
  return { text: write(room.session, await originOf(matches, room)) }
}

async function originOf(matches: Matches, { contest, match }: Room): Promise<Origin> {
  const { setup, seed, seal, salt, commit_hash, secret, entropy0, entropy1, games, player0 } = contest
  const players = await playersOf(matches.context.db, contest)
  const seated = match.seat0 === player0 ? players : [players[1], players[0]]
  return {
    setup: parsePlain(setup),
    ...(seed === null ? {} : { seed }),
    ...(seal === null || salt === null ? {} : { seal, salt }),
    commit: commit_hash,
    secret,
    entropy: entropyText([entropy0, entropy1]),
    ...(games === 2 ? { pair: String(match.ordinal) } : {}),
    notes: [
      `match ${match.id} on ${match.created_at.toISOString().slice(0, 10)}`,
      ...seated.map(({ name, kind }, seat) => `seat ${seat} ${kind === 'mind' ? `mind ${name}` : name || '-'}`),
    ],
  }
}
