/** Everything about a match that is not its position, as one listener may know it. */
import type { Outcome, Seat } from '../../kernel/game.ts'
import type { ContestAt, Fairness, GameOf, Player, Presence, RatingChange } from '../../protocol/online.ts'
import { delayOf } from './audience.ts'
import { AWAY_MS } from './clock.ts'
import type { ContestRow, MatchRow } from './contests.ts'
import { premoveOf } from './premoves.ts'
import type { Seen } from './presence.ts'
import type { Room } from './room.ts'
import { termsOf } from './terms.ts'

/** What the card is made from, beside the room. */
export interface Around {
  readonly players: readonly [Player, Player]
  /** All matches of the contest, in their order. */
  readonly matches: readonly MatchRow[]
  /** By seat: whether somebody is there, and when they were last. */
  readonly presence: readonly [Seen, Seen]
}

export function contestCard(room: Room, { matches, ...around }: Around, seat: Seat | null, now: number): ContestAt {
  const { match } = room
  // Who looks on later hears of the end later, too.
  const until = seat === null ? now - delayOf(room) : now
  const contest = isPast(room.contest, until) ? room.contest : stillOpen(room.contest)
  return {
    kind: 'contest',
    contest: contest.id,
    match: room.id,
    seat,
    terms: termsOf(contest),
    mode: contest.mode,
    players: around.players,
    games: matches.map(each => gameOf(isPast(each, until) ? each : { ...each, state: 'playing', outcome: null }, contest)),
    presence: presenceOf(room, around.presence, now),
    fairness: fairnessOf(contest),
    state: contest.state,
    result: resultOf(contest),
    ratings: ratingsOf(contest),
    rematch: { offeredBy: contest.rematch_by === null ? null : contest.rematch_by === 0 ? 0 : 1, match: contest.rematch_match },
    premove: seat === null ? null : (premoveOf(match, seat)?.text ?? null),
    delayMs: delayOf(room),
  }
}

/** Whether its end, if it has one, may be known. */
function isPast({ over_at, state }: { readonly over_at: Date | null; readonly state: string }, until: number): boolean {
  return state === 'aborted' || over_at === null || over_at.getTime() <= until
}

function stillOpen(contest: ContestRow): ContestRow {
  const unrated = { rating0_before: null, rating0_after: null, rating1_before: null, rating1_after: null }
  return { ...contest, ...unrated, state: 'open', half: null, margin: null, because: null }
}

function gameOf(match: MatchRow, contest: ContestRow): GameOf {
  const first = match.seat0 === contest.player0
  return {
    match: match.id,
    state: match.state,
    seats: first ? [0, 1] : [1, 0],
    outcome: match.outcome === null ? null : (JSON.parse(match.outcome) as Outcome),
  }
}

/** A mind is where its server is. */
const HERE: Presence = { there: true, outInMs: null }

function presenceOf(room: Room, presence: Around['presence'], now: number): readonly [Presence, Presence] {
  const { contest, match } = room
  const isCounting = contest.clock_kind === 'live' && match.state === 'playing' && (match.ply >= 2 || match.ordinal === 2)
  const bySeat = presence.map(({ there, at }, seat): Presence => {
    if (room.isMinds(seat as Seat)) return HERE
    return { there, outInMs: there || !isCounting ? null : Math.max(0, at + AWAY_MS - now) }
  }) as [Presence, Presence]
  return match.seat0 === contest.player0 ? bySeat : [bySeat[1], bySeat[0]]
}

/** The secret and what it leads to are opened when everything that was dealt from it is over. */
function fairnessOf({ commit_hash, seal, entropy0, entropy1, secret, seed, state }: ContestRow): Fairness {
  const isOpen = state === 'over'
  return { commit: commit_hash, seal, entropy: [entropy0, entropy1], secret: isOpen ? secret : null, seed: isOpen ? seed : null }
}

function resultOf({ half, margin, because }: ContestRow): ContestAt['result'] {
  if (half === null) return null
  return { half: half as 0 | 1 | 2, margin: margin ?? 0, because: because as NonNullable<ContestAt['result']>['because'] }
}

function ratingsOf(contest: ContestRow): readonly [RatingChange, RatingChange] | null {
  const { rating0_before, rating0_after, rating1_before, rating1_after } = contest
  if (rating0_before === null || rating0_after === null || rating1_before === null || rating1_after === null) return null
  return [
    { before: rating0_before, after: rating0_after },
    { before: rating1_before, after: rating1_after },
  ]
}
