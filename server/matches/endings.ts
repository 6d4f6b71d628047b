/**
 * How a game ends, in one transaction: the last line, the outcome, and whatever follows from it: the second game of a pair, or the result of
 * the contest and the ratings. Either all of it is written or nothing is, and only once: the match must still be where the line was meant for.
 */
import type { Kysely, Transaction } from 'kysely'
import type { Outcome, Seat } from '../../kernel/game.ts'
import type { Tables } from '../data/tables.ts'
import { dueAt, PAUSE_MS } from './clock.ts'
import { type ContestRow, createSecond, type MatchRow } from './contests.ts'
import { insertLines, type NewLine } from './log-writer.ts'
import { NO_PREMOVES } from './premoves.ts'
import { changed, type Standing, UNRATED } from './rating.ts'

export interface Ending {
  readonly contest: ContestRow
  readonly match: MatchRow
  readonly line: NewLine
  readonly outcome: Outcome
  readonly stateHash: string
  /** Who begins in this deal: the second game of a pair begins with them. */
  readonly first: Seat
}

export type Half = 0 | 1 | 2

/** A word of the kernel ended it: the whole contest is lost for whoever said it, or for whom it was said. */
const FORFEITS = ['resign', 'flag', 'abandon']

/** False: somebody else was first, and nothing was written. */
export function writeEnding(db: Kysely<Tables>, ending: Ending): Promise<boolean> {
  return db
    .transaction()
    .execute(async tx => {
      const { line, match, outcome, stateHash } = ending
      if (!(await insertLines(tx, [line])).has(line.match)) throw new Overtaken()
      await tx
        .updateTable('match')
        .set({
          state: 'over',
          outcome: JSON.stringify(outcome),
          state_hash: stateHash,
          over_at: new Date(line.at),
          due_at: null,
          to_move: null,
          ...NO_PREMOVES,
        })
        .where('id', '=', match.id)
        .execute()
      await forgetPresence(tx, match.id)
      await settle(tx, ending)
      return true
    })
    .catch(error => {
      if (error instanceof Overtaken) return false
      throw error
    })
}

/** Unwinds the transaction. */
class Overtaken extends Error {}

async function settle(tx: Transaction<Tables>, ending: Ending): Promise<void> {
  const { contest, match, outcome, line } = ending
  const forfeit = FORFEITS.includes(outcome.code)
  if (!forfeit && contest.games === 2 && match.ordinal === 1) return openSecond(tx, ending)
  const margin = marginOf(outcome, match, contest) + (forfeit ? 0 : await earlierMargin(tx, contest, match))
  const half = forfeit ? halfOf(outcome, match, contest) : contest.games === 2 ? halfOfMargin(margin) : halfOf(outcome, match, contest)
  await closeContest(tx, contest, { half, margin, because: forfeit ? outcome.code : 'played' }, line.at)
}

async function openSecond(tx: Transaction<Tables>, { contest, match, first, line }: Ending): Promise<void> {
  const since = line.at + PAUSE_MS
  const timing = { terms: contest, ordinal: 2, ply: 0, toMove: first, left: [contest.base_ms, contest.base_ms] as const, since }
  const due = dueAt(timing)
  const id = await createSecond(tx, contest, match, { since, toMove: first, dueAt: due === null ? null : new Date(due) })
  // They were there a moment ago, and the second game is where they are expected now.
  const seen_at = new Date(line.at)
  await tx
    .insertInto('presence')
    .values([
      { match_id: id, seat: 0, seen_at },
      { match_id: id, seat: 1, seen_at },
    ])
    .execute()
}

/** By how much player 0 was ahead. A game that somebody gave up has no margin. */
export function marginOf({ scores, code }: Outcome, match: MatchRow, contest: ContestRow): number {
  if (FORFEITS.includes(code)) return 0
  const ahead = (scores[0] ?? 0) - (scores[1] ?? 0)
  return match.seat0 === contest.player0 ? ahead : -ahead
}

