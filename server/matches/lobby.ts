/** Who looks for a game, and what is being played. */
import type { Lobby, MineCard } from '../../protocol/online.ts'
import { cardsOf } from './loading.ts'
import type { Matches } from './matches.ts'
import { FRESH_MS } from './matches.ts'
import { termsOf } from './terms.ts'

const MOST_SHOWN = 30

export async function readLobby(matches: Matches): Promise<Lobby> {
  const { db, now } = matches.context
  const fresh = new Date(now() - FRESH_MS)
  const [seeks, live, people] = await Promise.all([
    db.selectFrom('seek').selectAll().where('seen_at', '>', fresh).orderBy('created_at').limit(MOST_SHOWN).execute(),
    liveRows(matches, fresh),
    db
      .selectFrom('process')
      .select(eb => eb.fn.sum<number>('people').as('count'))
      .where('at', '>', fresh)
      .executeTakeFirst(),
  ])
  const shownSeeks = await Promise.all(
    seeks.map(async row => ({
      id: row.id,
      by: (await cardsOf(db, [row.person_id], row.pool))(row.person_id),
      terms: termsOf(row),
      isRated: row.pool !== null,
    })),
  )
  const shownLive = await Promise.all(
    live.map(async row => {
      const card = await cardsOf(db, [row.player0, row.player1], row.pool)
      return { match: row.match, players: [card(row.player0), card(row.player1)] as const, terms: termsOf(row), ply: row.ply }
    }),
  )
  const strength = ({ players }: (typeof shownLive)[number]): number => players.reduce((sum, { rated }) => sum + (rated?.rating ?? 0), 0)
  return { kind: 'lobby', seeks: shownSeeks, live: shownLive.sort((a, b) => strength(b) - strength(a)), people: Number(people?.count ?? 0) }
}

/** Live games between two that have really begun and in which somebody is there. */
function liveRows({ context: { db } }: Matches, fresh: Date) {
  return db
    .selectFrom('match')
    .innerJoin('contest', 'contest.id', 'match.contest_id')
    .select(['match.id as match', 'match.ply', 'contest.player0', 'contest.player1', 'contest.pool'])
    .select(['contest.game', 'contest.preset', 'contest.games', 'contest.clock_kind', 'contest.base_ms', 'contest.increment_ms'])
    .where('match.state', '=', 'playing')
    .where('contest.mode', 'in', ['ranked', 'casual', 'friend'])
    .where('contest.clock_kind', '=', 'live')
    .where('match.ply', '>=', 2)
    .where(eb =>
      eb.exists(eb.selectFrom('presence').select('seat').whereRef('presence.match_id', '=', 'match.id').where('seen_at', '>', fresh)),
    )
    .orderBy('match.created_at', 'desc')
    .limit(MOST_SHOWN)
    .execute()
}

/** The games of one person that are not over, those that wait for them first. */
export async function readMine(matches: Matches, person: string): Promise<readonly MineCard[]> {
  const { db } = matches.context
  const rows = await db
    .selectFrom('match')
    .innerJoin('contest', 'contest.id', 'match.contest_id')
    .select([
      'match.id',
      'match.seat0',
      'match.seat1',
      'match.to_move',
      'match.due_at',
      'contest.game',
      'contest.preset',
      'contest.clock_kind',
    ])
    .where('match.state', 'in', ['sealing', 'playing'])
    .where(eb => eb.or([eb('match.seat0', '=', person), eb('match.seat1', '=', person)]))
    .orderBy('match.created_at', 'desc')
    .limit(100)
    .execute()
  const opponents = rows.map(row => (row.seat0 === person ? row.seat1 : row.seat0))
  const card = await cardsOf(db, opponents, null)
  const cards = rows.map((row, index): MineCard => {
    const { id, name, kind } = card(opponents[index] ?? '')
    const ourTurn = row.to_move !== null && (row.to_move === 0 ? row.seat0 : row.seat1) === person
    const { game, preset, clock_kind, due_at } = row
    return {
      match: row.id,
      game,
      preset,
      opponent: { id, name, kind },
      ourTurn,
      days: clock_kind === 'days',
      dueAt: due_at?.getTime() ?? null,
    }
  })
  return cards.sort((a, b) => Number(b.ourTurn) - Number(a.ourTurn))
}
