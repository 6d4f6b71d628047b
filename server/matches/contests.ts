/** Where contests come from: two people, and what they agreed on. All of it happens inside the caller's transaction. */
import type { Selectable, Transaction } from 'kysely'
import { commitOf } from '../../kernel/fair.ts'
import { stringify } from '../../kernel/plaintext.ts'
import type { Terms } from '../../protocol/online.ts'
import type { ContestTable, MatchTable, Tables } from '../data/tables.ts'
import { freshId, freshSecret } from './ids.ts'
import { columnsOf, type Playable } from './terms.ts'

export type ContestRow = Selectable<ContestTable>
export type MatchRow = Selectable<MatchTable>

/** How long both have to add to the shuffle. */
export const SEALING_MS = 5_000

export interface Agreed {
  readonly terms: Terms
  readonly mode: ContestTable['mode']
  readonly pool: string | null
  /** In the first game, player 0 sits at seat 0. */
  readonly players: readonly [string, string]
  readonly rematchOf?: string
}

/** Returns the id of the first match. Nothing is dealt yet: the commitment is there before anybody adds to the shuffle. */
export async function createContest(tx: Transaction<Tables>, playable: Playable, agreed: Agreed, now: number): Promise<string> {
  const { game } = playable
  const { terms, mode, pool, players, rematchOf = null } = agreed
  const setup = game.presets.find(({ name }) => name === terms.preset)?.setup
  const secret = freshSecret()
  const contest = freshId()
  await tx
    .insertInto('contest')
    .values({
      id: contest,
      ...columnsOf(terms),
      ...{ rules: game.rules, setup: stringify(setup), mode, pool, secret, commit_hash: commitOf(secret), state: 'open' },
      player0: players[0],
      player1: players[1],
      rematch_of: rematchOf,
      created_at: new Date(now),
    })
    .execute()
  // Whoever has found a game looks for none.
  await tx.deleteFrom('seek').where('person_id', 'in', players).execute()
  return insertMatch(
    tx,
    { contest_id: contest, ordinal: 1, seat0: players[0], seat1: players[1], state: 'sealing' },
    columnsOf(terms),
    now,
    {
      due_at: new Date(now + SEALING_MS),
    },
  )
}

/** The second game of a pair: the same deal, and seats swapped. */
export function createSecond(tx: Transaction<Tables>, contest: ContestRow, first: MatchRow, second: SecondStart): Promise<string> {
  const { contest_id, seat0, seat1, deal } = first
  const sitting = { contest_id, ordinal: 2, seat0: seat1, seat1: seat0, state: 'playing' as const }
  return insertMatch(tx, sitting, contest, second.since, { deal, to_move: second.toMove, due_at: second.dueAt })
}

export interface SecondStart {
  readonly since: number
  readonly toMove: number | null
  readonly dueAt: Date | null
}

type Sitting = Pick<MatchRow, 'contest_id' | 'ordinal' | 'seat0' | 'seat1' | 'state'>

async function insertMatch(
  tx: Transaction<Tables>,
  sitting: Sitting,
  { base_ms }: { readonly base_ms: number },
  since: number,
  more: Partial<Pick<MatchRow, 'deal' | 'to_move' | 'due_at'>>,
): Promise<string> {
  const id = freshId()
  const at = new Date(since)
  await tx
    .insertInto('match')
    .values({ id, ...sitting, ply: 0, left0_ms: base_ms, left1_ms: base_ms, since: at, created_at: at, ...more })
    .execute()
  return id
}