async function earlierMargin(tx: Transaction<Tables>, contest: ContestRow, match: MatchRow): Promise<number> {
  if (match.ordinal === 1) return 0
  const first = await tx
    .selectFrom('match')
    .selectAll()
    .where('contest_id', '=', contest.id)
    .where('ordinal', '=', 1)
    .executeTakeFirstOrThrow()
  return marginOf(JSON.parse(first.outcome ?? '{}') as Outcome, first, contest)
}

/** Player 0's half points. Nobody won: that is a draw. */
function halfOf({ winner }: Outcome, match: MatchRow, contest: ContestRow): Half {
  if (winner === null || winner === 'draw') return 1
  const won = (winner === 0 ? match.seat0 : match.seat1) === contest.player0
  return won ? 2 : 0
}

function halfOfMargin(margin: number): Half {
  return margin > 0 ? 2 : margin < 0 ? 0 : 1
}

interface Result {
  readonly half: Half
  readonly margin: number
  readonly because: string
}

async function closeContest(tx: Transaction<Tables>, contest: ContestRow, result: Result, at: number): Promise<void> {
  const ratings = contest.pool === null ? {} : await rate(tx, contest, contest.pool, result.half, at)
  await tx
    .updateTable('contest')
    .set({ state: 'over', ...result, ...ratings, over_at: new Date(at) })
    .where('id', '=', contest.id)
    .where('state', '=', 'open')
    .execute()
}

async function rate(tx: Transaction<Tables>, contest: ContestRow, pool: string, half: Half, at: number) {
  const { player0, player1, id } = contest
  const people = [player0, player1].sort() // one order for everybody who locks
  await tx
    .insertInto('rating')
    .values(people.map(person_id => ({ person_id, pool, ...UNRATED })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const rows = await tx
    .selectFrom('rating')
    .selectAll()
    .where('pool', '=', pool)
    .where('person_id', 'in', people)
    .orderBy('person_id')
    .forUpdate()
    .execute()
  const standing = (person: string): Standing => rows.find(({ person_id }) => person_id === person) ?? UNRATED
  const before = [standing(player0), standing(player1)] as const
  const after = changed(before[0], before[1], half)
  for (const [index, person_id] of [player0, player1].entries()) {
    const [was, is] = [before[index] ?? UNRATED, after[index] ?? 0]
    await tx
      .updateTable('rating')
      .set({ rating: is, games: was.games + 1 })
      .where('person_id', '=', person_id)
      .where('pool', '=', pool)
      .execute()
    // The primary key is the last fence: a contest changes nobody's rating twice.
    await tx
      .insertInto('rating_change')
      .values({ contest_id: id, person_id, pool, before: was.rating, after: is, at: new Date(at) })
      .execute()
  }
  return {
    rating0_before: before[0].rating,
    rating0_after: after[0],
    rating1_before: before[1].rating,
    rating1_after: after[1],
  }
}

/** Nobody is waited for any more. */
async function forgetPresence(tx: Transaction<Tables>, match: string): Promise<void> {
  await tx.deleteFrom('presence').where('match_id', '=', match).execute()
}

/** Calls off a match that has not really begun. False: it has, or somebody else was first. */
export async function writeAbort(db: Kysely<Tables>, match: MatchRow, at: number): Promise<boolean> {
  return db.transaction().execute(async tx => {
    const { numUpdatedRows } = await tx
      .updateTable('match')
      .set({ state: 'aborted', due_at: null, over_at: new Date(at), ...NO_PREMOVES })
      .where('id', '=', match.id)
      .where('ordinal', '=', 1)
      .where('state', 'in', ['sealing', 'playing'])
      .where('ply', '<', 2)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await forgetPresence(tx, match.id)
    await tx
      .updateTable('contest')
      .set({ state: 'aborted', over_at: new Date(at) })
      .where('id', '=', match.contest_id)
      .execute()
    return true
  })
}
