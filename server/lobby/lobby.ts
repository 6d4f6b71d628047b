/** Who looks for a game, and what is being played. */
import type { Selectable } from 'kysely'
import type { Lobby, MineCard, SeekCard } from '../../protocol/online.ts'
import type { SeekTable } from '../data/tables.ts'
import { type CardIn, cardsInPools, cardsOf } from '../matches/loading.ts'
import type { Matches } from '../matches/matches.ts'
import { FRESH_MS } from '../matches/presence.ts'
import { termsOf } from '../matches/terms.ts'

const MOST_SHOWN = 30
const MOST_READ = 1000

/** As one person sees it; null: as anybody does. */
export async function readLobby(matches: Matches, person: string | null): Promise<Lobby> {
  return (await readLobbies(matches, person === null ? [] : [person]))(person)
}

/**
 * As each of these sees it: their own seek is always in it, and that of somebody who is blocked, or blocked them, never. Most see the same,
 * and are given the very same.
 */
export async function readLobbies(matches: Matches, listeners: readonly string[]): Promise<(person: string | null) => Lobby> {
  const { lobby, hidden } = await readWhole(matches, new Set(listeners))
  const apart = await readApart(matches, lobby)
  const isOwn = (person: string, { by }: SeekCard): boolean => by.id === person
  return person => {
    if (person === null) return lobby
    const isPlain = lobby.seeks.every(seek => !isOwn(person, seek) && !apart.has(`${person} ${seek.by.id}`))
    const mine = [...lobby.seeks, ...hidden].filter(seek => isOwn(person, seek))
    if (isPlain && mine.length === 0) return lobby
    return { ...lobby, seeks: [...mine, ...lobby.seeks.filter(seek => !isOwn(person, seek) && !apart.has(`${person} ${seek.by.id}`))] }
  }
}

/** `one other`, both ways round, for everybody who is shown. */
async function readApart({ context: { db } }: Matches, { seeks }: Lobby): Promise<ReadonlySet<string>> {
  const people = seeks.flatMap(({ by }) => by.id ?? [])
  if (people.length === 0) return new Set()
  const rows = await db
    .selectFrom('block')
    .select(['person_id', 'blocked_id'])
    .where(where => where.or([where('person_id', 'in', people), where('blocked_id', 'in', people)]))
    .execute()
  return new Set(rows.flatMap(({ person_id, blocked_id }) => [`${person_id} ${blocked_id}`, `${blocked_id} ${person_id}`]))
}

function seekCard(row: Selectable<SeekTable>, cardIn: CardIn): SeekCard {
  return { id: row.id, by: cardIn(row.person_id, row.pool), terms: termsOf(row), isRated: row.pool !== null }
}

interface Whole {
  readonly lobby: Lobby
  /** More than anybody wants to see, but they are there for whoever seeks. */
  readonly hidden: readonly SeekCard[]
}

async function readWhole(matches: Matches, listeners: ReadonlySet<string>): Promise<Whole> {
  const { db, now } = matches.context
  const fresh = new Date(now() - FRESH_MS)
  const [seeks, live, people] = await Promise.all([
    db.selectFrom('seek').selectAll().where('seen_at', '>', fresh).orderBy('created_at').limit(MOST_READ).execute(),
    liveRows(matches, fresh),
    db
      .selectFrom('process')
      .select(eb => eb.fn.sum<number>('people').as('count'))
      .where('at', '>', fresh)
      .executeTakeFirst(),
  ])
  const shown = seeks.slice(0, MOST_SHOWN)
  const hidden = seeks.slice(MOST_SHOWN).filter(({ person_id }) => listeners.has(person_id))
  const cardIn = await cardsInPools(db, [
    ...[...shown, ...hidden].map(({ person_id, pool }) => ({ person: person_id, pool })),
    ...live.flatMap(({ player0, player1, pool }) => [player0, player1].map(person => ({ person, pool }))),
  ])
  const shownLive = live.map(row => ({
    match: row.match,
    players: [cardIn(row.player0, row.pool), cardIn(row.player1, row.pool)] as const,
    terms: termsOf(row),
    ply: row.ply,
  }))
  const strength = ({ players }: (typeof shownLive)[number]): number => players.reduce((sum, { rated }) => sum + (rated?.rating ?? 0), 0)
  const lobby: Lobby = {
    kind: 'lobby',
    seeks: shown.map(row => seekCard(row, cardIn)),
    live: shownLive.sort((a, b) => strength(b) - strength(a)),
    people: Number(people?.count ?? 0),
  }
  return { lobby, hidden: hidden.map(row => seekCard(row, cardIn)) }
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
      'match.state',
      'match.seat0',
      'match.seat1',
      'match.to_move',
      'match.due_at',
      'contest.game',
      'contest.preset',
      'contest.clock_kind',
    ])
    .where('contest.state', '=', 'open')
    .where(eb => eb.or([eb('contest.player0', '=', person), eb('contest.player1', '=', person)]))
    .where('match.state', 'in', ['sealing', 'playing'])
    .orderBy('match.created_at', 'desc')
    .limit(100)
    .execute()
  const opponents = rows.map(row => (row.seat0 === person ? row.seat1 : row.seat0))
  const card = await cardsOf(db, opponents, null)
  const cards = rows.map((row, index): MineCard => {
    const { id, name, kind } = card(opponents[index] ?? '')
    const ourTurn = row.to_move !== null && (row.to_move === 0 ? row.seat0 : row.seat1) === person
    const { game, preset, clock_kind, due_at } = row
    const state = row.state === 'sealing' ? 'sealing' : 'playing'
    return {
      match: row.id,
      game,
      preset,
      opponent: { id, name, kind },
      state,
      ourTurn,
      days: clock_kind === 'days',
      // Until the deal is made, what is due is the deal.
      dueAt: state === 'sealing' ? null : (due_at?.getTime() ?? null),
    }
  })
  return cards.sort((a, b) => Number(b.ourTurn) - Number(a.ourTurn))
}
